/**
 * The device's corrector under `npm run dev`: one script, as the build makes it. Vite would give the browser a module that
 * imports others, which nobody can keep for a time without a network, and whose address has a query (decision 0065).
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'
import { BUILD_TARGETS } from '../src/content/site/browser-floor.ts'

const ROOT = join(import.meta.dirname, '..')
const WORKER = join(ROOT, 'src/worker/correction-worker.ts')
/** As src/web/shared/device-corrector/corrector-files.ts asks for it. */
const ASKED_FOR = 'correction-worker.ts?worker&url'

export type Bundle = { readonly code: string; readonly files: readonly string[] }

/** @returns the script, and the files that it was made of */
export async function bundleWorker(): Promise<Bundle> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: BUILD_TARGETS,
      lib: { entry: WORKER, formats: ['iife'], name: 'worker' },
    },
  })
  const [{ output }] = built as [Rollup.RollupOutput] // one format, and it is not watched
  const [{ code, moduleIds }] = output
  return { code, files: moduleIds.filter((id) => !id.startsWith('\0')) }
}

/** @param folder where the build puts it */
export function bundledWorker(folder: string, bundle: () => Promise<Bundle> = bundleWorker): Plugin {
  const scripts = new Map<string, string>()
  return {
    name: 'bundled-worker',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith(ASKED_FOR) ? `\0${ASKED_FOR}` : null),
    async load(id) {
      if (id !== `\0${ASKED_FOR}`) return null
      const { code, files } = await bundle()
      for (const file of files) this.addWatchFile(file)
      // The name changes with the content, so that a kept script is not the one of yesterday.
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
      const path = `/${folder}/correction-worker-${hash}.js`
      scripts.set(path, code)
      return `export default ${JSON.stringify(path)}`
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const code = scripts.get(request.url ?? '')
        if (code === undefined) return next()
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(code)
      })
    },
  }
}
