/**
 * Files of the build and of public/: hashed ones for ever, others for an hour and then by a validator (RFC 9110 §13).
 * Compressed forms are made by the build, and each has a validator of its own.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context } from 'hono'
import { namesValidator } from '../platform/http/validators.ts'

const YEAR_SECONDS = 365 * 24 * 3600
/** Of a fixed name, so that a browser can ask for a newer one (src/worker). */
const WORKER_PATH = '/sw.js'

/** Every file of ours has one, and no page. */
export function hasExtension(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path)
}

/** @returns the file's response, or null when there is no such file */
export function serveBuiltFiles(root: string): (c: Context) => Promise<Response | null> {
  const paths = new WeakMap<Context, string>()
  const serve = serveStatic({ root, precompressed: true, onFound: (path, c) => void paths.set(c, path) })
  const validators = new Map<string, string>()
  const validatorOf = async (path: string, headers: Headers) => {
    const state = `${path} ${headers.get('last-modified')}`
    const etag = validators.get(state) ?? (await hashOf(path))
    validators.set(state, etag)
    return etag
  }
  return async (c) => {
    if ((c.req.method !== 'GET' && c.req.method !== 'HEAD') || !hasExtension(c.req.path)) return null
    const served = await serve(c, async () => {})
    if (!(served instanceof Response)) return null
    const { headers } = served
    headers.set('cache-control', cacheControlOf(c.req.path))
    if (c.req.path === WORKER_PATH) {
      // The worker fetches under its own policy, not under that of the page which started it.
      headers.set('content-security-policy', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'")
    }
    headers.set('etag', await validatorOf(paths.get(c) ?? '', headers))
    if (!isUnchanged(c, headers)) return served
    await served.body?.cancel()
    for (const name of ['content-length', 'content-type', 'content-encoding']) headers.delete(name)
    return new Response(null, { status: 304, headers })
  }
}

function cacheControlOf(path: string): string {
  if (path === WORKER_PATH) return 'no-cache'
  return path.startsWith('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600'
}

/** The date counts only for those who name no validator. */
function isUnchanged(c: Context, headers: Headers): boolean {
  const named = c.req.header('if-none-match')
  if (named !== undefined) return namesValidator(named, headers.get('etag') ?? '')
  const heldMs = Date.parse(c.req.header('if-modified-since') ?? '')
  return Date.parse(headers.get('last-modified') ?? '') <= heldMs
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return `"${hash.digest('base64url').slice(0, 22)}"`
}
