/**
 * Until when may a buyer give a purchase back? Seven days, counted from the day after the material was delivered, to
 * the end of a working day in Brasília's time (CDC art. 49; Decreto 7.962/2013 art. 5º; our rule in "Trocas e
 * Desistência"). Reasons are never asked for.
 */

import { workingDayFrom } from '../shared/working-day.ts'
import { addDays } from '../study/exam-date.ts'
import type { OrderStatus } from './order.ts'

const WITHDRAWAL_DAYS = 7
/** Brasília's time has no summer time since Decreto 9.772/2019. */
const OFFSET_MS = -3 * 3600_000

export type WithdrawalFacts = {
  readonly status: OrderStatus
  readonly totalAmount: number
  /** Null while nothing was paid. */
  readonly paidAt: Date | null
  /** True when a file of the order was taken. */
  readonly isDownloaded: boolean
  /** Cents that stay with the shop for what was used of it (used-credits.ts). */
  readonly keptAmount: number
}

/** What the shop decides where the law is debated: digital goods after the first download. */
export type WithdrawalRule = { readonly refundAfterDownload: boolean }

export type WithdrawalAnswer = 'open' | 'too-late' | 'downloaded' | 'used' | 'nothing-paid' | 'withdrawn'

/** ISO day on which the term ends; the whole day still counts. */
export function lastDayToWithdraw(paidAt: Date): string {
  const paidOn = new Date(paidAt.getTime() + OFFSET_MS).toISOString().slice(0, 10)
  return workingDayFrom(addDays(paidOn, WITHDRAWAL_DAYS))
}

/** The first moment that is too late. */
export function withdrawalEnd(paidAt: Date): Date {
  return new Date(Date.parse(`${addDays(lastDayToWithdraw(paidAt), 1)}T00:00:00Z`) - OFFSET_MS)
}

/** May this order be given back now? What was given back already is said as such, so that asking again is harmless. */
export function decideWithdrawal(
  { status, totalAmount, paidAt, isDownloaded, keptAmount }: WithdrawalFacts,
  now: Date,
  rule: WithdrawalRule,
): WithdrawalAnswer {
  if (status === 'refund_due' || status === 'refunded') return 'withdrawn'
  if (status !== 'paid' || paidAt === null || totalAmount === 0) return 'nothing-paid'
  if (now >= withdrawalEnd(paidAt)) return 'too-late'
  if (isDownloaded && !rule.refundAfterDownload) return 'downloaded'
  return keptAmount >= totalAmount ? 'used' : 'open'
}
