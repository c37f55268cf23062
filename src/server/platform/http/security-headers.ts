/**
 * Headers that every answer carries. Pages add their own Content-Security-Policy with the hashes of their
 * inline parts (pages/finish-html.ts); everything else gets one that allows nothing.
 */
import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config/config.ts'

const YEAR_SECONDS = 365 * 24 * 3600

/** What an answer asks for by itself: a page whose address holds a token tells less of where it came from. */
const DEFAULTS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** By their names in lower case; an answer may have a referrer-policy and a content-security-policy of its own. */
export function securityHeadersOf({ siteUrl }: Config): Readonly<Record<string, string>> {
  return {
    ...DEFAULTS,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(siteUrl.startsWith('https:')
      ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }
      : {}),
  }
}

export function securityHeaders(config: Config): MiddlewareHandler {
  const all = Object.entries(securityHeadersOf(config))
  return async (c, next) => {
    await next()
    const { headers } = c.res
    for (const [name, value] of all) {
      if (!(Object.hasOwn(DEFAULTS, name) && headers.has(name))) headers.set(name, value)
    }
  }
}
