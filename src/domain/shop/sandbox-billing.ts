/**
 * The test provider's side of a subscription: when does it charge, and what became of it? It keeps a book of each and
 * brings it up to a moment; it takes no money.
 */
import { addMonths, CHARGE_TRIES, MONTHS_OF_PLAN, type Plan, type Terms, TRY_DAYS } from './subscription.ts'
import type { ReportedCharge, SubscriptionReport } from './subscription-report.ts'

export const TEST_CARDS = ['approves', 'refuses'] as const
export type TestCard = (typeof TEST_CARDS)[number]

type BookedCharge = ReportedCharge & { readonly nextTryAt: Date | null }

export type SandboxBook = {
  readonly id: string
  readonly status: 'open' | 'active' | 'ended'
  readonly card: TestCard | null
  readonly plan: Plan
  readonly priceInCents: number
  readonly next: Terms | null
  readonly cancelsAtEnd: boolean
  /** Periods are counted from here, so that a short month moves none that follow. */
  readonly anchor: Date | null
  readonly periods: number
  readonly charges: readonly BookedCharge[]
}

const DAY_MS = 24 * 3600_000

export function openBook(id: string, { plan, priceInCents }: Terms): SandboxBook {
  return {
    id,
    status: 'open',
    card: null,
    plan,
    priceInCents,
    next: null,
    cancelsAtEnd: false,
    anchor: null,
    periods: 0,
    charges: [],
  }
}

/** The buyer gives a card: the first charge, or another try of the one that is due. */
export function giveCard(book: SandboxBook, card: TestCard, now: Date): SandboxBook {
  if (book.status === 'ended') return book
  if (book.status === 'open') {
    // A card that is refused at the beginning begins nothing.
    if (card === 'refuses') return book
    return bringUp({ ...book, card, status: 'active', anchor: now }, now)
  }
  const last = book.charges.at(-1)
  const isDue = last && !last.isPaid
  const charges = isDue ? [...book.charges.slice(0, -1), { ...last, nextTryAt: now }] : book.charges
  return bringUp({ ...book, card, charges }, now)
}

/** All that was due until now. */
export function bringUp(book: SandboxBook, now: Date): SandboxBook {
  let current = book
  for (;;) {
    const next = step(current, now)
    if (next === current) return current
    current = next
  }
}

function step(book: SandboxBook, now: Date): SandboxBook {
  if (book.status !== 'active' || !book.anchor) return book
  const last = book.charges.at(-1)
  if (!last || (last.isPaid && last.periodEnd <= now)) {
    return last && book.cancelsAtEnd ? { ...book, status: 'ended' } : addCharge(book, book.anchor, last)
  }
  if (last.isPaid || !last.nextTryAt || last.nextTryAt > now) return book
  return { ...book, charges: [...book.charges.slice(0, -1), tryCharge(last, book.card, last.nextTryAt)] }
}

function addCharge(book: SandboxBook, anchor: Date, last: BookedCharge | undefined): SandboxBook {
  const terms = last ? (book.next ?? book) : book
  const periodStart = last?.periodEnd ?? anchor
  const isNewPlan = terms.plan !== book.plan
  const from = isNewPlan ? periodStart : anchor
  const periods = (isNewPlan ? 0 : book.periods) + 1
  const charge: BookedCharge = {
    id: `test_${book.id}_${book.charges.length + 1}`,
    periodStart,
    periodEnd: addMonths(from, periods * MONTHS_OF_PLAN[terms.plan]),
    amount: terms.priceInCents,
    isPaid: false,
    paidAt: null,
    failures: 0,
    refundedAmount: 0,
    nextTryAt: periodStart,
  }
  return {
    ...book,
    plan: terms.plan,
    priceInCents: terms.priceInCents,
    next: last ? null : book.next,
    anchor: from,
    periods,
    charges: [...book.charges, charge],
  }
}

function tryCharge(charge: BookedCharge, card: TestCard | null, at: Date): BookedCharge {
  if (card === 'approves') return { ...charge, isPaid: true, paidAt: at, nextTryAt: null }
  const failures = charge.failures + 1
  const days = failures < CHARGE_TRIES ? TRY_DAYS[failures] : undefined
  const nextTryAt = days === undefined ? null : new Date(charge.periodStart.getTime() + days * DAY_MS)
  return { ...charge, failures, nextTryAt }
}

/** @returns the book as it was where it holds no such charge */
export function refundCharge(book: SandboxBook, chargeId: string): SandboxBook {
  const charges = book.charges.map((one) =>
    one.id === chargeId && one.isPaid ? { ...one, refundedAmount: one.amount } : one,
  )
  return { ...book, charges }
}

/** The clock of one subscription turned on: all its days move back. */
export function turnedOn(book: SandboxBook, days: number): SandboxBook {
  const back = <Moment extends Date | null>(moment: Moment) =>
    (moment && new Date(moment.getTime() - days * DAY_MS)) as Moment
  return {
    ...book,
    anchor: back(book.anchor),
    charges: book.charges.map((one) => ({
      ...one,
      periodStart: back(one.periodStart),
      periodEnd: back(one.periodEnd),
      paidAt: back(one.paidAt),
      nextTryAt: back(one.nextTryAt),
    })),
  }
}

export function reportOf({ status, cancelsAtEnd, charges }: SandboxBook): SubscriptionReport {
  return { isEnded: status === 'ended', cancelsAtEnd, charges }
}

/** When something is due next; null where nothing is. */
export function dueAt({ status, charges }: SandboxBook): Date | null {
  const last = charges.at(-1)
  if (status !== 'active' || !last) return null
  return last.isPaid ? last.periodEnd : last.nextTryAt
}
