/**
 * Tells students, by mail and by push, what became of what they sent, each state once; deletes what was taken back, and invitations that
 * nobody accepted, after a while. Any
 * number of processes may run it at once. What decides is the row's state: whoever changes it need not think of the mail.
 */
import { sql } from 'kysely'
import { correctionPath } from '#domain/writing/teacher-correction/correction-path.ts'
import { INVITATION_KEPT_DAYS } from '#domain/writing/teacher-correction/correctors.ts'
import type { CorrectionState } from '#domain/writing/teacher-correction/teacher-correction.ts'
import { queuePush } from '#server/account/push/queue-push.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import { keepHouseScale } from './house-scale.ts'

const BATCH = 100
const KEPT_AFTER_WITHDRAWAL_DAYS = 30
const DAY_MS = 24 * 3600_000
/** What is worth a press; the rest is in the mail. */
const PUSHED_STATES = {
  corrected: 'correction',
  'class-corrected': 'correction',
  answered: 'answer',
} as const

/** @returns how many were told */
export async function settleTeacherCorrections(
  context: Pick<AppContext, 'db' | 'jobs' | 'now' | 'site'>,
): Promise<number> {
  const { db, jobs, now } = context
  const at = now()
  const told = await db.transaction().execute((tx) => tellStates(tx, at))
  await db
    .deleteFrom('teacher_corrections')
    .where('state', '=', 'withdrawn')
    .where('withdrawn_at', '<', new Date(at.getTime() - KEPT_AFTER_WITHDRAWAL_DAYS * DAY_MS))
    .execute()
  await db
    .deleteFrom('corrector_invitations')
    .where('accepted_at', 'is', null)
    .where('expires_at', '<', new Date(at.getTime() - INVITATION_KEPT_DAYS * DAY_MS))
    .execute()
  await keepHouseScale(context)
  if (told > 0) {
    jobs.wake('deliver-mail')
    jobs.wake('deliver-pushes')
  }
  return told
}

async function tellStates(tx: Tx, now: Date): Promise<number> {
  const due = await tx
    .selectFrom('teacher_corrections as c')
    .innerJoin('users as u', 'u.id', 'c.account_id')
    .leftJoin('profiles as p', 'p.id', 'c.account_id')
    .select([
      'c.id',
      'c.state',
      'c.theme',
      'c.promised_on as promisedOn',
      'c.account_id as accountId',
      'c.return_reason as returnReason',
      'c.return_note as returnNote',
      'u.email',
      'p.full_name as name',
      sql<boolean>`c.credit_key is not null`.as('isPaid'),
    ])
    .where(sql<boolean>`not (c.state = any (c.told_states))`)
    .where('c.of_correction_id', 'is', null)
    // Of a class only what its teacher has given back is news.
    .where('c.state', '!=', 'class-reading')
    .$narrowType<{ state: CorrectionState | 'class-corrected' }>()
    .orderBy('c.sent_at')
    .limit(BATCH)
    // Who is being erased or is just writing is passed over: the next minute comes back to them.
    .modifyEnd(sql`for no key update of c skip locked for key share of u skip locked`)
    .execute()
  for (const { id, email, accountId, ...facts } of due) {
    await tx
      .updateTable('teacher_corrections')
      .set({ told_states: sql<string[]>`array_append(told_states, state)` })
      .where('id', '=', id)
      .execute()
    await queueMail(tx, now, {
      kind: 'teacher-correction',
      recipient: email.toLowerCase(),
      facts: { correctionId: id, ...facts },
    })
    const kind = PUSHED_STATES[facts.state as keyof typeof PUSHED_STATES]
    if (kind)
      await queuePush(tx, now, { userIds: [accountId] }, { kind, thing: id, path: correctionPath(id) })
  }
  return due.length
}
