/** Carts that wait to be sent by e-mail, as the database keeps them (decision 0268). */
import { sql } from 'kysely'
import type { RemindedItem } from '#domain/shop/cart-reminder.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'

/** Of these variants those that the shop has on offer, hidden products among them, in the order given. */
export async function listOfferedTitles(db: DbOrTx, items: readonly RemindedItem[]): Promise<string[]> {
  const rows = await db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.id', 'p.title'])
    .where(
      'v.id',
      'in',
      items.map(({ variant_id }) => variant_id),
    )
    .where('v.retired_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .where('p.status', '=', 'published')
    .where('p.purchasable', '=', true)
    .execute()
  const titles = items.flatMap((item) => rows.find(({ id }) => id === item.variant_id)?.title ?? [])
  return [...new Set(titles)]
}

/**
 * One waits for each address: asking again replaces it, and the hour begins anew. Under a new key, since the one before
 * may have been asked by somebody else.
 *
 * @returns the key
 */
export async function keepReminder(
  db: DbOrTx,
  asked: { email: string; items: readonly RemindedItem[]; consentText: string; at: Date },
): Promise<string> {
  const fresh = { items: JSON.stringify(asked.items), consent_text: asked.consentText, created_at: asked.at }
  const { key } = await db
    .insertInto('cart_reminders')
    .values({ email: asked.email, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .where('sent_at', 'is', null)
        .doUpdateSet({ ...fresh, key: sql<string>`gen_random_uuid()` }),
    )
    .returning('key')
    .executeTakeFirstOrThrow()
  return key
}

/** Null for a key that is nobody's, or no longer. */
export async function findRemindedItems(
  db: DbOrTx,
  key: string,
  since: Date,
): Promise<readonly RemindedItem[] | null> {
  const row = await db
    .selectFrom('cart_reminders')
    .select('items')
    .where('key', '=', key)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return row?.items ?? null
}

/** One that was sent stays, for its link. */
export async function dropReminder(db: DbOrTx, key: string): Promise<void> {
  await db.deleteFrom('cart_reminders').where('key', '=', key).where('sent_at', 'is', null).execute()
}

export async function forgetRemindersOf(db: DbOrTx, email: string): Promise<void> {
  await db.deleteFrom('cart_reminders').where('email', '=', email).where('sent_at', 'is', null).execute()
}

export type DueReminder = {
  readonly key: string
  readonly email: string
  readonly items: readonly RemindedItem[]
  /** An order of that address, or of the account with it, that was paid since. */
  readonly hasBought: boolean
}

/**
 * Asked before a moment, to addresses that were left alone since another; locked for the caller alone. Who is paying just
 * now is not disturbed.
 */
export async function takeDueReminders(
  db: DbOrTx,
  { askedBefore, leftAloneSince, limit }: { askedBefore: Date; leftAloneSince: Date; limit: number },
): Promise<DueReminder[]> {
  const orderSince = (status: string) => sql<boolean>`exists (
    select from orders o where o.status = ${status} and o.created_at >= r.created_at
      and (o.buyer_email = r.email
        or o.user_id = (select u.id from users u where u.email = r.email and u.email_verified_at is not null)))`
  return db
    .selectFrom('cart_reminders as r')
    .select(['r.key', 'r.email', 'r.items', orderSince('paid').as('hasBought')])
    .where('r.sent_at', 'is', null)
    .where('r.created_at', '<=', askedBefore)
    .where(
      sql<boolean>`not exists (select from cart_reminders s where s.email = r.email and s.sent_at > ${leftAloneSince})`,
    )
    .where(sql<boolean>`not ${orderSince('pending')}`)
    .orderBy('r.created_at')
    .limit(limit)
    .modifyEnd(sql`for update of r skip locked`)
    .execute()
}

export async function markSent(db: DbOrTx, key: string, at: Date): Promise<void> {
  await db.updateTable('cart_reminders').set({ sent_at: at }).where('key', '=', key).execute()
}
