/**
 * A person asks by letter to be forgotten (LGPD art. 18 VI): the owner has checked who asks, names the request, and the
 * account ends as by the person's own hand. What proves it: the row in account_erasures and the entry of the log, neither of
 * which names anybody.
 */
import { OWNER_ROLE } from '#domain/account/account-role.ts'
import type { ErasureRequest } from '#domain/console/students-admin-wire.ts'
import { type Ok, ok, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import { eraseAccount } from '../personal-data/erase-account.ts'
import { normalizeEmail } from '../users/email.ts'
import type { SupervisionRefusal } from './decide-account.ts'

export async function eraseOnRequest(
  context: AppContext,
  actorId: string,
  id: string,
  { email, request }: ErasureRequest,
): Promise<Ok<null> | SupervisionRefusal> {
  const account = await context.db
    .selectFrom('users')
    .select(['email', 'app_metadata'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) return refuse('student_not_found')
  if (account.app_metadata['role'] === OWNER_ROLE) return refuse('is_owner')
  // Typed by hand, so that a slip in the list ends nobody's account.
  if (normalizeEmail(email) !== account.email) return refuse('other_email')
  const isErased = await eraseAccount(context, id, 'on-request', (tx) =>
    recordAuditEntry(tx, {
      actorId,
      action: 'student.erase',
      subjectKind: 'student',
      subject: id,
      details: { request },
      at: context.now(),
    }),
  )
  return isErased ? ok(null) : refuse('student_not_found')
}
