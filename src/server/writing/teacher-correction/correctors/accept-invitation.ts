/** Whoever is invited accepts, signed in with that address, confirmed: the role is there at once, and the link counts no more. */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Viewer } from '#server/identity/authenticate.ts'
import type { Platform } from '#server/platform/platform.ts'
import { giveCorrectorRole, holdCorrector, lockInvitation, markAccepted } from './invitation-repository.ts'

export type AcceptanceRefusal =
  | Refusal<'invitation_not_found'>
  | Refusal<'invitation_of_other'>
  | Refusal<'email_not_proven'>
  | Refusal<'already_owner'>

export async function acceptInvitation(
  context: Pick<Platform, 'db' | 'now'>,
  viewer: Pick<Viewer, 'userId' | 'email' | 'emailVerified' | 'role'>,
  token: string,
): Promise<Ok<null> | AcceptanceRefusal> {
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    const invitation = await lockInvitation(tx, token)
    // The same call after a lost answer; who has left since needs a new one.
    if (invitation?.accepted_by === viewer.userId && (await holdCorrector(tx, viewer.userId))) return ok(null)
    if (!invitation || invitation.accepted_at || invitation.withdrawn_at || invitation.expires_at <= now)
      return refuse('invitation_not_found')
    if (invitation.email !== viewer.email.toLowerCase()) return refuse('invitation_of_other')
    if (!viewer.emailVerified) return refuse('email_not_proven')
    if (viewer.role === 'owner') return refuse('already_owner')
    await giveCorrectorRole(tx, viewer.userId, now)
    await markAccepted(tx, invitation.id, viewer.userId, now)
    await recordAuditEntry(tx, {
      actorId: viewer.userId,
      action: 'corrector.accept',
      subjectKind: 'corrector',
      subject: viewer.userId,
      at: now,
    })
    return ok(null)
  })
}
