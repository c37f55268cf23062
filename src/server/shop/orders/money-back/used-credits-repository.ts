/** What of an order's generations and corrections was used, and what the shop keeps for it where the order is given back. */
import { sql } from 'kysely'
import {
  NOTHING_USED,
  USED_CORRECTIONS_ARE_KEPT_SINCE,
  USED_IS_KEPT_SINCE,
  type UsedCredits,
  usedOf,
} from '#domain/shop/used-credits.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import { countUsed, lockCredits } from '#server/shop/credits/credit-repository.ts'

type Line = {
  id: string
  userId: string | null
  generations: number
  corrections: number
  paidAmount: number
}

/** @param tx holds the account's counters until it ends */
export async function holdUsedCredits(tx: Tx, orderId: string): Promise<UsedCredits> {
  return readUsed(tx, await listLines(tx, orderId), async (userId) => {
    await lockCredits(tx, userId)
    return countersOf(tx, userId).forNoKeyUpdate().executeTakeFirst()
  })
}

export async function findUsedCredits(db: DbOrTx, orderId: string): Promise<UsedCredits> {
  return readUsed(db, await listLines(db, orderId), (userId) => countersOf(db, userId).executeTakeFirst())
}

type Counters = { used: number; bought: number }

async function readUsed(
  db: DbOrTx,
  lines: readonly Line[],
  count: (userId: string) => Promise<Counters | undefined>,
): Promise<UsedCredits> {
  const userId = lines[0]?.userId
  if (!userId) return NOTHING_USED
  const counted = await count(userId)
  if (!counted) return NOTHING_USED
  const corrections = await countUsed(
    db,
    lines.map(({ id }) => id),
  )
  return usedOf(
    lines.map((line) => ({ ...line, usedCorrections: corrections.get(line.id) ?? 0 })),
    counted,
  )
}

/** What of each line counts by the terms that were accepted with the order. */
async function listLines(db: DbOrTx, orderId: string): Promise<Line[]> {
  const rows = await db
    .selectFrom('purchases as b')
    .innerJoin('order_lines as l', (join) =>
      join.onRef('l.order_id', '=', 'b.order_id').onRef('l.variant_id', '=', 'b.variant_id'),
    )
    .innerJoin('orders as o', 'o.id', 'b.order_id')
    .innerJoin('contract_texts as t', 't.id', 'o.contract_id')
    .select(['b.id', 'b.user_id as userId', 'b.generations', 'b.corrections_granted', 't.terms_version'])
    .select(sql<number>`greatest(0, l.unit_amount * l.quantity - l.discount_amount)`.as('paidAmount'))
    .where('b.order_id', '=', orderId)
    .where('b.revoked_at', 'is', null)
    .where('t.terms_version', '>=', USED_IS_KEPT_SINCE)
    .execute()
  return rows.map(({ corrections_granted: granted, terms_version: terms, ...line }) => ({
    ...line,
    corrections: terms >= USED_CORRECTIONS_ARE_KEPT_SINCE ? granted : 0,
  }))
}

function countersOf(db: DbOrTx, userId: string) {
  return (
    db
      .selectFrom('profiles')
      // Those of a premium account are neither free nor bought.
      .select([
        sql<number>`generation_count - premium_generations`.as('used'),
        'bought_generations as bought',
      ])
      .where('id', '=', userId)
  )
}
