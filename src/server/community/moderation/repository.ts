/** Queries for reports, cases and the log of what moderators do. */
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CountedReport, ReportReason, SubjectKind } from '#domain/community/moderation.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export type CaseRow = {
  subject_kind: string
  subject_id: string
  status: 'open' | 'hidden' | 'kept' | 'removed'
  author_key: string
  author_id: string | null
  text: string
  appealed_at: Date | null
  appeal_decided_at: Date | null
}

const CASE_COLUMNS = [
  'subject_kind',
  'subject_id',
  'status',
  'author_key',
  'author_id',
  'text',
  'appealed_at',
  'appeal_decided_at',
] as const

/** Opens the case or takes the open one; keeps others from it until the transaction ends. */
export async function openCase(
  tx: Tx,
  opened: {
    subject_kind: SubjectKind
    subject_id: string
    author_key: string
    author_id: string | null
    text: string
    is_urgent: boolean
    opened_at: Date
  },
): Promise<CaseRow> {
  return tx
    .insertInto('moderation_cases')
    .values({ ...opened, status: 'open' })
    .onConflict((conflict) =>
      conflict.columns(['subject_kind', 'subject_id']).doUpdateSet({
        is_urgent: sql<boolean>`(moderation_cases.is_urgent or excluded.is_urgent)`,
      }),
    )
    .returning(CASE_COLUMNS)
    .executeTakeFirstOrThrow()
}

/** A decided case begins anew with another text; what was reported of the one before stays in the log alone. */
export async function reopenCase(
  tx: Tx,
  { subject_kind, subject_id }: CaseRow,
  opened: { text: string; is_urgent: boolean; opened_at: Date },
): Promise<CaseRow> {
  await tx
    .deleteFrom('reports')
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .execute()
  return tx
    .updateTable('moderation_cases')
    .set({
      ...opened,
      status: 'open',
      cause: 'reports',
      report_count: 0,
      decided_at: null,
      decided_by: null,
      decision_reason: null,
      appeal_text: null,
      appealed_at: null,
      appeal_decided_at: null,
      appeal_decided_by: null,
      appeal_reason: null,
    })
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .returning(CASE_COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function lockCase(tx: Tx, kind: string, id: string): Promise<CaseRow | null> {
  const row = await tx
    .selectFrom('moderation_cases')
    .select(CASE_COLUMNS)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function changeCase(
  tx: Tx,
  { subject_kind, subject_id }: CaseRow,
  change: Partial<{
    status: CaseRow['status']
    text: string
    report_count: number
    decided_at: Date
    decided_by: string
    decision_reason: string
    appeal_text: string
    appealed_at: Date
    appeal_decided_at: Date
    appeal_decided_by: string
    appeal_reason: string
  }>,
): Promise<void> {
  await tx
    .updateTable('moderation_cases')
    .set(change)
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .execute()
}

/** The same person's second report of a text changes nothing. */
export async function insertReport(
  tx: Tx,
  report: {
    subject_kind: SubjectKind
    subject_id: string
    reporter_key: string
    is_proven: boolean
    network_key: string
    reason: ReportReason
    note: string
    created_at: Date
  },
): Promise<void> {
  await tx
    .insertInto('reports')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function listReports(tx: Tx, { subject_kind, subject_id }: CaseRow): Promise<CountedReport[]> {
  const rows = await tx
    .selectFrom('reports')
    .select(['is_proven', 'network_key'])
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .execute()
  return rows.map(({ is_proven, network_key }) => ({ isProven: is_proven, networkKey: network_key }))
}

export async function writeLog(
  tx: Tx,
  entry: {
    subject_kind: string
    subject: string
    actor_id: string | null
    action: string
    reason: string
    created_at: Date
  },
): Promise<void> {
  await tx.insertInto('moderation_log').values(entry).execute()
}

/** What waits for a decision, the urgent ones first, then the oldest. */
export async function listWaitingCases(db: DbOrTx, limit: number) {
  return db
    .selectFrom('moderation_cases as c')
    .selectAll('c')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('reports as r')
          .select(['r.reason', 'r.note', 'r.is_proven', 'r.created_at'])
          .whereRef('r.subject_kind', '=', 'c.subject_kind')
          .whereRef('r.subject_id', '=', 'c.subject_id')
          .orderBy('r.created_at'),
      ).as('reports'),
    )
    .where(
      sql<boolean>`(c.status in ('open', 'hidden') or (c.appealed_at is not null and c.appeal_decided_at is null))`,
    )
    .orderBy('c.is_urgent', 'desc')
    .orderBy('c.cause', 'desc')
    .orderBy('c.opened_at')
    .limit(limit)
    .execute()
}

/** @param before the id of an entry; null begins with the newest */
export async function listLog(db: DbOrTx, before: string | null, limit: number) {
  let query = db.selectFrom('moderation_log').selectAll()
  if (before !== null) query = query.where('id', '<', before)
  return query.orderBy('id', 'desc').limit(limit).execute()
}

export async function upsertPause(
  tx: Tx,
  pause: { author_key: string; until: Date; reason: string; decided_by: string; created_at: Date },
): Promise<void> {
  const { author_key: _key, ...changed } = pause
  await tx
    .insertInto('posting_pauses')
    .values(pause)
    .onConflict((conflict) => conflict.column('author_key').doUpdateSet(changed))
    .execute()
}

export async function deletePause(tx: Tx, authorKey: string): Promise<void> {
  await tx.deleteFrom('posting_pauses').where('author_key', '=', authorKey).execute()
}

/** What the account's own record says of its role; null for one that is gone. */
export async function findStoredRole(tx: Tx, userId: string): Promise<unknown> {
  const row = await tx.selectFrom('users').select('app_metadata').where('id', '=', userId).executeTakeFirst()
  return row?.app_metadata['role'] ?? null
}
