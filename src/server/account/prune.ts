/**
 * Forgets what has done its work: personal data is kept no longer than it serves (LGPD art. 15 and 16). The job runs
 * in any process; each statement takes a part of what is due and finds it by an index. Accounts end by the one way there is.
 */
import { sql } from 'kysely'
import { GUARDIAN_CODE_DAYS } from '#domain/account/guardian.ts'
import { ACCESS_RECORD_MONTHS, RETENTION_DAYS } from '#domain/shared/retention.ts'
import { REQUEST_KEPT_DAYS } from '#domain/shop/purchase-request.ts'
import type { AppContext } from '../context.ts'
import { deleteInParts } from '../platform/db/delete-in-parts.ts'
import { listErasures, tellErased } from './guardians/erasure.ts'
import { eraseAccount } from './personal-data/erase-account.ts'

const DEVICE_DAYS = 365
const UNUSED_ACCOUNT_DAYS = 30
/** Accounts of one run: each is a transaction of its own. */
const ACCOUNT_BATCH = 50

export async function pruneAccounts(context: AppContext): Promise<void> {
  const { db } = context
  await deleteInParts(db, 'sessions', sql`expires_at < ${daysAgo(1)}`)
  await deleteInParts(db, 'one_time_tokens', sql`expires_at < ${daysAgo(1)}`)
  // The job answers within a minute; what is this old belongs to a fault that is over.
  await deleteInParts(db, 'requested_links', sql`created_at < ${daysAgo(1)}`)
  await deleteInParts(db, 'known_devices', sql`last_seen_at < ${daysAgo(DEVICE_DAYS)}`)
  const isOver = sql`sent_at is not null or due_at = 'infinity'`
  const mailsBefore = daysAgo(RETENTION_DAYS.mails)
  await deleteInParts(db, 'outgoing_mails', sql`created_at < ${mailsBefore} and (${isOver})`)
  const monthsAgo = sql`now() - make_interval(months => ${ACCESS_RECORD_MONTHS})`
  await deleteInParts(db, 'access_records', sql`at < ${monthsAgo}`)
  await deleteInParts(db, 'guardian_codes', sql`expires_at < ${daysAgo(GUARDIAN_CODE_DAYS)}`)
  // Of who has grown up, as src/domain/account/age.ts counts: what was permitted by the tie goes with it.
  await deleteInParts(
    db,
    'guardian_links',
    sql`exists (select from age_declarations a where a.user_id = minor_id and a.declared_at <= now() -
      make_interval(years => case a.age_band when '13-15' then 5 when '16-17' then 2 else 0 end))`,
  )
  await deleteInParts(db, 'purchase_requests', sql`expires_at < ${daysAgo(REQUEST_KEPT_DAYS)}`)
  await eraseOnGuardiansWish(context)
  await eraseUnusedAccounts(context)
}

/** What a guardian has asked for and neither side has stopped. */
async function eraseOnGuardiansWish(context: AppContext): Promise<void> {
  for (const { minorId, guardianId } of await listErasures(context.db, context.now()))
    await eraseAccount(context, minorId, 'guardian-wish', (tx) => tellErased(tx, guardianId, context.now()))
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
