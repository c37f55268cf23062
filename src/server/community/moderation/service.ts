/**
 * Use cases of moderation: report, decide, appeal, decide the appeal. Each is one transaction under the lock of the
 * case, so that two reports or two moderators at once cannot both be the deciding one.
 */
import type { z } from 'zod'
import { OWNER_ROLE } from '#domain/account/account-role.ts'
import {
  independentReports,
  isUrgent,
  REPORTS_THAT_HIDE,
  type SubjectKind,
} from '#domain/community/moderation.ts'
import type {
  appealDecisionSchema,
  decisionSchema,
  removalSchema,
  reportSchema,
} from '#domain/community/moderation-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { Author } from '#server/identity/authors/author.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ModeratedKinds } from './moderated-kind.ts'
import {
  type CaseRow,
  changeCase,
  deletePause,
  findStoredRole,
  insertReport,
  listReports,
  lockCase,
  openCase,
  reopenCase,
  upsertPause,
  writeLog,
} from './repository.ts'

/** What of the context is needed here. */
type Clocked = Pick<Platform, 'db' | 'now'>

const DAY_MS = 24 * 60 * 60 * 1000

export type ModerationRefusal =
  | Refusal<'subject_not_found' | 'own_text'>
  | Refusal<'case_not_found' | 'already_decided' | 'text_changed'>
  | Refusal<'not_appealable' | 'no_appeal'>

export async function reportText(
  context: Clocked,
  kinds: ModeratedKinds,
  reporter: Author,
  { kind, id, reason, note }: z.output<typeof reportSchema>,
): Promise<Ok<null> | ModerationRefusal> {
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    const subject = await kinds[kind].find(tx, id, reporter)
    if (!subject) return refuse('subject_not_found')
    if (subject.authorKey === reporter.key) return refuse('own_text')
    const found = await openCase(tx, {
      subject_kind: kind,
      subject_id: id,
      author_key: subject.authorKey,
      author_id: subject.authorId,
      text: subject.text,
      is_urgent: isUrgent(reason),
      opened_at: now,
    })
    // A decision is about the text that was decided about, and no permission for what is written in its place.
    const isAnotherText = found.status === 'kept' && found.text !== subject.text
    const opened = isAnotherText
      ? await reopenCase(tx, found, { text: subject.text, is_urgent: isUrgent(reason), opened_at: now })
      : found
    await insertReport(tx, {
      subject_kind: kind,
      subject_id: id,
      reporter_key: reporter.key,
      is_proven: reporter.isProven,
      network_key: reporter.networkKey,
      reason,
      note,
      created_at: now,
    })
    const count = independentReports(await listReports(tx, opened))
    // What a moderator has kept stays: the same people cannot hide it once more.
    // Accounts cost nothing to make: what the owner announces stays until the owner has read the reports.
    const hides =
      opened.status === 'open' &&
      count >= (kinds[kind].hidesFrom ?? REPORTS_THAT_HIDE) &&
      !(await isOwner(tx, subject.authorId))
    await changeCase(tx, opened, { report_count: count, ...(hides ? { status: 'hidden' } : {}) })
    if (hides) {
      await kinds[kind].hide(tx, id, now)
      await log(tx, opened, null, 'hidden-by-reports', '', now)
    }
    return ok(null)
  })
}

export async function decideCase(
  context: Clocked,
  kinds: ModeratedKinds,
  moderatorId: string,
  { kind, id }: { kind: SubjectKind; id: string },
  { textRead, decision, reason, pauseDays }: z.output<typeof decisionSchema>,
): Promise<Ok<null> | ModerationRefusal> {
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    const found = await lockCase(tx, kind, id)
    if (!found) return refuse('case_not_found')
    if (found.status === 'kept' || found.status === 'removed') return refuse('already_decided')
    const text = await newestText(tx, kinds, kind, found)
    if (text !== textRead) return refuse('text_changed')
    await settle(tx, kinds, moderatorId, found, { text, decision, reason, pauseDays }, now)
    return ok(null)
  })
}

/**
 * The owner takes away what she reads where it stands, reported or not; its writer reads the reason and may appeal, as
 * of any other decision.
 */
export async function removeText(
  context: Clocked,
  kinds: ModeratedKinds,
  moderator: Author,
  moderatorId: string,
  { kind, id }: { kind: SubjectKind; id: string },
  { textRead, reason, pauseDays }: z.output<typeof removalSchema>,
): Promise<Ok<null> | ModerationRefusal> {
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    const subject = await kinds[kind].find(tx, id, moderator)
    if (!subject) return refuse('subject_not_found')
    if (subject.authorKey === moderator.key) return refuse('own_text')
    if (subject.text !== textRead) return refuse('text_changed')
    const opening = { text: subject.text, is_urgent: false, opened_at: now }
    const opened = await openCase(tx, {
      subject_kind: kind,
      subject_id: id,
      author_key: subject.authorKey,
      author_id: subject.authorId,
      ...opening,
    })
    if (opened.status === 'removed') return refuse('already_decided')
    const found = opened.status === 'kept' ? await reopenCase(tx, opened, opening) : opened
    const decided = { text: subject.text, decision: 'remove', reason, pauseDays } as const
    await settle(tx, kinds, moderatorId, found, decided, now)
    return ok(null)
  })
}

