/** Writing, reading, editing and deleting in the chat, and every refusal of it (product §5 Chat, docs/wire.md §6). */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MESSAGE_KEPT_MS } from '#domain/community/chat-message.ts'
import { writeInBatch } from '#server/community/chat/channel-batch.ts'
import { deleteOldMessages } from '#server/community/chat/delete-old-messages.ts'
import { aSignedUpStudent, callAuth } from '#tests/support/accounts.ts'
import {
  aListener,
  aVisitor,
  aWriter,
  callApi,
  history,
  messageOf,
  startChatApp,
  until,
  write,
} from '#tests/support/chat.ts'
import { aProduct } from '#tests/support/factories.ts'
import { aClock, anOpenOrder, decide } from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

async function aSubscriber(app: TestApp) {
  const student = await aWriter(app)
  const { variantIds } = await aProduct(app.context.db, { grants: ['premium'] })
  const order = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }], {
    token: student.session.access_token,
  })
  await decide(app, order, 'pix-approve', { email: student.email })
  return student
}

test('a message stands in the history as it was written, by the public name of its writer', async () => {
  await using app = await startTestApp()
  const { session } = await aWriter(app, { fullName: 'Ana Clara Silva' })
  const id = randomUUID()
  const written = await write(
    app,
    { id, text: '  Alguém revisa a minha tese?  ' },
    { token: session.access_token },
  )
  expect(written.status).toBe(201)
  expect(messageOf(written)).toMatchObject({
    id,
    text: 'Alguém revisa a minha tese?',
    sender: 'Ana S.',
    state: 'shown',
    isEdited: false,
  })
  expect(await history(app)).toEqual([messageOf(written)])
  expect(JSON.stringify(written.body)).not.toContain(session.user.id)
})

test('a visitor writes as Visitante under a cookie that no script reads, and is the same person again', async () => {
  await using app = await startTestApp()
  const first = await write(app)
  expect(messageOf(first).sender).toBe('Visitante')
  const [cookie = ''] = first.headers.getSetCookie()
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
  const again = await write(app, {}, { cookie: cookie.split(';')[0]! })
  expect(again.headers.getSetCookie()).toEqual([])
  expect(messageOf(again).authorKey).toBe(messageOf(first).authorKey)
  const other = await write(app)
  expect(messageOf(other).authorKey).not.toBe(messageOf(first).authorKey)
})

test('a cookie that was tampered with is nobody’s', async () => {
  await using app = await startTestApp()
  const { cookie, message } = await aVisitor(app)
  const forged = cookie.replace(/=[0-9a-f]/, (start) => (start === '=0' ? '=1' : '=0'))
  const { body } = await callApi(app, 'GET', 'chat/me', { cookie: forged })
  expect(body['authorKey']).toBeNull()
  expect(messageOf(await write(app, {}, { cookie: forged })).authorKey).not.toBe(message.authorKey)
})

test('sending the same message again is the same message, also when all of it comes at once', async () => {
  await using app = await startTestApp()
  const { cookie } = await aVisitor(app)
  const id = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => write(app, { id, text: 'uma vez' }, { cookie })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
  expect((await history(app)).filter((message) => message.id === id)).toHaveLength(1)
  const { revision } = await app.context.db
    .selectFrom('chat_channels')
    .select('revision')
    .where('id', '=', 'global')
    .executeTakeFirstOrThrow()
  expect(revision).toBe(2)
})

test('many who write at once share a commit; of them, one that fails takes nobody along', async () => {
  await using app = await startTestApp()
  const failing = writeInBatch(app.context, 'global', async (tx) => sql`select 1 / 0`.execute(tx))
  const texts = Array.from({ length: 120 }, (_, n) => `m${n}`)
  const [failed, ...answers] = await Promise.allSettled([
    failing,
    ...texts.map((text) => write(app, { text })),
  ])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'division by zero' } })
  expect(answers.every((answer) => answer.status === 'fulfilled' && answer.value.status === 201)).toBe(true)
  const { rows } = await app.context.pool.query<{ revision: number; text: string; xmin: string }>(
    'select revision, text, xmin::text from chat_messages order by revision',
  )
  expect(rows.map(({ revision }) => revision)).toEqual(Array.from({ length: 120 }, (_, n) => n + 1))
  expect(new Set(rows.map(({ text }) => text))).toEqual(new Set(texts))
  expect(new Set(rows.map(({ xmin }) => xmin)).size).toBeLessThan(120)
})

