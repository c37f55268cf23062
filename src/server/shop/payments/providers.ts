/** The payment providers of this installation. New orders go to `current`; events are taken from every one. */
import type { PaymentProviderChoice } from '#domain/site/site-settings.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { PaymentProvider } from './provider.ts'
import { sandboxProvider } from './sandbox/sandbox-provider.ts'
import type { SubscriptionProvider } from './subscription-provider.ts'

export type RecurringProvider = PaymentProvider & { readonly subscriptions: SubscriptionProvider }

export type Payments = {
  /** Who gets the new orders: the owner's choice, else the first. Ask at each decision. */
  readonly current: PaymentProvider
  /** Who gets the new subscriptions; null where no provider that takes money can charge again and again. */
  readonly recurring: RecurringProvider | null
  /** Those that take money, in the order of the configuration. */
  readonly choices: readonly PaymentProviderChoice[]
  /** Undefined for an id that no provider has. */
  readonly find: (id: string) => PaymentProvider | undefined
}

type OpenPayments = Pick<Config, 'stripe' | 'mercadoPago'>
type Chosen = () => string | null

/**
 * Those that are configured; the test provider stays for the orders that were begun with it.
 *
 * @param chosen the owner's word on who gets new orders
 */
export async function openPayments({ stripe, mercadoPago }: OpenPayments, chosen: Chosen): Promise<Payments> {
  const real: PaymentProvider[] = []
  // Their clients are large: a shop without one does not wait for it.
  if (stripe) {
    const { createStripeProvider } = await import('./stripe/stripe-provider.ts')
    real.push(createStripeProvider(stripe))
  }
  if (mercadoPago) {
    const { createMercadoPagoProvider } = await import('./mercado-pago/mercado-pago-provider.ts')
    real.push(createMercadoPagoProvider(mercadoPago))
  }
  const [first, ...others] = real
  return first ? createPayments([first, ...others], chosen) : createPayments([])
}

/** @param real those that take money; without any the test provider gets the new orders */
export function createPayments(real: readonly PaymentProvider[], chosen: Chosen = () => null): Payments {
  const all = [...real, sandboxProvider]
  const find = (id: string) => all.find((provider) => provider.id === id)
  const current = () => real.find(({ id }) => id === chosen()) ?? all[0] ?? sandboxProvider
  return {
    get current() {
      return current()
    },
    get recurring() {
      return [current(), ...real].find(isRecurring) ?? null
    },
    choices: real.map(({ id }) => id as PaymentProviderChoice),
    find,
  }
}

function isRecurring(provider: PaymentProvider): provider is RecurringProvider {
  return provider.subscriptions !== undefined
}
