/** `npm run check`: what a commit needs, without a browser. */
import { checkSteps } from './check-steps.ts'
import { runSteps, vitest } from './steps.ts'

process.exit(await runSteps([...checkSteps, vitest('unit and HTTP tests', ['unit', 'http'])]))
