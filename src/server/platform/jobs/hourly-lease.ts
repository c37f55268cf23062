/** Which process does the work of an hour: any number may ask, one gets the lease. */
import type { Platform } from '../platform.ts'

const HOUR_MS = 3600_000

/**
 * One statement, so that of two processes one gets the hour.
 *
 * @param name of the work, in `installation_facts`
 * @returns false when somebody has claimed it within the last hour
 */
export async function takeHourlyLease(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  name: string,
): Promise<boolean> {
  const claimed = await db
    .insertInto('installation_facts')
    .values({ name, created_at: now() })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ created_at: now() })
        .where('installation_facts.created_at', '<=', new Date(now().getTime() - HOUR_MS)),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}
