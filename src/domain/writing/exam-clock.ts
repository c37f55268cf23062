/**
 * The clock of the writing room (product §10 The corrector and the writing room): it runs by the time of the day, so
 * that a reload, a locked telephone or another page loses no second of it.
 */

/** Runs down to `endsAtMs`; while it rests (null) `leftMs` is what is left. */
export type ExamClock = { readonly endsAtMs: number | null; readonly leftMs: number }

/** A clock that ran out longer ago belongs to another day. */
const FORGOTTEN_AFTER_MS = 6 * 60 * 60 * 1000
const LONGEST_MS = 6 * 60 * 60 * 1000

export function startedClock(leftMs: number, nowMs: number): ExamClock {
  return { endsAtMs: nowMs + leftMs, leftMs }
}

export function pausedClock(clock: ExamClock, nowMs: number): ExamClock {
  return { endsAtMs: null, leftMs: leftOn(clock, nowMs) }
}

export function leftOn({ endsAtMs, leftMs }: ExamClock, nowMs: number): number {
  return endsAtMs === null ? leftMs : Math.max(0, endsAtMs - nowMs)
}

/** "12:05"; a second that has begun is still there. */
export function timeLeftText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Null for what is no clock, and for one of another day. */
export function readClock(text: string | null, nowMs: number): ExamClock | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { endsAtMs, leftMs } = kept as Record<string, unknown>
    if (!isTime(leftMs) || leftMs > LONGEST_MS) return null
    if (endsAtMs === null) return { endsAtMs, leftMs }
    if (!isTime(endsAtMs) || endsAtMs - nowMs > LONGEST_MS) return null
    return nowMs - endsAtMs > FORGOTTEN_AFTER_MS ? null : { endsAtMs, leftMs }
  } catch {
    return null
  }
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
