/**
 * Money that goes back, whole or in parts: how much may the owner still give back, and which of our requests is a refund
 * that the provider tells of? Never more than was paid. Decides only; the server reads the facts under the order's lock.
 */

import { type Ok, ok, type Refusal, refuse } from '../shared/result.ts'
import type { OrderStatus } from './order.ts'

/** Why it goes back: the buyer's request, stock that had ended, the provider by itself, the owner, or a lost dispute. */
export type RefundReason = 'withdrawal' | 'sold-out' | 'provider' | 'owner' | 'dispute'
/** Who pays it back: the provider, or the owner by a transfer of her own where the provider never does. */
export const REFUND_WAYS = ['provider', 'transfer'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]
export type DisputeStatus = 'open' | 'won' | 'lost'

export const REFUND_NOTE_LIMITS = { min: 3, max: 300 } as const

/** One refund as the provider tells of it. */
export type ReportedRefund = {
  /** The provider's own number. */
  readonly id: string
  readonly amount: number
  /** The id of our request; null where it was made at the provider. */
  readonly refundId: string | null
  /** True where the provider tried and could not pay it back, also when it had told before that it did. */
  readonly isFailed?: boolean | undefined
  /** The provider's own word for why. */
  readonly failure?: string | null | undefined
}

/** A payment that the buyer disputes with their bank. */
export type ReportedDispute = {
  readonly id: string
  readonly amount: number
  readonly status: DisputeStatus
  readonly reason: string | null
  readonly openedAt: Date
  /** Open, and yet the money is here: the bank only asks, and what goes back ends the question. */
  readonly isRefundable?: boolean | undefined
}

/** One of our own rows about a refund. */
export type KnownRefund = {
  readonly id: string
  readonly reason: RefundReason
  readonly amount: number
  readonly providerRef: string | null
  readonly isAsked: boolean
  readonly isDone: boolean
  readonly paidBy: RefundWay
  readonly requestedAt: Date
}

export type RefundableOrder = {
  readonly status: OrderStatus
  readonly totalAmount: number
  /** Done and still under way together. */
  readonly askedAmount: number
  /** By a dispute that is open; a question of the bank alone holds nothing. */
  readonly isHeldByBank: boolean
}

export type OwnerRefundRefusal =
  | Refusal<'nothing-paid' | 'under-way' | 'disputed'>
  | Refusal<'too-much', { refundable: number }>

/** Cents that nobody has asked back yet. */
export function refundableAmount({
  status,
  totalAmount,
  askedAmount,
}: Omit<RefundableOrder, 'isHeldByBank'>) {
  return status === 'paid' ? Math.max(0, totalAmount - askedAmount) : 0
}

/**
 * May the owner give back so much? What is left of the payment as a whole ends the purchase; less leaves it paid. While a
 * dispute is open the bank holds the money: giving it back as well would pay twice. While it only asks, it does not.
 */
export function decideOwnerRefund(
  order: RefundableOrder,
  amount: number,
): Ok<'whole' | 'part'> | OwnerRefundRefusal {
  if (order.status === 'refund_due' || order.status === 'refunded') return refuse('under-way')
  if (order.status !== 'paid' || order.totalAmount === 0) return refuse('nothing-paid')
  if (order.isHeldByBank) return refuse('disputed')
  const refundable = refundableAmount(order)
  if (amount > refundable || amount < 1) return refuse('too-much', { refundable })
  return ok(amount === refundable ? 'whole' : 'part')
}

/**
 * May the owner write down that she has transferred this refund? Only where the provider never pays it, or could not:
 * elsewhere the job asks for it, and the money would go twice.
 */
export function decideTransfer(
  refund: { readonly isDone: boolean; readonly paidBy: RefundWay },
  way: RefundWay,
): Ok<'record' | 'recorded-before'> | Refusal<'by-provider'> {
  if (refund.isDone) return refund.paidBy === 'transfer' ? ok('recorded-before') : refuse('by-provider')
  return way === 'transfer' || refund.paidBy === 'transfer' ? ok('record') : refuse('by-provider')
}

/** One of our rows whose money is not with the buyer, as the provider tells now. */
export type FailedRefund = {
  readonly row: KnownRefund
  readonly reported: ReportedRefund
  /** True where we or the buyer wanted it: then it is owed still. Made by others, it is as if it had never been. */
  readonly isOwed: boolean
}

/** Which rows have failed: those that were done, and those that the provider had taken. Told again, none is left. */
export function failedRefunds(
  known: readonly KnownRefund[],
  reported: readonly ReportedRefund[],
): FailedRefund[] {
  return reported
    .filter(({ isFailed }) => isFailed)
    .flatMap((one) => {
      const row =
        known.find(({ providerRef }) => providerRef === one.id) ??
        known.find(
          ({ id, providerRef, isAsked, isDone }) =>
            id === one.refundId && providerRef === null && isAsked && !isDone,
        )
      if (!row) return []
      return [{ row, reported: one, isOwed: row.reason !== 'provider' && row.reason !== 'dispute' }]
    })
}

/**
 * What an order is after money that had gone back did not stay with the buyer. Who gave the purchase up, or never got it,
 * is owed the money and nothing else; so is anyone whose money is asked for at this moment. Else it is bought again.
 */
export function statusAfterFailure(
  status: OrderStatus,
  rows: readonly Pick<KnownRefund, 'reason' | 'isDone' | 'paidBy'>[],
): OrderStatus {
  if (status !== 'refunded' && status !== 'refund_due') return status
  const isGivenUp = rows.some(({ reason }) => reason === 'withdrawal' || reason === 'sold-out')
  const isUnderWay = rows.some(({ isDone, paidBy }) => !isDone && paidBy === 'provider')
  return isGivenUp || isUnderWay ? 'refund_due' : 'paid'
}

export type Settlement = {
  /** Rows of ours that are done now, each with the provider's number. */
  readonly done: readonly { id: string; providerRef: string }[]
  /** What nobody here had asked for. */
  readonly unasked: readonly ReportedRefund[]
}

/**
 * Which of our rows does the provider say it has paid? By its number, else by ours; else one of the same amount that the provider
 * has not taken from us: the owner did by hand there what the job could not. Told again, nothing is left to do.
 */
export function settleRefunds(
  known: readonly KnownRefund[],
  reported: readonly ReportedRefund[],
): Settlement {
  const taken = new Set<string>()
  // Anyone who is named is not free for another of the same amount, in any order of their reports.
  const named = new Set(reported.filter(({ isFailed }) => !isFailed).map(({ refundId }) => refundId))
  const done: { id: string; providerRef: string }[] = []
  const unasked: ReportedRefund[] = []
  for (const refund of reported) {
    if (refund.isFailed) continue
    const own = known.find(
      ({ id, providerRef }) => id === refund.refundId && (providerRef === null || providerRef === refund.id),
    )
    if (known.some(({ providerRef }) => providerRef === refund.id)) continue
    const match =
      own ??
      known.find(
        (row) =>
          !row.isDone &&
          !row.isAsked &&
          row.amount === refund.amount &&
          !taken.has(row.id) &&
          !named.has(row.id),
      )
    if (!match) {
      unasked.push(refund)
      continue
    }
    taken.add(match.id)
    done.push({ id: match.id, providerRef: refund.id })
  }
  return { done, unasked }
}
