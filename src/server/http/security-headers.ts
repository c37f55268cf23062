/**
 * Headers that every answer carries. Pages add their own Content-Security-Policy with the hashes of their
 * inline parts (pages/finish-html.ts); everything else gets one that allows nothing.
 */
import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config/config.ts'

const YEAR_SECONDS = 365 * 24 * 3600

export function securityHeaders(config: Config): MiddlewareHandler {
  const overTls = config.siteUrl.startsWith('https:')
  return async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('x-content-type-options', 'nosniff')
    // A page whose address holds a token asks for less.
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    headers.set('x-frame-options', 'DENY')
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    headers.set('cross-origin-opener-policy', 'same-origin')
    if (overTls) headers.set('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
  }
}
