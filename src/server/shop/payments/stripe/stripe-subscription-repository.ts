/** Which subscription of ours is which at Stripe: our side of the provider's books. */
import type { Db } from '#server/platform/db/client.ts'

export async function rememberSubscriptionSession(
  db: Db,
  id: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('stripe_subscriptions')
    .values({ subscription_id: id, session_id: sessionId, created_at: now })
    .onConflict((conflict) => conflict.column('subscription_id').doNothing())
    .execute()
}

export async function findStripeSubscription(db: Db, id: string) {
  const row = await db
    .selectFrom('stripe_subscriptions')
    .select(['session_id as sessionId', 'stripe_id as stripeId', 'customer_id as customerId'])
    .where('subscription_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function noteStripeSubscription(
  db: Db,
  id: string,
  { stripeId, customerId }: { stripeId: string; customerId: string | null },
): Promise<void> {
  await db
    .updateTable('stripe_subscriptions')
    .set({ stripe_id: stripeId, customer_id: customerId })
    .where('subscription_id', '=', id)
    .execute()
}

/** Of a message that names only the customer, or Stripe's own number of the subscription. */
export async function findByStripe(
  db: Db,
  { stripeId, customerId }: { stripeId: string | null; customerId: string | null },
): Promise<string | null> {
  const row = await db
    .selectFrom('stripe_subscriptions')
    .select('subscription_id')
    .where((eb) => eb.or([eb('stripe_id', '=', stripeId ?? ''), eb('customer_id', '=', customerId ?? '')]))
    .executeTakeFirst()
  return row?.subscription_id ?? null
}

/** Customers whose payments are no orders. */
export async function listSubscribers(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('stripe_subscriptions')
    .select('customer_id')
    .where('customer_id', 'is not', null)
    .execute()
  return new Set(rows.flatMap(({ customer_id: id }) => id ?? []))
}
