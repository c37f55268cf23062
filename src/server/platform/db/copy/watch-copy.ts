/**
 * How far behind its primary is the copy? Asked of both each second: first where the log of the primary ends, then how
 * much of it the copy has. So nothing depends on clocks of other machines, and what the copy has at a look it had then at
 * the latest. A copy that does not answer, is late, or is none any more is not read from until a look finds it well.
 */
import type pg from 'pg'
import type { Logger } from '../../logger.ts'
import { giveUpConnections } from '../connection-bounds.ts'
import { askCopy, askPrimary } from './servers-repository.ts'

const LOOK_MS = 1_000
/** After a change that many ask for next. */
const SOON_MS = 100
/** What others have written is shown at most so much later than it was. */
const MOST_LAG_MS = 5_000
/** What is kept of where the log ended, to tell how late the copy is. */
const REMEMBERED_MS = 600_000
const BETWEEN_SAMPLES_MS = 500

/** late: it answers, and is too far behind · gone: it does not answer, or is no copy of this primary any more */
export type CopyState = 'used' | 'late' | 'gone'
/** `lagMs`: null where it does not tell; at least so much where it is late. */
export type CopyStanding = { readonly state: CopyState; readonly lagMs: number | null }

/** A place in the log of the primary: null until it is known. */
export type Mark = { position: bigint | null }

export type CopyWatch = {
  readonly standing: () => CopyStanding
  /** Whether anything may be read from the copy at this moment. */
  readonly isFit: () => boolean
  /** Whether the copy had this much of the log at the last look. */
  readonly has: (position: bigint) => boolean
  /** The end of the log at a moment after this one: what was committed before stands before it. */
  readonly markNow: () => Mark
  /** Something that was asked of the copy has failed: no more of it until the next look. */
  readonly doubt: (error: unknown) => void
  readonly close: () => void
}

/** @param options.copyPool cut off when the copy falls silent, so that nobody waits for it */
export function watchCopy(options: {
  primary: pg.Pool
  /** For the looks alone: how busy the other connections are says nothing about the copy. */
  lookPool: pg.Pool
  copyPool: pg.Pool
  logger: Logger
  mostLagMs?: number
}): CopyWatch {
  const { primary, lookPool, copyPool, logger, mostLagMs = MOST_LAG_MS } = options
  /** Oldest first: where the log of the primary ended, and when. */
  const samples: { atMs: number; flushed: bigint }[] = []
  let waiting: Mark[] = []
  let standing: CopyStanding | null = null
  let replayed = -1n
  let lookedAtMs = Number.NEGATIVE_INFINITY
  /** Failures since the start, and how many of them a good look has answered. */
  let doubts = 0
  let settledDoubts = 0
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  let isWanted = false
  let isClosed = false

  async function look(): Promise<void> {
    const marks = waiting
    waiting = []
    const startedMs = performance.now()
    const before = await askPrimary(primary).catch((error: unknown) => {
      waiting = [...marks, ...waiting]
      throw error
    })
    for (const mark of marks) mark.position = before.written
    remember(startedMs, before.flushed)
    const doubtsBefore = doubts
    try {
      const askedMs = performance.now()
      const copy = await askCopy(lookPool)
      lookedAtMs = askedMs
      if (!copy.isCopy) return leave('it takes writes itself')
      if (copy.identity !== before.identity) return leave('it is a copy of another database or time')
      replayed = copy.replayed
      settledDoubts = doubtsBefore
      judge(askedMs)
    } catch (error) {
      leave((error as Error).message)
    }
  }

  function remember(atMs: number, flushed: bigint): void {
    const last = samples.at(-1)
    if (last && atMs - last.atMs < BETWEEN_SAMPLES_MS) return
    samples.push({ atMs, flushed })
    while (samples.length > 1 && atMs - samples[0]!.atMs > REMEMBERED_MS) samples.shift()
  }

  function judge(nowMs: number): void {
    const reached = samples.findLast(({ flushed }) => flushed <= replayed)
    const lagMs = Math.round(nowMs - (reached ?? samples[0]!).atMs)
    // Once late it must be well below, or it would be told of again and again.
    const bound = standing?.state === 'late' ? mostLagMs / 2 : mostLagMs
    if (reached && lagMs <= bound) settle({ state: 'used', lagMs })
    // A moment after the start nothing is known of before: neither well nor late yet.
    else if (lagMs > bound || standing !== null) settle({ state: 'late', lagMs })
  }

  function leave(reason: string): void {
    settle({ state: 'gone', lagMs: null }, reason)
    giveUpConnections(copyPool, 'the reading copy is gone')
  }

  function settle(next: CopyStanding, reason?: string): void {
    const before = standing?.state
    standing = next
    if (next.state === before || isClosed) return
    if (next.state === 'used') logger.info({ lagMs: next.lagMs }, 'the reading copy is read from')
    else if (next.state === 'gone')
      logger.warn({ reason }, 'the reading copy is gone: everything is read from the primary')
    else logger.warn({ lagMs: next.lagMs }, 'the reading copy is late: everything is read from the primary')
  }

  async function lookAgainAndAgain(): Promise<void> {
    isLooking = true
    isWanted = false
    await look().catch((error: unknown) => logger.debug({ err: error }, 'the primary told no position'))
    isLooking = false
    lookIn(isWanted ? SOON_MS : LOOK_MS)
  }

  function lookIn(ms: number): void {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(lookAgainAndAgain, ms).unref()
  }

  function lookSoon(): void {
    if (!isWanted && !isLooking) lookIn(SOON_MS)
    isWanted = true
  }

  lookIn(0)
  return {
    standing: () => standing ?? { state: 'gone', lagMs: null },
    isFit: () =>
      standing?.state === 'used' &&
      doubts === settledDoubts &&
      performance.now() - lookedAtMs < Math.max(mostLagMs, 2 * LOOK_MS),
    has: (position) => position <= replayed,
    markNow() {
      const mark: Mark = { position: null }
      waiting.push(mark)
      lookSoon()
      return mark
    },
    doubt(error) {
      if (doubts === settledDoubts && standing?.state === 'used')
        logger.warn({ err: error }, 'a reading failed on the copy and was asked of the primary')
      doubts += 1
      lookSoon()
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}
