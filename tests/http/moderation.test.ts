/** Reports, hiding, decisions, appeals, blocks and settings, through the chat (issue "The community", Safety). */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ChatMessage } from '#domain/chat-message.ts'
import { forgetOldCases } from '#server/moderation/forget-old-cases.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import {
  aListener,
  aVisitor,
  aWriter,
  callApi,
  history,
  startChatApp,
  until,
  write,
} from '#tests/support/chat.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/** Somebody whose mailbox is proven: each counts. */
async function aProvenStudent(app: TestApp) {
  const student = await aWriter(app)
  await app.context.db
    .updateTable('users')
    .set({ email_verified_at: new Date() })
    .where('id', '=', student.user.id)
    .execute()
  return { token: student.session.access_token, userId: student.user.id }
}

async function aModerator(app: TestApp) {
  const student = await aProvenStudent(app)
  await app.context.db
    .updateTable('users')
    .set({ app_metadata: JSON.stringify({ role: 'owner' }) })
    .where('id', '=', student.userId)
    .execute()
  return student
}

function report(app: TestApp, { id }: { id: string }, caller: object, reason = 'offense') {
  return callApi(app, 'POST', 'reports', { ...caller, body: { kind: 'chat_message', id, reason } })
}

async function reportByThree(app: TestApp, message: ChatMessage): Promise<void> {
  for (let n = 0; n < 3; n += 1) await report(app, message, await aProvenStudent(app))
}

async function queue(app: TestApp, moderator: object) {
  return (await callApi(app, 'GET', 'moderation/cases', moderator)).body['cases'] as Record<string, unknown>[]
}

const decisionOf = ({ id }: { id: string }) => `moderation/cases/chat_message/${id}/decision`
const appealOf = ({ id }: { id: string }) => `moderation/cases/chat_message/${id}/appeal`

test('the third independent report hides a message at once in every window, the second does not', async () => {
  await using app = await startChatApp()
  await using listener = await aListener(app)
  const { message } = await aVisitor(app)
  for (let n = 0; n < 2; n += 1) {
    expect((await report(app, message, await aProvenStudent(app))).status).toBe(202)
    expect((await history(app))[0]?.state).toBe('shown')
  }
  expect((await report(app, message, await aProvenStudent(app))).status).toBe(202)
  expect((await history(app))[0]).toMatchObject({ state: 'hidden', text: '' })
  const heard = () => listener.heard.filter(({ event }) => event === 'message')
  await until(() => heard().length === 2)
  expect(heard()[1]?.payload).toMatchObject({ id: message.id, state: 'hidden', text: '' })
})

test('one person’s reports count once, and so do all unproven people of one network', async () => {
  await using app = await startTestApp()
  const { message } = await aVisitor(app)
  const student = await aProvenStudent(app)
  for (let n = 0; n < 3; n += 1) await report(app, message, student)
  for (let n = 0; n < 5; n += 1) await report(app, message, { cookie: (await aVisitor(app)).cookie })
  expect((await history(app))[0]?.state).toBe('shown')
  const moderator = await aModerator(app)
  expect((await queue(app, moderator))[0]).toMatchObject({ status: 'open', reportCount: 2 })
})

test('ten reports at once hide once', async () => {
  await using app = await startTestApp()
  const { message } = await aVisitor(app)
  const students = []
  for (let n = 0; n < 10; n += 1) students.push(await aProvenStudent(app))
  await Promise.all(students.map((student) => report(app, message, student)))
  const entries = await app.context.db.selectFrom('moderation_log').selectAll().execute()
  expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual([['hidden-by-reports', null]])
  expect((await history(app))[0]).toMatchObject({ state: 'hidden', revision: 2 })
})

test('what cannot be reported: one’s own, what is not there, without a known reason', async () => {
  await using app = await startTestApp()
  const { cookie, message } = await aVisitor(app)
  expect(await report(app, message, { cookie })).toMatchObject({ status: 409, body: { code: 'own_text' } })
  expect((await report(app, { id: randomUUID() }, {})).status).toBe(404)
  expect((await report(app, message, {}, 'because')).status).toBe(400)
  await callApi(app, 'DELETE', `chat/global/messages/${message.id}`, { cookie })
  expect((await report(app, message, {})).status).toBe(404)
})

