/** Files of the build and of public/: hashed ones for ever, others with a validator. Compressed forms are made by the build. */
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'

const YEAR_SECONDS = 365 * 24 * 3600

/** @returns the file's response, or null when there is no such file */
export function serveBuiltFiles(root: string): (c: Context) => Promise<Response | null> {
  const serve = serveStatic({ root, precompressed: true })
  return async (c) => {
    if ((c.req.method !== 'GET' && c.req.method !== 'HEAD') || !/\.[a-z0-9]+$/i.test(c.req.path)) return null
    const served = await serve(c, async () => {})
    if (!(served instanceof Response)) return null
    const cacheSeconds = c.req.path.startsWith('/assets/') ? YEAR_SECONDS : 3600
    const immutable = c.req.path.startsWith('/assets/') ? ', immutable' : ''
    served.headers.set('cache-control', `public, max-age=${cacheSeconds}${immutable}`)
    return served
  }
}
