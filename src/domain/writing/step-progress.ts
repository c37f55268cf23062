/**
 * How far is the estimate from its next step (product §10 The corrector and the writing room, decision 0220)? The grade
 * goes in steps of 40; the sum that it is rounded from moves with every mended mark. This tells of that sum and gives no point.
 */
import type { Correction } from '#corrector/correction.ts'

export type StepProgress = {
  /** Points of the sum won since, whole; null where it did not rise or where it is not known. */
  readonly gained: number | null
  /** The total one step on; null at 1000. */
  readonly next: number | null
  /** Whole points that are missing, at least one; null where a ceiling holds the grade, or at the top. */
  readonly missing: number | null
  /** Of the way through this step, 0 to 100. */
  readonly percent: number
  /** Why a ceiling holds it, and what it takes. */
  readonly held: { readonly why: string; readonly points: number } | null
}

const STEP = 40
const TENTHS = 10
const TOP = 1000

type Read = Pick<Correction, 'total' | 'competences' | 'sumTenths'>

/** @returns null for a correction of before, which does not know its sum */
export function stepProgress(now: Read, before: Read): StepProgress | null {
  if (now.sumTenths === undefined) return null
  const sum = now.sumTenths / TENTHS
  const step = Math.round(sum / STEP) * STEP
  const gained = before.sumTenths === undefined ? 0 : Math.floor((now.sumTenths - before.sumTenths) / TENTHS)
  const caps = now.competences.flatMap((own) => own.caps)
  const heaviest = caps.reduce<(typeof caps)[number] | null>(
    (most, cap) => (most === null || cap.tenths < most.tenths ? cap : most),
    null,
  )
  const isTop = now.total >= TOP
  const isFree = heaviest === null && !isTop
  return {
    gained: gained > 0 ? gained : null,
    next: isTop ? null : now.total + STEP,
    missing: isFree ? Math.max(1, Math.ceil(step + STEP / 2 - sum)) : null,
    percent: isTop ? 100 : Math.min(100, Math.max(0, (100 * (sum - (step - STEP / 2))) / STEP)),
    held: heaviest ? { why: heaviest.why, points: -heaviest.tenths / TENTHS } : null,
  }
}
