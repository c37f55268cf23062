/** `npm run check`: what a commit needs, without a browser. */
import { routeTypes, secrets, sourceChecks } from './check-steps.ts'
import { runSteps, vitest } from './steps.ts'

process.exit(
  await runSteps([routeTypes, [...sourceChecks, secrets, vitest('unit and HTTP tests', ['unit', 'http'])]]),
)
