/** Stripe's lists of what was paid, given back and disputed since a moment, each line with the order that it names. */
import type Stripe from 'stripe'
import type { ComparedSince, RecentMovement } from '../provider.ts'
import { disputeStatus, idOf, isInquiry, isOver } from './read-money-back.ts'

const PAGE = 100
/** A shop with more in a week compares what is newest. */
const MOST = 5000

/** @param subscribers customers whose payments are a subscription's, which is compared by itself */
export async function listRecentAtStripe(
  stripe: Stripe,
  since: ComparedSince,
  subscribers: ReadonlySet<string>,
): Promise<RecentMovement[]> {
  const [intents, refunds, disputes] = await Promise.all([
    stripe.paymentIntents.list(from(since.payments)).autoPagingToArray({ limit: MOST }),
    stripe.refunds
      .list({ ...from(since.refunds), expand: ['data.payment_intent'] })
      .autoPagingToArray({ limit: MOST }),
    stripe.disputes
      .list({ ...from(since.disputes), expand: ['data.payment_intent'] })
      .autoPagingToArray({ limit: MOST }),
  ])
  return [
    ...intents
      .filter(({ status, customer }) => status === 'succeeded' && !subscribers.has(idOf(customer) ?? ''))
      .map((intent) => ({
        kind: 'payment' as const,
        reference: intent.id,
        orderId: orderOf(intent),
        amount: intent.amount_received,
        currencyCode: intent.currency,
      })),
    ...refunds.filter(isOver).map((refund) => ({
      kind: 'refund' as const,
      reference: refund.id,
      orderId: orderOf(refund.payment_intent),
      amount: refund.amount,
      currencyCode: refund.currency,
      isFailed: refund.status !== 'succeeded',
    })),
    ...disputes.map((dispute) => ({
      kind: 'dispute' as const,
      reference: dispute.id,
      orderId: orderOf(dispute.payment_intent),
      amount: dispute.amount,
      currencyCode: dispute.currency,
      status: disputeStatus(dispute.status),
      isRefundable: isInquiry(dispute),
    })),
  ]
}

function from(since: Date) {
  return { created: { gte: Math.floor(since.getTime() / 1000) }, limit: PAGE }
}

function orderOf(intent: string | Stripe.PaymentIntent | null): string | null {
  return intent === null || typeof intent === 'string' ? null : (intent.metadata['order_id'] ?? null)
}
