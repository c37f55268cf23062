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

/** Of what a purchase granted, what is unspent; what was used stays in the allowance, or the next one would be lost. */
export async function takeBackGenerations(
  tx: Tx,
  purchase: { userId: string | null; generations: number },
): Promise<void> {
  const { userId, generations } = purchase
  if (userId === null || generations === 0) return
  await sql`
    update profiles set bought_generations = bought_generations
      - least(${generations}, bought_generations, greatest(0, ${FREE_GENERATIONS} + bought_generations
        + premium_generations - generation_count))
    where id = ${userId}`.execute(tx)
}
