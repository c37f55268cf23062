/** Clients that send a byte a second: one group never finishes its headers, the other never its body. */
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'

const CLIENTS = 10
const BYTE_EVERY_MS = 1_000
/** requestTimeout and connectionsCheckingInterval of lifecycle.ts, and room for a busy machine. */
const LIMIT_MS = 90_000
const BEGINNINGS = [
  'GET / HTTP/1.1\r\nHost: soak\r\nX-Slow: ',
  'POST /api/corrections HTTP/1.1\r\nHost: soak\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n',
] as const

export const slowLoris: Fault = {
  name: 'slow-loris clients',
  async strike({ steady }) {
    const [headers, body] = await Promise.all(BEGINNINGS.map((beginning) => trickle(steady.port, beginning)))
    return {
      said: `slow headers ${headers?.said}, slow bodies ${body?.said}`,
      differences: [headers, body].flatMap((group) => group?.differences ?? []),
    }
  },
}

async function trickle(port: number, beginning: string) {
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
    for (const socket of open) if (!socket.connecting && socket.writable) socket.write('a')
    await sleep(BYTE_EVERY_MS)
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const left = open.size
  for (const socket of open) socket.destroy()
  if (left === 0) return { said: `cut after ${seconds} s`, differences: [] }
  return { said: `not cut after ${seconds} s`, differences: [`${left} slow clients were not cut`] }
}
