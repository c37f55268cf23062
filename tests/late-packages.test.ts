/** What the server loads before its first request: packages that few requests need come with the first that does. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Of some weight, and each for one kind of request: making files, mailing, other houses' services. */
const LATE = [
  '@aws-sdk/client-s3',
  '@cantoo/fontkit',
  '@cantoo/pdf-lib',
  '@napi-rs/canvas',
  'nodemailer',
  'openid-client',
  'sharp',
  'stripe',
  'web-push',
]

/** Prints the packages that the module and all that it imports come from. */
const LOADED = `
import { registerHooks } from 'node:module'
const found = new Set()
registerHooks({
  load(url, context, next) {
    const names = [...url.matchAll(/node_modules\\/((?:@[^/]+\\/)?[^/]+)/g)]
    if (names.length > 0) found.add(names.at(-1)[1])
    return next(url, context)
  },
})
await import(process.argv[1])
process.stdout.write(JSON.stringify([...found]))
process.exit()
`

test('the server starts without what only some requests need', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', LOADED, join(ROOT, 'src/server/lifecycle.ts')],
    { encoding: 'utf8', cwd: ROOT },
  )
  const loaded: string[] = stdout === '' ? [] : JSON.parse(stdout)
  expect(loaded, stderr).toContain('hono')
  expect(loaded.filter((name) => LATE.includes(name))).toEqual([])
})
