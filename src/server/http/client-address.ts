/** Who is calling, as far as the network tells: for rate limits and the list of sessions. */
import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

export type Client = { ip: string | null; userAgent: string | null }

export function clientOf(c: Context, trustedProxies: number): Client {
  const ip = callerAddress(socketAddress(c), c.req.header('x-forwarded-for'), trustedProxies)
  return { ip, userAgent: c.req.header('user-agent')?.slice(0, 300) ?? null }
}

/**
 * The address as the nearest trusted proxy saw it. X-Forwarded-For is ignored unless proxies are configured,
 * since anybody can send it.
 */
export function callerAddress(
  ofSocket: string | null,
  forwardedFor: string | string[] | undefined,
  trustedProxies: number,
): string | null {
  let ip = ofSocket
  if (trustedProxies > 0) {
    const hops = String(forwardedFor ?? '')
      .split(',')
      .map((hop) => hop.trim())
    ip = hops.filter(Boolean).at(-trustedProxies) ?? ip
  }
  return ip && isIP(ip) ? ip : null
}

/** Null for a request that did not come over a socket (a call within the process). */
function socketAddress(c: Context): string | null {
  try {
    return getConnInfo(c).remote.address ?? null
  } catch {
    return null
  }
}
