/**
 * Who asks for more pages than are made for one network address (render-gate.ts) hears so before anything else runs:
 * what a refusal costs, everybody else waits for.
 */
import type { IncomingMessage } from 'node:http'
import { busyTexts } from '#texts/site/busy.ts'
import { callerAddress } from '../platform/http/client-address.ts'
import type { NodeListener } from '../platform/http/node-listener.ts'
import { addressKey } from '../platform/http/rate-limit.ts'
import type { ReadAddress } from './page-address.ts'
import { BUSY_HEADERS, type PageAnswers } from './page-answers.ts'
import type { RenderGate } from './render-gate.ts'

/** Files, and data of a navigation, are read and not rendered. */
const WITH_EXTENSION = /\.[a-z0-9]+$/i

export type EarlyRefusal = {
  readonly readAddress: ReadAddress
  readonly gate: Pick<RenderGate, 'hasRoom'>
  readonly needsNoShare: PageAnswers['needsNoShare']
  /** Whether a page answers this path, and be it that it is missing. */
  readonly isPage: (path: string) => boolean
  readonly trustedProxies: number
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>
}

export function refuseEarly(listener: NodeListener, parts: EarlyRefusal): NodeListener {
  const body = Buffer.from(busyTexts.page)
  const headers = { ...parts.headers, ...BUSY_HEADERS, 'content-length': String(body.length) }
  const said = Object.entries(headers).flat()
  return (request, response) => {
    if (!isRefused(request, parts)) return listener(request, response)
    response.writeHead(503, said)
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

function isRefused(
  { method, url = '', headers, socket }: IncomingMessage,
  { readAddress, gate, needsNoShare, isPage, trustedProxies }: EarlyRefusal,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const ip = callerAddress(socket.remoteAddress ?? null, headers['x-forwarded-for'], trustedProxies)
  if (gate.hasRoom(addressKey(ip))) return false
  const address = readAddress(url)
  if (!address.path.startsWith('/') || WITH_EXTENSION.test(address.path)) return false
  return !needsNoShare(address) && isPage(address.path)
}
