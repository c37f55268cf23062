/** Queries of the home of who is signed in. */
import { sql } from 'kysely'
import type { Db } from '#server/platform/db/client.ts'

/** The essay that was touched last, if its sheet holds more than its last version. */
export async function findOpenDraft(db: Db, userId: string) {
  const row = await db
    .selectFrom('essays as e')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('essay_versions as v')
          .whereRef('v.essay_id', '=', 'e.id')
          .orderBy('v.number', 'desc')
          .limit(1)
          .select('v.text')
          .as('v'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('exam_versions as x')
          .whereRef('x.essay_id', '=', 'e.id')
          .orderBy('x.number', 'desc')
          .limit(1)
          .select('x.text as exam_text')
          .as('x'),
      (join) => join.onTrue(),
    )
    .select(['e.id', 'e.theme', 'e.draft', 'e.updated_at', 'v.text', 'x.exam_text'])
    .where('e.user_id', '=', userId)
    .orderBy('e.updated_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const draft = row?.draft.trim() ?? ''
  return row && draft !== '' && draft !== row.text && draft !== row.exam_text ? { ...row, draft } : null
}

/** A correction touches its essay: the newest is looked for in those that were touched last. */
const ESSAYS_LOOKED_AT = 20

export async function findNewestVersion(db: Db, userId: string) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('essays')
        .select(['id', 'theme'])
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(ESSAYS_LOOKED_AT)
        .as('e'),
    )
    .innerJoin('essay_versions as v', 'v.essay_id', 'e.id')
    .select(['v.essay_id', 'v.number', 'e.theme', 'v.total', 'v.corrected_at'])
    .orderBy('v.corrected_at', 'desc')
    .orderBy('v.essay_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function countCourseBadges(db: Db, userId: string, badgeIds: readonly string[]) {
  const { count } = await db
    .selectFrom('earned_badges')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('badge_id', 'in', badgeIds)
    .executeTakeFirstOrThrow()
  return count
}
