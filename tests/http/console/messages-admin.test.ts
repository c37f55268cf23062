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

test('an answer by her own mail ends the wait, a letter that came begins it anew; nobody is written to', async () => {
  const ownClock = aClock(new Date('2026-11-10T15:00:00Z'))
  await using fresh = await startTestApp({}, { now: ownClock.now })
  const body = { name: 'Lia', email: 'lia@example.com', topic: 'compra', message: 'O arquivo não abre aqui.' }
  await aVisitor(fresh)('POST', 'contact-messages', body)
  ownClock.pass(3 * DAY)
  const owner = await anOwner(fresh)
  const { id } = (await owner('GET', 'console/messages')).body.messages[0]
  const letter = (more: object) => ({
    ...{ requestKey: randomUUID(), way: 'mailed', day: '2026-11-12', text: 'Mandei o arquivo por aqui.' },
    ...{ needsAnswer: true, ...more },
  })
  const record = (more: object) => owner('POST', `console/messages/${id}/letters`, letter(more))
  const mails = () =>
    fresh.context.db
      .selectFrom('outgoing_mails')
      .select('id')
      .where('recipient', '=', 'lia@example.com')
      .execute()
  const before = (await mails()).length
  expect(await record({ day: '2026-11-14' })).toMatchObject({ status: 400, body: { code: 'day_to_come' } })
  expect(await record({ day: '2026-11-09' })).toMatchObject({
    status: 400,
    body: { code: 'day_before_message' },
  })
  expect((await record({ text: ' x ' })).status).toBe(400)
  expect((await record({ way: 'sent' })).status).toBe(400)
  expect((await record({})).status).toBe(204)
  expect((await owner('GET', 'console/messages')).body.messages).toEqual([])

  expect(
    (await record({ way: 'received', day: '2026-11-12', text: 'Muito obrigada!', needsAnswer: false }))
      .status,
  ).toBe(204)
  expect((await owner('GET', 'console/messages')).body.messages).toEqual([])
  const again = {
    way: 'received',
    day: '2026-11-13',
    text: 'Continua sem abrir, no tablet.',
    requestKey: randomUUID(),
  }
  for (let press = 0; press < 2; press += 1) expect((await record(again)).status).toBe(204)
  expect((await owner('GET', 'console/messages')).body.messages).toMatchObject([
    { id, daysLeft: 5, reopenedAt: '2026-11-13T15:00:00.000Z', answeredAt: null },
  ])
  // Found by what the letter said, which stands in the conversation.
  expect((await owner('GET', 'console/messages?filter=all&q=tablet')).body.messages).toMatchObject([{ id }])
  const read = await owner('GET', `console/messages/${id}`)
  expect(read.body.replies.map(({ way }: { way: string }) => way)).toEqual(['mailed', 'received', 'received'])
  await owner('POST', `console/messages/${id}/replies`, {
    requestKey: randomUUID(),
    text: 'Trocamos o arquivo agora.',
  })
  expect((await owner('GET', 'console/messages')).body.messages).toEqual([])
  expect(await mails()).toHaveLength(before + 1)
  expect((await owner('GET', 'console/audit-log?q=registrou')).body.entries).toHaveLength(3)
  expect((await aVisitor(fresh)('POST', `console/messages/${id}/letters`, letter({}))).status).toBe(404)
})

test('what waits anew stands at its own place in the list, page by page', async () => {
  await using fresh = await startTestApp()
  await fresh.context.pool.query(
    `insert into contact_messages (name, email, topic, message, created_at, reopened_at)
     select 'n' || n, 'n@example.com', 'compra', 'Uma mensagem', t.at - n * interval '1 hour',
       case when n % 2 = 0 then t.at - (n * interval '1 hour') / 2 end
     from generate_series(1, 64) n, (select date_trunc('second', now()) as at) t`,
  )
  const owner = await anOwner(fresh)
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const { body }: { body: { messages: { name: string }[]; next: string | null } } = await owner(
      'GET',
      `console/messages${next ? `?after=${encodeURIComponent(next)}` : ''}`,
    )
    seen.push(...body.messages.map(({ name }) => name))
    next = body.next
  }
  expect(seen).toHaveLength(64)
  expect(new Set(seen).size).toBe(64)
  const waits = (name: string) => Number(name.slice(1)) / (Number(name.slice(1)) % 2 === 0 ? 2 : 1)
  expect(seen.map(waits)).toEqual(seen.map(waits).sort((a, b) => b - a))
})
