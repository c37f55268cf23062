/**
 * Mails that nobody needs for something they did go by a list that their reader can leave by one press (product §10
 * E-mails; decision 0135): which kinds these are, and the key of a reader that stands in each of them.
 */
import type { MailList } from '#domain/site/mail-list.ts'
import type { DbOrTx } from '../db/client.ts'
import type { MailKind } from './mail-facts.ts'

/** Every other kind is transactional. */
const LIST_OF_KIND: Partial<Record<MailKind, MailList>> = {
  'cart-reminder': 'carrinho',
  'interest-available': 'avisos',
  'material-updated': 'novas-versoes',
  'mock-exam-open': 'simulado',
  'peer-task': 'match',
  'peer-deadline': 'match',
  'peer-result': 'match',
}

export function listOfKind(kind: MailKind): MailList | null {
  return LIST_OF_KIND[kind] ?? null
}

/** The reader's key of a list, made with the first mail; null for who has left it. */
export async function joinList(db: DbOrTx, email: string, list: MailList, now: Date): Promise<string | null> {
  const row = await db
    .insertInto('mail_lists')
    .values({ email, list, used_at: now })
    .onConflict((conflict) => conflict.columns(['email', 'list']).doUpdateSet({ used_at: now }))
    .returning(['key', 'stopped_at'])
    .executeTakeFirstOrThrow()
  return row.stopped_at === null ? row.key : null
}

/** GET of it shows what can be stopped, POST stops. */
export function stopAddress(siteUrl: string, key: string): string {
  return `${siteUrl}/avisos?chave=${key}`
}
