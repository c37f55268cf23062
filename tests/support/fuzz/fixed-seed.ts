/** Before each file of tests: every law begins at the same seed, so that no run of the suite depends on chance. */
import fc from 'fast-check'
import { FUZZ_SEED, tries } from './runs.ts'

const USUAL_TRIES = 100

fc.configureGlobal({ seed: FUZZ_SEED, numRuns: tries(USUAL_TRIES) })