type Decided = {
  text: string
  decision: 'keep' | 'remove'
  reason: string
  pauseDays: z.output<typeof decisionSchema>['pauseDays']
}

/** What a decision does, under the lock of its case. */
async function settle(
  tx: Tx,
  kinds: ModeratedKinds,
  moderatorId: string,
  found: CaseRow,
  { text, decision, reason, pauseDays }: Decided,
  now: Date,
): Promise<void> {
  const kind = kinds[found.subject_kind as SubjectKind] // a case is opened of these kinds alone
  if (decision === 'keep') await kind.show(tx, found.subject_id, now)
  else await kind.hide(tx, found.subject_id, now)
  await changeCase(tx, found, {
    ...(decision === 'keep' ? { status: 'kept', text } : { status: 'removed' }),
    decided_at: now,
    decided_by: moderatorId,
    decision_reason: reason,
  })
  await log(tx, found, moderatorId, decision, reason, now)
  await audit(tx, found, moderatorId, decision, now)
  if (pauseDays === undefined) return
  const until = new Date(now.getTime() + pauseDays * DAY_MS)
  const pause = { author_key: found.author_key, until, reason, decided_by: moderatorId, created_at: now }
  await upsertPause(tx, pause)
  await log(tx, found, moderatorId, `pause-${pauseDays}-days`, reason, now)
  await audit(tx, found, moderatorId, 'pause', now, { days: pauseDays })
}

/** The writer says why a decision was wrong: once, and only about what was removed. */
export async function appealCase(
  context: Clocked,
  author: Author,
  { kind, id }: { kind: SubjectKind; id: string },
  text: string,
): Promise<Ok<null> | ModerationRefusal> {
  return context.db.transaction().execute(async (tx) => {
    const found = await lockCase(tx, kind, id)
    // Somebody else's case is none: whether a text was reported is not told.
    if (!found || found.author_key !== author.key) return refuse('case_not_found')
    if (found.status !== 'removed' || found.appealed_at) return refuse('not_appealable')
    await changeCase(tx, found, { appeal_text: text, appealed_at: context.now() })
    return ok(null)
  })
}

/** A granted appeal brings the text back and lets its writer write again. */
export async function decideAppeal(
  context: Clocked,
  kinds: ModeratedKinds,
  moderatorId: string,
  { kind, id }: { kind: SubjectKind; id: string },
  { textRead, decision, reason }: z.output<typeof appealDecisionSchema>,
): Promise<Ok<null> | ModerationRefusal> {
  const now = context.now()
  return context.db.transaction().execute(async (tx) => {
    const found = await lockCase(tx, kind, id)
    if (!found) return refuse('case_not_found')
    if (!found.appealed_at || found.appeal_decided_at) return refuse('no_appeal')
    const text = await newestText(tx, kinds, kind, found)
    if (text !== textRead) return refuse('text_changed')
    if (decision === 'grant') {
      await kinds[kind].show(tx, id, now)
      await deletePause(tx, found.author_key)
    }
    await changeCase(tx, found, {
      ...(decision === 'grant' ? { status: 'kept', text } : {}),
      appeal_decided_at: now,
      appeal_decided_by: moderatorId,
      appeal_reason: reason,
    })
    await log(tx, found, moderatorId, `appeal-${decision}`, reason, now)
    await audit(tx, found, moderatorId, decision, now)
    return ok(null)
  })
}

async function isOwner(tx: Tx, userId: string | null): Promise<boolean> {
  if (userId === null) return false
  return (await findStoredRole(tx, userId)) === OWNER_ROLE
}

/** What a decision is about: how the text reads now, not how it read when it was reported. */
async function newestText(
  tx: Tx,
  kinds: ModeratedKinds,
  kind: SubjectKind,
  { subject_id, text }: CaseRow,
): Promise<string> {
  return (await kinds[kind].newest?.(tx, [subject_id]))?.get(subject_id) ?? text
}

/** In the console's log, without the text and the reason: they are the writer's, and go with the case. */
function audit(
  tx: Tx,
  { subject_kind, subject_id }: CaseRow,
  actorId: string,
  act: 'keep' | 'remove' | 'pause' | 'grant' | 'uphold',
  at: Date,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return recordAuditEntry(tx, {
    actorId,
    action: `moderation.${act}`,
    subjectKind: 'text',
    subject: subject_id,
    details: { kind: subject_kind, ...details },
    at,
  })
}

function log(
  tx: Tx,
  { subject_kind, subject_id }: CaseRow,
  actorId: string | null,
  action: string,
  reason: string,
  now: Date,
): Promise<void> {
  return writeLog(tx, {
    subject_kind,
    subject: subject_id,
    actor_id: actorId,
    action,
    reason,
    created_at: now,
  })
}
