/** A hundred connections that never ask anything whole: half of them say nothing, half of them half a request. */
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'

const SOCKETS = 100
const HALF_A_REQUEST = 'GET / HTTP/1.1\r\nHost: soak\r\nX-Half'
/** headersTimeout and connectionsCheckingInterval of lifecycle.ts, and room for a busy machine. */
const LIMIT_MS = 90_000

export const halfOpenSockets: Fault = {
  name: `${SOCKETS} half-open sockets`,
  async strike({ steady }) {
    const startedAt = performance.now()
    const open = new Set<Socket>()
    for (let n = 0; n < SOCKETS; n += 1) {
      const socket = connect(steady.port, '127.0.0.1')
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => open.delete(socket))
      // Read, or an end would never be seen.
      socket.resume()
      if (n % 2 === 0) socket.write(HALF_A_REQUEST)
    }
    while (open.size > 0 && performance.now() - startedAt < LIMIT_MS) await sleep(100)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    const left = open.size
    for (const socket of open) socket.destroy()
    return {
      said: left === 0 ? `all cut after ${seconds} s` : `${left} still open after ${seconds} s`,
      differences: left === 0 ? [] : [`${left} half-open sockets were not cut`],
    }
  },
}
