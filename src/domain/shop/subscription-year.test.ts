/** A year of 2,000 made students by a turned clock: what the rules and the test provider make of it, with an audit. */
import { expect, test } from 'vitest'
import {
  bringUp,
  dueAt,
  giveCard,
  openBook,
  refundCharge,
  reportOf,
  type SandboxBook,
} from './sandbox-billing.ts'
import {
  announcePrice,
  beginSubscription,
  cancel,
  changePlan,
  isOver,
  monthsBegun,
  opensPremium,
  resume,
  type Subscription,
  type Terms,
  wantedOf,
  withdraw,
} from './subscription.ts'
import { type KnownCharge, takeReport } from './subscription-report.ts'

const STUDENTS = 2_000
const DAYS = 400
const HOUR_MS = 3600_000
const START = new Date('2027-01-31T09:00:00Z')
const PRICES = { monthly: 3990, yearly: 39_900 } as const
const NEW_PRICE = 4490
const PRICE_DAY = 150
/** So many do something on a day; of the others only what is due happens. */
const SHARE_PER_DAY = 0.12

/** Chance that is the same in every run. */
function dice(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Kept = KnownCharge & { readonly periodEnd: Date; readonly plan: Terms['plan'] }
type Student = {
  own: Subscription
  book: SandboxBook
  charges: Map<string, Kept>
  aligned: boolean
  /** Month by month, each key once. */
  granted: Set<string>
  /** Charges that the owner is told of. */
  noted: number
}

function hear(student: Student, now: Date): void {
  const { subscription, effects } = takeReport(student.own, reportOf(student.book), {
    known: [...student.charges.values()],
    aligned: { cancelsAtEnd: student.aligned },
    hasOther: false,
    now,
  })
  for (const effect of effects) {
    if (effect.kind === 'paid' || effect.kind === 'give-back') {
      const isGivenBack = effect.kind === 'give-back'
      const plan = effect.kind === 'paid' ? effect.plan : subscription.plan
      const { charge } = effect
      if (student.charges.has(charge.id)) throw new Error('a charge was counted twice')
      student.charges.set(charge.id, { ...charge, isGivenBack, plan })
    }
    if (effect.kind === 'other-amount') student.noted += 1
    if (effect.kind === 'refunded') {
      const kept = student.charges.get(effect.charge.id)
      if (kept) student.charges.set(kept.id, { ...kept, refundedAmount: effect.charge.refundedAmount })
    }
  }
  student.own = subscription
}

/** What the job does: the provider is told what is wanted, and what is owed goes back. */
function tend(student: Student): void {
  const wanted = wantedOf(student.own)
  const { book } = student
  student.aligned = wanted.cancelsAtEnd
  student.book = wanted.isOver
    ? { ...book, status: 'ended' }
    : { ...book, cancelsAtEnd: wanted.cancelsAtEnd, next: wanted.terms }
  for (const charge of student.charges.values()) {
    if (charge.isGivenBack) student.book = refundCharge(student.book, charge.id)
  }
}

/** Only what the rules say yes to happens. */
function act(student: Student, chance: () => number, now: Date): void {
  const roll = chance()
  const take = (answer: { ok: boolean; value?: Subscription }) => {
    if (answer.ok && answer.value) student.own = answer.value
  }
  if (roll < 0.03) take(cancel(student.own, now))
  else if (roll < 0.05) take(resume(student.own, now))
  else if (roll < 0.07) {
    const plan = student.own.plan === 'monthly' ? 'yearly' : 'monthly'
    take(changePlan(student.own, { plan, priceInCents: PRICES[plan] }, now))
  } else if (roll < 0.1) student.book = giveCard(student.book, 'refuses', now)
  else if (roll < 0.22) student.book = giveCard(student.book, 'approves', now)
  else if (roll < 0.25) {
    const answer = withdraw(student.own, now)
    take(answer)
    if (!answer.ok) return
    for (const [id, charge] of student.charges) student.charges.set(id, { ...charge, isGivenBack: true })
  }
}

function grant(student: Student, now: Date): void {
  for (const { id, periodStart, plan, isGivenBack } of student.charges.values()) {
    if (isGivenBack) continue
    const begun = monthsBegun(periodStart, plan, now)
    for (let month = 0; month < begun; month += 1) student.granted.add(`${id}:${month}`)
  }
}

test('a year of 2,000 students: nobody pays twice, nobody misses what was paid, the sums are equal', () => {
  const chance = dice(20_270_131)
  const students = Array.from({ length: STUDENTS }, (_, index): Student => {
    const plan = chance() < 0.2 ? 'yearly' : 'monthly'
    const terms = { plan, priceInCents: PRICES[plan] } as const
    const book = giveCard(openBook(`s${index}`, terms), 'approves', START)
    const own = beginSubscription(terms, START)
    return { own, book, charges: new Map(), aligned: false, granted: new Set(), noted: 0 }
  })
  for (let day = 0; day < DAYS; day += 1) {
    const now = new Date(START.getTime() + day * 24 * HOUR_MS + HOUR_MS)
    for (const student of students) {
      const due = dueAt(student.book)
      const isQuiet = chance() > SHARE_PER_DAY && (!due || due > now) && day !== PRICE_DAY
      if (isQuiet) continue
      if (day > 0) act(student, chance, now)
      if (day === PRICE_DAY && student.own.plan === 'monthly') {
        student.own = announcePrice(student.own, NEW_PRICE, now) ?? student.own
      }
      // The provider was told before the day's charges; one day in ten it could not be.
      if (chance() > 0.1) tend(student)
      student.book = bringUp(student.book, now)
      // A message comes, comes twice, or never: some days later the provider is asked.
      const roll = chance()
      if (roll < 0.7) hear(student, now)
      if (roll < 0.1) hear(student, now)
      if (roll < 0.2) grant(student, now)
    }
  }
  const last = new Date(START.getTime() + DAYS * 24 * HOUR_MS)
  for (const student of students) {
    hear(student, last)
    tend(student)
    hear(student, last)
    grant(student, last)
  }

  const faults: string[] = []
  const require = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault)
  }
  let ours = 0
  let theirs = 0
  const states = new Set<string>()
  const firstNewPrice = Number(START) + (PRICE_DAY + 30) * 24 * HOUR_MS
  for (const { own, book, charges, granted } of students) {
    states.add(own.status)
    const kept = [...charges.values()]
      .filter(({ isGivenBack }) => !isGivenBack)
      .sort((a, b) => Number(a.periodStart) - Number(b.periodStart))
    for (const [index, { id, amount, periodStart, periodEnd, plan }] of kept.entries()) {
      const following = kept[index + 1]
      require(!following || following.periodStart >= periodEnd, `${id}: charged twice for a time`)
      require(amount !== NEW_PRICE || Number(periodStart) >= firstNewPrice, `${id}: a price before its day`)
      for (let month = monthsBegun(periodStart, plan, last); month > 0; month -= 1) {
        require(granted.has(`${id}:${month - 1}`), `${id}: corrections of month ${month} are missing`)
      }
    }
    const paidUntil = Math.max(0, ...kept.map(({ periodEnd }) => Number(periodEnd)))
    require(paidUntil <= Number(last) || opensPremium(own.status), `${book.id}: paid and not open`)
    require(!isOver(own.status) || book.status === 'ended', `${book.id}: over here, alive there`)
    const charged = book.charges.filter(({ isPaid }) => isPaid)
    require(charged.length === charges.size, `${book.id}: other charges here than there`)
    for (const { id, amount } of charged) require(charges.get(id)?.amount === amount, `${id}: unknown here`)
    ours += [...charges.values()].reduce(
      (sum, { amount, isGivenBack }) => sum + (isGivenBack ? 0 : amount),
      0,
    )
    theirs += charged.reduce((sum, { amount, refundedAmount }) => sum + amount - refundedAmount, 0)
  }
  expect(faults).toEqual([])
  // A provider that could not be told of a smaller plan in time: the owner is shown each.
  expect(students.reduce((sum, { noted }) => sum + noted, 0)).toBeLessThan(STUDENTS / 100)
  expect(ours).toBe(theirs)
  expect(ours).toBeGreaterThan(STUDENTS * PRICES.monthly)
  // The year has seen it all.
  for (const status of ['active', 'ended', 'withdrawn']) expect(states).toContain(status)
}, 120_000)
