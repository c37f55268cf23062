/**
 * What the database announces, put in order for this process: news for topics, ended sessions, and how many people
 * the other processes see. Tells when something may have been missed.
 */
import type pg from 'pg'
import { listenToDatabase } from '../db/listen.ts'
import type { Platform } from '../platform.ts'
import { type Announcement, type News, REALTIME_CHANNEL } from './publish.ts'

/** Announced by triggers (migration 0019). */
const SESSION_ENDED_CHANNEL = 'session_ended'
export const PRESENCE_CHANNEL = 'realtime_presence'

export type BusHandlers = {
  readonly onNews: (news: News) => void
  readonly onSessionEnded: (sessionId: string) => void
  readonly onPresence: (text: string) => void
  /** Listening, for the first time or again after a loss: what was announced before is gone. */
  readonly onGap: () => void
}

export type Bus = {
  /** Resolves when it listens for the first time. */
  readonly listening: Promise<void>
  readonly close: () => Promise<void>
}

export function createBus(
  { pool, direct, logger }: Pick<Platform, 'pool' | 'direct' | 'logger'>,
  handlers: BusHandlers,
): Bus {
  const first = Promise.withResolvers<void>()
  // One after the other: what lies in the table must not be overtaken by what came after it.
  let queue = Promise.resolve()
  let waiting = 0

  function hear(text: string): void {
    const announced = JSON.parse(text) as Announcement // written by publish.ts alone
    if ('topic' in announced && waiting === 0) {
      handlers.onNews(announced)
      return
    }
    waiting += 1
    queue = queue
      .then(async () => {
        const news = 'topic' in announced ? announced : await readPayload(pool, announced.payloadId)
        if (news) handlers.onNews(news)
        else handlers.onGap()
      })
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'an announcement could not be read')
        handlers.onGap()
      })
      .finally(() => {
        waiting -= 1
      })
  }

  const { close } = listenToDatabase(direct, logger, {
    channels: [REALTIME_CHANNEL, SESSION_ENDED_CHANNEL, PRESENCE_CHANNEL],
    onNotification(channel, payload) {
      if (channel === REALTIME_CHANNEL) hear(payload)
      else if (channel === SESSION_ENDED_CHANNEL) handlers.onSessionEnded(payload)
      else handlers.onPresence(payload)
    },
    onListening() {
      // The first time, too: somebody may have joined before.
      handlers.onGap()
      first.resolve()
    },
    onLost() {},
  })
  return { listening: first.promise, close }
}

/** Null when it was swept away before this process came to read it. */
async function readPayload(pool: pg.Pool, id: string): Promise<News | null> {
  const { rows } = await pool.query<{ payload: string }>(
    'select payload from realtime_payloads where id = $1',
    [id],
  )
  return rows[0] ? (JSON.parse(rows[0].payload) as News) : null
}
