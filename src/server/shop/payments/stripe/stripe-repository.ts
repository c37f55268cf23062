/** Which checkout session of Stripe belongs to which order: our side of the provider's books. */
import type { Db } from '#server/platform/db/client.ts'

export async function rememberSession(db: Db, orderId: string, sessionId: string, now: Date): Promise<void> {
  await db
    .insertInto('stripe_sessions')
    .values({ order_id: orderId, session_id: sessionId, created_at: now })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
}

export async function findSessionId(db: Db, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('stripe_sessions')
    .select('session_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.session_id ?? null
}
