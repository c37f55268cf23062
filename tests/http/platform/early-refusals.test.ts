/** A body that is refused before it was read: the next request on the same connection is answered all the same. */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

const LARGE = 250_000
/** An unread body was cut off half a second after its answer. */
const LONGER_THAN_A_CUT_MS = 800
const REFUSED = [
  ['an address that is none', '/api/nada', 404],
  ['a method that is not taken', '/healthz', 405],
  ['a body over the limit', '/auth/v1/token?grant_type=password', 413],
  ['nobody signed in', '/api/console/products/uploads/pictures', 404],
] as const

test.each(REFUSED)('%s: the next request on the connection is answered', async (_, path, status) => {
  using line = await aConnection()
  line.post(path, LARGE)
  await line.answers(1)
  await sleep(LONGER_THAN_A_CUT_MS)
  line.socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await line.answers(2)
  expect(line.statuses()).toEqual([status, 200])
})

test.each(REFUSED)('%s, in chunks: the next request is answered', async (_, path, status) => {
  using line = await aConnection()
  line.socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`)
  line.socket.write(`${LARGE.toString(16)}\r\n${'a'.repeat(LARGE)}\r\n0\r\n\r\n`)
  await line.answers(1)
  await sleep(LONGER_THAN_A_CUT_MS)
  line.socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await line.answers(2)
  expect(line.statuses()).toEqual([status, 200])
})

test('a slow sender is heard to the end of what was refused', async () => {
  using line = await aConnection()
  line.post('/api/nada', LARGE, LARGE / 2)
  await line.answers(1)
  await sleep(LONGER_THAN_A_CUT_MS)
  line.socket.write('a'.repeat(LARGE / 2))
  line.socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await line.answers(2)
  expect(line.statuses()).toEqual([404, 200])
})

test('who sends without end is answered, and cut', async () => {
  using line = await aConnection()
  line.post('/api/nada', 1e12, LARGE)
  await line.answers(1)
  const million = 'a'.repeat(1_000_000)
  let sent = 0
  line.socket.on('drain', () => {
    sent += 1
    line.socket.write(million)
  })
  line.socket.write(million)
  await once(line.socket, 'close')
  expect(line.statuses()).toEqual([413])
  expect(sent).toBeLessThan(100)
})

test('200 pairs through a pool of connections, as a proxy holds them: none fails', async () => {
  using pool = poolOf(4)
  const pairs = Array.from({ length: 200 }, (_, pair) => pair)
  const seen = new Map<string, number>()
  const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)
  const body = Buffer.alloc(LARGE, 'a')
  const runner = async () => {
    for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
      const [, path, status] = REFUSED[pair % REFUSED.length]!
      const refused = await ask(pool.agent, 'POST', path, body)
      note(refused === status ? 'refused' : `POST ${path}: ${refused}`)
      // Some while the cut of an earlier one would come.
      await sleep((pair * 37) % 150)
      note(`GET ${await ask(pool.agent, 'GET', '/healthz')}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, runner))
  expect(Object.fromEntries(seen)).toEqual({ refused: 200, 'GET 200': 200 })
})

type Line = Disposable & {
  socket: Socket
  post: (path: string, length: number, sent?: number) => void
  statuses: () => number[]
  answers: (count: number) => Promise<void>
}

async function aConnection(): Promise<Line> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  let isOpen = true
  socket.on('data', (chunk) => (heard += chunk))
  socket.on('error', () => {})
  socket.once('close', () => (isOpen = false))
  await once(socket, 'connect')
  const statuses = () => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code))
  return {
    socket,
    post(path, length, sent = length) {
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`)
      socket.write('a'.repeat(sent))
    },
    statuses,
    async answers(count) {
      while (isOpen && statuses().length < count) await sleep(10)
    },
    [Symbol.dispose]: () => socket.destroy(),
  }
}

function poolOf(maxSockets: number): Disposable & { agent: Agent } {
  const agent = new Agent({ keepAlive: true, maxSockets })
  return { agent, [Symbol.dispose]: () => agent.destroy() }
}

/** @returns the status, or how it failed */
function ask(agent: Agent, method: string, path: string, body?: Buffer): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = body ? { 'content-length': body.length, 'content-type': 'application/json' } : {}
    const asked = request(`${app.url}${path}`, { agent, method, headers }, (answer) => {
      answer.resume()
      answer.once('error', (error) => resolve(String(error)))
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    asked.end(body)
  })
}
