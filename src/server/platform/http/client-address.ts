/** Who is calling, as far as the network tells: for rate limits, the list of sessions and access records. */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

export type Client = {
  ip: string | null
  /** Of the caller's own socket: behind a proxy nobody tells it. Many customers of a provider share an address. */
  port: number | null
  userAgent: string | null
}

export function clientOf(c: Context, trustedProxies: number): Client {
  const socket = socketEnd(c)
  const ip = callerAddress(socket.address, c.req.header('x-forwarded-for'), trustedProxies)
  const port = trustedProxies === 0 ? socket.port : null
  return { ip, port, userAgent: c.req.header('user-agent')?.slice(0, 300) ?? null }
}

/** The same address of a request that has not come to Hono. */
export function addressOfRequest(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxies: number,
): string | null {
  return callerAddress(socket.remoteAddress ?? null, headers['x-forwarded-for'], trustedProxies)
}

/**
 * The address as the nearest trusted proxy saw it. X-Forwarded-For is ignored unless proxies are configured,
 * since anybody can send it.
 */
function callerAddress(
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

/** Nothing for a request that did not come over a socket (a call within the process). */
function socketEnd(c: Context): { address: string | null; port: number | null } {
  try {
    const { address, port } = getConnInfo(c).remote
    return { address: address ?? null, port: port ?? null }
  } catch {
    return { address: null, port: null }
  }
}
