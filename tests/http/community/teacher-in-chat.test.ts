/** The owner in the chat: a mark that nobody else can carry, and removal where she reads (product §2 Chat, §10 Community and moderation). */
import { afterAll, expect, test } from 'vitest'
import type { ChatMessage } from '#domain/community/chat-message.ts'
import { readAuditEntries } from '#server/console/audit-log.ts'
import {
  aListener,
  aVisitor,
  aWriter,
  type ChatListener,
  callApi,
  history,
  messageOf,
  startChatApp,
  until,
  write,
} from '#tests/support/chat.ts'

const app = await startChatApp()
const { db, pool } = app.context
afterAll(() => app[Symbol.asyncDispose]())

async function aTeacher(fullName = 'Helena Prado') {
  const writer = await aWriter(app, { fullName })
  await pool.query(`update users set app_metadata = '{"role": "owner"}' where id = $1`, [writer.user.id])
  return writer
}

const told = ({ heard }: ChatListener) => heard.map(({ payload }) => payload as ChatMessage)

const remove = (message: { id: string }, caller: object, body: object) =>
  callApi(app, 'POST', `moderation/cases/chat_message/${message.id}/removal`, { ...caller, body })

test('what the owner writes carries the mark at once, in the history and for who is listening', async () => {
  await using listener = await aListener(app)
  const { token } = await aTeacher()
  const written = messageOf(await write(app, { text: 'Hoje tem tema novo.' }, { token }))
  expect(written).toMatchObject({ sender: 'Helena P.', isTeacher: true })
  expect((await history(app)).find(({ id }) => id === written.id)).toEqual(written)
  await until(() => told(listener).some(({ id, isTeacher }) => id === written.id && isTeacher))
  const { body } = await callApi(app, 'GET', 'chat/me', { token })
  expect(body).toMatchObject({ isTeacher: true, name: 'Helena P.' })
})

test('an edit keeps the mark, and who is the owner no longer loses it', async () => {
  const { token, user } = await aTeacher()
  const { id } = messageOf(await write(app, { text: 'Primeira versão.' }, { token }))
  const path = `chat/global/messages/${id}`
  expect((await callApi(app, 'PATCH', path, { token, body: { text: 'Segunda.' } })).body).toMatchObject({
    isTeacher: true,
    isEdited: true,
  })
  await pool.query(`update users set app_metadata = '{}' where id = $1`, [user.id])
  expect((await history(app)).find((one) => one.id === id)).toMatchObject({ isTeacher: false })
})

test('nobody else carries it: a member of the body is refused, a name that imitates it is not shown', async () => {
  const { token, user } = await aWriter(app)
  const claimed = { id: crypto.randomUUID(), text: 'Sou eu.', isTeacher: true }
  expect((await callApi(app, 'POST', 'chat/global/messages', { token, body: claimed })).status).toBe(400)
  const shown = {
    'Professora Helena Dias': 'Helena D.',
    'Prоfessоra H.': 'H',
    Pr0fessora: 'Estudante',
    'P r o f e s s o r a': 'Estudante',
    'Profª Helena': 'Helena',
    'Helena Prof.': 'Helena',
  }
  for (const [fullName, sender] of Object.entries(shown)) {
    // From before such names were refused.
    await pool.query('update profiles set full_name = $1 where id = $2', [fullName, user.id])
    expect(messageOf(await write(app, {}, { token }))).toMatchObject({ sender, isTeacher: false })
  }
  // What somebody says of their own account is no role.
  await pool.query(`update users set user_metadata = '{"role": "owner"}' where id = $1`, [user.id])
  expect(messageOf(await write(app, {}, { token }))).toMatchObject({ isTeacher: false })
  expect((await aVisitor(app)).message).toMatchObject({ isTeacher: false })
})

test('an owner called by the mark alone is named as the house', async () => {
  const { token, user } = await aTeacher()
  await pool.query(`update profiles set full_name = 'Professora' where id = $1`, [user.id])
  expect(messageOf(await write(app, {}, { token }))).toMatchObject({
    sender: 'Domine a Redação',
    isTeacher: true,
  })
})

