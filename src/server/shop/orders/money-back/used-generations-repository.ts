/** What of an order's generations was used, and what the shop keeps for it where the order is given back (decision 0111). */
import { sql } from 'kysely'
import {
  NOTHING_USED,
  USED_IS_KEPT_SINCE,
  type UsedGenerations,
  usedOf,
} from '#domain/shop/used-generations.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'

/** @param options.lock holds the account's counters until the transaction ends */
export async function findUsedGenerations(
  db: DbOrTx,
  orderId: string,
  options: { lock: boolean } = { lock: false },
): Promise<UsedGenerations> {
  const { rows: lines } = await sql<{ userId: string | null; generations: number; paidAmount: number }>`
    select b.user_id as "userId", b.generations,
      greatest(0, l.unit_amount * l.quantity - l.discount_amount) as "paidAmount"
    from purchases b
    join order_lines l on l.order_id = b.order_id and l.variant_id = b.variant_id
    join orders o on o.id = b.order_id
    join contract_texts t on t.id = o.contract_id
    where b.order_id = ${orderId} and b.generations > 0 and b.revoked_at is null
      and t.terms_version >= ${USED_IS_KEPT_SINCE}`.execute(db)
  const userId = lines[0]?.userId
  if (!userId) return NOTHING_USED
  let counters = db
    .selectFrom('profiles')
    // Those of a premium account are neither free nor bought.
    .select([sql<number>`generation_count - premium_generations`.as('used'), 'bought_generations as bought'])
    .where('id', '=', userId)
  if (options.lock) counters = counters.forNoKeyUpdate()
  const counted = await counters.executeTakeFirst()
  return counted ? usedOf(lines, counted) : NOTHING_USED
}
