/** The Realtime wire by its real client, on two processes over one database (docs/wire.md §5). */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { publish } from '#server/platform/realtime/publish.ts'
import { accountTopic, chatTopic } from '#server/platform/realtime/topics.ts'
import { attachRealtime } from '#server/realtime.ts'
import { aSignedUpStudent, callAuth } from '#tests/support/accounts.ts'
import {
  aListener,
  joined,
  realtimeClient,
  startChatApp,
  startSecondChatApp,
  until,
  write,
} from '#tests/support/chat.ts'
import { startTestApp } from '#tests/support/test-app.ts'

test('what is written in one process is heard in both, once and in order', async () => {
  await using one = await startChatApp()
  await using other = await startSecondChatApp(one)
  await using near = await aListener(one)
  await using far = await aListener(other)
  const texts = Array.from({ length: 20 }, (_, n) => `mensagem ${n}`)
  for (const [n, text] of texts.entries()) {
    expect((await write(n % 2 === 0 ? one : other, { text })).status).toBe(201)
  }
  await until(() => near.texts().length >= 20 && far.texts().length >= 20)
  expect(near.texts()).toEqual(texts)
  expect(far.texts()).toEqual(texts)
})

test('many who write at once are heard in the same order by everybody, and no number is left out', async () => {
  await using one = await startChatApp()
  await using other = await startSecondChatApp(one)
  await using near = await aListener(one)
  await using far = await aListener(other)
  await Promise.all(Array.from({ length: 40 }, (_, n) => write(n % 2 === 0 ? one : other, { text: `n${n}` })))
  await until(() => near.texts().length >= 40 && far.texts().length >= 40)
  expect(far.texts()).toEqual(near.texts())
  expect(new Set(near.texts()).size).toBe(40)
  const revisions = near.heard
    .filter(({ event }) => event === 'message')
    .map(({ payload }) => payload['revision'])
  expect(revisions).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
})

test('what NOTIFY cannot carry arrives whole and in its place', async () => {
  await using app = await startChatApp()
  await using listener = await aListener(app)
  // 2,000 characters of four bytes each.
  const long = '👕'.repeat(2000)
  for (const text of ['antes', long, 'depois']) expect((await write(app, { text })).status).toBe(201)
  await until(() => listener.texts().length >= 3)
  expect(listener.texts()).toEqual(['antes', long, 'depois'])
})

test('who leaves hears nothing more', async () => {
  await using app = await startChatApp()
  await using leaver = await aListener(app)
  await using listener = await aListener(app)
  expect(await leaver.client.removeChannel(leaver.channel)).toBe('ok')
  await write(app, { text: 'alguém aí?' })
  await until(() => listener.texts().length === 1)
  expect(leaver.texts()).toEqual([])
})

test('everybody is told how many are here, over all processes', async () => {
  await using one = await startChatApp()
  await using other = await startSecondChatApp(one)
  await using near = await aListener(one)
  const count = () => near.heard.findLast(({ event }) => event === 'presence')?.payload['count']
  await until(() => count() === 1)
  {
    await using _far = await aListener(other)
    await until(() => count() === 2, 'two people')
  }
  await until(() => count() === 1, 'one person again')
})

test('one account on two devices counts as one person', async () => {
  await using app = await startChatApp()
  const { session } = await aSignedUpStudent(app)
  await using phone = await aListener(app, { token: session.access_token })
  await using _laptop = await aListener(app, { token: session.access_token })
  await using _visitor = await aListener(app)
  await until(() => phone.heard.some(({ event, payload }) => event === 'presence' && payload['count'] === 2))
})

test('a token that comes after the join says who it is', async () => {
  await using app = await startChatApp()
  const { session } = await aSignedUpStudent(app)
  await using phone = await aListener(app, { token: session.access_token })
  const laptop = realtimeClient(app)
  expect(await joined(laptop.channel('chat:global'))).toBe('SUBSCRIBED')
  await using _visitor = await aListener(app)
  await until(() => phone.heard.some(({ event, payload }) => event === 'presence' && payload['count'] === 3))
  phone.heard.length = 0
  await laptop.realtime.setAuth(session.access_token)
  await until(() => phone.heard.some(({ event, payload }) => event === 'presence' && payload['count'] === 2))
  await laptop.removeAllChannels()
})

