/** A body of fifty megabytes, with its length told and without, at addresses of every kind: refused, and never kept. */
import { request } from 'node:http'
import type { Fault, Target } from './fault.ts'

const MEGABYTES = 50
const CHUNK = Buffer.alloc(1 << 16, 'a')
const CHUNKS = (MEGABYTES << 20) / CHUNK.length
const ANSWER_LIMIT_MS = 30_000
const TARGETS = [
  ['POST', '/api/corrections'],
  ['POST', '/auth/v1/signup'],
  ['POST', '/store/store_redacao/checkout'],
  ['POST', '/webhooks/stripe'],
  ['PATCH', '/rest/v1/profiles?id=eq.00000000-0000-4000-8000-000000000000'],
  ['POST', '/storage/v1/object/avatars/picture.jpg'],
  ['POST', '/pagamento/00000000-0000-4000-8000-000000000000?token=x'],
  ['POST', '/'],
] as const

export const largeBody: Fault = {
  name: `${MEGABYTES} MB body`,
  async strike({ steady }) {
    const answers: string[] = []
    const differences: string[] = []
    for (const [method, path] of TARGETS) {
      for (const hasLength of [true, false]) {
        const status = await send(steady, { method, path, hasLength })
        answers.push(String(status))
        // Cut off while it was still sent, or told why not.
        if (status !== 'cut' && (status < 400 || status >= 500)) {
          differences.push(`${method} ${path}${hasLength ? '' : ', chunked'}: ${status}`)
        }
      }
    }
    return {
      said: `${answers.length} sent, answered ${[...new Set(answers)].sort().join(', ')}`,
      differences,
    }
  },
}

function send(
  { port }: Target['steady'],
  { method, path, hasLength }: { method: string; path: string; hasLength: boolean },
): Promise<number | 'cut'> {
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': '192.0.2.50',
      ...(hasLength
        ? { 'content-length': String(CHUNKS * CHUNK.length) }
        : { 'transfer-encoding': 'chunked' }),
    }
    let left = CHUNKS
    const sending = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      const { statusCode = 0 } = response
      response.resume()
      resolve(statusCode)
      left = 0
      sending.destroy()
    })
    sending.setTimeout(ANSWER_LIMIT_MS, () => sending.destroy())
    sending.on('error', () => resolve('cut'))
    sending.on('close', () => resolve('cut'))
    const more = () => {
      while (left > 0) {
        left -= 1
        if (!sending.write(CHUNK)) return void sending.once('drain', more)
      }
      if (!sending.destroyed) sending.end()
    }
    more()
  })
}