test('the id of somebody else’s message is taken, and so is one of the other channel', async () => {
  await using app = await startTestApp()
  const { cookie, message } = await aVisitor(app)
  expect(await write(app, { id: message.id })).toMatchObject({ status: 409, body: { code: 'id_taken' } })
  await app.context.db.updateTable('chat_channels').set({ is_premium: false }).execute()
  expect(await write(app, { id: message.id, channel: 'premium' }, { cookie })).toMatchObject({ status: 409 })
  expect(await history(app)).toEqual([message])
  expect(await history(app, '', 'premium')).toEqual([])
})

test.each([
  ['an empty text', { text: '' }, 400, 'empty_message'],
  ['only white space', { text: ' \n\t ' }, 400, 'empty_message'],
  ['2,001 characters', { text: 'a'.repeat(2001) }, 400, 'message_too_long'],
  ['20,001 characters', { text: 'a'.repeat(20_001) }, 400, 'invalid_input'],
  ['300 kB', { text: 'a'.repeat(300_000) }, 413, 'body_too_large'],
  ['1 MB', { text: 'a'.repeat(1 << 20) }, 413, 'body_too_large'],
  ['a forged writer', { authorKey: 'c'.repeat(32) }, 400, 'invalid_input'],
  ['a forged place', { position: 1, revision: 1 }, 400, 'invalid_input'],
  ['an id that is none', { id: 'abc' }, 400, 'invalid_input'],
  ['a member that is not known', { sender: 'Ana S.' }, 400, 'invalid_input'],
  ['a refused word', { text: 'seu b4b4c4' }, 422, 'refused_word'],
  ['a telephone number', { text: 'me chama: (81) 90000-0000' }, 422, 'personal_data'],
  ['a link by a visitor', { text: 'veja https://example.com' }, 422, 'link_by_visitor'],
])('%s is refused with %i', async (_what, request, status, code) => {
  await using app = await startTestApp()
  const body = { id: randomUUID(), text: 'oi', ...request }
  expect(await callApi(app, 'POST', 'chat/global/messages', { body })).toMatchObject({
    status,
    body: { code },
  })
  expect(await history(app)).toEqual([])
})

test('2,000 characters of any kind may be sent', async () => {
  await using app = await startTestApp()
  for (const character of ['a', '👕']) {
    expect((await write(app, { text: character.repeat(2000) })).status).toBe(201)
  }
})

test.each([
  ['not JSON', 'POST', 'chat/global/messages', '{', 400, 'bad_json'],
  ['NUL inside', 'POST', 'chat/global/messages', '{"id":"x","text":"a\\u0000"}', 400, 'bad_json'],
  [
    'an unknown channel',
    'POST',
    'chat/secreto/messages',
    { id: randomUUID(), text: 'a' },
    404,
    'channel_not_found',
  ],
  ['an unknown channel', 'GET', 'chat/secreto/messages', undefined, 404, 'channel_not_found'],
  ['a place that is none', 'GET', 'chat/global/messages?before=x', undefined, 400, 'invalid_input'],
  ['a count that is none', 'GET', 'chat/global/messages?since=-1', undefined, 400, 'invalid_input'],
  ['typing by nobody', 'POST', 'chat/global/typing', {}, 401, 'no_authorization'],
  [
    'an edit by nobody',
    'PATCH',
    `chat/global/messages/${randomUUID()}`,
    { text: 'a' },
    401,
    'no_authorization',
  ],
])('%s: %s %s is answered with its code', async (_what, method, path, body, status, code) => {
  await using app = await startTestApp()
  expect(await callApi(app, method, path, { body })).toMatchObject({ status, body: { code } })
})

test('another site cannot make its visitors write, a forged token writes nothing', async () => {
  await using app = await startTestApp()
  const { cookie } = await aVisitor(app)
  const foreign = await write(app, {}, { cookie, headers: { origin: 'https://evil.example' } })
  expect(foreign).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
  expect((await write(app, {}, { token: 'eyJhbGciOiJub25lIn0.e30.x' })).status).toBe(401)
  expect(await history(app)).toHaveLength(1)
})

