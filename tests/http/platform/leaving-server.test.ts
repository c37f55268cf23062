/** A process that leaves: what callers on kept connections meet from the first signal to the end. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createNodeServer, leaveGently, leaveRelieved } from '#server/platform/http/node-server.ts'

const NOTICE_MS = 1_500

/** `/slow` is answered when the test says so, everything else at once. */
async function aServer() {
  const { promise, resolve: answerSlow } = Promise.withResolvers<void>()
  const server = createNodeServer((request, response) => {
    if (request.url === '/slow') void promise.then(() => response.end('done'))
    else response.end('done')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, answerSlow }
}

async function aCaller(server: Server) {
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  let heard = ''
  let isClosed = false
  socket.on('data', (chunk) => (heard += String(chunk)))
  socket.on('error', () => {})
  socket.on('close', () => (isClosed = true))
  return {
    ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`),
    /** The next answer, whole. */
    async answer() {
      await expect.poll(() => heard, { interval: 5, timeout: 5_000 }).toMatch(/done/)
      const text = heard
      heard = ''
      return text
    },
    isClosed: () => isClosed,
  }
}

test('from the signal on every answer closes its connection, and new callers are still answered', async () => {
  const { server, answerSlow } = await aServer()
  const kept = await aCaller(server)
  kept.ask('/')
  expect(await kept.answer()).toMatch(/connection: keep-alive/i)
  const underWay = await aCaller(server)
  const arrived = once(server, 'request')
  underWay.ask('/slow')
  await arrived
  const left = leaveGently(server, { noticeMs: NOTICE_MS, drainMs: 5_000 })
  kept.ask('/')
  expect(await kept.answer()).toMatch(/connection: close/i)
  answerSlow()
  expect(await underWay.answer()).toMatch(/connection: close/i)
  const late = await aCaller(server)
  late.ask('/')
  expect(await late.answer()).toMatch(/connection: close/i)
  await left
})

test('a connection at rest stays until the notice is over, and what is under way then is finished', async () => {
  const { server, answerSlow } = await aServer()
  const atRest = await aCaller(server)
  atRest.ask('/')
  await atRest.answer()
  const left = leaveGently(server, { noticeMs: NOTICE_MS, drainMs: 5_000 })
  const [quick, underWay] = [await aCaller(server), await aCaller(server)]
  quick.ask('/')
  await quick.answer()
  expect(atRest.isClosed()).toBe(false)
  underWay.ask('/slow')
  await expect.poll(atRest.isClosed, { timeout: 5_000 }).toBe(true)
  answerSlow()
  expect(await underWay.answer()).toMatch(/200 OK/)
  await left
})

test('what does not end is cut when its time is over', async () => {
  const { server } = await aServer()
  const caller = await aCaller(server)
  const arrived = once(server, 'request')
  caller.ask('/slow')
  await arrived
  await leaveGently(server, { noticeMs: 0, drainMs: 200 })
  await expect.poll(caller.isClosed).toBe(true)
})

/** More than the buffers of both ends take. */
const LARGE_BYTES = 12_000_000

test.each([
  ['for good', (server: Server) => leaveGently(server, { noticeMs: 0, drainMs: 20_000 })],
  ['where others go on', (server: Server) => leaveRelieved(server, { restMs: 100, drainMs: 20_000 })],
])('what a slow network has not taken yet arrives whole from a server that leaves %s', async (_, leave) => {
  const server = createNodeServer((_request, response) => {
    response.writeHead(200, { 'content-length': LARGE_BYTES })
    response.end(Buffer.alloc(LARGE_BYTES))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  // The head comes with the first of it; then nobody reads for longer than a connection may rest.
  await once(socket, 'readable')
  const left = leave(server)
  await sleep(500)
  let heard = 0
  socket.on('data', (chunk) => (heard += chunk.length))
  await once(socket, 'close')
  expect(heard).toBeGreaterThan(LARGE_BYTES)
  await left
})

test('an answer that nobody takes is cut when its time is over', async () => {
  const server = createNodeServer((_request, response) => response.end(Buffer.alloc(LARGE_BYTES)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'readable')
  await leaveGently(server, { noticeMs: 0, drainMs: 200 })
  socket.destroy()
})
