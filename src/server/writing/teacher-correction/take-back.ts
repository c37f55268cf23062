/** A student takes back what nobody has begun to read: the credit is there again in the same transaction. */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { Platform } from '#server/platform/platform.ts'
import { returnCredit } from '#server/shop/credits/ledger.ts'
import { lockSent, markWithdrawn } from './sending-repository.ts'

export async function takeBack(
  context: Pick<Platform, 'db' | 'jobs' | 'now'>,
  accountId: string,
  id: string,
): Promise<Ok<null> | Refusal<'correction_not_found'> | Refusal<'already_begun'>> {
  const now = context.now()
  const taken = await context.db.transaction().execute(async (tx) => {
    // The row before the account, as everywhere: a reader who gives it back at this moment waits, or is waited for.
    const row = await lockSent(tx, accountId, id)
    if (!row) return refuse('correction_not_found')
    if (row.state === 'withdrawn') return ok(null)
    if (row.state !== 'sent') return refuse('already_begun')
    await markWithdrawn(tx, id, now)
    if (row.credit_key !== null) await returnCredit(tx, { key: row.credit_key }, now)
    return ok(null)
  })
  if (taken.ok) context.jobs.wake('settle-teacher-corrections')
  return taken
}
