/** Everything that is made from the sources: pages for server and browser, their compressed forms, the booklets, the words. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { noticesForBrowsers } from './licences.ts'

const ROOT = join(import.meta.dirname, '..')
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|xml|bin)$/
const MIN_BYTES = 1024

// Before the pages, which name the words' address; and after them, since they clear build/ of the server's copy.
run('node', ['scripts/corrector/build-words.ts'])
run('react-router', ['build'])
run('node', ['scripts/corrector/build-words.ts'])
run('node', ['scripts/build-worker.ts'])
writeLicences(join(ROOT, 'build/client'))
compress(join(ROOT, 'build/client'))
run('node', ['scripts/build-materials.ts'])

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

/** Once here, so that no request compresses. */
function compress(dir: string): void {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !COMPRESSIBLE.test(path)) continue
    const content = readFileSync(path)
    if (content.length < MIN_BYTES) continue
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
