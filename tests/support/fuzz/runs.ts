/** How long the random tests search: the same few cases in `npm test`, more and others by FUZZ_RUNS and FUZZ_SEED. */

const SEED = 20_261_121

/** @param usualRuns tries in `npm test`; FUZZ_RUNS=10 makes ten times as many */
export function fuzzRuns(usualRuns: number): { seed: number; numRuns: number } {
  const { FUZZ_RUNS, FUZZ_SEED } = process.env
  return {
    seed: Number(FUZZ_SEED ?? SEED),
    numRuns: Math.max(1, Math.round(usualRuns * Number(FUZZ_RUNS ?? 1))),
  }
}
