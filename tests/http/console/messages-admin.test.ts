/** The messages admin page: what waits, the five days, answers (Decreto 7.962/2013, art. 4º). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { aVisitor } from '#tests/support/api-caller.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const clock = aClock()
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())
const DAY = 24 * 60

async function aMessage(name: string): Promise<string> {
  const body = { name, email: `${name}@example.com`, topic: 'compra', message: 'O arquivo não abre aqui.' }
  return (await aVisitor(app)('POST', 'contact-messages', body)).body.protocol
}

const names = (answer: { body: { messages: { name: string; daysLeft: number | null }[] } }) =>
  answer.body.messages.map(({ name, daysLeft }) => [name, daysLeft])

test('what waits longest comes first, with the days that are left; an answer ends the wait', async () => {
  await aMessage('ana')
  clock.pass(4 * DAY)
  await aMessage('bia')
  clock.pass(2 * DAY)
  const owner = await anOwner(app)
  const open = await owner('GET', 'console/messages')
  expect(names(open)).toEqual([
    ['ana', -1],
    ['bia', 3],
  ])
  const [{ id, protocol, isRead }] = open.body.messages
  expect(isRead).toBe(false)

  expect((await owner('GET', `console/messages/${id}`)).body).toMatchObject({
    name: 'ana',
    email: 'ana@example.com',
    message: 'O arquivo não abre aqui.',
    replies: [],
  })
  const reply = { requestKey: randomUUID(), text: 'Trocamos o arquivo: baixe de novo, por favor.' }
  for (let press = 0; press < 2; press += 1) {
    expect((await owner('POST', `console/messages/${id}/replies`, reply)).status).toBe(204)
  }
  const mails = await app.context.db
    .selectFrom('outgoing_mails')
    .select(['recipient', 'facts'])
    .where('kind', '=', 'contact-reply')
    .execute()
  expect(mails).toMatchObject([{ recipient: 'ana@example.com', facts: { protocol, text: reply.text } }])
  expect(names(await owner('GET', 'console/messages'))).toEqual([['bia', 3]])
  expect(names(await owner('GET', 'console/messages?filter=answered'))).toEqual([['ana', null]])
  const read = await owner('GET', `console/messages/${id}`)
  expect(read.body).toMatchObject({ isRead: true, replies: [{ text: reply.text }] })
  expect((await owner('GET', 'console/audit-log')).body.entries[0]).toMatchObject({
    action: 'message.answer',
    subject: protocol,
  })
})

test.each([
  ['an unknown message', 'GET', `console/messages/${randomUUID()}`, 404],
  ['what is no id', 'GET', 'console/messages/1', 404],
  ['another list', 'GET', 'console/messages?filter=every', 400],
  ['a page of no list', 'GET', 'console/messages?after=x', 400],
] as const)('%s is refused', async (_, method, path, status) => {
  const owner = await anOwner(app)
  expect((await owner(method, path)).status).toBe(status)
})

test('an answer of nothing is refused; for everybody else the admin page does not exist', async () => {
  await aMessage('caio')
  const owner = await anOwner(app)
  const { body } = await owner('GET', 'console/messages')
  const { id } = body.messages.at(-1)
  const empty = { requestKey: randomUUID(), text: '   curta   ' }
  expect((await owner('POST', `console/messages/${id}/replies`, empty)).status).toBe(400)
  expect((await aVisitor(app)('GET', 'console/messages')).status).toBe(404)
})

test('what else came from the same address stands beside a message, and nobody else’s', async () => {
  const { rows } = await app.context.pool.query<{ id: string; number: string }>(
    `insert into contact_messages (name, email, topic, message, created_at, answered_at)
     values ('Ana', 'fio@example.com', 'compra', 'Primeira mensagem', now() - interval '2 days', now()),
       ('Ana', 'fio@example.com', 'compra', 'Escrevo de novo', now(), null),
       ('Beto', 'outro@example.com', 'compra', 'Outra pessoa', now(), null)
     returning id, number`,
  )
  const owner = await anOwner(app)
  const { body } = await owner('GET', `console/messages/${rows[1]?.id}`)
  expect(body.others).toMatchObject([{ id: rows[0]?.id, isAnswered: true }])
})
