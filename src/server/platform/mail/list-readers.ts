/** Who holds the link of a list, and what the database knows of it (mail-lists.ts). */
import type { MailList } from '#domain/site/mail-list.ts'
import type { DbOrTx } from '../db/client.ts'

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type ListReader = { readonly email: string; readonly list: string; readonly isStopped: boolean }

/** Whether it can be the key of a reader or of a request at all. */
export function isListKey(key: string): boolean {
  return KEY.test(key)
}

export async function findListReader(db: DbOrTx, key: string): Promise<ListReader | null> {
  if (!isListKey(key)) return null
  const row = await db
    .selectFrom('mail_lists')
    .select(['email', 'list', 'stopped_at'])
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? { email: row.email, list: row.list, isStopped: row.stopped_at !== null } : null
}

/** @param at null to receive it again */
export async function setListStopped(
  db: DbOrTx,
  { email, list }: { email: string; list: MailList },
  at: Date | null,
): Promise<void> {
  await db
    .updateTable('mail_lists')
    .set({ stopped_at: at })
    .where('email', '=', email)
    .where('list', '=', list)
    .execute()
}

/** Those that wait in the outbox: who has left is not written to a minute later. */
export async function dropQueuedOf(db: DbOrTx, key: string): Promise<void> {
  await db.deleteFrom('outgoing_mails').where('list_key', '=', key).where('sent_at', 'is', null).execute()
}
