/**
 * What the owner decides about an account: to close it for a while or until taken back, and to give premium as a
 * present. Each is one transaction with its line in the audit log and the letter to the person; again changes nothing.
 */
import type { z } from 'zod'
import { OWNER_ROLE } from '#domain/account/account-role.ts'
import type { AuditAction } from '#domain/console/audit-entry.ts'
import type { banBodySchema } from '#domain/console/students-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteAllSessions } from '../sessions/session-repository.ts'

/** What of the context is needed here. */
type Deciding = Pick<Platform, 'db' | 'jobs' | 'now'>

export type SupervisionRefusal = Refusal<'student_not_found' | 'is_owner' | 'other_email'>

const DAY_MILLISECONDS = 24 * 3600 * 1000
/** "Until taken back": as far away as GoTrue's own longest ban. */
const HUNDRED_YEARS_DAYS = 36_500

type Student = { id: string; email: string; name: string | null; bannedUntil: Date | null }

/** Ends every session at once; the person reads why by mail. A ban that stands is replaced. */
export async function banStudent(
  context: Deciding,
  actorId: string,
  id: string,
  { reason, days }: z.output<typeof banBodySchema>,
): Promise<Ok<null> | SupervisionRefusal> {
  return decide(context, id, async (tx, student, at) => {
    const until = new Date(at.getTime() + (days ?? HUNDRED_YEARS_DAYS) * DAY_MILLISECONDS)
    await tx
      .updateTable('users')
      .set({ banned_until: until, ban_reason: reason, updated_at: at })
      .where('id', '=', id)
      .execute()
    await deleteAllSessions(tx, id)
    await record(tx, actorId, 'student.ban', id, at, { reason, days })
    const facts = { name: student.name, reason, until: days === null ? null : until.toISOString() }
    await queueMail(tx, at, { kind: 'account-banned', recipient: student.email, facts })
    return ok(null)
  })
}

export async function unbanStudent(
  context: Deciding,
  actorId: string,
  id: string,
): Promise<Ok<null> | SupervisionRefusal> {
  return decide(context, id, async (tx, student, at) => {
    if (student.bannedUntil === null || student.bannedUntil <= at) return ok(null)
    await tx
      .updateTable('users')
      .set({ banned_until: null, ban_reason: null, updated_at: at })
      .where('id', '=', id)
      .execute()
    await record(tx, actorId, 'student.unban', id, at)
    await queueMail(tx, at, {
      kind: 'account-unbanned',
      recipient: student.email,
      facts: { name: student.name },
    })
    return ok(null)
  })
}

/** Premium without a purchase; a second present changes nothing. */
export async function grantPremium(
  context: Deciding,
  actorId: string,
  id: string,
  reason: string,
): Promise<Ok<null> | SupervisionRefusal> {
  return decide(context, id, async (tx, _student, at) => {
    const given = await tx
      .insertInto('premium_grants')
      .values({ user_id: id, granted_by: actorId, reason, granted_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (given) await record(tx, actorId, 'student.grant-premium', id, at, { reason })
    return ok(null)
  })
}

/** Takes the present back. What was bought ends with the refund of its order alone. */
export async function withdrawPremium(
  context: Deciding,
  actorId: string,
  id: string,
): Promise<Ok<null> | SupervisionRefusal> {
  return decide(context, id, async (tx, _student, at) => {
    const taken = await tx
      .deleteFrom('premium_grants')
      .where('user_id', '=', id)
      .returning('reason')
      .executeTakeFirst()
    if (taken) await record(tx, actorId, 'student.withdraw-premium', id, at)
    return ok(null)
  })
}

/** Lets the account have classes (decision 0244); again changes nothing. */
export async function grantTeacher(
  context: Deciding,
  actorId: string,
  id: string,
): Promise<Ok<null> | SupervisionRefusal> {
  return decide(context, id, async (tx, _student, at) => {
    const given = await tx
      .insertInto('teacher_grants')
      .values({ user_id: id, granted_by: actorId, granted_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (given) await record(tx, actorId, 'student.grant-teacher', id, at)
    return ok(null)
  })
}

/** From the next call on she sees no class; what she made stays, for students to leave and for a new grant. */
export async function withdrawTeacher(
  context: Deciding,
  actorId: string,
  id: string,
): Promise<Ok<null> | SupervisionRefusal> {
  return decide(context, id, async (tx, _student, at) => {
    const taken = await tx
      .deleteFrom('teacher_grants')
      .where('user_id', '=', id)
      .returning('user_id')
      .executeTakeFirst()
    if (taken) await record(tx, actorId, 'student.withdraw-teacher', id, at)
    return ok(null)
  })
}

/** Two windows of the owner wait for each other at the account's row; no owner is decided about. */
async function decide(
  context: Deciding,
  id: string,
  entry: (tx: Tx, student: Student, at: Date) => Promise<Ok<null> | SupervisionRefusal>,
): Promise<Ok<null> | SupervisionRefusal> {
  const at = context.now()
  const decided = await context.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('users')
      .leftJoin('profiles', 'profiles.id', 'users.id')
      .select(['users.id', 'users.email', 'users.app_metadata', 'users.banned_until', 'profiles.full_name'])
      .where('users.id', '=', id)
      .forUpdate('users')
      .executeTakeFirst()
    if (!row) return refuse('student_not_found')
    if (row.app_metadata['role'] === OWNER_ROLE) return refuse('is_owner')
    return entry(tx, { id, email: row.email, name: row.full_name, bannedUntil: row.banned_until }, at)
  })
  if (decided.ok) context.jobs.wake('deliver-mail')
  return decided
}

function record(
  tx: Tx,
  actorId: string,
  action: AuditAction,
  studentId: string,
  at: Date,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return recordAuditEntry(tx, { actorId, action, subjectKind: 'student', subject: studentId, details, at })
}
