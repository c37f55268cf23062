/** Queries for essays and their versions. Anyone who reads one names its author. */
import { sql } from 'kysely'
import type { MomentKey } from '#domain/shared/keyset.ts'
import type { Skill } from '#domain/writing/competence-profile.ts'
import type { EssayPlan } from '#domain/writing/writing-room.ts'
import type { Db, DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { EssayTheme } from './theme-of-choice.ts'

export type EssayRow = {
  id: string
  user_id: string
  exam: string
  theme_id: string | null
  theme: string
  motivating: string
  draft: string
  plan: Record<string, unknown>
  pasted_characters: number
  has_paper_lines: boolean
  counted_at: Date | null
  updated_at: Date
}

export type ListedEssayRow = {
  id: string
  exam: string
  theme: string
  updated_at: Date
  version_count: number
  first_total: number | null
  last_total: number | null
  has_draft: boolean
}

export type Draft = {
  text: string
  plan?: EssayPlan
  pastedCharacters: number
  hasPaperLines: boolean
  now: Date
}

/** Of any author: the caller compares. */
export async function findEssayRow(db: DbOrTx, id: string): Promise<EssayRow | null> {
  const row = await db
    .selectFrom('essays')
    .select([
      'id',
      'user_id',
      'exam',
      'theme_id',
      'theme',
      'motivating',
      'draft',
      'plan',
      'pasted_characters',
      'has_paper_lines',
      'counted_at',
      'updated_at',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function listEssays(
  db: Db,
  userId: string,
  page: { after: MomentKey | null; limit: number },
): Promise<ListedEssayRow[]> {
  const { after } = page
  return db
    .selectFrom('essays as e')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('essay_versions as v')
          .whereRef('v.essay_id', '=', 'e.id')
          .select([
            sql<number>`count(*)::int`.as('version_count'),
            sql<number | null>`(array_agg(v.total order by v.number))[1]`.as('first_total'),
            sql<number | null>`(array_agg(v.total order by v.number desc))[1]`.as('last_total'),
            sql<string | null>`(array_agg(v.text order by v.number desc))[1]`.as('last_text'),
          ])
          .as('v'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('exam_versions as x')
          .whereRef('x.essay_id', '=', 'e.id')
          .select([
            sql<number>`count(*)::int`.as('version_count'),
            sql<string | null>`(array_agg(x.text order by x.number desc))[1]`.as('last_text'),
          ])
          .as('x'),
      (join) => join.onTrue(),
    )
    .select(['e.id', 'e.exam', 'e.theme', 'e.updated_at', 'v.first_total', 'v.last_total'])
    .select([
      sql<number>`coalesce(v.version_count, 0) + coalesce(x.version_count, 0)`.as('version_count'),
      sql<boolean>`btrim(e.draft) <> '' and btrim(e.draft) is distinct from coalesce(v.last_text, x.last_text)`.as(
        'has_draft',
      ),
    ])
    .where('e.user_id', '=', userId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(e.updated_at, e.id) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('e.updated_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(page.limit)
    .execute()
}

export async function countEssays(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('essays')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertEssay(
  tx: Tx,
  {
    id,
    userId,
    theme,
    exam,
    ...draft
  }: Draft & {
    id: string
    userId: string
    theme: EssayTheme
    exam: string
  },
): Promise<void> {
  await tx
    .insertInto('essays')
    .values({ id, user_id: userId, exam, ...columnsOf(theme, draft), created_at: draft.now })
    .execute()
}

/** A plan that is not given stays. */
export async function updateDraft(
  tx: Tx,
  id: string,
  { exam, theme, ...draft }: Draft & { exam: string; theme: EssayTheme },
): Promise<void> {
  await tx
    .updateTable('essays')
    .set({ exam, ...columnsOf(theme, draft) })
    .where('id', '=', id)
    .execute()
}

function columnsOf(theme: EssayTheme, { text, plan, pastedCharacters, hasPaperLines, now }: Draft) {
  return {
    theme_id: theme.themeId,
    theme: theme.title,
    motivating: theme.motivating,
    draft: text,
    ...(plan ? { plan: JSON.stringify(plan) } : {}),
    pasted_characters: pastedCharacters,
    has_paper_lines: hasPaperLines,
    updated_at: now,
  }
}

/** An own one, which nobody removes until the transaction ends. */
export async function shareEssay(tx: Tx, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('essays')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** An own one, held until the transaction ends. */
export async function lockEssay(tx: Tx, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('essays')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteEssay(tx: Tx, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('essays')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function markCounted(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('essays').set({ counted_at: now }).where('id', '=', id).execute()
}

export async function setSkills(
  tx: Tx,
  userId: string,
  { strength, weakness }: { strength: Skill; weakness: Skill },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ strengths: strength, weaknesses: weakness, updated_at: now })
    .where('id', '=', userId)
    .execute()
}
