/**
 * Extra generations enter and leave an account's allowance with the payment and its return (decision 0057). Each is one
 * statement on the profile, as the counter's own is (profile-repository.ts): they wait for each other.
 */
import { sql } from 'kysely'
import { FREE_GENERATIONS } from '#domain/writing/generation-quota.ts'
import type { Tx } from '#server/platform/db/client.ts'

/** What the purchases of this order grant. Called once: when the order is paid. */
export async function grantGenerations(tx: Tx, orderId: string): Promise<void> {
  await sql`
    update profiles set bought_generations = bought_generations + bought.generations
    from (
      select user_id, sum(generations)::int as generations
      from purchases where order_id = ${orderId} group by user_id
    ) as bought
    where profiles.id = bought.user_id and bought.generations > 0`.execute(tx)
}

/**
 * Of what a purchase granted, what is unspent; what was used stays in the allowance, or the next one would be lost.
 * @returns how many were taken
 */
export async function takeBackGenerations(
  tx: Tx,
  purchase: { userId: string | null; generations: number },
): Promise<number> {
  const { userId, generations } = purchase
  if (userId === null || generations === 0) return 0
  const { rows } = await sql<{ taken: number }>`
    with unspent as (
      select id, least(${generations}::int, bought_generations,
        greatest(0, ${FREE_GENERATIONS}::int + bought_generations + premium_generations
          - generation_count)) as taken
      from profiles where id = ${userId} for no key update
    )
    update profiles set bought_generations = bought_generations - unspent.taken
    from unspent where profiles.id = unspent.id
    returning unspent.taken`.execute(tx)
  return rows[0]?.taken ?? 0
}

/** The purchase that they were taken from counts again. */
export async function giveBackGenerations(tx: Tx, userId: string | null, count: number): Promise<void> {
  if (userId === null || count === 0) return
  await sql`
    update profiles set bought_generations = bought_generations + ${count} where id = ${userId}`.execute(tx)
}
