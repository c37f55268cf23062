/**
 * `npm run check`: what the sources and the rules say, before a commit. `npm run check -- shop study` also asks the HTTP
 * tests of these folders (tests/http), `npm run check -- http` all of them.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { routeTypes, secrets, sourceChecks } from './check-steps.ts'
import { ROOT, runSteps, type Step, vitest } from './steps.ts'

const ALL = 'http'
const folders = readdirSync(join(ROOT, 'tests/http'))
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => name !== ALL && !folders.includes(name))
if (unknown.length > 0) {
  process.stderr.write(
    `usage: npm run check -- [${[ALL, ...folders].join('|')}]…; not: ${unknown.join(', ')}\n`,
  )
  process.exit(1)
}
const wanted = asked.includes(ALL) ? [] : asked.map((folder) => `tests/http/${folder}/`)
const http: Step[] = asked.length === 0 ? [] : [vitest('HTTP tests', ['http'], wanted)]

process.exit(
  await runSteps([routeTypes, [...sourceChecks, secrets, vitest('unit tests', ['unit', 'web'])], http]),
)
