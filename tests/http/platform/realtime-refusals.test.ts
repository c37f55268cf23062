/** What a socket must not do, frame by frame: raw sockets, since the real client never sends such things. */
import { createClient } from '@supabase/supabase-js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type RawData, WebSocket } from 'ws'
import { MAX_BUFFERED_BYTES } from '#server/platform/realtime/peer.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import { chatTopic } from '#server/platform/realtime/topics.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { aListener, startChatApp, until, write } from '#tests/support/chat.ts'
import { aClock } from '#tests/support/shop.ts'

const VERSION_2 = '?vsn=2.0.0&apikey=public'

type Raw = { socket: WebSocket; frames: unknown[][]; closed: Promise<number>; [Symbol.dispose]: () => void }

function open(
  app: { url: string },
  options: { query?: string; path?: string; origin?: string } = {},
): Promise<Raw | string> {
  const { query = VERSION_2, path = '/realtime/v1/websocket', origin } = options
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}${path}${query}`, origin ? { origin } : {})
  const frames: unknown[][] = []
  socket.on('message', (data: RawData) => frames.push(JSON.parse(String(data))))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  return new Promise((resolve) => {
    socket.on('error', (error) => resolve(error.message))
    socket.on('open', () => resolve({ socket, frames, closed, [Symbol.dispose]: () => socket.terminate() }))
  })
}

async function opened(app: { url: string }, query?: string): Promise<Raw> {
  const raw = await open(app, query === undefined ? {} : { query })
  if (typeof raw === 'string') throw new Error(raw)
  return raw
}

async function ask({ socket, frames }: Raw, ...frame: unknown[]): Promise<unknown[]> {
  const before = frames.length
  socket.send(JSON.stringify(frame))
  await until(() => frames.length > before)
  return frames[before]!
}

test.each([
  [{ origin: 'https://evil.example' }, '403'],
  [{ origin: 'null' }, '403'],
  [{ path: '/realtime/v1/other' }, '404'],
  [{ path: '/' }, '404'],
  [{ query: '?vsn=9.9.9' }, '400'],
])('a socket with %j is refused with %s', async (options, status) => {
  await using app = await startChatApp()
  expect(await open(app, options)).toContain(status)
})

test('a page of this site may open a socket', async () => {
  await using app = await startChatApp()
  const raw = await open(app, { origin: app.url })
  expect(raw).toBeTypeOf('object')
  if (typeof raw === 'object') raw.socket.terminate()
})

test.each([
  'no json',
  '{}',
  '[]',
  '[null,null,7,"phx_join",{}]',
  '[null,null,"realtime:chat:global",{},{}]',
  '[{},null,"realtime:chat:global","phx_join",{}]',
  '"phx_join"',
  Buffer.from([3]),
  Buffer.from([9, 1, 1, 1, 1, 1, 1]),
  Buffer.from([3, 255, 255, 255, 0, 0, 0]),
])('the frame %j closes the socket as malformed', async (frame) => {
  await using app = await startChatApp()
  using raw = await opened(app)
  raw.socket.send(frame)
  expect(await raw.closed).toBe(4400)
})

test('a frame of 1 MB closes the socket and is never read whole', async () => {
  await using app = await startChatApp()
  using raw = await opened(app)
  raw.socket.send('x'.repeat(1 << 20))
  expect(await raw.closed).toBe(1009)
})

test('a flood of frames closes the socket', async () => {
  await using app = await startChatApp()
  using raw = await opened(app)
  for (let n = 0; n < 100; n += 1) {
    raw.socket.send(JSON.stringify([null, String(n), 'phoenix', 'heartbeat', {}]))
  }
  expect(await raw.closed).toBe(4429)
})

test.each([
  'realtime:chat:secret',
  'realtime:chat:global:x',
  'chat:global',
  'realtime:account:6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  `realtime:${'x'.repeat(5000)}`,
])('the channel %j is refused', async (topic) => {
  await using app = await startChatApp()
  using raw = await opened(app)
  const reply = await ask(raw, '1', '1', topic, 'phx_join', {})
  expect(reply.slice(3)).toEqual(['phx_reply', { status: 'error', response: { reason: 'unauthorized' } }])
})

test('a client that broadcasts, as text or binary, is refused, and nobody hears it', async () => {
  await using app = await startChatApp()
  await using listener = await aListener(app)
  using raw = await opened(app)
  const topic = 'realtime:chat:global'
  await ask(raw, '1', '1', topic, 'phx_join', {})
  const forged = { type: 'broadcast', event: 'message', payload: { text: 'forged', sender: 'Ana S.' } }
  const reply = await ask(raw, '1', '2', topic, 'broadcast', forged)
  expect(reply[4]).toEqual({ status: 'error', response: { reason: 'clients_do_not_broadcast' } })
  // As the real client sends it, with its own forged sender.
  await listener.channel.send(forged as never)
  await write(app, { text: 'verdadeira' })
  await until(() => listener.texts().length >= 1)
  expect(listener.texts()).toEqual(['verdadeira'])
})

test.each([
  ['a forged token', 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ4In0.AAAA', 'bad_jwt'],
  ['an unsigned token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.x', 'bad_jwt'],
])('%s does not join', async (_what, token, reason) => {
  await using app = await startChatApp()
  using raw = await opened(app)
  const reply = await ask(raw, '1', '1', 'realtime:chat:global', 'phx_join', { access_token: token })
  expect(reply[4]).toEqual({ status: 'error', response: { reason } })
})

test('an expired token does not join, loses what it had joined, and may not write', async () => {
  const clock = aClock(new Date())
  await using app = await startChatApp({}, { now: clock.now })
  const { session, user } = await aSignedUpStudent(app)
  using raw = await opened(app)
  const topic = `realtime:account:${user.id}`
  const own = { access_token: session.access_token }
  expect((await ask(raw, '1', '1', topic, 'phx_join', own))[4]).toMatchObject({ status: 'ok' })
  clock.pass(61)
  const late = await ask(raw, '2', '2', 'realtime:chat:global', 'phx_join', own)
  // The review closes the account's own topic first; then the join itself is refused.
  expect(late).toEqual(['1', null, topic, 'phx_error', { reason: 'expired_jwt' }])
  await until(() => raw.frames.some((frame) => frame[1] === '2'))
  expect(raw.frames.find((frame) => frame[1] === '2')?.[4]).toEqual({
    status: 'error',
    response: { reason: 'expired_jwt' },
  })
  const written = await write(app, {}, { token: session.access_token })
  expect(written).toMatchObject({ status: 401, body: { code: 'bad_jwt' } })
})

test('a token that ends while nothing is said closes what was for the account alone', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const clock = aClock(new Date())
  await using app = await startChatApp({}, { now: clock.now })
  const { session, user } = await aSignedUpStudent(app)
  using raw = await opened(app)
  const topic = `realtime:account:${user.id}`
  await ask(raw, '1', '1', topic, 'phx_join', { access_token: session.access_token })
  await ask(raw, '2', '2', 'realtime:chat:global', 'phx_join', { access_token: session.access_token })
  const closed = () => raw.frames.filter((frame) => frame[3] === 'phx_error')
  vi.advanceTimersByTime(10_000)
  expect(await ask(raw, null, '3', 'phoenix', 'heartbeat', {})).toBeDefined()
  expect(closed()).toEqual([])
  clock.pass(61)
  vi.advanceTimersByTime(10_000)
  await until(() => closed().length > 0)
  // The chat is for everybody: it stays open.
  expect(closed()).toEqual([['1', null, topic, 'phx_error', { reason: 'expired_jwt' }]])
})

test('an address opens a thousand sockets, and not one more', async () => {
  await using app = await startChatApp()
  const sockets: Raw[] = []
  for (let n = 0; n < 1_000; n += 50) {
    sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => opened(app)))))
  }
  expect(await open(app)).toContain('429')
  sockets.pop()?.socket.terminate()
  await until(async () => {
    const again = await open(app)
    if (typeof again === 'object') sockets.push(again)
    return typeof again === 'object'
  })
  for (const { socket } of sockets) socket.terminate()
})

test('signing out over the socket closes what was for the account alone', async () => {
  await using app = await startChatApp()
  const { session, user } = await aSignedUpStudent(app)
  using raw = await opened(app)
  const topic = `realtime:account:${user.id}`
  await ask(raw, '1', '1', topic, 'phx_join', { access_token: session.access_token })
  const closed = await ask(raw, '1', '2', topic, 'access_token', { access_token: null })
  expect(closed).toEqual(['1', null, topic, 'phx_error', { reason: 'unauthorized' }])
})

test('a listener that reads too slowly is dropped, and the others miss nothing', async () => {
  await using app = await startChatApp()
  await using listener = await aListener(app)
  using slow = await opened(app)
  await ask(slow, '1', '1', chatTopic('global'), 'phx_join', {})
  slow.socket.pause()
  const payload = { text: 'x'.repeat(200_000) }
  // What the two kernels keep for a socket comes on top of our own bound.
  const count = 20 + Math.ceil((8 * MAX_BUFFERED_BYTES) / 200_000)
  for (let n = 0; n < count; n += 1) {
    await publish(app.context.db, { topic: chatTopic('global'), event: 'message', payload })
  }
  await until(() => listener.texts().length === count)
  slow.socket.resume()
  expect(await slow.closed).toBe(1006)
})

test('a client of the older version of the wire is served in its own form', async () => {
  await using app = await startChatApp()
  using raw = await opened(app, '?vsn=1.0.0&apikey=public')
  const topic = chatTopic('global')
  raw.socket.send(
    JSON.stringify({ topic, event: 'phx_join', payload: { config: {} }, ref: '1', join_ref: '1' }),
  )
  await until(() => raw.frames.length >= 1)
  expect(raw.frames[0]).toEqual({
    topic,
    event: 'phx_reply',
    payload: { status: 'ok', response: { postgres_changes: [] } },
    ref: '1',
    join_ref: '1',
  })
})

test('a stop tells every client to come back', async () => {
  const app = await startChatApp()
  using raw = await opened(app)
  await app[Symbol.asyncDispose]()
  expect(await raw.closed).toBe(1012)
})

test('the key of the site stands for no account', async () => {
  await using app = await startChatApp()
  const client = createClient(app.url, 'public', { realtime: { transport: WebSocket as never } })
  const status = await new Promise((resolve) => client.channel('chat:global').subscribe(resolve))
  expect(status).toBe('SUBSCRIBED')
  await client.removeAllChannels()
})
