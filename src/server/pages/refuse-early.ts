/**
 * Who asks for more pages than are made for one network address (render-gate.ts) hears so before anything else runs:
 * what a refusal costs, everybody else waits for.
 */
import type { IncomingMessage } from 'node:http'
import { busyTexts } from '#texts/site/busy.ts'
import { addressOfRequest } from '../platform/http/client-address.ts'
import type { NodeListener } from '../platform/http/node-listener.ts'
import { addressKey } from '../platform/http/rate-limit.ts'
import type { ReadAddress } from './page-address.ts'
import { BUSY_HEADERS, type PageAnswers } from './page-answers.ts'
import type { RenderGate } from './render-gate.ts'
import { hasExtension } from './static-files.ts'

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
  request: IncomingMessage,
  { readAddress, gate, needsNoShare, isPage, trustedProxies }: EarlyRefusal,
): boolean {
  const { method, url = '' } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  if (gate.hasRoom(addressKey(addressOfRequest(request, trustedProxies)))) return false
  const address = readAddress(url)
  // Files, and data of a navigation, are read and not rendered.
  if (!address.path.startsWith('/') || hasExtension(address.path)) return false
  return !needsNoShare(address) && isPage(address.path)
}
