/** A process that leaves: what callers on kept connections meet from the first signal to the end. */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createNodeServer, leaveGently } from '#server/platform/http/node-server.ts'

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
