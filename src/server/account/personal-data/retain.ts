/**
 * The job that forgets: once an hour it deletes what has been kept for its whole period (src/domain/shared/retention.ts). Any
 * number of processes may call it; one of them does the hour's work.
 */
import { sql } from 'kysely'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { retentionCutoff } from '#domain/shared/retention.ts'
import { forgetCorrectedEmails } from '#server/console/audit-log-repository.ts'
import type { AppContext } from '#server/context.ts'
import { deleteInParts } from '#server/platform/db/delete-in-parts.ts'
import { takeHourlyLease } from '#server/platform/jobs/hourly-lease.ts'
import { forgetOldWrittenMails } from '#server/platform/mail/written-mails.ts'
import type { Platform } from '#server/platform/platform.ts'
import { eraseAccount } from './erase-account.ts'
import { stripPartnersEndedBefore } from './erasure-repository.ts'

/** What of the context is needed here. */
type Clocked = Pick<Platform, 'db' | 'now'>

const LAST_RUN = 'retention-run'
/** Accounts of one run: each is a transaction of its own. */
const ACCOUNT_BATCH = 50

/** @returns false when the hour's work is done already */
export async function retain(context: AppContext): Promise<boolean> {
  if (!(await takeHourlyLease(context, LAST_RUN))) return false
  await forgetMessages(context)
  await forgetOldWrittenMails(context.config.dataDir, retentionCutoff('mails', context.now()))
  await forgetConsents(context)
  await forgetUnpaidBuyers(context)
  await forgetEndedPartners(context)
  await eraseUnprovenAccounts(context)
  return true
}

async function forgetMessages({ db, now }: Clocked): Promise<void> {
  const before = (kind: Parameters<typeof retentionCutoff>[0]) => retentionCutoff(kind, now())
  await db.deleteFrom('contact_messages').where('created_at', '<', before('contactMessages')).execute()
  await db
    .deleteFrom('product_interests')
    .where((eb) =>
      eb.or([
        eb('created_at', '<', before('interests')),
        eb('told_at', '<', before('toldInterests')),
        eb.and([eb('confirmed_at', 'is', null), eb('confirm_sent_at', '<', before('unconfirmedInterests'))]),
      ]),
    )
    .execute()
  await db.deleteFrom('cart_reminders').where('created_at', '<', before('cartReminders')).execute()
  await db.deleteFrom('refused_addresses').where('refused_at', '<', before('refusedAddresses')).execute()
  await db.deleteFrom('mail_lists').where('used_at', '<', before('mailLists')).execute()
  await db.deleteFrom('given_sheets').where('created_at', '<', before('givenSheets')).execute()
  const firstDay = dayInBrasilia(before('visitCounts'))
  await db.deleteFrom('source_days').where('day', '<', firstDay).execute()
  await db.deleteFrom('product_view_days').where('day', '<', firstDay).execute()
  // A count begins anew when it is over (src/server/platform/http/rate-limit.ts).
  await deleteInParts(db, 'rate_limits', sql`expire < ${now().getTime()}`)
  await deleteInParts(db, 'recent_writers', sql`written_at < now() - interval '1 hour'`)
  await deleteInParts(db, 'guest_corrections', sql`corrected_at < ${before('guestCorrections')}`)
}

/** A consent that holds is kept; one that has ended in any way is proof for a while. */
async function forgetConsents({ db, now }: Clocked): Promise<void> {
  const before = retentionCutoff('storyConsents', now())
  await db
    .deleteFrom('story_consents')
    .where((eb) =>
      eb.or([
        eb('withdrawn_at', '<', before),
        eb('removed_at', '<', before),
        eb('until', '<', dayInBrasilia(before)),
      ]),
    )
    .execute()
}

/** The order stays in the shop's books; who began it and never paid does not. */
async function forgetUnpaidBuyers({ db, now }: Clocked): Promise<void> {
  await db
    .updateTable('orders')
    .set({ buyer_email: null, buyer_name: null, locale: null, time_zone: null, source: null })
    .where('status', 'in', ['expired', 'canceled'])
    .where('paid_at', 'is', null)
    .where('created_at', '<', retentionCutoff('unpaidBuyers', now()))
    .where((eb) =>
      eb.or([
        eb('buyer_email', 'is not', null),
        eb('buyer_name', 'is not', null),
        eb('locale', 'is not', null),
        eb('time_zone', 'is not', null),
        eb('source', 'is not', null),
      ]),
    )
    .execute()
  await db
    .deleteFrom('partner_orders')
    .where('order_id', 'in', (eb) =>
      eb
        .selectFrom('orders')
        .select('id')
        .where('status', 'in', ['expired', 'canceled'])
        .where('paid_at', 'is', null)
        .where('created_at', '<', retentionCutoff('unpaidBuyers', now())),
    )
    .execute()
  await forgetCorrectedEmails(db)
}

/** What was earned and paid stays in the shop's books; whose it was does not. */
function forgetEndedPartners({ db, now }: Clocked): Promise<void> {
  const cutoff = retentionCutoff('endedPartners', now())
  return db.transaction().execute((tx) => stripPartnersEndedBefore(tx, cutoff, now()))
}

async function eraseUnprovenAccounts(context: AppContext): Promise<void> {
  const cutoff = retentionCutoff('unprovenAccounts', context.now())
  const forgotten = await context.db
    .selectFrom('users')
    .select('users.id')
    .where('users.email_verified_at', 'is', null)
    .where(sql<Date>`coalesce(users.last_sign_in_at, users.created_at)`, '<', cutoff)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.user_id', '=', 'users.id')
            .where('sessions.refreshed_at', '>=', cutoff),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('purchases').select('purchases.id').whereRef('purchases.user_id', '=', 'users.id'),
        ),
      ),
    )
    .orderBy('users.created_at')
    .limit(ACCOUNT_BATCH)
    .execute()
  for (const { id } of forgotten) await eraseAccount(context, id, 'never-proven')
}
