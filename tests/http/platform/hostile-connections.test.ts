/** Handshakes that no client of ours makes: each is refused or cut, and the process goes on for everybody else. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { aListener, startChatApp } from '#tests/support/chat.ts'

const app = await startChatApp()
afterAll(() => app[Symbol.asyncDispose]())

async function shake(target: string): Promise<Socket> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  return socket
}

async function isWell(): Promise<void> {
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
  await using listener = await aListener(app)
  expect(listener.texts()).toEqual([])
}

test.each(['//', 'http://[', '//[/realtime/v1/websocket', '*'])(
  'an address that is none (%s) is refused',
  async (target) => {
    const socket = await shake(target)
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk))
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /)
    await isWell()
  },
)

test('a refused caller who never closes his side is cut', async () => {
  const { hostname, port } = new URL(app.url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  await once(socket, 'connect')
  socket.write('GET /nada HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  socket.resume()
  await once(socket, 'end')
  const cut = once(socket, 'error')
  const writing = setInterval(() => socket.write('x'), 20)
  await cut
  clearInterval(writing)
})

test('a caller who is gone before the refusal is written harms nobody', async () => {
  for (let tries = 0; tries < 50; tries += 1) {
    const socket = await shake('/nada')
    socket.resetAndDestroy()
  }
  await sleep(200)
  await isWell()
})

/** One request as it is written, and all that comes back. */
async function say(text: string): Promise<string> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk))
  socket.write(text)
  await once(socket, 'close')
  return answer
}

test.each([
  ['an address that is none', 'GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['an address with half a host', 'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a host that is none', 'GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  [
    'a length and chunks at once',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n',
    400,
  ],
  [
    'two lengths',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n',
    400,
  ],
  [
    'an encoding within an encoding',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a line feed in a header', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: a\nb: c\r\n\r\n', 400],
  ['headers without end', `GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused, and nothing after it is taken for a second request', async (_, text, status) => {
  const answer = await say(text)
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code))
  expect(statuses).toEqual([status])
  await isWell()
})

// A proxy takes a process that closes without an answer for one that is down.
test.each(['CONNECT evil.example:443', 'CONNECT evil.example', 'CONNECT /healthz'])(
  '%s is answered with what is taken here, and the connection closed',
  async (line) => {
    const second = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
    const answer = await say(`${line} HTTP/1.1\r\nHost: x\r\n\r\n${second}`)
    expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 405'])
    expect(answer).toMatch(/^allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r$/im)
    expect(answer).toMatch(/^connection: close\r$/im)
    await isWell()
  },
)

test.each([
  'TRACE /healthz',
  'PROPFIND /healthz',
  'QUERY /',
  'PURGE /api/contact',
  'LOCK /api/console/orders',
])('%s is answered with what is taken here', async (line) => {
  const answer = await say(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  expect(answer.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 405'])
  expect(answer).toMatch(/^allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r$/im)
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im)
})

test('a method that is none is refused', async () => {
  expect(await say('BREW /healthz HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  await isWell()
})

test('a caller who asks for a tunnel and never closes his side is cut', async () => {
  const { hostname, port } = new URL(app.url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  await once(socket, 'connect')
  socket.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n')
  socket.resume()
  await once(socket, 'end')
  const cut = once(socket, 'error')
  const writing = setInterval(() => socket.write('x'), 20)
  await cut
  clearInterval(writing)
})

test.each([
  'GET /healthz HTTP/1.1\r\nHost: domine.example\r\nhost: evil.example\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nHost: domine.example\r\nHost: domine.example\r\n\r\n',
  'POST /api/contact HTTP/1.1\r\nHost: a\r\nHost: b\r\nContent-Length: 2\r\n\r\n{}',
  'GET /realtime/v1/websocket HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  'GET //[ HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET //%u0041 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET http://x//[ HTTP/1.1\r\nHost: x\r\n\r\n',
])('%j gets a 400, and the connection is closed', async (request) => {
  expect(await say(request)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  await isWell()
})
