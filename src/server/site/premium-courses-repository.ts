/** Whether premium is told to open courses. */
import { sql } from 'kysely'
import type { DbOrTx } from '../platform/db/client.ts'

/** Whether a course that everybody sees belongs to premium. */
export async function hasPremiumCourses(db: DbOrTx): Promise<boolean> {
  const row = await db
    .selectFrom('courses')
    .select('slug')
    .where(sql<boolean>`published ->> 'access' = 'premium'`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
