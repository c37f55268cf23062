/** Clients that send a byte a second: their headers, a body of a told length, or one that has no end. */
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'

const CLIENTS = 10
const BYTE_EVERY_MS = 1_000
/** requestTimeout and connectionsCheckingInterval of lifecycle.ts, and room for a busy machine. */
const LIMIT_MS = 90_000
const HEADERS = 'GET / HTTP/1.1\r\nHost: soak\r\nX-Slow: '
const POST = 'POST /api/corrections HTTP/1.1\r\nHost: soak\r\nContent-Type: application/json\r\n'
const GROUPS = [
  { name: 'headers', beginning: HEADERS, byte: 'a' },
  { name: 'bodies', beginning: `${POST}Content-Length: 200000\r\n\r\n`, byte: 'a' },
  { name: 'endless bodies', beginning: `${POST}Transfer-Encoding: chunked\r\n\r\n`, byte: '1\r\na\r\n' },
] as const

export const slowLoris: Fault = {
  name: 'slow-loris clients',
  async strike({ steady }) {
    const seen = await Promise.all(GROUPS.map((group) => trickle(steady.port, group)))
    return {
      said: seen.map(({ said }, n) => `slow ${GROUPS[n]?.name} ${said}`).join(', '),
      differences: seen.flatMap(({ differences }) => differences),
    }
  },
}

async function trickle(port: number, { beginning, byte }: (typeof GROUPS)[number]) {
  const startedAt = performance.now()
  const open = new Set<Socket>()
  for (let n = 0; n < CLIENTS; n += 1) {
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning))
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    socket.resume()
  }
  while (open.size > 0 && performance.now() - startedAt < LIMIT_MS) {
    // Only after the beginning, or the first byte would be nonsense and cut for that.
    for (const socket of open) if (!socket.connecting && socket.writable) socket.write(byte)
    await sleep(BYTE_EVERY_MS)
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const left = open.size
  for (const socket of open) socket.destroy()
  if (left === 0) return { said: `cut after ${seconds} s`, differences: [] }
  return { said: `not cut after ${seconds} s`, differences: [`${left} slow clients were not cut`] }
}