test('a moderator keeps a message: it is back, and reports alone never hide it again', async () => {
  await using app = await startTestApp()
  const moderator = await aModerator(app)
  const { message } = await aVisitor(app)
  await reportByThree(app, message)
  const body = { decision: 'keep', reason: 'É uma crítica ao texto, e não à pessoa.' }
  expect((await callApi(app, 'POST', decisionOf(message), { ...moderator, body })).status).toBe(204)
  expect((await history(app))[0]).toMatchObject({ state: 'shown', text: message.text })
  expect(await queue(app, moderator)).toEqual([])
  await reportByThree(app, message)
  expect((await history(app))[0]?.state).toBe('shown')
  expect(await callApi(app, 'POST', decisionOf(message), { ...moderator, body })).toMatchObject({
    status: 409,
    body: { code: 'already_decided' },
  })
})

test('a removal is explained to the writer, who appeals once; the granted appeal brings all back', async () => {
  await using app = await startTestApp()
  const moderator = await aModerator(app)
  const { cookie, message } = await aVisitor(app)
  await report(app, message, {})
  const removal = { decision: 'remove', reason: 'Ofensa a uma pessoa.', pauseDays: 7 }
  expect((await callApi(app, 'POST', decisionOf(message), { ...moderator, body: removal })).status).toBe(204)
  expect((await history(app))[0]?.state).toBe('hidden')
  expect(await write(app, {}, { cookie })).toMatchObject({ status: 403, body: { code: 'paused' } })
  const mine = async () => ((await callApi(app, 'GET', 'chat/me', { cookie })).body['cases'] as object[])[0]
  expect(await mine()).toMatchObject({
    status: 'removed',
    reason: removal.reason,
    appeal: 'none',
    text: message.text,
  })

  const appeal = { text: 'Eu citei um livro, com aspas.' }
  const stranger = (await aVisitor(app)).cookie
  expect((await callApi(app, 'POST', appealOf(message), { cookie: stranger, body: appeal })).status).toBe(404)
  expect((await callApi(app, 'POST', appealOf(message), { cookie, body: appeal })).status).toBe(204)
  expect(await callApi(app, 'POST', appealOf(message), { cookie, body: appeal })).toMatchObject({
    status: 409,
    body: { code: 'not_appealable' },
  })
  expect(await mine()).toMatchObject({ appeal: 'waiting' })
  expect((await queue(app, moderator))[0]).toMatchObject({ status: 'removed', appealText: appeal.text })

  const granted = { decision: 'grant', reason: 'Era uma citação. Desculpe.' }
  const path = `${appealOf(message)}-decision`
  expect((await callApi(app, 'POST', path, { ...moderator, body: granted })).status).toBe(204)
  expect((await callApi(app, 'POST', path, { ...moderator, body: granted })).status).toBe(409)
  expect((await history(app))[0]).toMatchObject({ state: 'shown', text: message.text })
  expect(await mine()).toMatchObject({ status: 'kept', appeal: 'granted', reason: granted.reason })
  expect((await write(app, {}, { cookie })).status).toBe(201)
  const { body } = await callApi(app, 'GET', 'moderation/log', moderator)
  expect((body['entries'] as { action: string }[]).map(({ action }) => action)).toEqual([
    'appeal-grant',
    'pause-7-days',
    'remove',
  ])
})

test('urgent reports stand first in the queue, and no reporter is named in it', async () => {
  await using app = await startTestApp()
  const moderator = await aModerator(app)
  const first = await aVisitor(app)
  const second = await aVisitor(app)
  const reporter = await aProvenStudent(app)
  await report(app, first.message, reporter, 'spam')
  await report(app, second.message, reporter, 'minor_at_risk')
  const cases = await queue(app, moderator)
  expect(cases.map(({ id }) => id)).toEqual([second.message.id, first.message.id])
  const key = (await callApi(app, 'GET', 'chat/me', reporter)).body['authorKey']
  expect(JSON.stringify(cases)).not.toContain(key)
  expect(JSON.stringify(cases)).not.toContain(reporter.userId)
})

