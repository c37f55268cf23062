/**
 * Tells when a sale begins or ends: at that moment what is kept of the catalogue is no longer true, though nobody has
 * written anything. Each process has its own timer, set again after every change of the catalogue.
 */
import type pg from 'pg'
import type { Logger } from '#server/platform/logger.ts'

/** A timer holds 24 days at most, and clocks drift: looked up again at least this often. */
const LONGEST_WAIT_MS = 3_600_000
const RETRY_MS = 5_000

export type SaleBoundaries = {
  /** The catalogue has changed: the next start or end may be another one. */
  readonly rearm: () => void
  /** Null where none is known. */
  readonly next: () => Date | null
  readonly close: () => void
}

/** @param onBoundary called at the moment when the price of something changes by itself */
export function watchSaleBoundaries(
  pool: pg.Pool,
  logger: Logger,
  onBoundary: () => void,
  now: () => Date = () => new Date(),
): SaleBoundaries {
  let timer: NodeJS.Timeout | undefined
  let next: Date | null = null
  let isReading = false
  let isOutdated = false
  let isClosed = false

  /** However many changes come while it reads, it reads once more. */
  async function arm(): Promise<void> {
    isReading = true
    let wait: { boundaryAt: Date | null; delayMs: number }
    do {
      isOutdated = false
      wait = await readWait()
    } while (isOutdated && !isClosed)
    isReading = false
    if (isClosed) return
    const { boundaryAt, delayMs } = wait
    next = boundaryAt
    timer = setTimeout(() => {
      if (boundaryAt && now() >= boundaryAt) onBoundary()
      rearm()
    }, delayMs)
    timer.unref()
  }

  async function readWait(): Promise<{ boundaryAt: Date | null; delayMs: number }> {
    try {
      const boundaryAt = await nextBoundary(pool, now())
      const untilBoundaryMs = boundaryAt ? boundaryAt.getTime() - now().getTime() : LONGEST_WAIT_MS
      return { boundaryAt, delayMs: Math.max(1, Math.min(untilBoundaryMs, LONGEST_WAIT_MS)) }
    } catch (error) {
      if (!isClosed)
        logger.warn({ err: error }, 'the next start or end of a sale could not be read, trying again')
      return { boundaryAt: null, delayMs: RETRY_MS }
    }
  }

  function rearm(): void {
    if (isClosed) return
    clearTimeout(timer)
    isOutdated = true
    if (!isReading) void arm()
  }

  return {
    rearm,
    next: () => next,
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

async function nextBoundary(pool: pg.Pool, now: Date): Promise<Date | null> {
  const { rows } = await pool.query<{ boundary_at: Date | null }>(
    `select least(
       (select min(sale_starts_at) from prices where sale_starts_at > $1),
       (select min(sale_ends_at) from prices where sale_ends_at > $1)
     ) as boundary_at`,
    [now],
  )
  return rows[0]?.boundary_at ?? null
}
