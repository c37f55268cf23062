/** A request as bytes: fetch would fix or refuse much of what a hostile caller sends. */
import { Agent, request } from 'node:http'

export type RawRequest = {
  readonly method: string
  /** With its query, as it stands in the request line. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | null
}
export type RawAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

const PATIENCE_MS = 20_000
const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** @throws when nothing is answered */
export function sendRaw(siteUrl: string, { method, path, headers, body }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(new URL(siteUrl), {
      agent,
      method,
      path,
      headers: {
        ...headers,
        ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      },
    })
    call.setTimeout(PATIENCE_MS, () => call.destroy(new Error(`no answer in ${PATIENCE_MS} ms`)))
    call.on('error', reject)
    call.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(entries),
          text: Buffer.concat(parts).toString('utf8'),
        })
      })
    })
    call.end(body ?? undefined)
  })
}
