/**
 * What of one's own errors is due for practice today, as the home of who is signed in tells it (product §10 Hoje).
 * Null while there is no practice to offer.
 */
import type { PracticeOfToday } from '#domain/writing/today-wire.ts'
import type { Db } from '#server/platform/db/client.ts'

export async function findPracticeOfToday(
  _db: Db,
  _userId: string,
  _now: Date,
): Promise<PracticeOfToday | null> {
  return null
}
