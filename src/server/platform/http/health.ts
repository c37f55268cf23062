/**
 * Whether this process can serve, and whether it is worth keeping, asked by proxies and supervisors (health-routes.ts).
 * The answer comes within two seconds also where the database gives none: that is when it matters.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { askDatabase } from '../db/client.ts'
import { lastAnswerMs } from '../db/connection-bounds.ts'
import type { ReadCopy } from '../db/copy/read-copy.ts'
import type { CopyStanding } from '../db/copy/watch-copy.ts'
import { isHearing } from '../db/listen.ts'

/** Within two seconds, before those who look give up. */
const PATIENCE_MS = 1_500
const LOOK_MS = 5_000
/** Longer than any restart of a database. */
const DEAD_AFTER_MS = 60_000

export type Health = {
  /** Why requests should go elsewhere; null when they may come. */
  readonly findHindrance: () => Promise<string | null>
  /** Why only a new process helps; null as long as this one may come back by itself. */
  readonly findDeath: () => string | null
  /** Looks by itself from now on, since nobody else may ask. */
  readonly watch: () => { readonly close: () => Promise<void> }
  /** How the copy that is read from stands; null where there is none. Without it everything still works. */
  readonly copy: () => CopyStanding | null
  /** The process is about to stop. */
  readonly leave: () => void
}

/**
 * @param options.direct by which this process hears the database; without it by the pool itself
 * @param options.deadAfterMs without any answer of the database; another one in tests only
 */
export function createHealth(
  pool: pg.Pool,
  {
    direct = pool,
    copy = null,
    deadAfterMs = DEAD_AFTER_MS,
  }: { direct?: pg.Pool; copy?: ReadCopy | null; deadAfterMs?: number } = {},
): Health {
  let isLeaving = false
  let isWatching = false
  let answeredAtMs = performance.now()
  /** One at a time, however many ask: behind a database that is gone they would take every connection. */
  let look: Promise<boolean> | null = null

  function lookAtDatabase(): Promise<boolean> {
    look ??= askDatabase(pool).then(
      () => {
        answeredAtMs = performance.now()
        look = null
        return true
      },
      () => {
        look = null
        return false
      },
    )
    return look
  }

  return {
    async findHindrance() {
      if (isLeaving) return 'the process stops'
      const askedAtMs = performance.now()
      const answers = await Promise.race([lookAtDatabase(), sleep(PATIENCE_MS, null, { ref: false })])
      // While all connections are busy the look waits for its turn; that others were answered meanwhile is enough.
      const isBusy = answers === null && lastAnswerMs(pool) > askedAtMs
      if (!answers && !isBusy) return 'the database does not answer'
      return isHearing(direct) ? null : 'what the database announces is not heard'
    },
    findDeath() {
      const silentMs = performance.now() - answeredAtMs
      return !isWatching || silentMs < deadAfterMs
        ? null
        : `the database has not answered for ${Math.floor(silentMs / 1000)} s`
    },
    watch() {
      isWatching = true
      answeredAtMs = performance.now()
      const timer = setInterval(lookAtDatabase, LOOK_MS).unref()
      return { close: async () => clearInterval(timer) }
    },
    copy: () => copy?.standing() ?? null,
    leave() {
      isLeaving = true
    },
  }
}
