/**
 * Builds the service worker (src/worker) as sw.js beside the pages, after them, and the one file of scripts that it brings
 * into the browser (decision 0309).
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { BUILD_TARGETS } from '../src/content/site/browser-floor.ts'
import { KEPT_PATHS, OFFLINE_PATH } from '../src/worker/request-policy.ts'
import { type ChunkManifest, offlineScripts } from './offline-scripts.ts'
import { MADE_IN } from './put-in-place.ts'
import { readManifest } from './split-manifest.ts'

const ROOT = join(import.meta.dirname, '..')
const CLIENT = join(ROOT, MADE_IN, 'client')

const assets = readdirSync(join(CLIENT, 'assets'))
const routerManifest = assets.find((name) => /^manifest-\w+\.js$/.test(name)) ?? ''
const { modules, workers } = offlineScripts(
  JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as ChunkManifest,
  readManifest(readFileSync(join(CLIENT, 'assets', routerManifest), 'utf8')),
  [...KEPT_PATHS, OFFLINE_PATH],
)
// The router's list of pages is no chunk, and each page names it.
const packed = [...modules, `assets/${routerManifest}`].map((file) => {
  const script = readFileSync(join(CLIENT, file))
  return { path: `/${file}`, script }
})
const pack = Buffer.concat(packed.map(({ script }) => script))
const packPath = `assets/pack-${hashOf(pack).slice(0, 8)}.bin`
writeFileSync(join(CLIENT, packPath), pack)
const fonts = assets.filter((name) => name.endsWith('.woff2')).map((name) => `assets/${name}`)
const files = [...fonts, ...workers].map((file) => `/${file}`)
const places = packed.map(({ path, script }) => [path, script.length])
const version = hashOf(JSON.stringify([packPath, places, files])).slice(0, 12)

await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: {
    APP_VERSION: JSON.stringify(version),
    APP_FILES: JSON.stringify(files),
    SCRIPT_PACK: JSON.stringify(`/${packPath}`),
    PACKED_SCRIPTS: JSON.stringify(places),
  },
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
console.log(`service worker ${version}: ${packed.length} scripts in one file, ${files.length} others`)

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
