/** The statements of an erasure; their order is erase-account.ts's. */
import { randomBytes } from 'node:crypto'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { forgetCorrectedEmails } from '#server/console/audit-log-repository.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { ErasureReason } from './erase-account.ts'
import type { Person } from './person.ts'

export async function lockOrders(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('orders').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute()
}

export async function lockPurchases(tx: Tx, userId: string): Promise<void> {
  await tx
    .selectFrom('purchases')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Waits for anyone who is about to write a row that points at the account; afterwards nobody can. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

/**
 * Leaves of each order what the tax law wants (Lei 8.846/1994 art. 1º: what was sold, when, for how much) and takes
 * away who bought it. What was bought opens nothing from now on. @returns how many paid orders are kept
 */
export async function stripOrders(tx: Tx, userId: string, now: Date): Promise<number> {
  const ended = { user_id: null, buyer_email: null, revoked_at: sql<Date>`coalesce(revoked_at, ${now})` }
  await tx
    .updateTable('purchases')
    .set({ ...ended, buyer_name: null })
    .where('user_id', '=', userId)
    .execute()
  await tx.updateTable('entitlements').set(ended).where('user_id', '=', userId).execute()
  await tx
    .updateTable('sandbox_payments')
    .set({ payer_email: null, payer_name: null })
    .where('order_id', 'in', ordersOf(tx, userId))
    .execute()
  await tx
    .updateTable('partner_orders')
    .set({ clicked_on: null })
    .where('order_id', 'in', ordersOf(tx, userId))
    .execute()
  // What was written to the buyer about it may name the buyer.
  await tx.updateTable('refunds').set({ note: null }).where('order_id', 'in', ordersOf(tx, userId)).execute()
  const stripped = await tx
    .updateTable('orders')
    .set({
      user_id: null,
      buyer_email: null,
      buyer_name: null,
      locale: null,
      time_zone: null,
      source: null,
      // The address of the payment page opens nothing any more; a payment under way is still taken.
      access_token_hash: randomBytes(32),
      // Both name the buyer at the provider.
      voucher_url: null,
      payment_url: null,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .returning('paid_at')
    .execute()
  await forgetCorrectedEmails(tx)
  return stripped.filter(({ paid_at }) => paid_at !== null).length
}

/**
 * A partner who leaves is one no more, and nobody stands behind the code, which no one else may have (decision 0266).
 * Amounts stay: they are what the shop owes and has paid.
 *
 * @param email that the account has proven
 */
export function stripPartner(
  tx: Tx,
  { userId, provenEmail }: Pick<Person, 'userId' | 'provenEmail'>,
  now: Date,
): Promise<void> {
  return stripPartners(tx, (eb) => eb.or([eb('user_id', '=', userId), eb('email', '=', provenEmail)]), now)
}

export function stripPartnersEndedBefore(tx: Tx, cutoff: Date, now: Date): Promise<void> {
  return stripPartners(tx, (eb) => eb.and([eb('ended_at', '<', cutoff), eb('email', 'is not', null)]), now)
}

async function stripPartners(
  tx: Tx,
  which: (eb: ExpressionBuilder<Database, 'partners'>) => Expression<SqlBool>,
  now: Date,
): Promise<void> {
  const stripped = await tx
    .updateTable('partners')
    .set({
      ...{ name: '', email: null, user_id: null, note: '', updated_at: now },
      ended_at: sql<Date>`coalesce(ended_at, ${now})`,
    })
    .where(which)
    .returning('id')
    .execute()
  for (const { id } of stripped) {
    await tx.updateTable('partner_payments').set({ note: '' }).where('partner_id', '=', id).execute()
  }
}

/** The bought files that lie ready with the person's name on them. @returns the keys of their files */
export async function deleteStampedCopies(tx: Tx, userId: string): Promise<string[]> {
  const purchases = tx.selectFrom('purchases').select('id').where('user_id', '=', userId)
  const gone = await tx
    .deleteFrom('stamped_copies')
    .where('purchase_id', 'in', purchases)
    .returning('file_key')
    .execute()
  return gone.map(({ file_key }) => file_key)
}

/** The test provider's letters repeat the payer. One that still waits is part of a payment under way. */
export async function deleteDeliveredTestEvents(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('sandbox_events')
    .where('delivered_at', 'is not', null)
    .where('payment_id', 'in', (eb) =>
      eb.selectFrom('sandbox_payments').select('id').where('order_id', 'in', ordersOf(tx, userId)),
    )
    .execute()
}

/** What is kept under the address alone, letters on their way included. */
export async function deleteByAddress(tx: Tx, email: string): Promise<void> {
  const ownMessages = tx.selectFrom('contact_messages').select('id').where('email', '=', email)
  await tx.deleteFrom('contact_replies').where('message_id', 'in', ownMessages).execute()
  await tx.deleteFrom('contact_messages').where('email', '=', email).execute()
  await tx.deleteFrom('product_interests').where('email', '=', email).execute()
  await tx.deleteFrom('cart_reminders').where('email', '=', email).execute()
  await tx.deleteFrom('mail_lists').where('email', '=', email).execute()
  await tx.deleteFrom('corrector_invitations').where('email', '=', email).execute()
  await tx.deleteFrom('refused_addresses').where('email', '=', email).execute()
  // One that the job has taken goes with the job, which waits for this account's lock.
  await tx
    .deleteFrom('requested_links')
    .where('id', 'in', (eb) =>
      eb.selectFrom('requested_links').select('id').where('email', '=', email).forUpdate().skipLocked(),
    )
    .execute()
  await tx.deleteFrom('outgoing_mails').where('recipient', '=', email).execute()
}

/** Letters to others that name the account's address, and to the address that it was to have, as long as they wait. */
export async function deleteLettersOf(
  tx: Tx,
  { email, pendingEmail }: Pick<Person, 'email' | 'pendingEmail'>,
): Promise<void> {
  await tx
    .deleteFrom('outgoing_mails')
    .where('sent_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb(sql<string>`facts ->> 'email'`, '=', email),
        eb(sql<string>`facts ->> 'newEmail'`, '=', email),
        eb.and([eb('kind', '=', 'email-change-new'), eb('recipient', '=', pendingEmail ?? '')]),
      ]),
    )
    .execute()
}

/** What the talks keep under a key of their own. */
export async function deleteByAuthorKey(tx: Tx, authorKey: string): Promise<void> {
  await tx
    .deleteFrom('author_blocks')
    .where((eb) => eb.or([eb('blocker_key', '=', authorKey), eb('blocked_key', '=', authorKey)]))
    .execute()
  await tx.deleteFrom('writer_networks').where('author_key', '=', authorKey).execute()
  await tx.deleteFrom('posting_pauses').where('author_key', '=', authorKey).execute()
}

/** Everything that hangs on the account goes with it, sessions first of all (data-inventory.ts: cascade). */
export async function deleteAccount(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', userId).execute()
}

export async function insertErasure(
  tx: Tx,
  { reason, keptOrders, now }: { reason: ErasureReason; keptOrders: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('account_erasures')
    .values({ reason, kept_orders: keptOrders, erased_at: now })
    .execute()
}

function ordersOf(tx: Tx, userId: string) {
  return tx.selectFrom('orders').select('id').where('user_id', '=', userId)
}