test('who has signed out, or was banned, writes no more, though the token would hold', async () => {
  await using app = await startTestApp()
  const out = await aWriter(app)
  const banned = await aWriter(app)
  for (const { token } of [out, banned]) expect((await write(app, {}, { token })).status).toBe(201)
  await callAuth(app, 'logout?scope=global', { token: out.token })
  await app.context.db
    .updateTable('users')
    .set({ banned_until: new Date(Date.now() + 3_600_000) })
    .where('id', '=', banned.user.id)
    .execute()
  expect(await write(app, {}, out)).toMatchObject({ status: 401, body: { code: 'session_not_found' } })
  expect(await write(app, {}, banned)).toMatchObject({ body: { code: 'user_banned' } })
  expect(await history(app)).toHaveLength(2)
})

test('in Chat Premium everybody reads and subscribers write; a refund ends it', async () => {
  await using app = await startTestApp()
  const { session } = await aSubscriber(app)
  const stranger = await aWriter(app)
  const refused = { status: 403, body: { code: 'premium_only' } }
  expect(await write(app, { channel: 'premium' })).toMatchObject(refused)
  expect(await write(app, { channel: 'premium' }, { token: stranger.session.access_token })).toMatchObject(
    refused,
  )
  const written = await write(app, { channel: 'premium' }, { token: session.access_token })
  expect(written.status).toBe(201)
  expect(await history(app, '', 'premium')).toEqual([messageOf(written)])
  expect(await history(app)).toEqual([])
  await app.context.db.updateTable('entitlements').set({ revoked_at: new Date() }).execute()
  expect(await write(app, { channel: 'premium' }, { token: session.access_token })).toMatchObject(refused)
})

test('the owner can close a channel to visitors', async () => {
  await using app = await startTestApp()
  await app.context.db.updateTable('chat_channels').set({ is_open_to_visitors: false }).execute()
  expect(await write(app)).toMatchObject({ status: 403, body: { code: 'visitors_closed' } })
  const { session } = await aWriter(app)
  expect((await write(app, {}, { token: session.access_token })).status).toBe(201)
})

test('in slow mode an account waits its seconds and a visitor three times as long', async () => {
  const clock = aClock(new Date())
  await using app = await startTestApp({}, { now: clock.now })
  await app.context.db.updateTable('chat_channels').set({ slow_mode_seconds: 60 }).execute()
  const { session } = await aWriter(app)
  const account = { token: session.access_token }
  const visitor = { cookie: (await aVisitor(app)).cookie }
  expect((await write(app, {}, account)).status).toBe(201)
  const refused = await write(app, {}, account)
  expect(refused).toMatchObject({ status: 429, body: { code: 'slow_mode', retry_after_seconds: 60 } })
  clock.pass(1)
  expect((await write(app, {}, account)).status).toBe(201)
  expect((await write(app, {}, visitor)).body['retry_after_seconds']).toBe(120)
  clock.pass(2)
  expect((await write(app, {}, visitor)).status).toBe(201)
})

test('of many messages of one person at once, slow mode lets one through', async () => {
  await using app = await startTestApp()
  const { session } = await aWriter(app)
  await app.context.db.updateTable('chat_channels').set({ slow_mode_seconds: 600 }).execute()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => write(app, {}, { token: session.access_token })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(429)])
  expect(await history(app)).toHaveLength(1)
})

test('visitors write less often than accounts, and a new cookie does not help for ever', async () => {
  await using app = await startTestApp({ RATE_LIMITS: 'on' })
  const { session } = await aWriter(app)
  const statuses = async (caller: () => object, count: number) => {
    const seen: number[] = []
    for (let n = 0; n < count; n += 1) seen.push((await write(app, {}, caller())).status)
    return seen
  }
  const { cookie } = await aVisitor(app)
  expect(await statuses(() => ({ cookie }), 8)).toEqual([...Array(7).fill(201), 429])
  expect(await statuses(() => ({ token: session.access_token }), 31)).toEqual([...Array(30).fill(201), 429])
  expect((await statuses(() => ({}), 60)).filter((status) => status === 429).length).toBeGreaterThan(0)
})

