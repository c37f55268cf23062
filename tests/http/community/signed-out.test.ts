/** Leaving the token out passes neither the rule of age nor a moderator's pause (decision 0122). */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { eraseAccount } from '#server/account/personal-data/erase-account.ts'
import { forgetOldCases } from '#server/community/moderation/forget-old-cases.ts'
import { seedCommunity } from '#server/seed/seed-community.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aVisitor, aWriter, callApi, messageOf, write } from '#tests/support/chat.ts'
import { decide } from '#tests/support/moderation.ts'
import { anOwnersAccount } from '#tests/support/owner.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const NOW = new Date()
const app = await startTestApp({}, { now: () => NOW })
await seedCommunity(app.context)
const { pool } = app.context
afterAll(() => app[Symbol.asyncDispose]())
// Who writes in these tests writes from networks of their own.
beforeEach(() => pool.query('delete from writer_networks'))

/** As a browser keeps them. */
function cookiesOf(...answers: { headers: Headers }[]): string {
  const kept = new Map<string, string>()
  for (const { headers } of answers)
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      kept.set(pair.split('=')[0] ?? '', pair)
    }
  return [...kept.values()].join('; ')
}

async function pause(authorKey: string, days = 1): Promise<void> {
  await pool.query(
    `insert into posting_pauses (author_key, until, reason, created_at) values ($1, $2, 'Ofensa', $3)`,
    [authorKey, new Date(NOW.getTime() + days * 24 * 3600_000), NOW],
  )
}

async function aMember(changes: Parameters<typeof aWriter>[1] = {}) {
  const student = await aWriter(app, changes)
  const me = await callApi(app, 'GET', 'chat/me', { token: student.session.access_token })
  return { student, cookie: cookiesOf(me) }
}

const essay = { text: 'A preservação do patrimônio cultural depende de escolhas que o país adia. '.repeat(3) }
const feedback = () => ({ id: randomUUID(), rating: 5, author: 'Bia', comment: 'Gostei muito.' })

test('a browser that belongs to an account below 16 without a guardian writes nowhere as a visitor', async () => {
  const { cookie } = await aMember({ ageBand: '13-15' })
  const ways = [
    await write(app, {}, { cookie }),
    await callApi(app, 'POST', 'feedbacks', { cookie, body: feedback() }),
    await callApi(app, 'PUT', 'challenge/essay', { cookie, body: essay }),
  ]
  for (const answer of ways) expect(answer).toMatchObject({ status: 403, body: { code: 'guardian_needed' } })
  // Another browser is another visitor, and a forged cookie is none.
  expect((await write(app, {}, {})).status).toBe(201)
  expect((await write(app, {}, { cookie: `${cookie}x` })).status).toBe(201)
})

test('a browser of a paused account is paused, also after somebody else signed in there', async () => {
  const first = await aMember()
  await pause(messageOf(await write(app, {}, { token: first.student.token })).authorKey)
  await pool.query('delete from writer_networks')
  expect((await write(app, {}, { cookie: first.cookie })).body).toMatchObject({ code: 'paused' })
  const other = await aWriter(app)
  const me = await callApi(app, 'GET', 'chat/me', {
    token: other.session.access_token,
    cookie: first.cookie,
  })
  expect((await write(app, {}, { cookie: cookiesOf(me) })).body).toMatchObject({ code: 'paused' })
  // Who signs in there writes; an account that is erased holds nobody.
  expect((await write(app, {}, { token: other.session.access_token, cookie: first.cookie })).status).toBe(201)
  await eraseAccount(app.context, first.student.user.id, 'own-wish')
  await pool.query('delete from writer_networks')
  expect((await write(app, {}, { cookie: first.cookie })).status).toBe(201)
})

test('during a pause no visitor writes from the network of the one who is paused; accounts there do', async () => {
  const { message } = await aVisitor(app)
  await pause(message.authorKey)
  expect((await write(app, {}, {})).body).toMatchObject({ code: 'paused' })
  const student = await aWriter(app)
  expect((await write(app, {}, { token: student.session.access_token })).status).toBe(201)
  await pool.query('update posting_pauses set until = $1', [NOW])
  expect((await write(app, {}, {})).status).toBe(201)
})

test('where the owner asks for it, what visitors write on the wall and in the challenge waits for a first look', async () => {
  const account = await anOwnersAccount(app)
  const owner = { by: asStudent(app, account), token: account.session.access_token }
  const put = (readsVisitors: boolean) => owner.by('PUT', 'console/settings/safety', { readsVisitors })
  const { cookie } = await aVisitor(app)
  const send = (path: string, body: object, caller: object = { cookie }) =>
    callApi(app, 'POST', path, { ...caller, body })
  const wall = async () =>
    (await callApi(app, 'GET', 'feedbacks')).body['feedbacks'] as { id: string; commentCount: number }[]
  const before = feedback()
  expect((await send('feedbacks', before)).body['isReadFirst']).toBeUndefined()
  expect((await put(true)).status).toBe(200)

  const [held, taken, ofMember] = [feedback(), feedback(), feedback()]
  for (const body of [held, taken])
    expect((await send('feedbacks', body)).body).toMatchObject({ isReadFirst: true })
  // Sent again it is the same.
  expect((await send('feedbacks', held)).body).toMatchObject({ id: held.id, isReadFirst: true })
  const member = await aWriter(app)
  expect((await send('feedbacks', ofMember, { token: member.token })).body['isReadFirst']).toBeUndefined()
  const comment = { id: randomUUID(), text: 'Concordo.' }
  expect((await send(`feedbacks/${before.id}/comments`, comment)).body).toMatchObject({ isReadFirst: true })
  const shown = await wall()
  expect(shown.map(({ id }) => id)).not.toContain(held.id)
  expect(shown.find(({ id }) => id === before.id)?.commentCount).toBe(0)
  expect(shown.map(({ id }) => id)).toContain(ofMember.id)
  await callApi(app, 'PUT', 'challenge/essay', { cookie, body: essay })
  const { body: essays } = await callApi(app, 'GET', 'challenge/essays')
  expect(essays['essays']).toEqual([])

  // What its writer takes away nobody has to read.
  await callApi(app, 'DELETE', `feedbacks/${taken.id}`, { cookie })
  const ids = async () => {
    const { body } = await callApi(app, 'GET', 'moderation/cases', { token: owner.token })
    return (body['cases'] as { id: string }[]).map(({ id }) => id)
  }
  expect((await ids()).sort()).toEqual([held.id, comment.id].sort())
  for (const [kind, id] of [
    ['feedback', held.id],
    ['feedback_comment', comment.id],
  ]) {
    const path = `moderation/cases/${kind}/${id}/decision`
    const kept = { decision: 'keep', reason: 'Lido pela equipe.' }
    expect((await decide(app, { token: owner.token }, path, kept)).status).toBe(204)
  }
  expect((await wall()).map(({ id }) => id)).toContain(held.id)
  expect((await wall()).find(({ id }) => id === before.id)?.commentCount).toBe(1)
  await put(false)
})

test('where somebody wrote from is forgotten after thirty days, not before', async () => {
  await aVisitor(app)
  const count = async () =>
    (await pool.query<{ n: number }>('select count(*)::int as n from writer_networks')).rows[0]?.n
  const age = (days: number, ms: number) =>
    pool.query('update writer_networks set seen_at = $1', [
      new Date(NOW.getTime() - days * 24 * 3600_000 - ms),
    ])
  await age(30, 0)
  await forgetOldCases(app.context)
  expect(await count()).toBe(1)
  await age(30, 1)
  await forgetOldCases(app.context)
  expect(await count()).toBe(0)
})
