/**
 * Builds the service worker (src/worker) as sw.js beside the pages, after them. It carries the names of all scripts
 * and fonts: a click without network must reach the code of the next page, or the router loads the old one again.
 */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { BUILD_TARGETS } from '../src/content/site/browser-floor.ts'
import { MADE_IN } from './put-in-place.ts'

const ROOT = join(import.meta.dirname, '..')
/** A page that the worker serves has every script at hand, and needs no list of what to preload. */
const ONLY_WITHOUT_WORKER = /^route-imports-/
const CLIENT = join(ROOT, MADE_IN, 'client')

const files = readdirSync(join(CLIENT, 'assets'))
  .filter((name) => /\.(js|woff2)$/.test(name) && !ONLY_WITHOUT_WORKER.test(name))
  .map((name) => `/assets/${name}`)
  .sort()
const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)

await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { APP_VERSION: JSON.stringify(version), APP_FILES: JSON.stringify(files) },
  build: {
    outDir: CLIENT,
    emptyOutDir: false,
    target: BUILD_TARGETS,
    rollupOptions: {
      input: join(ROOT, 'src/worker/service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
console.log(`service worker ${version}: ${files.length} files`)