test('edits and deletions count like writing, and typing has its own end', async () => {
  await using app = await startTestApp({ RATE_LIMITS: 'on' })
  for (const method of ['PATCH', 'DELETE']) {
    const { cookie, message } = await aVisitor(app)
    const path = `chat/global/messages/${message.id}`
    const body = method === 'PATCH' ? { text: 'outra' } : undefined
    const statuses = []
    for (let n = 0; n < 8; n += 1) statuses.push((await callApi(app, method, path, { cookie, body })).status)
    expect(statuses).toEqual([...Array(7).fill(method === 'PATCH' ? 200 : 204), 429])
  }
  const { token } = await aWriter(app)
  const typed = []
  for (let n = 0; n < 41; n += 1)
    typed.push((await callApi(app, 'POST', 'chat/global/typing', { token, body: {} })).status)
  expect(typed).toEqual([...Array(40).fill(204), 429])
})

test('who types is said by the server, and who may not write types nothing', async () => {
  await using app = await startChatApp()
  await using listener = await aListener(app)
  const older = await aWriter(app, { fullName: 'Bia Souza' })
  const young = await aWriter(app, { ageBand: '13-15' })
  const forged = { authorKey: 'c'.repeat(32), name: 'Ana S.' }
  const typing = (token: string, body: object) => callApi(app, 'POST', 'chat/global/typing', { token, body })
  expect(await typing(young.token, {})).toMatchObject({ status: 403, body: { code: 'guardian_needed' } })
  expect((await typing(older.token, forged)).status).toBe(204)
  const typed = () => listener.heard.filter(({ event }) => event === 'typing')
  await until(() => typed().length > 0)
  const own = (await callApi(app, 'GET', 'chat/me', older)).body['authorKey']
  expect(typed().map(({ payload }) => payload)).toEqual([{ authorKey: own, name: 'Bia S.' }])
})

test('what is hidden is not edited, and who is paused edits nothing, but deletes', async () => {
  await using app = await startTestApp()
  const { cookie, message } = await aVisitor(app)
  const path = `chat/global/messages/${message.id}`
  const edit = () => callApi(app, 'PATCH', path, { cookie, body: { text: 'outra' } })
  const hide = (hidden_at: Date | null) =>
    app.context.db.updateTable('chat_messages').set({ hidden_at }).execute()
  await hide(new Date())
  expect(await edit()).toMatchObject({ status: 409, body: { code: 'message_hidden' } })
  await hide(null)
  await app.context.db
    .insertInto('posting_pauses')
    .values({
      author_key: message.authorKey,
      until: new Date(Date.now() + 60_000),
      reason: 'x',
      created_at: new Date(),
    })
    .execute()
  expect(await edit()).toMatchObject({ status: 403, body: { code: 'paused' } })
  expect((await history(app))[0]).toEqual(message)
  expect((await callApi(app, 'DELETE', path, { cookie })).status).toBe(204)
})

test('a writer edits and deletes what is theirs, and nobody else does', async () => {
  await using app = await startTestApp()
  const { cookie, message } = await aVisitor(app)
  const path = `chat/global/messages/${message.id}`
  const other = (await aVisitor(app)).cookie
  expect(await callApi(app, 'PATCH', path, { cookie: other, body: { text: 'roubada' } })).toMatchObject({
    status: 403,
    body: { code: 'not_yours' },
  })
  expect((await callApi(app, 'DELETE', path, { cookie: other })).status).toBe(403)
  expect((await callApi(app, 'PATCH', path, { cookie, body: { text: 'seu b4b4c4' } })).status).toBe(422)
  expect(
    (await callApi(app, 'PATCH', path.replace('global', 'premium'), { cookie, body: { text: 'x' } })).status,
  ).toBe(404)
  const edited = await callApi(app, 'PATCH', path, { cookie, body: { text: 'corrigida' } })
  expect(edited.body).toMatchObject({ text: 'corrigida', isEdited: true, position: message.position })
  expect((await callApi(app, 'DELETE', path, { cookie })).status).toBe(204)
  expect((await callApi(app, 'DELETE', path, { cookie })).status).toBe(204)
  expect((await history(app)).find(({ id }) => id === message.id)).toMatchObject({
    state: 'deleted',
    text: '',
  })
  expect((await callApi(app, 'PATCH', path, { cookie, body: { text: 'de novo' } })).status).toBe(404)
})

