/**
 * The mail that tells of an open mock exam: to who has asked for it, by a list of its own (product §10 Mock exam, decision
 * 0135). Who asks is a reader of the list; who leaves it by its link or by the switch is asked no more.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { findUserById } from '#server/account/users/user-repository.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { setListStopped } from '#server/platform/mail/list-readers.ts'
import { joinList } from '#server/platform/mail/mail-lists.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { EXAM_LIST, listExamReaders } from './exam-mail-repository.ts'

/** @returns what holds now; again changes nothing. Refused while the address of the account is not proven. */
export async function setWantsExamMail(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  userId: string,
  isWanted: boolean,
): Promise<Ok<{ isWanted: boolean }> | Refusal<'email_not_proven'>> {
  return db.transaction().execute(async (tx) => {
    const user = await findUserById(tx, userId)
    if (!user?.emailVerifiedAt) return isWanted ? refuse('email_not_proven') : ok({ isWanted })
    const { email } = user
    if (isWanted) await joinList(tx, email, EXAM_LIST, now())
    await setListStopped(tx, { email, list: EXAM_LIST }, isWanted ? null : now())
    return ok({ isWanted })
  })
}

/** In the transaction that marks the month as told. @returns how many mails were queued */
export async function mailOpened(
  tx: Tx,
  now: Date,
  facts: { month: string; closesAt: string },
): Promise<number> {
  const readers = await listExamReaders(tx)
  for (const recipient of readers) await queueMail(tx, now, { kind: 'mock-exam-open', recipient, facts })
  return readers.length
}
