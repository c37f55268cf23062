/**
 * A purchase of a minor that asks the guardian first: how does the request stand, and may it be decided or paid (product §10
 * Guardians; decision 0276)? What is shown was asked and approved; what is paid is decided again from the shop of now.
 */
import { type Ok, ok, type Refusal, refuse } from '../shared/result.ts'

/** To answer, and from the answer on to pay. */
export const REQUEST_DAYS = 7
/** Of one minor that wait for an answer. */
export const OPEN_REQUESTS_MAX = 10
/** Afterwards both still read for a while how it ended. */
export const REQUEST_KEPT_DAYS = 30
const DAY_MS = 24 * 3600_000

export type StoredState = 'asked' | 'approved' | 'refused' | 'taken-back'

export const REQUEST_STATES = [
  'asked',
  'approved',
  /** The payment page is open. */
  'paying',
  'paid',
  'refused',
  'taken-back',
  /** Nobody answered, or nobody paid, in time. */
  'expired',
  /** The tie ended before. */
  'ended',
] as const
export type RequestState = (typeof REQUEST_STATES)[number]

export type RequestFacts = {
  readonly stored: StoredState
  readonly expiresAt: Date
  /** Asked: whether anybody is tied who could answer. Approved: whether the tie of the answer still holds. */
  readonly isTied: boolean
  /** What became of the order or subscription that was begun with it. */
  readonly payment: 'none' | 'open' | 'done'
}

export function requestState({ stored, expiresAt, isTied, payment }: RequestFacts, now: Date): RequestState {
  if (stored === 'refused' || stored === 'taken-back') return stored
  if (payment === 'done') return 'paid'
  if (payment === 'open') return 'paying'
  if (!isTied) return 'ended'
  return now >= expiresAt ? 'expired' : stored
}

export function requestEnd(from: Date): Date {
  return new Date(from.getTime() + REQUEST_DAYS * DAY_MS)
}

export type DecisionRefusal = Refusal<'request_over'>

/** The same answer again changes nothing; another one after the first is refused. */
export function mayDecide(
  state: RequestState,
  isApproved: boolean,
): Ok<'decide' | 'nothing'> | DecisionRefusal {
  if (state === 'asked') return ok('decide')
  const isSame = isApproved ? ['approved', 'paying', 'paid'].includes(state) : state === 'refused'
  return isSame ? ok('nothing') : refuse('request_over')
}

/** Also what was approved: nobody has to buy it. */
export function mayTakeBack(state: RequestState): Ok<'take-back' | 'nothing'> | DecisionRefusal {
  if (state === 'asked' || state === 'approved') return ok('take-back')
  return state === 'taken-back' ? ok('nothing') : refuse('request_over')
}

export type PaymentRefusal = Refusal<'request_waits' | 'request_paying' | 'request_over' | 'request_dearer'>

export function mayPay(state: RequestState): Ok<null> | PaymentRefusal {
  if (state === 'approved') return ok(null)
  if (state === 'asked') return refuse('request_waits')
  return refuse(state === 'paying' ? 'request_paying' : 'request_over')
}

/** A piece of a purchase that a guardian is asked about, as it stood in the shop. */
export type RequestedLine = {
  readonly variantId: string
  readonly title: string
  readonly unitAmount: number
  readonly quantity: number
  readonly offeredWith: string | null
  /** Cents off the whole line. */
  readonly discountAmount: number
}

export type PricedPiece = { readonly variantId: string; readonly unitAmount: number }

/** Does any piece, or all of it, cost more than was approved? */
export function isDearer(
  approved: { readonly lines: readonly PricedPiece[]; readonly totalAmount: number },
  now: { readonly lines: readonly PricedPiece[]; readonly totalAmount: number },
): boolean {
  if (now.totalAmount > approved.totalAmount) return true
  return now.lines.some(({ variantId, unitAmount }) => {
    const before = approved.lines.find((line) => line.variantId === variantId)
    return before === undefined || unitAmount > before.unitAmount
  })
}

export type AskedFor = {
  readonly plan: string | null
  readonly couponCode: string | null
  readonly totalAmount: number
  readonly lines: readonly { readonly variantId: string; readonly quantity: number }[]
}

/** Pressed twice, a purchase is asked for once. */
export function isSameRequest(one: AskedFor, other: AskedFor): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf({ plan, couponCode, totalAmount, lines }: AskedFor): string {
  const pieces = lines.map(({ variantId, quantity }) => `${variantId} ${quantity}`).sort()
  return JSON.stringify([plan, couponCode, totalAmount, pieces])
}
