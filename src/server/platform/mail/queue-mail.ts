/**
 * Puts a mail into the outbox table, within the transaction that decided it: it goes out if and only if that commits.
 * After the commit, `context.jobs.wake('deliver-mail')` sends it at once; else a job does within a minute.
 */
import type { DbOrTx } from '../db/client.ts'
import { type MailFacts, type MailKind, mailFactsSchemas } from './mail-facts.ts'

/**
 * @param mail.recipient the bare address, in lower case
 * @param mail.orderId the order that it is about, for that order's history
 * @throws ZodError when the facts are not those of the kind
 */
export async function queueMail<Kind extends MailKind>(
  db: DbOrTx,
  now: Date,
  mail: { kind: Kind; recipient: string; facts: MailFacts<Kind>; orderId?: string },
): Promise<void> {
  const facts = mailFactsSchemas[mail.kind].parse(mail.facts)
  await db
    .insertInto('outgoing_mails')
    .values({
      kind: mail.kind,
      recipient: mail.recipient,
      facts: JSON.stringify(facts),
      order_id: mail.orderId ?? null,
      due_at: now,
      created_at: now,
    })
    .execute()
}
