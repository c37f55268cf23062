/** The job that tells who has asked for it, once a day at the hour that they chose, that today's practice waits (decision 0215). */
import { sql } from 'kysely'
import { hourInBrasilia } from '#domain/account/push.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { queuePush } from '#server/account/push/queue-push.ts'
import type { AppContext } from '#server/context.ts'

const PRACTICE_PATH = '/pratica'
/** Told so late at most, where no process ran at the hour. */
const LATEST_HOURS = 2
const HOUR_MS = 3600_000
/** From the hour itself: a browser that was off until then shows it when it comes back. */
const USEFUL_MS = 6 * HOUR_MS

/** @returns how many browsers are told */
export async function remindOfPractice({
  db,
  jobs,
  now,
  site,
}: Pick<AppContext, 'db' | 'jobs' | 'now' | 'site'>): Promise<number> {
  if (!site.settings.features.writingRoom) return 0
  const at = now()
  const day = dayInBrasilia(at)
  const hour = hourInBrasilia(at)
  const told = await db.transaction().execute(async (tx) => {
    const due = await tx
      .updateTable('push_choices as c')
      .set({ practice_told_on: day })
      .where(sql<boolean>`'practice' = any (c.kinds)`)
      .where('c.practice_hour', '<=', hour)
      .where('c.practice_hour', '>', hour - LATEST_HOURS)
      .where(sql<boolean>`c.practice_told_on is distinct from ${day}`)
      .returning([
        'c.user_id as userId',
        // Who has done all of today is left alone; who has not looked yet has a day that waits.
        sql<boolean>`exists (select from practice_days d
          where d.user_id = c.user_id and d.day = ${day}
            and not jsonb_path_exists(d.items, '$[*] ? (@.state == "open")'))`.as('isDone'),
      ])
      .execute()
    const userIds = due.filter(({ isDone }) => !isDone).map(({ userId }) => userId)
    const until = new Date(at.getTime() + USEFUL_MS)
    return queuePush(tx, at, { userIds }, { kind: 'practice', thing: day, path: PRACTICE_PATH, until })
  })
  if (told > 0) jobs.wake('deliver-pushes')
  return told
}
