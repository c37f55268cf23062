/** Queries for the versions of essays: each a text with the correction that it was given. */
import { sql } from 'kysely'
import type { Correction } from '#corrector/correction.ts'
import { ESSAYS_LOOKED_AT } from '#domain/writing/competence-profile.ts'
import type { Progress } from '#domain/writing/essay-wire.ts'
import type { Db, DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { Draft } from './repository.ts'

export type VersionSummaryRow = {
  number: number
  total: number
  levels: number[]
  pasted_characters: number
  corrected_at: Date
}
export type VersionRow = VersionSummaryRow & {
  text: string
  has_paper_lines: boolean
  correction: Correction
}

/** A chart of more points than this says no more. */
const PROGRESS_POINTS = 100
/** A year of an essay a week. */
const TEXTS_COMPARED = 52

export async function insertVersion(
  tx: Tx,
  essayId: string,
  version: Draft & { number: number; correction: Correction },
): Promise<void> {
  const { number, text, pastedCharacters, hasPaperLines, correction, now } = version
  await tx
    .insertInto('essay_versions')
    .values({
      essay_id: essayId,
      number,
      text,
      pasted_characters: pastedCharacters,
      has_paper_lines: hasPaperLines,
      levels: JSON.stringify(correction.competences.map(({ level }) => level)),
      total: correction.total,
      correction: JSON.stringify(correction),
      corrected_at: now,
    })
    .execute()
}

export async function findLastVersion(tx: Tx, essayId: string): Promise<VersionRow | null> {
  const row = await selectVersions(tx)
    .where('v.essay_id', '=', essayId)
    .orderBy('v.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? wholeVersion(row) : null
}

export async function findVersion(
  db: Db,
  userId: string,
  essayId: string,
  number: number,
): Promise<VersionRow | null> {
  const row = await selectVersions(db)
    .innerJoin('essays as e', 'e.id', 'v.essay_id')
    .where('e.user_id', '=', userId)
    .where('v.essay_id', '=', essayId)
    .where('v.number', '=', number)
    .executeTakeFirst()
  return row ? wholeVersion(row) : null
}

/** Without texts and corrections, the oldest first. */
export async function listVersions(db: Db, essayId: string): Promise<VersionSummaryRow[]> {
  return db
    .selectFrom('essay_versions')
    .select(['number', 'total', 'levels', 'pasted_characters', 'corrected_at'])
    .where('essay_id', '=', essayId)
    .orderBy('number')
    .execute()
}

/** The last corrections of all essays, the oldest of them first. */
export async function listProgress(db: Db, userId: string): Promise<Progress['points']> {
  const rows = await db
    .selectFrom('essay_versions as v')
    .innerJoin('essays as e', 'e.id', 'v.essay_id')
    .select(['e.id', 'e.theme', 'v.number', 'v.total', 'v.levels', 'v.corrected_at'])
    .where('e.user_id', '=', userId)
    .orderBy('v.corrected_at', 'desc')
    .orderBy('v.number', 'desc')
    .limit(PROGRESS_POINTS)
    .execute()
  return rows.reverse().map((row) => ({
    essayId: row.id,
    number: row.number,
    theme: row.theme,
    total: row.total,
    levels: row.levels,
    correctedAt: row.corrected_at.toISOString(),
  }))
}

/** The levels of each essay's last version, the newest essay first: as many as the profile looks at. */
export async function listLastLevels(tx: Tx, userId: string): Promise<number[][]> {
  const rows = await tx
    .selectFrom((eb) =>
      eb
        .selectFrom('essay_versions as v')
        .innerJoin('essays as e', 'e.id', 'v.essay_id')
        .where('e.user_id', '=', userId)
        .distinctOn('v.essay_id')
        .select(['v.essay_id', 'v.levels', 'v.corrected_at'])
        .orderBy('v.essay_id')
        .orderBy('v.number', 'desc')
        .as('last'),
    )
    .select('last.levels')
    .orderBy('last.corrected_at', 'desc')
    .limit(ESSAYS_LOOKED_AT)
    .execute()
  return rows.map(({ levels }) => levels)
}

/** The last versions of the student's other essays, for any exam: as many as a text is compared with. */
export async function listOtherTexts(tx: Tx, userId: string, essayId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom((eb) =>
      eb
        .selectFrom(
          sql<{ essay_id: string; number: number; text: string; corrected_at: Date }>`(
            select essay_id, number, text, corrected_at from essay_versions
            union all select essay_id, number, text, corrected_at from exam_versions)`.as('v'),
        )
        .innerJoin('essays as e', 'e.id', 'v.essay_id')
        .where('e.user_id', '=', userId)
        .where('e.id', '!=', essayId)
        .distinctOn('v.essay_id')
        .select(['v.essay_id', 'v.text', 'v.corrected_at'])
        .orderBy('v.essay_id')
        .orderBy('v.number', 'desc')
        .as('last'),
    )
    .select('last.text')
    .orderBy('last.corrected_at', 'desc')
    .limit(TEXTS_COMPARED)
    .execute()
  return rows.map(({ text }) => text)
}

function selectVersions(db: DbOrTx) {
  return db
    .selectFrom('essay_versions as v')
    .select([
      'v.number',
      'v.text',
      'v.levels',
      'v.total',
      'v.pasted_characters',
      'v.has_paper_lines',
      'v.correction',
      'v.corrected_at',
    ])
}

function wholeVersion(
  row: Omit<VersionRow, 'correction'> & { correction: Record<string, unknown> },
): VersionRow {
  // Written by insertVersion with this very type; the browser checks its shape again (src/domain/writing/essay-wire.ts).
  return { ...row, correction: row.correction as unknown as Correction }
}
