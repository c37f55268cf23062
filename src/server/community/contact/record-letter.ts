/**
 * A letter that came or went by the owner's own mail program, written down at the message: nothing reads her mailbox, and
 * the five days (Decreto 7.962/2013, art. 4º) are to know of it (decision 0198). Nobody is written to.
 */
import { protocolNumber } from '#domain/community/contact.ts'
import { afterLetter, momentOfLetter } from '#domain/community/contact-clock.ts'
import type { Letter } from '#domain/console/messages-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Platform } from '#server/platform/platform.ts'

export type LetterRefusal = Refusal<'unknown-message' | 'day-to-come' | 'day-before-message'>

export async function recordLetter(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  actorId: string,
  id: string,
  { requestKey, way, day, text, needsAnswer }: Letter,
): Promise<Ok<null> | LetterRefusal> {
  const moment = now()
  const at = momentOfLetter(day, moment)
  if (at === null) return refuse('day-to-come')
  return db.transaction().execute(async (tx) => {
    const message = await tx
      .selectFrom('contact_messages')
      .select(['number', 'created_at', 'answered_at', 'reopened_at', 'read_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!message) return refuse('unknown-message')
    const cameOn = momentOfLetter(day, message.created_at)
    // A day before that of the message has its noon; the very day has the message's own moment.
    if (cameOn !== null && cameOn < message.created_at) return refuse('day-before-message')
    const written = await tx
      .insertInto('contact_replies')
      .values({ message_id: id, request_key: requestKey, text, created_at: at, way })
      .onConflict((conflict) => conflict.column('request_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    // The same press again.
    if (!written) return ok(null)
    const clock = afterLetter(
      { createdAt: message.created_at, reopenedAt: message.reopened_at, answeredAt: message.answered_at },
      { way, at, needsAnswer },
    )
    await tx
      .updateTable('contact_messages')
      .set({
        answered_at: clock.answeredAt,
        reopened_at: clock.reopenedAt,
        read_at: message.read_at ?? moment,
      })
      .where('id', '=', id)
      .execute()
    await recordAuditEntry(tx, {
      actorId,
      action: 'message.record-letter',
      subjectKind: 'message',
      subject: protocolNumber(message.created_at, message.number),
      details: { way, day },
      at: moment,
    })
    return ok(null)
  })
}
