/** What the built server loads before its first request: packages that few requests need come with the first that does. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PRODUCT_FOLDER } from '#server/platform/project-files.ts'
import { ownFiles } from '../../scripts/put-in-place.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Of some weight, and each for one kind of request or one setting: making files, mailing, metrics, other houses' services. */
const LATE = [
  '@aws-sdk/client-s3',
  '@cantoo/fontkit',
  '@cantoo/pdf-lib',
  '@napi-rs/canvas',
  '@opentelemetry/api',
  '@opentelemetry/sdk-trace-node',
  'nodemailer',
  'openid-client',
  'prom-client',
  'sharp',
  'stripe',
  'web-push',
]

/** Prints what the modules and all that they import come from: packages, and files of TypeScript. */
const LOADED = `
import { registerHooks } from 'node:module'
const found = new Set()
registerHooks({
  load(url, context, next) {
    const names = [...url.matchAll(/node_modules\\/((?:@[^/]+\\/)?[^/]+)/g)]
    if (names.length > 0) found.add(names.at(-1)[1])
    if (url.endsWith('.ts')) found.add(url)
    return next(url, context)
  },
})
for (const path of process.argv.slice(1)) await import(path)
process.stdout.write(JSON.stringify([...found]))
process.exit()
`

function loadedBy(...chunks: string[]): string[] {
  const product = join(ROOT, PRODUCT_FOLDER)
  const paths = chunks.map((name) => {
    const file = ownFiles(product).find((own) => own.startsWith(`assets/${name}-`))
    if (!file) throw new Error(`the build has no ${name}`)
    return join(product, file)
  })
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', LOADED, ...paths],
    { encoding: 'utf8', cwd: ROOT },
  )
  expect(stderr).toBe('')
  return JSON.parse(stdout) as string[]
}

test('the server starts without what only some requests or settings need, and without a file of TypeScript', () => {
  const loaded = loadedBy('lifecycle')
  expect(loaded).toContain('hono')
  expect(loaded.filter((name) => LATE.includes(name) || name.endsWith('.ts'))).toEqual([])
})

test('what measures and traces is seen here when it is loaded, as a module and as a script', () => {
  const loaded = loadedBy('metrics', 'tracing')
  expect(loaded).toEqual(expect.arrayContaining(['prom-client', '@opentelemetry/sdk-trace-node']))
})
