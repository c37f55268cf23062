/** The payment providers of this installation. New orders go to `current`; events are taken from every one. */
import type { Config } from '#server/platform/config/config.ts'
import type { PaymentProvider } from './provider.ts'
import { sandboxProvider } from './sandbox/sandbox-provider.ts'

export type Payments = {
  readonly current: PaymentProvider
  /** Undefined for an id that no provider has. */
  readonly find: (id: string) => PaymentProvider | undefined
}

/** Stripe where it is configured; the test provider stays for the orders that were begun with it. */
export async function openPayments({ stripe }: Pick<Config, 'stripe'>): Promise<Payments> {
  if (stripe === null) return createPayments([sandboxProvider])
  // Its client is large: a shop without it does not wait for it.
  const { createStripeProvider } = await import('./stripe/stripe-provider.ts')
  return createPayments([createStripeProvider(stripe), sandboxProvider])
}

/** @param providers the first one is the current one */
export function createPayments(providers: readonly [PaymentProvider, ...PaymentProvider[]]): Payments {
  return {
    current: providers[0],
    find: (id) => providers.find((provider) => provider.id === id),
  }
}
