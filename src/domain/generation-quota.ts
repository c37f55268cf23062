/**
 * How many essays may a student generate, and what may the counter become next? Paying for more is decided
 * elsewhere. Spec §5 "Generation", §9 "Free generations".
 */

export const FREE_GENERATIONS = 2
export const EXTRA_GENERATION_PRICE_IN_CENTS = 980

/**
 * True while one more generation is within the allowance.
 *
 * @param used generations so far; null or undefined counts as 0 (spec §3: 0 when missing)
 */
export function canGenerate(used: number | null | undefined): boolean {
  return remainingGenerations(used) > 0
}

/** The allowance minus what was used, never below 0. */
export function remainingGenerations(used: number | null | undefined): number {
  return Math.max(FREE_GENERATIONS - (used ?? 0), 0)
}

/**
 * True when the counter may go from `used` to `wanted`: only to its next value, and only within the allowance.
 * With FREE_GENERATIONS = 2: 0→1 and 1→2, nothing else.
 */
export function isNextGenerationCount(used: number, wanted: number): boolean {
  return canGenerate(used) && wanted === used + 1
}
