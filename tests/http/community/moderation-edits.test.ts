/** What becomes of a case when the text of it is edited (product §10 Community and moderation). */
import { afterAll, expect, test } from 'vitest'
import type { ChatMessage } from '#domain/community/chat-message.ts'
import { seedCommunity } from '#server/seed/seed-community.ts'
import { aVisitor, aWriter, callApi, history } from '#tests/support/chat.ts'
import { decide } from '#tests/support/moderation.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const ESSAY = 'A preservação do patrimônio cultural depende de escolhas que o país adia. '.repeat(12)
const app = await startTestApp()
await seedCommunity(app.context)
afterAll(() => app[Symbol.asyncDispose]())

async function aProvenStudent() {
  const student = await aWriter(app)
  const users = app.context.db.updateTable('users').where('id', '=', student.user.id)
  await users.set({ email_verified_at: new Date() }).execute()
  return { token: student.session.access_token, userId: student.user.id }
}
async function aModerator() {
  const student = await aProvenStudent()
  const users = app.context.db.updateTable('users').where('id', '=', student.userId)
  await users.set({ app_metadata: JSON.stringify({ role: 'owner' }) }).execute()
  return student
}
const moderator = await aModerator()
const people = await Promise.all([1, 2, 3].map(aProvenStudent))

const report = ({ id }: { id: string }, caller: object) =>
  callApi(app, 'POST', 'reports', { ...caller, body: { kind: 'chat_message', id, reason: 'offense' } })
const edit = ({ id }: { id: string }, cookie: string, text: string) =>
  callApi(app, 'PATCH', `chat/global/messages/${id}`, { cookie, body: { text } })
async function caseOf({ id }: { id: string }) {
  const { body } = await callApi(app, 'GET', 'moderation/cases', moderator)
  return (body['cases'] as Record<string, unknown>[]).find((one) => one['id'] === id)
}
async function keep({ id }: { id: string }) {
  const body = { decision: 'keep', reason: 'É uma crítica ao texto.' }
  const path = `moderation/cases/chat_message/${id}/decision`
  expect((await decide(app, moderator, path, body)).status).toBe(204)
}
const stateOf = async ({ id }: ChatMessage) => (await history(app)).find((one) => one.id === id)?.state

test('a kept text that is edited is another one: reported again, it is a new case, and three people hide it', async () => {
  const { cookie, message } = await aVisitor(app)
  for (const person of people) await report(message, person)
  await keep(message)
  await report(message, people[0]!)
  expect(await caseOf(message)).toBeUndefined()

  expect((await edit(message, cookie, 'Agora com outra coisa.')).status).toBe(200)
  expect(await caseOf(message)).toBeUndefined()
  await report(message, people[0]!)
  expect(await caseOf(message)).toMatchObject({
    status: 'open',
    reportCount: 1,
    text: 'Agora com outra coisa.',
    newestText: null,
    decisionReason: null,
  })
  await report(message, people[1]!)
  expect(await stateOf(message)).toBe('shown')
  await report(message, people[2]!)
  expect(await stateOf(message)).toBe('hidden')
  await keep(message)
  expect(await stateOf(message)).toBe('shown')
})

test('a waiting case shows what was reported and what stands there now', async () => {
  const { cookie, message } = await aVisitor(app)
  await report(message, people[0]!)
  expect(await caseOf(message)).toMatchObject({ text: message.text, newestText: null })
  await edit(message, cookie, 'Nada de mais.')
  expect(await caseOf(message)).toMatchObject({ text: message.text, newestText: 'Nada de mais.' })
})

test('who edits a text to please the moderator cannot bring the old one back under the decision', async () => {
  const { cookie, message } = await aVisitor(app)
  await report(message, people[0]!)
  await edit(message, cookie, 'Nada de mais.')
  await keep(message)
  await report(message, people[0]!)
  expect(await caseOf(message)).toBeUndefined()
  await edit(message, cookie, message.text)
  await report(message, people[0]!)
  expect(await caseOf(message)).toMatchObject({ status: 'open', text: message.text, reportCount: 1 })
})

test('an essay of the challenge that was kept and rewritten is a new case too', async () => {
  const { cookie } = await aVisitor(app)
  const put = (word: string) =>
    callApi(app, 'PUT', 'challenge/essay', { cookie, body: { text: `${ESSAY}${word}` } })
  await put('primeira')
  const { id } = await app.context.db
    .selectFrom('challenge_essays')
    .select('id')
    .where('text', 'like', '%primeira')
    .executeTakeFirstOrThrow()
  const reportEssay = () =>
    callApi(app, 'POST', 'reports', {
      ...people[0]!,
      body: { kind: 'challenge_essay', id, reason: 'spam' },
    })
  expect((await reportEssay()).status).toBe(202)
  await put('segunda')
  expect((await caseOf({ id }))?.['newestText']).toContain('segunda')
  const body = { decision: 'keep', reason: 'Está dentro das regras.' }
  await decide(app, moderator, `moderation/cases/challenge_essay/${id}/decision`, body)
  await reportEssay()
  expect(await caseOf({ id })).toBeUndefined()
  await put('terceira')
  await reportEssay()
  expect((await caseOf({ id }))?.['text']).toContain('terceira')
})

test('a decision is about the text that was read: changed meanwhile, nothing is decided, and the new text is shown', async () => {
  const { cookie, message } = await aVisitor(app)
  await report(message, people[0]!)
  const shown = await caseOf(message)
  await edit(message, cookie, 'Uma coisa bem pior.')
  const path = `moderation/cases/chat_message/${message.id}/decision`
  for (const decision of ['keep', 'remove']) {
    const body = { decision, reason: 'Dentro das regras.', textRead: shown?.['text'] }
    expect(await callApi(app, 'POST', path, { ...moderator, body })).toMatchObject({
      status: 409,
      body: { code: 'text_changed' },
    })
  }
  expect(await stateOf(message)).toBe('shown')
  const unread = { decision: 'keep', reason: 'Dentro das regras.' }
  expect((await callApi(app, 'POST', path, { ...moderator, body: unread })).status).toBe(400)
  expect(await caseOf(message)).toMatchObject({ status: 'open', newestText: 'Uma coisa bem pior.' })
  const removal = { decision: 'remove', reason: 'Ofensa a uma pessoa.' }
  expect((await decide(app, moderator, path, removal)).status).toBe(204)
  expect(await stateOf(message)).toBe('hidden')
})
