/** What the owner sells as premium that recurs: a plan without a price is not sold (product §3 Subscription). */
import { PLANS, type Plan, type Terms } from './subscription.ts'

export type SubscriptionSettings = {
  readonly monthlyPrice: number | null
  readonly yearlyPrice: number | null
  readonly correctionsPerMonth: number
  readonly takesPix: boolean
}

export type SubscriptionOffer = {
  readonly plans: readonly Terms[]
  /** By a teacher; none while the owner takes no essays. */
  readonly correctionsPerMonth: number
  /** Pix Automático beside the card. */
  readonly takesPix: boolean
}

export const SUBSCRIPTION_CURRENCY = { code: 'brl', symbol: 'R$', template: 'R$ $1' } as const

/** @param takesEssays whether essays may be sent to the teacher */
export function offerOf(settings: SubscriptionSettings, takesEssays: boolean): SubscriptionOffer {
  const prices = { monthly: settings.monthlyPrice, yearly: settings.yearlyPrice }
  return {
    plans: PLANS.flatMap((plan) => {
      const priceInCents = prices[plan]
      return priceInCents === null ? [] : [{ plan, priceInCents }]
    }),
    correctionsPerMonth: takesEssays ? settings.correctionsPerMonth : 0,
    takesPix: settings.takesPix,
  }
}

export function priceOf(offer: SubscriptionOffer, plan: Plan): number | null {
  return offer.plans.find((one) => one.plan === plan)?.priceInCents ?? null
}
