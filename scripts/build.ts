/**
 * Everything that is made from the sources: the server's programs, pages for server and browser, their compressed forms, the
 * booklets, the words.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { noticesForBrowsers } from './licences.ts'
import { MADE_IN, putInPlace } from './put-in-place.ts'
import { splitBuiltManifest } from './split-manifest.ts'

const ROOT = join(import.meta.dirname, '..')
const MADE = join(ROOT, MADE_IN)
/** The slowest part: of the corrector's words alone it takes twelve seconds. */
const COMPRESSED = join(ROOT, '.cache/compressed')
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|xml|bin)$/
const MIN_BYTES = 1024

// Before the pages, which name the words' address.
run('node', ['scripts/corrector/build-words.ts'])
run('react-router', ['build'])
splitBuiltManifest(join(MADE, 'client'))
run('node', ['scripts/build-worker.ts'])
// Which script needs which: nobody else asks.
for (const name of ['client', 'server']) rmSync(join(MADE, name, '.vite'), { recursive: true })
run('node', ['scripts/build-product.ts'])
writeLicences(join(MADE, 'client'))
compress(join(MADE, 'client'))
run('node', ['scripts/build-materials.ts'])
for (const name of ['client', 'server', 'product']) putInPlace(join(MADE, name), join(ROOT, 'build', name))
rmSync(MADE, { recursive: true })

function run(command: string, args: string[]): void {
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin', command), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exit(status ?? 1)
}

function writeLicences(client: string): void {
  const ofBundle = join(client, 'licenses.md')
  writeFileSync(join(client, 'licencas.txt'), noticesForBrowsers(ROOT, readFileSync(ofBundle, 'utf8')))
  rmSync(ofBundle)
}

/** Once here, so that no request compresses; and what is as it was in the last build was compressed there. */
function compress(dir: string): void {
  mkdirSync(COMPRESSED, { recursive: true })
  const kept = new Set<string>()
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !COMPRESSIBLE.test(path)) continue
    const content = readFileSync(path)
    if (content.length < MIN_BYTES) continue
    const name = `${createHash('sha256').update(content).digest('hex')}.br`
    kept.add(name)
    copyFileSync(brotli(content, join(COMPRESSED, name)), `${path}.br`)
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
  for (const name of readdirSync(COMPRESSED)) if (!kept.has(name)) rmSync(join(COMPRESSED, name))
}

/** Written beside and renamed, so that a build that was stopped leaves no half of one. */
function brotli(content: Buffer, target: string): string {
  if (existsSync(target)) return target
  const part = `${target}.${process.pid}`
  writeFileSync(part, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  renameSync(part, target)
  return target
}
