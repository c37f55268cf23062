/**
 * What the shop asks of a payment provider. One provider is one file (or folder) beside this one, listed in
 * providers.ts; orders/ knows no provider by name. Adapters keep no state: they are given what they need.
 */

import type { Refusal } from '#domain/shared/result.ts'
import type { PaymentEventType } from '#domain/shop/order.ts'
import type { DisputeStatus, ReportedDispute, ReportedRefund } from '#domain/shop/refund.ts'
import type { Keys } from '#server/identity/keys.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { SubscriptionProvider } from './subscription-provider.ts'

/** What a provider works with. */
export type PaymentContext = Pick<Platform, 'db' | 'logger' | 'now'> & { readonly keys: Keys }

/** An order that was just written and must be paid, as a provider needs to know it. */
export type OrderToPay = {
  readonly id: string
  /** The number that people read. */
  readonly number: number
  /** Opens our own payment page; kept nowhere but in the address. */
  readonly accessToken: string
  /** Where the buyer reads the contract of this order; no secret of more than that. */
  readonly paperUrl: string
  /** Cents, above 0: free orders never reach a provider. */
  readonly totalAmount: number
  readonly currencyCode: string
  readonly lines: readonly { title: string; unitAmount: number; quantity: number }[]
  /** Null for a guest: the provider asks for it and answers it with the event. */
  readonly buyerEmail: string | null
  readonly successUrl: string
  readonly cancelUrl: string
  readonly locale: string | null
  readonly reservedUntil: Date
}

/** What happened to a payment, in our words. The provider's adapter has verified where it comes from. */
export type PaymentEvent = {
  /** The provider's own id of the event: the same event always has the same one. */
  readonly id: string
  readonly orderId: string
  readonly type: PaymentEventType
  /** Cents that were paid or tried. */
  readonly amount: number
  /** Lower case. */
  readonly currencyCode: string
  readonly method: string | null
  readonly payer: { readonly email: string | null; readonly name: string | null }
  readonly occurredAt: Date
  /** Until when a payment of the type `waiting` may still arrive. */
  readonly waitsUntil?: Date | null | undefined
  /** Of a payment of the type `waiting`: the last moment at which the buyer may pay, and where the boleto is. */
  readonly payableUntil?: Date | null | undefined
  readonly voucherUrl?: string | null | undefined
  /**
   * Every part that has gone back or failed so far, not only the newest, and every dispute, as they stood at `occurredAt`.
   * An event of the type `refunded` may leave them out.
   */
  readonly refunds?: readonly ReportedRefund[] | undefined
  readonly disputes?: readonly ReportedDispute[] | undefined
}

/** The provider has understood a request and will not do it. What merely failed on the way is any other error. */
export class ProviderRefusal extends Error {
  /** The provider's own word. */
  readonly code: string
  /** Asked again, it will refuse again. */
  readonly isFinal: boolean

  constructor(code: string, { isFinal, cause }: { isFinal: boolean; cause: unknown }) {
    super(`the payment provider refused: ${code}`, { cause })
    this.code = code
    this.isFinal = isFinal
  }
}

/** Money of a paid order that is to go back, all of it or a part. */
export type OrderToRefund = {
  readonly id: string
  /** Names this one request: asked again it must not pay twice, and the provider reports it back as `refundId`. */
  readonly refundId: string
  /** How often it has refused this request: a refusal ends it, and nothing was paid. */
  readonly refusals: number
  /** Cents. */
  readonly amount: number
  readonly currencyCode: string
}

/** From when on a provider's list is asked for: refunds fail and disputes turn long after they were made. */
export type ComparedSince = { readonly payments: Date; readonly refunds: Date; readonly disputes: Date }

/** One line of a provider's list of what has happened lately. */
export type RecentMovement = {
  readonly kind: 'payment' | 'refund' | 'dispute'
  /** The provider's number. */
  readonly reference: string
  /** Null where the provider knows of no order of ours. */
  readonly orderId: string | null
  readonly amount: number
  readonly currencyCode: string
  /** Of a dispute. */
  readonly status?: DisputeStatus
  readonly isRefundable?: boolean
  /** Of a refund that the provider could not pay, whatever it told before. */
  readonly isFailed?: boolean
}

export type WebhookReading =
  | { readonly ok: true; readonly value: PaymentEvent }
  /** A true message of a kind that does not concern us. */
  | {
      readonly ok: true
      readonly value: null
      /** It tells that a subscription of ours has changed. */
      readonly subscriptionId?: string | null
    }
  | Refusal<'invalid-signature' | 'stale-signature' | 'malformed-event'>

export type PaymentProvider = {
  /** Also the last part of its webhook's address. */
  readonly id: string
  /** Means of payment that it never gives back: the owner transfers the money herself and writes it down. */
  readonly unrefundable: readonly string[]
  /** Where it can charge again and again. */
  readonly subscriptions?: SubscriptionProvider
  /**
   * Called once per order, after the order is committed, and free to call out.
   * @returns where the buyer pays; sent on from an address of ours, untouched
   * @throws ProviderRefusal where it will not take this payment
   */
  readonly startPayment: (context: PaymentContext, order: OrderToPay) => Promise<{ url: string }>
  /**
   * Asks for an amount back, outside of any transaction. Asked again for the same `refundId` it must not pay twice:
   * providers have a key for that. That the money went is told by an event with `refunds`, of the type `refunded` when
   * all of it went.
   * @throws when the provider did not take the request; it is asked again later, but for a ProviderRefusal that is final
   */
  readonly refund: (context: PaymentContext, order: OrderToRefund) => Promise<void>
  /**
   * What has become of the payment, as the provider knows it now; null while there is nothing to tell. For what no
   * message told: the same state has the same id each time.
   * @throws when the provider does not answer
   */
  readonly lookUp: (context: PaymentContext, orderId: string) => Promise<PaymentEvent | null>
  /**
   * What the provider has taken since a moment, and what was given back and disputed since others, for comparing the
   * books: each as it stands now.
   * @throws when the provider does not answer
   */
  readonly listRecent: (context: PaymentContext, since: ComparedSince) => Promise<readonly RecentMovement[]>
  /** Checks the signature over the untouched body first, then reads it. */
  readonly readWebhook: (
    context: PaymentContext,
    rawBody: string,
    headers: Headers,
  ) => Promise<WebhookReading>
}
