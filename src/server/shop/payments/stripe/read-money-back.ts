/**
 * What of a payment has gone back, what of it failed, and who disputes it, as Stripe lists it now. Always asked: what the
 * charge says of refunds need not tell of one that has failed since.
 */
import type Stripe from 'stripe'
import type { DisputeStatus, ReportedDispute, ReportedRefund } from '#domain/shop/refund.ts'

/** The name under which our refund's id travels with Stripe's. */
export const REFUND_ID = 'refund_id'
const MOST = 100

export type MoneyBack = { readonly refunds: ReportedRefund[]; readonly disputes: ReportedDispute[] }

export async function readMoneyBack(stripe: Stripe, charge: Stripe.Charge): Promise<MoneyBack> {
  const intent = idOf(charge.payment_intent)
  if (intent === null) return { refunds: [], disputes: [] }
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ payment_intent: intent, limit: MOST }),
    stripe.disputes.list({ payment_intent: intent, limit: MOST }),
  ])
  return {
    // One that is under way is told of again when it has arrived or failed.
    refunds: refunds.data.filter(isOver).map((refund) => ({
      id: refund.id,
      amount: refund.amount,
      refundId: refund.metadata?.[REFUND_ID] ?? null,
      isFailed: refund.status !== 'succeeded',
      failure: refund.failure_reason ?? (refund.status === 'canceled' ? 'canceled' : null),
    })),
    disputes: disputes.data.map((dispute) => ({
      id: dispute.id,
      amount: dispute.amount,
      status: disputeStatus(dispute.status),
      reason: dispute.reason,
      openedAt: new Date(dispute.created * 1000),
      isRefundable: isInquiry(dispute),
    })),
  }
}

/** A bank's question that has taken no money yet: a refund of all of it ends it (docs.stripe.com/disputes/how-disputes-work). */
export function isInquiry({ status, is_charge_refundable: isRefundable }: Stripe.Dispute): boolean {
  return isRefundable && (status === 'warning_needs_response' || status === 'warning_under_review')
}

export function disputeStatus(status: Stripe.Dispute['status']): DisputeStatus {
  switch (status) {
    case 'lost':
    // Contested by the shop: until it is won, the money is with the buyer.
    case 'appeal_needs_response':
    case 'appeal_under_review':
      return 'lost'
    case 'won':
    // A question of the bank that took no money.
    case 'warning_closed':
    case 'prevented':
      return 'won'
    default:
      return 'open'
  }
}

export function idOf(given: string | { readonly id: string } | null): string | null {
  return typeof given === 'string' ? given : (given?.id ?? null)
}

/** One that is under way is told of again when it has arrived or failed; one that has arrived may fail still. */
export function isOver({ status }: Stripe.Refund): boolean {
  return status === 'succeeded' || status === 'failed' || status === 'canceled'
}
