/** The steps that look at the sources without running the product. */
import { availableParallelism } from 'node:os'
import { command, type Step } from './steps.ts'

/** The compiler's own count. Each one works out for itself what it shares with the others: beyond the cores that is lost. */
const MOST_CHECKERS = 4
const CHECKERS = Math.min(MOST_CHECKERS, availableParallelism())

/** The types of the pages are made of the route table, before anything looks at types. */
export const routeTypes: Step = command('route types', 'react-router', ['typegen'])

/** None needs another: they run at the same time. */
export const sourceChecks: readonly Step[] = [
  command('format and lint', 'biome', ['ci', '--error-on-warnings', '.']),
  command('contents: spelling and leftovers', 'node', ['scripts/check-content.ts']),
  command('known faults of packages', 'node', ['scripts/audit.ts']),
  command('types', 'tsc', ['-b', '--checkers', String(CHECKERS)]),
]

/** Looks into the bundle too, where one has been built. */
export const secrets: Step = command('secrets in files and bundle', 'node', ['scripts/find-secrets.ts'])