test('the history goes backwards by place, page after page, without doubles or holes', async () => {
  await using app = await startTestApp()
  const { cookie } = await aVisitor(app)
  for (let n = 0; n < 119; n += 1) await write(app, { text: `m${n}` }, { cookie })
  const read: string[] = []
  let before = ''
  for (const count of [50, 50, 20]) {
    const { body } = await callApi(app, 'GET', `chat/global/messages${before}`)
    const messages = body['messages'] as { position: number; text: string }[]
    expect(messages).toHaveLength(count)
    expect(body['hasOlder']).toBe(count === 50)
    read.unshift(...messages.map(({ text }) => text))
    before = `?before=${messages[0]!.position}`
  }
  expect(read).toEqual(['Bom dia, turma!', ...Array.from({ length: 119 }, (_, n) => `m${n}`)])
})

test('what has changed since a revision tells new, edited and deleted messages', async () => {
  await using app = await startTestApp()
  const { cookie, message } = await aVisitor(app)
  const second = messageOf(await write(app, { text: 'dois' }, { cookie }))
  const { revision } = (await callApi(app, 'GET', 'chat/global/messages')).body as { revision: number }
  await callApi(app, 'PATCH', `chat/global/messages/${second.id}`, { cookie, body: { text: 'dois!' } })
  await callApi(app, 'DELETE', `chat/global/messages/${message.id}`, { cookie })
  await write(app, { text: 'três' }, { cookie })
  const { body } = await callApi(app, 'GET', `chat/global/messages?since=${revision}`)
  expect(body).toMatchObject({ revision: revision + 3, isWhole: true })
  const texts = (body['messages'] as { text: string; state: string }[]).map(({ text, state }) => [
    text,
    state,
  ])
  expect(texts).toEqual([
    ['', 'deleted'],
    ['dois!', 'shown'],
    ['três', 'shown'],
  ])
})

test('who comes back is told whether there is more before the first message that is known', async () => {
  const clock = aClock(new Date())
  await using app = await startTestApp({}, { now: clock.now })
  const { cookie } = await aVisitor(app)
  clock.pass(60)
  const first = messageOf(await write(app, { text: 'um' }, { cookie }))
  const second = messageOf(await write(app, { text: 'dois' }, { cookie }))
  const { revision } = second
  const hasOlder = async (query: string) =>
    (await callApi(app, 'GET', `chat/global/messages?since=${query}`)).body['hasOlder']
  expect(await hasOlder(`${revision}&first=${second.position}`)).toBe(true)
  expect(await hasOlder(`${revision}&first=1`)).toBe(false)
  // Who names no place is told of what is in the answer.
  expect(await hasOlder(`${revision}`)).toBe(true)
  expect(await hasOlder('0')).toBe(false)
  expect(await hasOlder(`${revision - 1}&first=${first.position}`)).toBe(true)
  // The seven days of the messages before are over, and the job has not run.
  clock.pass(MESSAGE_KEPT_MS / 60_000 - 1)
  expect(await hasOlder(`${revision}&first=${first.position}`)).toBe(false)
  await deleteOldMessages(app.context)
  expect(await hasOlder(`${revision}&first=${first.position}`)).toBe(false)
  expect((await callApi(app, 'GET', `chat/global/messages?since=${revision}&first=-1`)).status).toBe(400)
})

test('who was away for too long, or comes from another database, gets the newest page and is told of the hole', async () => {
  await using app = await startTestApp()
  await app.context.pool.query(`
    update chat_channels set revision = 600 where id = 'global';
    insert into chat_messages (id, channel, position, revision, author_key, text, created_at)
    select gen_random_uuid(), 'global', n, n, 'k', 'm' || n, now() from generate_series(1, 600) n`)
  expect((await callApi(app, 'GET', 'chat/global/messages?since=100')).body['isWhole']).toBe(true)
  for (const since of [99, 601]) {
    const { body } = await callApi(app, 'GET', `chat/global/messages?since=${since}`)
    expect(body['isWhole']).toBe(false)
    expect((body['messages'] as { text: string }[]).at(-1)?.text).toBe('m600')
  }
})

