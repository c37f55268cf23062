/**
 * Forgets what has done its work: personal data is kept no longer than it serves (LGPD art. 15 and 16). The job runs
 * in any process; each statement takes what is due and finds it by an index. Accounts end by the one way there is.
 */
import { sql } from 'kysely'
import { ACCESS_RECORD_MONTHS, RETENTION_DAYS } from '#domain/shared/retention.ts'
import type { AppContext } from '../context.ts'
import { eraseAccount } from './personal-data/erase-account.ts'

const DEVICE_DAYS = 365
const UNUSED_ACCOUNT_DAYS = 30
/** Accounts of one run: each is a transaction of its own. */
const ACCOUNT_BATCH = 50

export async function pruneAccounts(context: AppContext): Promise<void> {
  const { db } = context
  await db.deleteFrom('sessions').where('expires_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('one_time_tokens').where('expires_at', '<', daysAgo(1)).execute()
  // The job answers within a minute; what is this old belongs to a fault that is over.
  await db.deleteFrom('requested_links').where('created_at', '<', daysAgo(1)).execute()
  await db.deleteFrom('known_devices').where('last_seen_at', '<', daysAgo(DEVICE_DAYS)).execute()
  await db
    .deleteFrom('outgoing_mails')
    .where('created_at', '<', daysAgo(RETENTION_DAYS.mails))
    .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('due_at', '=', sql<Date>`'infinity'`)]))
    .execute()
  const monthsAgo = sql<Date>`now() - make_interval(months => ${ACCESS_RECORD_MONTHS})`
  await db.deleteFrom('access_records').where('at', '<', monthsAgo).execute()
  await eraseUnusedAccounts(context)
}

/** Sign-ups that nobody confirmed where a proof comes first (CONFIRM_EMAIL=required). */
async function eraseUnusedAccounts(context: AppContext): Promise<void> {
  const unused = await context.db
    .selectFrom('users')
    .select('id')
    .where('email_verified_at', 'is', null)
    .where('last_sign_in_at', 'is', null)
    .where('created_at', '<', daysAgo(UNUSED_ACCOUNT_DAYS))
    .orderBy('created_at')
    .limit(ACCOUNT_BATCH)
    .execute()
  for (const { id } of unused) await eraseAccount(context, id, 'never-proven')
}

function daysAgo(days: number) {
  return sql<Date>`now() - make_interval(days => ${days})`
}