test.each([
  ['GET', 'moderation/cases', undefined],
  ['GET', 'moderation/log', undefined],
  ['GET', 'moderation/words', undefined],
  ['POST', 'moderation/words', { word: 'xyz' }],
  ['DELETE', 'moderation/words/xyz', undefined],
  ['PATCH', 'moderation/channels/global', { slowModeSeconds: 60 }],
  ['POST', decisionOf({ id: randomUUID() }), { decision: 'keep', reason: 'porque sim' }],
  ['POST', `${appealOf({ id: randomUUID() })}-decision`, { decision: 'grant', reason: 'porque sim' }],
])('%s %s is for moderators alone', async (method, path, body) => {
  await using app = await startTestApp()
  const { session } = await aSignedUpStudent(app)
  expect((await callApi(app, method, path, { body })).status).toBe(401)
  expect(await callApi(app, method, path, { token: session.access_token, body })).toMatchObject({
    status: 403,
    body: { code: 'moderators_only' },
  })
})

test('the owner’s words are refused like ours, until they are taken back', async () => {
  await using app = await startTestApp()
  const moderator = await aModerator(app)
  await callApi(app, 'POST', 'moderation/words', { ...moderator, body: { word: 'Cursinho Rival' } })
  expect(await write(app, { text: 'no cursinho  RIVAL é melhor' })).toMatchObject({ status: 422 })
  await callApi(app, 'DELETE', 'moderation/words/cursinho%20rival', moderator)
  expect((await write(app, { text: 'no cursinho rival é melhor' })).status).toBe(201)
})

test('a changed channel is announced to open windows', async () => {
  await using app = await startChatApp()
  const moderator = await aModerator(app)
  await using listener = await aListener(app)
  const body = { isOpenToVisitors: false, slowModeSeconds: 30 }
  expect((await callApi(app, 'PATCH', 'moderation/channels/global', { ...moderator, body })).status).toBe(204)
  await until(() => listener.heard.some(({ event }) => event === 'settings'))
  expect((await callApi(app, 'GET', 'chat/me')).body['channels']).toEqual([
    { id: 'global', refusal: 'visitors_closed', slowModeSeconds: 30 },
    { id: 'premium', refusal: 'premium_only', slowModeSeconds: 0 },
  ])
})

test('a block is the blocker’s own and can be taken back', async () => {
  await using app = await startTestApp()
  const { cookie, message } = await aVisitor(app)
  const rude = (await aVisitor(app)).message
  const body = { authorKey: rude.authorKey, name: rude.sender }
  const blocked = [body]
  expect(await callApi(app, 'POST', 'blocks', { cookie, body })).toMatchObject({
    status: 201,
    body: { blocked },
  })
  expect((await callApi(app, 'POST', 'blocks', { cookie, body })).body).toEqual({ blocked })
  expect((await callApi(app, 'GET', 'chat/me', { cookie })).body['blocked']).toEqual(blocked)
  expect((await callApi(app, 'GET', 'blocks')).body).toEqual({ blocked: [] })
  const self = { authorKey: message.authorKey, name: 'eu' }
  expect((await callApi(app, 'POST', 'blocks', { cookie, body: self })).status).toBe(400)
  expect((await callApi(app, 'DELETE', `blocks/${rude.authorKey}`, { cookie })).body).toEqual({ blocked: [] })
})

test('a case outlives the message by half a year, an undecided one longer', async () => {
  const clock = aClock(new Date())
  await using app = await startTestApp({}, { now: clock.now })
  const moderator = await aModerator(app)
  const decided = (await aVisitor(app)).message
  const open = (await aVisitor(app)).message
  for (const message of [decided, open]) await report(app, message, {})
  const body = { decision: 'remove', reason: 'Propaganda.' }
  await callApi(app, 'POST', decisionOf(decided), { ...moderator, body })
  const cases = () => app.context.db.selectFrom('moderation_cases').select('subject_id').execute()
  clock.pass(180 * 24 * 60)
  await forgetOldCases(app.context)
  expect(await cases()).toHaveLength(2)
  clock.pass(1)
  await forgetOldCases(app.context)
  expect(await cases()).toEqual([{ subject_id: open.id }])
  expect(await app.context.db.selectFrom('reports').select('subject_id').execute()).toHaveLength(1)
})
