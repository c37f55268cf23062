/** Files of the build and of public/: hashed ones for ever, others with a validator. Compressed forms are made by the build. */
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'

const YEAR_SECONDS = 365 * 24 * 3600
/** Of a fixed name, so that a browser can ask for a newer one (src/worker). */
const WORKER_PATH = '/sw.js'

/** @returns the file's response, or null when there is no such file */
export function serveBuiltFiles(root: string): (c: Context) => Promise<Response | null> {
  const serve = serveStatic({ root, precompressed: true })
  return async (c) => {
    if ((c.req.method !== 'GET' && c.req.method !== 'HEAD') || !/\.[a-z0-9]+$/i.test(c.req.path)) return null
    const served = await serve(c, async () => {})
    if (!(served instanceof Response)) return null
    const cacheSeconds = c.req.path.startsWith('/assets/') ? YEAR_SECONDS : 3600
    const immutable = c.req.path.startsWith('/assets/') ? ', immutable' : ''
    if (c.req.path === WORKER_PATH) {
      served.headers.set('cache-control', 'no-cache')
      // The worker fetches under its own policy, not under that of the page which started it.
      served.headers.set('content-security-policy', "default-src 'none'; connect-src 'self'")
      return served
    }
    served.headers.set('cache-control', `public, max-age=${cacheSeconds}${immutable}`)
    return served
  }
}