test('slow mode does not hold the owner up', async () => {
  const { token } = await aTeacher()
  await pool.query(`update chat_channels set slow_mode_seconds = 60 where id = 'global'`)
  expect((await write(app, {}, { token })).status).toBe(201)
  expect((await write(app, {}, { token })).status).toBe(201)
  const other = await aWriter(app)
  expect((await write(app, {}, { token: other.token })).status).toBe(201)
  expect((await write(app, {}, { token: other.token })).status).toBe(429)
  await pool.query(`update chat_channels set slow_mode_seconds = 0 where id = 'global'`)
})

test('the owner removes what she reads and pauses its writer, who reads why and may appeal', async () => {
  await using listener = await aListener(app)
  const { token } = await aTeacher()
  const { cookie, message } = await aVisitor(app)
  const removal = { textRead: message.text, reason: 'Combina com outra conversa.', pauseDays: 7 }
  expect((await remove(message, { token }, removal)).status).toBe(204)
  await until(() => told(listener).some(({ id, state }) => id === message.id && state === 'hidden'))
  expect((await callApi(app, 'GET', 'chat/me', { cookie })).body).toMatchObject({
    cases: [{ id: message.id, status: 'removed', reason: removal.reason, appeal: 'none' }],
    channels: [{ id: 'global', refusal: 'paused' }, {}],
  })
  expect(await write(app, {}, { cookie })).toMatchObject({ status: 403, body: { code: 'paused' } })
  const { rows } = await readAuditEntries(db, {
    before: null,
    of: { subjectKind: 'text', subject: message.id },
  })
  expect(rows.map(({ action, details }) => [action, details])).toEqual([
    ['moderation.pause', { kind: 'chat_message', days: 7 }],
    ['moderation.remove', { kind: 'chat_message' }],
  ])
  expect(await remove(message, { token }, removal)).toMatchObject({
    status: 409,
    body: { code: 'already_decided' },
  })
  const appeal = { text: 'Era uma dúvida sobre a tese.' }
  const path = `moderation/cases/chat_message/${message.id}`
  expect((await callApi(app, 'POST', `${path}/appeal`, { cookie, body: appeal })).status).toBe(204)
  const granted = { textRead: message.text, decision: 'grant', reason: 'Li de novo.' }
  expect((await callApi(app, 'POST', `${path}/appeal-decision`, { token, body: granted })).status).toBe(204)
  expect((await history(app)).find(({ id }) => id === message.id)).toMatchObject({ state: 'shown' })
  expect((await write(app, {}, { cookie })).status).toBe(201)
  // What came back may be removed again for another reason.
  expect((await remove(message, { token }, { textRead: message.text, reason: 'Agora sim.' })).status).toBe(
    204,
  )
})

test('a text that changed meanwhile, one that is gone, one of her own and one of a stranger’s hand stay', async () => {
  const { token } = await aTeacher()
  const { cookie, message } = await aVisitor(app)
  const body = { textRead: 'Outro texto.', reason: 'Fora do combinado.' }
  expect(await remove(message, { token }, body)).toMatchObject({
    status: 409,
    body: { code: 'text_changed' },
  })
  expect((await callApi(app, 'GET', 'moderation/cases', { token })).body['cases']).not.toContainEqual(
    expect.objectContaining({ id: message.id }),
  )
  const read = { ...body, textRead: message.text }
  for (const caller of [{}, { cookie }, { token: (await aWriter(app)).token }]) {
    expect((await remove(message, caller, read)).status).toBe(404)
  }
  expect(await remove(message, { token }, { ...read, reason: ' ' })).toMatchObject({ status: 400 })
  expect(await remove(message, { token }, { ...read, pauseDays: 365 })).toMatchObject({ status: 400 })
  const own = messageOf(await write(app, {}, { token }))
  expect(await remove(own, { token }, { ...body, textRead: own.text })).toMatchObject({
    status: 409,
    body: { code: 'own_text' },
  })
  await callApi(app, 'DELETE', `chat/global/messages/${message.id}`, { cookie })
  expect(await remove(message, { token }, read)).toMatchObject({
    status: 404,
    body: { code: 'subject_not_found' },
  })
})
