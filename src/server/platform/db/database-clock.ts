/**
 * What time is it for all processes? The database's, since it is one for all of them: a process whose own clock is wrong
 * by hours would take what others made a moment ago for long over (decision 0301). Between two askings the time goes on by
 * the monotonic clock, which no step of the machine's clock touches.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from '../logger.ts'

/** So far two clocks drift apart in a minute: less than a millisecond. */
const ASK_MS = 60_000
/** An answer that took longer says too little of the moment. */
const LONGEST_ASKING_MS = 1_000
/** What is nearer is left as it is, so that two moments of a process keep their order. */
const LEFT_MS = 100
/** The machine's clock was set, or the machine slept: only the database knows which. */
const STEP_MS = 1_000
/** From here on the one who runs the product is told. */
const TOLD_MS = 60_000

export type DatabaseClock = {
  /** The machine's own time until the database has answered once. */
  readonly now: () => Date
  /** Asks the database at once, and goes on with what is known where it does not answer. */
  readonly set: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * @param options.ask the database's time in milliseconds
 * @param options.wall this machine's time, which somebody may set; another one in tests only
 * @param options.running milliseconds that only ever go on
 */
export function createDatabaseClock(options: {
  ask: () => Promise<number>
  logger: Logger
  wall?: () => number
  running?: () => number
}): DatabaseClock {
  const { ask, logger, wall = Date.now, running = () => performance.now() } = options
  /** The database's time, less the running one; null until it is known. */
  let ahead: number | null = null
  /** The machine's time, less the running one, when it was last looked at. */
  let seen = wall() - running()
  let asking: Promise<void> | null = null
  let lastAskedMs = Number.NEGATIVE_INFINITY
  let isToldWrong = false

  async function askOnce(): Promise<void> {
    const from = running()
    lastAskedMs = from
    try {
      const answered = await ask()
      const took = running() - from
      if (took > LONGEST_ASKING_MS) return
      const found = answered - (from + took / 2)
      if (ahead === null || Math.abs(found - ahead) > LEFT_MS) ahead = found
      tell(Math.round(wall() - running() - found))
    } catch {
      // The database is away: that is told elsewhere, and the time goes on as it is known.
    }
  }

  function set(): Promise<void> {
    asking ??= askOnce().finally(() => {
      asking = null
    })
    return asking
  }

  function tell(aheadMs: number): void {
    const isWrong = Math.abs(aheadMs) > TOLD_MS
    if (isWrong && !isToldWrong)
      logger.warn(
        { aheadMs },
        'the clock of this machine is not that of the database, whose time is followed',
      )
    if (!isWrong && isToldWrong) logger.info('the clock of this machine is that of the database again')
    isToldWrong = isWrong
  }

  const timer = setInterval(set, ASK_MS).unref()
  return {
    now() {
      const gone = running()
      const found = wall() - gone
      if (Math.abs(found - seen) > STEP_MS && gone - lastAskedMs > STEP_MS) {
        seen = found
        void set()
      }
      return new Date(gone + (ahead ?? found))
    },
    set,
    async close() {
      clearInterval(timer)
      await Promise.race([asking, sleep(LONGEST_ASKING_MS, undefined, { ref: false })])
    },
  }
}

/** @param pool of the database that is written to: a copy may stand on a machine with another clock */
export function followDatabaseClock(pool: pg.Pool, logger: Logger): DatabaseClock {
  return createDatabaseClock({
    logger,
    async ask() {
      const { rows } = await pool.query<{ ms: number }>(
        'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
      )
      if (!rows[0]) throw new Error('the database did not tell its time')
      return rows[0].ms
    },
  })
}
