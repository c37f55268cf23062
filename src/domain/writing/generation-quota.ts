/**
 * How many essays may a student generate, and what may the counter become next? The allowance is the free ones and
 * those that were bought; premium has no end of it. Product §5 "Generation", §9 "Free generations"; decisions 0085
 * and 0115.
 */

export const FREE_GENERATIONS = 2
export const EXTRA_GENERATION_PRICE_IN_CENTS = 980
/** Where the shop sells them, one a piece: put there at the first start (seed-extra-generation.ts), then the owner's. */
export const EXTRA_GENERATION_PRODUCT_ID = 'prod_geracao_extra'
export const EXTRA_GENERATION_VARIANT_ID = 'var_geracao_extra'

/** What there is beside the free ones. */
export type GenerationGrants = {
  /** How many were paid for. */
  readonly bought?: number
  /** How many premium has given so far: they were used at once, and count against nothing else. */
  readonly byPremium?: number
  readonly isPremium?: boolean
}

/**
 * True while one more generation is within the allowance.
 *
 * @param used generations so far; null or undefined counts as 0 (product §3: 0 when missing)
 */
export function canGenerate(used: number | null | undefined, grants: GenerationGrants = {}): boolean {
  return grants.isPremium === true || remainingGenerations(used, grants) > 0
}

/** The allowance minus what was used, never below 0: what is left without premium. */
export function remainingGenerations(
  used: number | null | undefined,
  { bought = 0, byPremium = 0 }: GenerationGrants = {},
): number {
  return Math.max(FREE_GENERATIONS + bought + byPremium - (used ?? 0), 0)
}

/**
 * True when the counter may go from `used` to `wanted`: only to its next value, and only within the allowance.
 * With FREE_GENERATIONS = 2 and none bought: 0→1 and 1→2, nothing else.
 */
export function isNextGenerationCount(used: number, wanted: number, grants: GenerationGrants = {}): boolean {
  return canGenerate(used, grants) && wanted === used + 1
}
