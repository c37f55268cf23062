/** `npm test`: proves everything, on a machine that has only Node and npm. Ends with "N passed, N failed". */
import { routeTypes, secrets, sourceChecks } from './check-steps.ts'
import { findChromium } from './find-chromium.ts'
import { command, playwright, runSteps, type Step, soak, vitest } from './steps.ts'

// Fetched while the sources are looked at.
const chromium = findChromium()
const journeys: Step = {
  name: 'journeys in Chromium',
  run: async (say) => {
    const found = await chromium
    if (found.ok) return playwright('journeys in Chromium', { CHROMIUM_PATH: found.path }).run(say)
    say(`${found.reason}\n`, process.stderr)
    return { passed: 0, failed: 1, lastWords: found.reason }
  },
}

process.exit(
  await runSteps([
    routeTypes,
    [...sourceChecks, command('build', 'node', ['scripts/run.mjs', 'build'])],
    [
      secrets,
      vitest('unit, HTTP and fault tests', ['unit', 'web', 'http', 'faults']),
      // It asks whether anything was lost or doubled, and of no speed: what the tests leave idle is enough.
      soak('soak: forty students, twelve faults', { SOAK_MINUTES: '1.3', SOAK_STUDENTS: '40' }),
    ],
    journeys,
  ]),
)