test('an account hears its own topic on its devices, and nobody else does', async () => {
  await using app = await startChatApp()
  const ana = await aSignedUpStudent(app)
  const bia = await aSignedUpStudent(app)
  const topic = `account:${ana.user.id}`
  await using own = await aListener(app, { topic, token: ana.session.access_token })
  const stranger = realtimeClient(app, bia.session.access_token)
  await stranger.realtime.setAuth()
  expect(await joined(stranger.channel(topic))).toBe('CHANNEL_ERROR')
  const visitor = realtimeClient(app)
  expect(await joined(visitor.channel(topic))).toBe('CHANNEL_ERROR')
  await Promise.all([stranger.removeAllChannels(), visitor.removeAllChannels()])
  await publish(app.context.db, { topic: accountTopic(ana.user.id), event: 'badge', payload: { id: 'x' } })
  await until(() => own.heard.length === 1)
  expect(own.heard).toEqual([{ event: 'badge', payload: { id: 'x' } }])
})

test('a sign-out elsewhere ends the open sockets of that session, in every process', async () => {
  await using one = await startChatApp()
  await using other = await startSecondChatApp(one)
  const { session, user } = await aSignedUpStudent(one)
  await using ended = await aListener(other, {
    topic: `account:${user.id}`,
    token: session.access_token,
  })
  await using untouched = await aListener(other)
  const closed = new Promise<number>((resolve) => {
    // The client's own list of what to do at a close.
    ended.client.realtime.stateChangeCallbacks.close.push([
      'test',
      (event: { code: number }) => resolve(event.code),
    ] as never)
  })
  await callAuth(one, 'logout?scope=global', { token: session.access_token })
  expect(await closed).toBe(4401)
  expect(untouched.client.realtime.isConnected()).toBe(true)
  const again = realtimeClient(other, session.access_token)
  await again.realtime.setAuth()
  expect(await joined(again.channel('chat:global'))).toBe('CHANNEL_ERROR')
  await again.removeAllChannels()
})

test('a ban ends the open sockets of the account', async () => {
  await using app = await startChatApp()
  const { session, user } = await aSignedUpStudent(app)
  await using banned = await aListener(app, { token: session.access_token })
  const closed = new Promise<number>((resolve) => {
    banned.client.realtime.stateChangeCallbacks.close.push([
      'test',
      (event: { code: number }) => resolve(event.code),
    ] as never)
  })
  await app.context.db
    .updateTable('users')
    .set({ banned_until: new Date(Date.now() + 3_600_000) })
    .where('id', '=', user.id)
    .execute()
  expect(await closed).toBe(4401)
})

test('news of a transaction that is rolled back is never heard', async () => {
  await using app = await startChatApp()
  await using listener = await aListener(app)
  const news = { topic: chatTopic('global'), event: 'message', payload: { text: 'never' } }
  await app.context.db
    .transaction()
    .execute(async (tx) => {
      await publish(tx, news)
      throw new Error('rolled back')
    })
    .catch(() => {})
  await write(app, { text: 'sim' })
  await until(() => listener.texts().length >= 1)
  expect(listener.texts()).toEqual(['sim'])
})

test('who joined before the process heard the database is told that something may have been missed', async () => {
  await using app = await startTestApp()
  const { direct: pool } = app.context
  const held = Promise.withResolvers<void>()
  // The listening connection comes late; queries, which ask with a callback, do not.
  const connect = (...callback: []) =>
    callback.length > 0 ? pool.connect(...callback) : held.promise.then(() => pool.connect())
  const slowPool = Object.create(pool, { connect: { value: connect } }) as typeof pool
  const realtime = attachRealtime(app.server, { ...app.context, direct: slowPool })
  await using listener = await aListener(app)
  await write(app, { text: 'alguém ouve?' })
  expect(listener.heard.map(({ event }) => event)).not.toContain('gap')
  held.resolve()
  await until(() => listener.heard.some(({ event }) => event === 'gap'))
  expect(listener.texts()).toEqual([])
  await realtime.close()
})

test('when the listening connection was lost, every listener is told of the gap', async () => {
  await using app = await startChatApp()
  await using listener = await aListener(app)
  await app.context.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  )
  await until(() => listener.heard.some(({ event }) => event === 'gap'))
  await write(app, { id: randomUUID(), text: 'de volta' })
  await until(() => listener.texts().includes('de volta'))
})