test('a message is read for seven days and then deleted', async () => {
  const clock = aClock(new Date())
  await using app = await startTestApp({}, { now: clock.now })
  await aVisitor(app)
  const minutes = MESSAGE_KEPT_MS / 60_000
  clock.pass(minutes - 1)
  await deleteOldMessages(app.context)
  expect(await history(app)).toHaveLength(1)
  clock.pass(1)
  expect(await history(app)).toEqual([])
  await deleteOldMessages(app.context)
  const rows = await app.context.db.selectFrom('chat_messages').select('id').execute()
  expect(rows).toEqual([])
})

test('who one is: nobody yet, a visitor, a student, a subscriber', async () => {
  await using app = await startTestApp()
  const { session } = await aSubscriber(app)
  const me = async (caller: object) => (await callApi(app, 'GET', 'chat/me', caller)).body
  const refusals = (body: Record<string, unknown>) =>
    (body['channels'] as { refusal: string | null }[]).map(({ refusal }) => refusal)
  const nobody = await me({})
  expect(nobody).toMatchObject({ authorKey: null, name: 'Visitante', isVisitor: true })
  expect(refusals(nobody)).toEqual([null, 'premium_only'])
  const { cookie, message } = await aVisitor(app)
  expect(await me({ cookie })).toMatchObject({ authorKey: message.authorKey, isVisitor: true })
  const subscriber = await me({ token: session.access_token })
  expect(subscriber).toMatchObject({ name: 'Ana S.', isVisitor: false })
  expect(refusals(subscriber)).toEqual([null, null])
})

test('the account that is closed takes its messages along', async () => {
  await using app = await startTestApp()
  const { session, user } = await aWriter(app)
  await write(app, {}, { token: session.access_token })
  await app.context.db.deleteFrom('users').where('id', '=', user.id).execute()
  expect(await history(app)).toEqual([])
})

test('an account under 16 writes only with its guardian’s permission, one without an age says it first', async () => {
  await using app = await startTestApp()
  const young = await aWriter(app, { ageBand: '13-15' })
  const older = await aWriter(app, { ageBand: '16-17' })
  const unknown = await aSignedUpStudent(app)
  const refusalOf = async (token: string) => (await write(app, {}, { token })).body['code']
  expect(await refusalOf(young.token)).toBe('guardian_needed')
  expect(await refusalOf(unknown.session.access_token)).toBe('age_unknown')
  expect(await refusalOf(older.token)).toBeUndefined()
  const moderator = await aWriter(app)
  await app.context.db
    .updateTable('users')
    .set({ app_metadata: JSON.stringify({ role: 'owner' }) })
    .where('id', '=', moderator.user.id)
    .execute()
  const path = `moderation/guardian-permissions/${young.user.id}`
  expect((await callApi(app, 'PUT', path, { token: young.token })).status).toBe(404)
  expect((await callApi(app, 'PUT', path, { token: moderator.token })).status).toBe(204)
  expect(await refusalOf(young.token)).toBeUndefined()
  // One guardian's word is for one child.
  expect(await refusalOf((await aWriter(app, { ageBand: '13-15' })).token)).toBe('guardian_needed')
  expect((await callApi(app, 'DELETE', path, { token: moderator.token })).status).toBe(204)
  expect(await refusalOf(young.token)).toBe('guardian_needed')
  const none = 'moderation/guardian-permissions/6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  expect((await callApi(app, 'PUT', none, { token: moderator.token })).status).toBe(404)
})

test('the fiftieth message earns Socializador, and one that is sent again counts once', async () => {
  await using app = await startTestApp()
  const { token, user } = await aWriter(app)
  await app.context.db
    .insertInto('activity_counts')
    .values({ user_id: user.id, activity: 'chat-message', count: 48 })
    .execute()
  const id = randomUUID()
  for (const newBadges of [[], []])
    expect((await write(app, { id }, { token })).body).toMatchObject({ newBadges })
  expect((await write(app, {}, { token })).body['newBadges']).toEqual(['socializador'])
})
