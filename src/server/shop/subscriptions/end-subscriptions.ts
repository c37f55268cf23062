/** An account that goes takes its subscription along: nothing more is charged, and the provider is told. */
import { end, isOver } from '#domain/shop/subscription.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findNewestOf, lockSubscription, saveSubscription } from './subscription-repository.ts'

/** In the transaction that erases the account. */
export async function endSubscriptions(tx: Tx, userId: string, now: Date): Promise<void> {
  const newest = await findNewestOf(tx, userId)
  const record = newest && (await lockSubscription(tx, newest.id))
  if (record && !isOver(record.status)) await saveSubscription(tx, record, end(record, 'erased', now), now)
}
