/**
 * Puts a mail into the outbox table, within the transaction that decided it: it goes out if and only if that commits.
 * After the commit, `context.jobs.wake('deliver-mail')` sends it at once; else a job does within a minute.
 */
import type { DbOrTx } from '../db/client.ts'
import { type MailFacts, type MailKind, mailFactsSchemas } from './mail-facts.ts'
import { joinList, listOfKind } from './mail-lists.ts'

/**
 * @param mail.recipient the bare address, in lower case
 * @param mail.orderId the order that it is about, for that order's history
 * @returns false when the reader has left the list that this kind of mail goes by
 * @throws ZodError when the facts are not those of the kind
 */
export async function queueMail<Kind extends MailKind>(
  db: DbOrTx,
  now: Date,
  mail: { kind: Kind; recipient: string; facts: MailFacts<Kind>; orderId?: string },
): Promise<boolean> {
  const facts = mailFactsSchemas[mail.kind].parse(mail.facts)
  const list = listOfKind(mail.kind)
  const listKey = list === null ? null : await joinList(db, mail.recipient, list, now)
  if (list !== null && listKey === null) return false
  await db
    .insertInto('outgoing_mails')
    .values({
      kind: mail.kind,
      recipient: mail.recipient,
      facts: JSON.stringify(facts),
      order_id: mail.orderId ?? null,
      list_key: listKey,
      due_at: now,
      created_at: now,
    })
    .execute()
  return true
}
