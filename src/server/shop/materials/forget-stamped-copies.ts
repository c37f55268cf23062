/** The job that forgets copies nobody has fetched for a month: the next download makes a new one (decision 0055). */
import type { AppContext } from '#server/context.ts'
import { deleteUnused } from './stamped-copy-repository.ts'

const KEPT_DAYS = 30
const DAY_MS = 24 * 3600_000

/** @returns how many were forgotten */
export async function forgetStampedCopies({ db, now, jobs, logger }: AppContext): Promise<number> {
  const forgotten = await deleteUnused(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS))
  if (forgotten === 0) return 0
  logger.info({ forgotten }, 'stamped copies that nobody fetches were forgotten')
  jobs.wake('discard-files')
  return forgotten
}
