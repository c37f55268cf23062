/**
 * How many essays may a student generate, and what may the counter become next? The allowance is the free ones and
 * those that were bought. Product §5 "Generation", §9 "Free generations"; decision 0085.
 */

export const FREE_GENERATIONS = 2
export const EXTRA_GENERATION_PRICE_IN_CENTS = 980
/** Where the shop sells them, one a piece: put there at the first start (seed-extra-generation.ts), then the owner's. */
export const EXTRA_GENERATION_PRODUCT_ID = 'prod_geracao_extra'
export const EXTRA_GENERATION_VARIANT_ID = 'var_geracao_extra'

/**
 * True while one more generation is within the allowance.
 *
 * @param used generations so far; null or undefined counts as 0 (product §3: 0 when missing)
 * @param bought how many were paid for, beside the free ones
 */
export function canGenerate(used: number | null | undefined, bought = 0): boolean {
  return remainingGenerations(used, bought) > 0
}

/** The allowance minus what was used, never below 0. */
export function remainingGenerations(used: number | null | undefined, bought = 0): number {
  return Math.max(FREE_GENERATIONS + bought - (used ?? 0), 0)
}

/**
 * True when the counter may go from `used` to `wanted`: only to its next value, and only within the allowance.
 * With FREE_GENERATIONS = 2 and none bought: 0→1 and 1→2, nothing else.
 */
export function isNextGenerationCount(used: number, wanted: number, bought = 0): boolean {
  return canGenerate(used, bought) && wanted === used + 1
}
