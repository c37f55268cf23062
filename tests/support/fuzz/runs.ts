/** How long the random tests search: the same few cases in `npm test`, more and others by FUZZ_RUNS and FUZZ_SEED. */

const SEED = 20_261_121
/** A slow machine tries fewer, rather than failing; and one that found a fault has this long to make it small. */
const SEARCH_MS = 25_000
const times = Number(process.env['FUZZ_RUNS'] ?? 1)

/** Where chance begins, in every test that has any. */
export const FUZZ_SEED = Number(process.env['FUZZ_SEED'] ?? SEED)

/** @param usual tries in `npm test`; FUZZ_RUNS=10 makes ten times as many */
export function tries(usual: number): number {
  return Math.max(1, Math.round(usual * times))
}

/** For the test around it. */
export const FUZZ_TIMEOUT_MS = 3 * SEARCH_MS * times

/** Of requests: as many tries as there is time for. */
export function fuzzRuns(usualRuns: number) {
  return {
    seed: FUZZ_SEED,
    numRuns: tries(usualRuns),
    interruptAfterTimeLimit: SEARCH_MS * times,
  }
}
