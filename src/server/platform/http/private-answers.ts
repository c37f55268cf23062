/**
 * What a cache in front of the product, whose owner may have set it up for everything, must never keep: an answer with a
 * cookie, an answer to somebody who is signed in, and whatever says nothing about itself (decision 0288). An answer that
 * says how it may be kept is left as it is.
 */
import type { MiddlewareHandler } from 'hono'

export function keepAnswersPrivate(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    const said = headers.get('cache-control')
    if (said?.includes('no-store')) return
    if (headers.has('set-cookie')) headers.set('cache-control', 'private, no-store')
    else if (said === null)
      headers.set('cache-control', c.req.header('authorization') ? 'private, no-store' : 'private, no-cache')
  }
}
