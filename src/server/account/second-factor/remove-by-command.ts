/**
 * The way back for an owner who has lost app and recovery codes: anyone who may run commands on the server takes the
 * second factor off (`npm run owner -- --remove-second-factor EMAIL`). Every session ends, the mailbox hears of it, and
 * the console's log keeps it.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Db } from '#server/platform/db/client.ts'
import { deleteAllSessions } from '../sessions/session-repository.ts'
import { hasSecondFactor, lockUserByEmail } from '../users/user-repository.ts'
import { deleteFactor } from './factor-repository.ts'
import { notifyOfSecondFactor } from './mails.ts'

/** @param email in lower case */
export async function removeFactorByCommand(
  db: Db,
  email: string,
  now: Date,
): Promise<Ok<null> | Refusal<'no_account' | 'no_second_factor'>> {
  return db.transaction().execute(async (tx) => {
    const user = await lockUserByEmail(tx, email)
    if (!user) return refuse('no_account')
    if (!hasSecondFactor(user)) return refuse('no_second_factor')
    await deleteFactor(tx, user.id)
    await deleteAllSessions(tx, user.id)
    await notifyOfSecondFactor(tx, now, user, 'second-factor-removed')
    const subject = { subjectKind: 'student', subject: user.id } as const
    await recordAuditEntry(tx, { actorId: null, action: 'student.remove-second-factor', ...subject, at: now })
    return ok(null)
  })
}
