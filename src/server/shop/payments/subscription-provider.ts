/** What the shop asks of a provider that charges again and again (decision 0222): a part of its PaymentProvider. */
import type { Terms, Wanted } from '#domain/shop/subscription.ts'
import type { SubscriptionReport } from '#domain/shop/subscription-report.ts'
import type { PaymentContext } from './provider.ts'

export type SubscriptionToStart = Terms & {
  readonly id: string
  readonly currencyCode: string
  /** As the payment page shows it. */
  readonly title: string
  readonly buyerEmail: string
  /** Whether a provider that can may be paid by Pix Automático too. */
  readonly takesPix: boolean
  /** Where the buyer comes back to, paid or not. */
  readonly returnUrl: string
}

export type ChargeToRefund = {
  readonly subscriptionId: string
  /** The provider's number of the charge. */
  readonly reference: string
  readonly amount: number
}

export type SubscriptionProvider = {
  /**
   * Asked again for the same subscription it opens no second one.
   *
   * @returns where the buyer pays
   * @throws ProviderRefusal where it will not take it
   */
  readonly start: (context: PaymentContext, subscription: SubscriptionToStart) => Promise<{ url: string }>
  /**
   * How it stands now, each charge that was ever made included; null while there is nothing to tell.
   * @throws when the provider does not answer
   */
  readonly lookUp: (context: PaymentContext, id: string) => Promise<SubscriptionReport | null>
  /**
   * Makes it as it is wanted, whatever it was; again does no harm.
   * @throws when the provider does not answer
   */
  readonly align: (context: PaymentContext, id: string, wanted: Wanted) => Promise<void>
  /** Gives a charge back whole, once however often it is asked. @throws as `refund` of PaymentProvider does */
  readonly refund: (context: PaymentContext, charge: ChargeToRefund) => Promise<void>
  /** Where the buyer pays what is owed, or gives another card. */
  readonly changeCard: (context: PaymentContext, id: string, returnUrl: string) => Promise<{ url: string }>
}
