/**
 * The owner invites somebody to correct: a mail with a link that counts once, for whoever is signed in with that address,
 * confirmed, and ends after a week. A new one takes the place of the one before (product §10 Correctors; decision 0200).
 */
import { randomBytes } from 'node:crypto'
import type { Correctors } from '#domain/console/correctors-admin-wire.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { INVITATION_DAYS, INVITATIONS_OPEN_MAX } from '#domain/writing/teacher-correction/correctors.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  countOpen,
  findRoleOfEmail,
  insertInvitation,
  listCorrectors,
  listInvitations,
  lockInvitations,
  withdrawInvitations,
} from './invitation-repository.ts'

const DAY_MS = 24 * 3600_000

type Refused = Refusal<'already_owner'> | Refusal<'already_corrector'> | Refusal<'too_many_invitations'>

/** @param email in lower case */
export async function inviteCorrector(
  context: Pick<Platform, 'config' | 'db' | 'jobs' | 'now'>,
  ownerId: string,
  email: string,
): Promise<Ok<null> | Refused> {
  const now = context.now()
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  const invited = await context.db.transaction().execute(async (tx): Promise<Ok<null> | Refused> => {
    await lockInvitations(tx)
    const role = await findRoleOfEmail(tx, email)
    if (role !== null) return refuse(`already_${role}`)
    await withdrawInvitations(tx, { email }, now)
    if ((await countOpen(tx, now)) >= INVITATIONS_OPEN_MAX) return refuse('too_many_invitations')
    const id = await insertInvitation(tx, { email, token, invitedBy: ownerId, expiresAt, now })
    await recordAuditEntry(tx, {
      actorId: ownerId,
      action: 'corrector.invite',
      subjectKind: 'corrector',
      subject: id,
      at: now,
    })
    await queueMail(tx, now, {
      kind: 'corrector-invitation',
      recipient: email,
      facts: {
        link: `${context.config.siteUrl}/convite-para-corrigir?chave=${token}`,
        lastDay: dayInBrasilia(expiresAt),
      },
    })
    return ok(null)
  })
  if (invited.ok) context.jobs.wake('deliver-mail')
  return invited
}

/** Again changes nothing. */
export async function withdrawInvitation(
  context: Pick<Platform, 'db' | 'now'>,
  ownerId: string,
  id: string,
): Promise<void> {
  const now = context.now()
  await context.db.transaction().execute(async (tx) => {
    if ((await withdrawInvitations(tx, { id }, now)) === 0) return
    await recordAuditEntry(tx, {
      actorId: ownerId,
      action: 'corrector.withdraw-invitation',
      subjectKind: 'corrector',
      subject: id,
      at: now,
    })
  })
}

export async function readCorrectors({
  config,
  db,
  now,
}: Pick<Platform, 'config' | 'db' | 'now'>): Promise<Correctors> {
  const at = now()
  const [correctors, invitations] = await Promise.all([listCorrectors(db), listInvitations(db)])
  return {
    correctors: correctors.map(({ id, email, full_name, since, has_factor, held }) => ({
      id,
      email,
      name: full_name,
      since: since?.toISOString() ?? null,
      hasSecondFactor: has_factor,
      held,
    })),
    invitations: invitations.map(({ id, email, expires_at }) => ({
      id,
      email: email ?? '',
      expiresAt: expires_at.toISOString(),
      isOver: expires_at <= at,
    })),
    needsSecondFactor: config.ownerSecondFactor === 'required',
  }
}
