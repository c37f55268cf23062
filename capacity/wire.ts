/** How the measured students call: over connections that stay open, counting what goes over them. Cheaper than fetch. */
import { Agent, request } from 'node:http'
import type { Socket } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import type { Answer, Call, Caller } from '../soak/caller.ts'

const ANSWER_LIMIT_MS = 20_000

export type Wire = {
  readonly call: Caller
  readonly counts: () => WireCounts
  readonly close: () => void
}
export type WireCounts = { readonly requests: number; readonly sent: number; readonly received: number }

export function openWire(door: string): Wire {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(door)
  let requests = 0
  let sent = 0
  let received = 0

  function call({ method = 'GET', path, body, token }: Call): Promise<Answer> {
    const written = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
    const headers = {
      'accept-encoding': 'br',
      ...(written ? { 'content-type': 'application/json', 'content-length': written.length } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }
    return new Promise((resolve, reject) => {
      let over: Socket | null = null
      let before = { sent: 0, received: 0 }
      const asked = request({ agent, hostname, port, method, path, headers }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          requests += 1
          sent += (over?.bytesWritten ?? 0) - before.sent
          received += (over?.bytesRead ?? 0) - before.received
          const encoding = response.headers['content-encoding']
          const contentType = response.headers['content-type'] ?? ''
          const status = response.statusCode ?? 0
          resolve({ status, contentType, door, ...textOf(Buffer.concat(parts), encoding, contentType) })
        })
      })
      asked.on('socket', (socket) => {
        over = socket
        before = { sent: socket.bytesWritten, received: socket.bytesRead }
      })
      asked.setTimeout(ANSWER_LIMIT_MS, () => asked.destroy(new Error(`no answer: ${method} ${path}`)))
      asked.on('error', reject)
      asked.end(written)
    })
  }

  return { call, counts: () => ({ requests, sent, received }), close: () => agent.destroy() }
}

/** Unpacked only for who reads it: most answers are looked at by their status alone. */
function textOf(bytes: Buffer, encoding: string | undefined, contentType: string): Pick<Answer, 'text'> {
  return {
    get text() {
      const plain = encoding === 'br' ? brotliDecompressSync(bytes) : bytes
      return plain.toString(contentType.includes('pdf') ? 'latin1' : 'utf8')
    },
  }
}
