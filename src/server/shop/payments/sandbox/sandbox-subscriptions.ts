/** Subscriptions at the test provider: a book each, brought up to the moment whenever it is opened. It takes no money. */
import { z } from 'zod'
import {
  bringUp,
  dueAt,
  giveCard,
  openBook,
  refundCharge,
  reportOf,
  type SandboxBook,
  type TestCard,
  turnedOn,
} from '#domain/shop/sandbox-billing.ts'
import { PLANS } from '#domain/shop/subscription.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { PaymentContext } from '../provider.ts'
import type { SubscriptionProvider } from '../subscription-provider.ts'

const BATCH = 200
const moment = z.coerce.date()
const terms = z.object({ plan: z.enum(PLANS), priceInCents: z.int() })

/** Moments are texts in the table. */
const bookSchema: z.ZodType<SandboxBook> = terms.extend({
  id: z.string(),
  status: z.enum(['open', 'active', 'ended']),
  card: z.enum(['approves', 'refuses']).nullable(),
  next: terms.nullable(),
  cancelsAtEnd: z.boolean(),
  anchor: moment.nullable(),
  periods: z.int(),
  charges: z.array(
    z.object({
      id: z.string(),
      periodStart: moment,
      periodEnd: moment,
      amount: z.int(),
      isPaid: z.boolean(),
      paidAt: moment.nullable(),
      failures: z.int(),
      refundedAmount: z.int(),
      nextTryAt: moment.nullable(),
    }),
  ),
})

type Desk = Pick<PaymentContext, 'db' | 'now'>

export const sandboxSubscriptions: SubscriptionProvider = {
  async start({ db }, { id, plan, priceInCents, returnUrl }) {
    const book = JSON.stringify(openBook(id, { plan, priceInCents }))
    await db
      .insertInto('sandbox_subscriptions')
      .values({ id, book })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    return { url: returnUrl }
  },
  async lookUp(desk, id) {
    const book = await changeBook(desk, id, (one) => one)
    return book && book.status !== 'open' ? reportOf(book) : null
  },
  async align(desk, id, wanted) {
    await changeBook(desk, id, (book) => {
      if (wanted.isOver) return { ...book, status: 'ended' }
      return { ...book, cancelsAtEnd: wanted.cancelsAtEnd, next: wanted.terms }
    })
  },
  async refund(desk, { subscriptionId, reference }) {
    await changeBook(desk, subscriptionId, (book) => refundCharge(book, reference))
  },
  // Our own page asks for the card.
  changeCard: async (_desk, _id, returnUrl) => ({ url: returnUrl }),
}

/** The buyer's card on our own page. */
export async function giveTestCard(desk: Desk, id: string, card: TestCard): Promise<void> {
  await changeBook(desk, id, (book) => giveCard(book, card, desk.now()))
}

/** Turns the clock of one subscription on, in the provider's book; the shop's own days are turned beside it. */
export async function turnBookOn(tx: Tx, id: string, days: number, now: Date): Promise<void> {
  const book = await lockBook(tx, id)
  if (book) await keepBook(tx, bringUp(turnedOn(book, days), now), now, true)
}

/** The provider's own view of it, for comparing. @throws where it holds no such book */
export async function readBook({ db }: Pick<Desk, 'db'>, id: string): Promise<SandboxBook> {
  const { book } = await db
    .selectFrom('sandbox_subscriptions')
    .select('book')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return bookSchema.parse(book)
}

/** What is due by the clock. @returns how many books have changed */
export async function runSandboxBilling(desk: Desk): Promise<number> {
  const due = await desk.db
    .selectFrom('sandbox_subscriptions')
    .select('id')
    .where('due_at', '<=', desk.now())
    .orderBy('due_at')
    .limit(BATCH)
    .execute()
  for (const { id } of due) await changeBook(desk, id, (book) => book)
  return due.length
}

/** One transaction under the book's lock; a change is owed to the shop as a message. */
async function changeBook(
  { db, now }: Desk,
  id: string,
  change: (book: SandboxBook) => SandboxBook,
): Promise<SandboxBook | null> {
  return db.transaction().execute(async (tx) => {
    const before = await lockBook(tx, id)
    if (!before) return null
    const at = now()
    // What was due came before what is wanted now.
    const book = bringUp(change(bringUp(before, at)), at)
    if (book !== before) await keepBook(tx, book, at, JSON.stringify(book) !== JSON.stringify(before))
    return book
  })
}

async function lockBook(tx: Tx, id: string): Promise<SandboxBook | null> {
  const row = await tx
    .selectFrom('sandbox_subscriptions')
    .select('book')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ? bookSchema.parse(row.book) : null
}

async function keepBook(tx: Tx, book: SandboxBook, now: Date, isNews: boolean): Promise<void> {
  await tx
    .updateTable('sandbox_subscriptions')
    .set({ book: JSON.stringify(book), due_at: dueAt(book) })
    .$if(isNews, (query) => query.set({ changed_at: now, told_at: null }))
    .where('id', '=', book.id)
    .execute()
}
