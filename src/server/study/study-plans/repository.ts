/** Queries for study plans: one row for each student who keeps one. */
import { type ProfileStudyPlan, readStudyPlan } from '#domain/study/stored-study-plan.ts'
import type { Db } from '#server/platform/db/client.ts'

export type SavedStudyPlan = { readonly plan: ProfileStudyPlan; readonly savedAt: Date }

/** Null when there is none, and when the row holds what no longer is a plan. */
export async function findStudyPlan(db: Db, userId: string): Promise<SavedStudyPlan | null> {
  const row = await db
    .selectFrom('study_plans')
    .select(['plan', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const plan = readStudyPlan(row?.plan)
  return row && plan ? { plan, savedAt: row.updated_at } : null
}

/** In the place of the one that was there. */
export async function putStudyPlan(db: Db, userId: string, { plan, savedAt }: SavedStudyPlan): Promise<void> {
  const written = { plan: JSON.stringify(plan), updated_at: savedAt }
  await db
    .insertInto('study_plans')
    .values({ user_id: userId, ...written })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(written))
    .execute()
}

export async function deleteStudyPlan(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('study_plans').where('user_id', '=', userId).execute()
}
