/** Queries for practice: what is remembered of each class, the items of a day, and the marks of own essays. */
import { sql } from 'kysely'
import type { PracticeKind } from '#content/study/practice/exercises.ts'
import { isPracticeKind } from '#content/study/practice/exercises.ts'
import type { MarkKind } from '#corrector/kinds.ts'
import type { PracticeItem } from '#domain/study/practice/day-plan.ts'
import type { MarkedVersion } from '#domain/study/practice/own-sentences.ts'
import { keptItemsSchema } from '#domain/study/practice/practice-wire.ts'
import type { PracticeCard } from '#domain/study/practice/schedule.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export type Item = PracticeItem<PracticeKind>

/** Their errors are those that still matter. */
const ESSAYS_LOOKED_AT = 5
/** Of a day that is over only the schedule and the XP are left. */
const DAYS_KEPT = 30

export async function listCards(db: DbOrTx, userId: string): Promise<PracticeCard<PracticeKind>[]> {
  const rows = await db.selectFrom('practice_cards').selectAll().where('user_id', '=', userId).execute()
  return rows.flatMap((row) =>
    // A class that the corrector knows no more is let be.
    isPracticeKind(row.kind)
      ? [
          {
            kind: row.kind,
            due: row.due,
            stability: row.stability,
            difficulty: row.difficulty,
            reviews: row.reviews,
            lapses: row.lapses,
            reviewedAt: row.reviewed_at,
            rightDays: row.right_days,
            lastRightDay: row.last_right_day,
            masteredAt: row.mastered_at,
          },
        ]
      : [],
  )
}

export async function putCard(tx: Tx, userId: string, card: PracticeCard<PracticeKind>): Promise<void> {
  const written = {
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    reviews: card.reviews,
    lapses: card.lapses,
    reviewed_at: card.reviewedAt,
    right_days: card.rightDays,
    last_right_day: card.lastRightDay,
    mastered_at: card.masteredAt,
  }
  await tx
    .insertInto('practice_cards')
    .values({ user_id: userId, kind: card.kind, ...written })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(written))
    .execute()
}

/** Classes that a new essay shows again are due at once; those that were never practised have no card to move. */
export async function pullForward(
  tx: Tx,
  userId: string,
  kinds: readonly string[],
  now: Date,
): Promise<void> {
  if (kinds.length === 0) return
  await tx
    .updateTable('practice_cards')
    .set({ due: now })
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('due', '>', now)
    .execute()
}

/** Null where the day has not begun, and where what is kept can no longer be read. */
export async function findItems(db: DbOrTx, userId: string, day: string): Promise<Item[] | null> {
  const row = await selectDay(db, userId, day).executeTakeFirst()
  return row ? readItems(row.items) : null
}

/** Of two answers of one student the second waits. */
export async function lockItems(tx: Tx, userId: string, day: string): Promise<Item[] | null> {
  const row = await selectDay(tx, userId, day).forUpdate().executeTakeFirst()
  return row ? readItems(row.items) : null
}

function selectDay(db: DbOrTx, userId: string, day: string) {
  return db.selectFrom('practice_days').select('items').where('user_id', '=', userId).where('day', '=', day)
}

function readItems(items: readonly unknown[]): Item[] | null {
  const read = keptItemsSchema.safeParse(items)
  if (!read.success) return null
  return read.data.flatMap((item): Item[] => {
    if (item.of === 'task') return [item]
    const { kind } = item
    return isPracticeKind(kind) ? [{ ...item, kind }] : []
  })
}

/** The first to write it decides, of several windows that open at once. Days long past go. */
export async function insertItems(
  db: DbOrTx,
  userId: string,
  day: string,
  items: readonly Item[],
): Promise<void> {
  await db
    .insertInto('practice_days')
    .values({ user_id: userId, day, items: JSON.stringify(items) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .deleteFrom('practice_days')
    .where('user_id', '=', userId)
    .where('day', '<', sql<string>`to_char(${day}::date - ${DAYS_KEPT}::int, 'YYYY-MM-DD')`)
    .execute()
}

export async function updateItems(
  tx: Tx,
  userId: string,
  day: string,
  items: readonly Item[],
): Promise<void> {
  await tx
    .updateTable('practice_days')
    .set({ items: JSON.stringify(items) })
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute()
}

/** The last versions of the newest essays, with what was marked in them. */
export async function listMarkedVersions(db: DbOrTx, userId: string): Promise<MarkedVersion[]> {
  const rows = await db
    .selectFrom('essays as e')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('essay_versions as v')
          .whereRef('v.essay_id', '=', 'e.id')
          .select(['v.number', 'v.text'])
          .select(sql<readonly Marked[] | null>`v.correction->'marks'`.as('marks'))
          .orderBy('v.number', 'desc')
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .select(['e.id', 'v.number', 'v.text', 'v.marks'])
    .where('e.user_id', '=', userId)
    .orderBy('e.updated_at', 'desc')
    .limit(ESSAYS_LOOKED_AT)
    .execute()
  return rows.map(({ id, number, text, marks }) => ({
    essayId: id,
    version: number,
    text,
    marks: marks ?? [],
  }))
}

type Marked = { readonly kind: MarkKind; readonly start: number; readonly end: number }

/** The text of an own version; null for what is somebody else's, or gone. */
export async function findVersionText(
  db: DbOrTx,
  userId: string,
  { essayId, version }: { essayId: string; version: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('essay_versions as v')
    .innerJoin('essays as e', 'e.id', 'v.essay_id')
    .select('v.text')
    .where('e.user_id', '=', userId)
    .where('v.essay_id', '=', essayId)
    .where('v.number', '=', version)
    .executeTakeFirst()
  return row?.text ?? null
}
