/** Reports, hiding, decisions, appeals, blocks and settings, through the chat (product §10 Community and moderation). */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ChatMessage } from '#domain/community/chat-message.ts'
import { forgetOldCases } from '#server/community/moderation/forget-old-cases.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
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
import { decide } from '#tests/support/moderation.ts'
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
  expect((await decide(app, moderator, decisionOf(message), body)).status).toBe(204)
  expect((await history(app))[0]).toMatchObject({ state: 'shown', text: message.text })
  expect(await queue(app, moderator)).toEqual([])
  await reportByThree(app, message)
  expect((await history(app))[0]?.state).toBe('shown')
  expect(await decide(app, moderator, decisionOf(message), body)).toMatchObject({
    status: 409,
    body: { code: 'already_decided' },
  })
})

test('a removal is explained to the writer, who appeals once; the granted appeal brings all back', async () => {
  await using app = await startTestApp()
  const moderator = await aModerator(app)
  const { cookie, message } = await aVisitor(app)
  // Who reports becomes a visitor with a cookie.
  const reported = await report(app, message, {})
  const stranger = reported.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const removal = { decision: 'remove', reason: 'Ofensa a uma pessoa.', pauseDays: 7 }
  expect((await decide(app, moderator, decisionOf(message), removal)).status).toBe(204)
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
  expect((await decide(app, moderator, path, granted)).status).toBe(204)
  expect((await decide(app, moderator, path, granted)).status).toBe(409)
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

test('what only waits cannot be appealed; an upheld removal stays, and so does its pause until it is over', async () => {
  const clock = aClock(new Date())
  await using app = await startTestApp({}, { now: clock.now })
  const moderator = await aModerator(app)
  const { cookie, message } = await aVisitor(app)
  await reportByThree(app, message)
  const appeal = { cookie, body: { text: 'Eu citei um livro, com aspas.' } }
  expect(await callApi(app, 'POST', appealOf(message), appeal)).toMatchObject({
    status: 409,
    body: { code: 'not_appealable' },
  })
  const removal = { decision: 'remove', reason: 'Ofensa a uma pessoa.', pauseDays: 1 }
  await decide(app, moderator, decisionOf(message), removal)
  await callApi(app, 'POST', appealOf(message), appeal)
  const upheld = { decision: 'uphold', reason: 'Não era uma citação.' }
  await decide(app, moderator, `${appealOf(message)}-decision`, upheld)
  expect((await history(app))[0]?.state).toBe('hidden')
  const [mine] = (await callApi(app, 'GET', 'standing', { cookie })).body['cases'] as object[]
  expect(mine).toMatchObject({ status: 'removed', appeal: 'upheld', reason: upheld.reason })
  clock.pass(24 * 60 - 1)
  expect((await write(app, {}, { cookie })).status).toBe(403)
  clock.pass(1)
  expect((await write(app, {}, { cookie })).status).toBe(201)
})

test('reports, blocks and appeals have an end, for a person and for a network', async () => {
  await using app = await startTestApp({ RATE_LIMITS: 'on' })
  const student = await aProvenStudent(app)
  const none = { id: randomUUID() }
  const statuses = async (count: number, act: () => Promise<{ status: number }>) => {
    const seen: number[] = []
    for (let n = 0; n < count; n += 1) seen.push((await act()).status)
    return seen
  }
  expect(await statuses(21, () => report(app, none, student))).toEqual([...Array(20).fill(404), 429])
  const body = { authorKey: 'c'.repeat(32), name: 'Visitante' }
  expect(await statuses(61, () => callApi(app, 'POST', 'blocks', { ...student, body }))).toEqual([
    ...Array(60).fill(201),
    429,
  ])
  const appeal = { ...student, body: { text: 'Eu citei um livro, com aspas.' } }
  expect(await statuses(11, () => callApi(app, 'POST', appealOf(none), appeal))).toEqual([
    ...Array(10).fill(404),
    429,
  ])
  // Each without a cookie is somebody new: of this network, 20 were counted above.
  expect(await statuses(181, () => report(app, none, {}))).toEqual([...Array(180).fill(404), 429])
})

test('letting somebody back is the blocker’s own: another’s block stays', async () => {
  await using app = await startTestApp()
  const [ana, bia] = [await aVisitor(app), await aVisitor(app)]
  const body = { authorKey: (await aVisitor(app)).message.authorKey, name: 'Visitante' }
  for (const { cookie } of [ana, bia]) await callApi(app, 'POST', 'blocks', { cookie, body })
  await callApi(app, 'DELETE', `blocks/${body.authorKey}`, { cookie: ana.cookie })
  expect((await callApi(app, 'GET', 'blocks', { cookie: ana.cookie })).body).toEqual({ blocked: [] })
  expect((await callApi(app, 'GET', 'blocks', { cookie: bia.cookie })).body).toEqual({ blocked: [body] })
})

test('what stands around a reported message is read in its order, and nobody but a moderator reads it', async () => {
  await using app = await startTestApp()
  const moderator = await aModerator(app)
  const { cookie } = await aVisitor(app)
  for (const text of ['um', 'dois', 'três', 'quatro']) await write(app, { text }, { cookie })
  const reported = messageOf(await write(app, { text: 'denunciada' }))
  for (const text of ['seis', 'sete', 'oito', 'nove']) await write(app, { text }, { cookie })
  await write(app, { text: 'de outra sala', channel: 'premium' }, moderator)
  await report(app, reported, {})
  const path = `moderation/cases/chat_message/${reported.id}/context`
  const lines = (await callApi(app, 'GET', path, moderator)).body['lines'] as Record<string, unknown>[]
  expect(lines.map(({ text }) => text)).toEqual([
    'dois',
    'três',
    'quatro',
    'denunciada',
    'seis',
    'sete',
    'oito',
  ])
  expect(lines.filter(({ isSubject }) => isSubject)).toEqual([
    { author: 'Visitante', text: 'denunciada', isSubject: true },
  ])
  expect((await callApi(app, 'GET', path, { cookie })).status).toBe(404)
  const none = { id: randomUUID() }
  expect((await callApi(app, 'GET', path.replace(reported.id, none.id), moderator)).body).toEqual({
    lines: [],
  })
})

test('around an answer stands what it answers; an essay stands alone', async () => {
  await using app = await startTestApp()
  const moderator = await aModerator(app)
  const feedback = { id: randomUUID(), rating: 5, author: 'Bia', comment: 'Ajudou muito.' }
  await callApi(app, 'POST', 'feedbacks', { ...moderator, body: feedback })
  const answer = { id: randomUUID(), text: 'Que nada.' }
  await callApi(app, 'POST', `feedbacks/${feedback.id}/comments`, { ...moderator, body: answer })
  const around = async (kind: string, id: string) =>
    (await callApi(app, 'GET', `moderation/cases/${kind}/${id}/context`, moderator)).body['lines']
  expect(await around('feedback_comment', answer.id)).toEqual([
    { author: 'Bia', text: 'Ajudou muito.', isSubject: false },
    { author: '', text: 'Que nada.', isSubject: true },
  ])
  expect(await around('challenge_essay', randomUUID())).toEqual([])
})

test('where somebody stands is told to them alone: decisions on every kind of text, and whom they blocked', async () => {
  await using app = await startTestApp()
  const moderator = await aModerator(app)
  const { cookie } = await aVisitor(app)
  const rude = (await aVisitor(app)).message
  const feedback = { id: randomUUID(), rating: 1, author: 'Bia', comment: 'Um texto que será retirado.' }
  await callApi(app, 'POST', 'feedbacks', { cookie, body: feedback })
  await callApi(app, 'POST', 'blocks', { cookie, body: { authorKey: rude.authorKey, name: rude.sender } })
  const body = { kind: 'feedback', id: feedback.id, reason: 'spam' }
  await callApi(app, 'POST', 'reports', { body })
  const decision = { decision: 'remove', reason: 'Propaganda.' }
  const path = `moderation/cases/feedback/${feedback.id}/decision`
  expect((await decide(app, moderator, path, decision)).status).toBe(204)
  const standing = await callApi(app, 'GET', 'standing', { cookie })
  expect(standing.body).toEqual({
    blocked: [{ authorKey: rude.authorKey, name: rude.sender }],
    cases: [
      {
        kind: 'feedback',
        id: feedback.id,
        text: 'Bia: Um texto que será retirado.',
        status: 'removed',
        reason: 'Propaganda.',
        appeal: 'none',
      },
    ],
  })
  expect(standing.headers.get('cache-control')).toBe('no-store')
  for (const caller of [{}, moderator, { cookie: (await aVisitor(app)).cookie }]) {
    expect((await callApi(app, 'GET', 'standing', caller)).body).toEqual({ blocked: [], cases: [] })
  }
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
  ['GET', `moderation/cases/chat_message/${randomUUID()}/context`, undefined],
  ['PUT', `moderation/guardian-permissions/${randomUUID()}`, undefined],
  ['DELETE', `moderation/guardian-permissions/${randomUUID()}`, undefined],
  ['GET', 'moderation/log', undefined],
  ['GET', 'moderation/words', undefined],
  ['POST', 'moderation/words', { word: 'xyz' }],
  ['DELETE', 'moderation/words/xyz', undefined],
  ['GET', 'moderation/channels', undefined],
  ['PATCH', 'moderation/channels/global', { slowModeSeconds: 60 }],
  ['POST', decisionOf({ id: randomUUID() }), { decision: 'keep', reason: 'porque sim' }],
  ['POST', `${appealOf({ id: randomUUID() })}-decision`, { decision: 'grant', reason: 'porque sim' }],
])('%s %s is for moderators alone', async (method, path, body) => {
  await using app = await startTestApp()
  const { session } = await aSignedUpStudent(app)
  expect((await callApi(app, method, path, { body })).status).toBe(404)
  expect(await callApi(app, method, path, { token: session.access_token, body })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
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
  expect((await callApi(app, 'GET', 'moderation/channels', moderator)).body['channels']).toEqual([
    { id: 'global', ...body },
    { id: 'premium', isOpenToVisitors: true, slowModeSeconds: 0 },
  ])
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
  await decide(app, moderator, decisionOf(decided), body)
  const cases = () => app.context.db.selectFrom('moderation_cases').select('subject_id').execute()
  clock.pass(180 * 24 * 60)
  await forgetOldCases(app.context)
  expect(await cases()).toHaveLength(2)
  clock.pass(1)
  await forgetOldCases(app.context)
  expect(await cases()).toEqual([{ subject_id: open.id }])
  expect(await app.context.db.selectFrom('reports').select('subject_id').execute()).toHaveLength(1)
})
