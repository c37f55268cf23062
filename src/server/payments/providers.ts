/** The payment providers of this installation. New orders go to `current`; events are taken from every one. */
import type { PaymentProvider } from './provider.ts'
import { sandboxProvider } from './sandbox/sandbox-provider.ts'

export type Payments = {
  readonly current: PaymentProvider
  /** Undefined for an id that no provider has. */
  readonly find: (id: string) => PaymentProvider | undefined
}

/** @param providers the first one is the current one */
export function createPayments(
  providers: readonly [PaymentProvider, ...PaymentProvider[]] = [sandboxProvider],
): Payments {
  return {
    current: providers[0],
    find: (id) => providers.find((provider) => provider.id === id),
  }
}
