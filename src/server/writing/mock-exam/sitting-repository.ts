/** Queries for the sittings of the mock exam: each is one student's in one month. */
import { sql } from 'kysely'
import { GRACE_MS } from '#domain/writing/mock-exam/mock-exam.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export type SittingKey = { readonly month: string; readonly userId: string }

export type SittingRow = {
  month: string
  user_id: string
  is_on_paper: boolean
  begun_at: Date
  ends_at: Date
  text: string
  pasted_characters: number
  has_paper_lines: boolean
  revision: number
  handed_in_at: Date | null
  ended_by: 'student' | 'clock' | null
  graded_at: Date | null
  total: number | null
  levels: number[] | null
  essay_id: string | null
}

export async function insertSitting(
  tx: Tx,
  { month, userId }: SittingKey,
  { isOnPaper, begunAt, endsAt }: { isOnPaper: boolean; begunAt: Date; endsAt: Date },
): Promise<void> {
  await tx
    .insertInto('mock_exam_sittings')
    .values({ month, user_id: userId, is_on_paper: isOnPaper, begun_at: begunAt, ends_at: endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findSitting(db: DbOrTx, key: SittingKey): Promise<SittingRow | null> {
  return (await selectSitting(db, key).executeTakeFirst()) ?? null
}

/** Of two sheets of one sitting the second waits. */
export async function lockSitting(tx: Tx, key: SittingKey): Promise<SittingRow | null> {
  return (await selectSitting(tx, key).forUpdate().executeTakeFirst()) ?? null
}

/** The newest first. */
export async function listSittings(db: DbOrTx, userId: string, limit: number): Promise<SittingRow[]> {
  return selectSittings(db).where('user_id', '=', userId).orderBy('month', 'desc').limit(limit).execute()
}

export async function updateSheet(
  tx: Tx,
  { month, userId }: SittingKey,
  sheet: { text: string; pastedCharacters: number; hasPaperLines: boolean; revision: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('mock_exam_sittings')
    .set({
      text: sheet.text,
      pasted_characters: sheet.pastedCharacters,
      has_paper_lines: sheet.hasPaperLines,
      revision: sheet.revision,
      saved_at: sheet.now,
    })
    .where('month', '=', month)
    .where('user_id', '=', userId)
    .execute()
}

export async function markHandedIn(tx: Tx, { month, userId }: SittingKey, now: Date): Promise<void> {
  await tx
    .updateTable('mock_exam_sittings')
    .set({ handed_in_at: now, ended_by: 'student' })
    .where('month', '=', month)
    .where('user_id', '=', userId)
    .execute()
}

/** Every sheet whose time is over is handed in as it was saved. @returns how many */
export async function handInOverdue(db: DbOrTx, now: Date): Promise<number> {
  const rows = await db
    .updateTable('mock_exam_sittings')
    .set({ handed_in_at: sql<Date>`ends_at`, ended_by: 'clock' })
    .where('handed_in_at', 'is', null)
    .where('graded_at', 'is', null)
    .where('ends_at', '<=', new Date(now.getTime() - GRACE_MS))
    .returning('month')
    .execute()
  return rows.length
}

/** Handed in and not graded, the first to end first. @param after the last one that was looked at */
export async function listUngraded(
  db: DbOrTx,
  after: { endsAt: Date; userId: string } | null,
  limit: number,
): Promise<{ month: string; userId: string; endsAt: Date }[]> {
  return db
    .selectFrom('mock_exam_sittings')
    .select(['month', 'user_id as userId', 'ends_at as endsAt'])
    .where('graded_at', 'is', null)
    .where('handed_in_at', 'is not', null)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(ends_at, user_id) > (${after?.endsAt}, ${after?.userId}::uuid)`),
    )
    .orderBy('ends_at')
    .orderBy('user_id')
    .limit(limit)
    .execute()
}

export async function markGraded(
  tx: Tx,
  { month, userId }: SittingKey,
  graded: { essayId: string; total: number; levels: readonly number[] } | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('mock_exam_sittings')
    .set({
      graded_at: now,
      ...(graded && {
        essay_id: graded.essayId,
        total: graded.total,
        levels: JSON.stringify(graded.levels),
      }),
    })
    .where('month', '=', month)
    .where('user_id', '=', userId)
    .execute()
}

export async function countUngraded(tx: Tx, month: string): Promise<number> {
  const { count } = await tx
    .selectFrom('mock_exam_sittings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('month', '=', month)
    .where('graded_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Of everybody who wrote something, the highest first. */
export async function listTotals(tx: Tx, month: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('mock_exam_sittings')
    .select('total')
    .where('month', '=', month)
    .where('total', 'is not', null)
    .orderBy('total', 'desc')
    .execute()
  return rows.flatMap(({ total }) => total ?? [])
}

function selectSitting(db: DbOrTx, { month, userId }: SittingKey) {
  return selectSittings(db).where('month', '=', month).where('user_id', '=', userId)
}

function selectSittings(db: DbOrTx) {
  return db
    .selectFrom('mock_exam_sittings')
    .select([
      'month',
      'user_id',
      'is_on_paper',
      'begun_at',
      'ends_at',
      'text',
      'pasted_characters',
      'has_paper_lines',
      'revision',
      'handed_in_at',
      'ended_by',
      'graded_at',
      'total',
      'levels',
      'essay_id',
    ])
}
