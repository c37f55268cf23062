/** The mails of the Match: which event is told, to whom, once, and that neither a name nor an essay stands in them (decision 0079). */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { REMIND_HOURS, REVIEW_HOURS } from '#domain/writing/peer-review.ts'
import { eraseAccount } from '#server/account/personal-data/erase-account.ts'
import { writeMail } from '#server/mail-words.ts'
import { renderMail } from '#server/platform/mail/render-mail.ts'
import { settlePeerReviews } from '#server/writing/peer-review/settle.ts'
import { ban } from '#tests/support/accounts.ts'
import { mailsTo } from '#tests/support/mailbox.ts'
import { SENTENCES } from '#tests/support/peer-delivery.ts'
import { aMatcher, deliver, ESSAY_TEXT, type Matcher } from '#tests/support/peer-review.ts'
import { startTestApp } from '#tests/support/test-app.ts'

// Stands still: what is to lie in the past is moved there, since a session would not outlive the days.
const NOW = new Date()
const woken: string[] = []
const app = await startTestApp({}, { now: () => NOW, jobs: { wake: (name) => void woken.push(name) } })
const { pool } = app.context
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  await pool.query('delete from peer_entries')
  woken.length = 0
})

const settle = () => settlePeerReviews(app.context)
const stateOf = async ({ by }: Matcher) => (await by('GET', 'peer-review')).body

async function peerMailsTo({ email }: Matcher) {
  return (await mailsTo(app, email)).filter(({ kind }) => kind.startsWith('peer-'))
}

async function kindsTo(one: Matcher): Promise<string[]> {
  return (await peerMailsTo(one)).map(({ kind }) => kind)
}

async function aPair(): Promise<[Matcher, Matcher]> {
  const pair: [Matcher, Matcher] = [await aMatcher(app), await aMatcher(app)]
  for (const one of pair) expect((await one.search()).status).toBe(200)
  return pair
}

/** Moves the end of the time of everything that is to be delivered. */
async function leaveMinutes(minutes: number): Promise<void> {
  const dueAt = new Date(NOW.getTime() + minutes * 60_000)
  await pool.query(`update peer_reviews set due_at = $1 where state = 'assigned'`, [dueAt])
}

test('who waits alone is told nothing; once two have met, each is told what to correct and until when', async () => {
  const ana = await aMatcher(app)
  await ana.search()
  await settle()
  expect(await kindsTo(ana)).toEqual([])
  const bia = await aMatcher(app)
  await bia.search()
  await settle()
  for (const one of [ana, bia]) {
    const { task } = await stateOf(one)
    const dueAt = new Date(NOW.getTime() + REVIEW_HOURS * 3600_000).toISOString()
    expect(await peerMailsTo(one)).toEqual([
      { kind: 'peer-task', facts: { taskId: task.id, dueAt, isExchange: true } },
    ])
  }
  expect(woken).toContain('deliver-mail')
})

test('a pair that the job finds is told as well, and who helps without an essay is told of the essay alone', async () => {
  const [ana, bia] = [await aMatcher(app), await aMatcher(app, { ageBand: '16-17' })]
  await ana.search()
  await bia.search()
  await pool.query(`update peer_entries set pool = 'adults'`)
  await settle()
  expect([await kindsTo(ana), await kindsTo(bia)]).toEqual([['peer-task'], ['peer-task']])
  await deliver(ana, { levels: [120, 120, 120, 120, 200] })
  await deliver(bia, { levels: [0, 0, 0, 0, 0] })
  const helper = await aMatcher(app)
  await helper.by('POST', 'peer-review/help')
  expect(await peerMailsTo(helper)).toMatchObject([{ kind: 'peer-task', facts: { isExchange: false } }])
})

test('a correction is told when it can be read, not while it is locked, and once however often it is sent', async () => {
  const [ana, bia] = await aPair()
  const { task } = await stateOf(ana)
  await deliver(ana)
  expect(await kindsTo(bia)).toEqual(['peer-task'])
  await deliver(bia)
  await ana.by('POST', `peer-review/tasks/${task.id}/delivery`, { levels: [0, 0, 0, 0, 0] })
  await settle()
  for (const one of [ana, bia]) {
    const [own] = (await stateOf(one)).results
    const [, told, ...more] = await peerMailsTo(one)
    expect(told).toEqual({
      kind: 'peer-result',
      facts: { resultId: own.id, hasThird: false, isRefused: false },
    })
    expect(more).toEqual([])
  }
})

test('a correction that opens because the time ran out is told by the job', async () => {
  const [ana, bia] = await aPair()
  await deliver(ana)
  await leaveMinutes(0)
  await settle()
  await settle()
  expect(await kindsTo(bia)).toEqual(['peer-task', 'peer-result'])
})

test('a third reading is told again, once', async () => {
  const [ana, bia] = await aPair()
  await deliver(ana, { levels: [0, 0, 0, 0, 0] })
  await deliver(bia)
  const helper = await aMatcher(app)
  await helper.by('POST', 'peer-review/help')
  await deliver(helper)
  await settle()
  const told = (await peerMailsTo(bia)).filter(({ kind }) => kind === 'peer-result')
  expect(told.map(({ facts }) => facts['hasThird'])).toEqual([false, true])
  expect((await kindsTo(ana)).filter((kind) => kind === 'peer-result')).toHaveLength(1)
})

test('who has not delivered is reminded once, a day before the end and not a minute earlier', async () => {
  const [ana, bia] = await aPair()
  await deliver(ana)
  await leaveMinutes(REMIND_HOURS * 60 + 1)
  await settle()
  expect(await kindsTo(bia)).toEqual(['peer-task'])
  await leaveMinutes(REMIND_HOURS * 60)
  await Promise.all([settle(), settle()])
  await settle()
  const [, reminder, ...more] = await peerMailsTo(bia)
  expect(reminder).toMatchObject({ kind: 'peer-deadline', facts: { isOwnRead: true } })
  expect(more).toEqual([])
  // Who has delivered is left alone.
  expect(await kindsTo(ana)).toEqual(['peer-task'])
})

test('who cannot deliver is not reminded: after a report, in a pause, past the time', async () => {
  const [ana, bia] = await aPair()
  const { body } = await ana.by('GET', `peer-review/tasks/${(await stateOf(ana)).task.id}`)
  await ana.by('POST', 'reports', { kind: 'peer_essay', id: body.entryId, reason: 'offense' })
  await pool.query(
    `insert into posting_pauses (author_key, until, reason, created_at)
     select author_key, $2, 'x', $2 from peer_entries where user_id = $1`,
    [bia.id, new Date(NOW.getTime() + 3600_000)],
  )
  await leaveMinutes(60)
  await settle()
  await leaveMinutes(0)
  await settle()
  for (const one of [ana, bia]) expect(await kindsTo(one)).not.toContain('peer-deadline')
})

test('the switch is the member’s: off, nothing is written, on again only what comes then', async () => {
  const [ana, bia] = [await aMatcher(app), await aMatcher(app)]
  expect(await stateOf(ana)).toMatchObject({ wantsMail: true })
  const off = await ana.by('PUT', 'peer-review/mails', { isOn: false })
  expect(off).toMatchObject({ status: 200, body: { wantsMail: false, isOn: true } })
  await ana.search()
  await bia.search()
  await leaveMinutes(60)
  await settle()
  expect(await kindsTo(ana)).toEqual([])
  expect(await kindsTo(bia)).toEqual(['peer-task', 'peer-deadline'])
  await ana.by('PUT', 'peer-review/mails', { isOn: true })
  await settle()
  expect(await kindsTo(ana)).toEqual([])
  await deliver(ana)
  await deliver(bia)
  expect(await kindsTo(ana)).toEqual(['peer-result'])
})

test('the switch wants a member, and a yes or no', async () => {
  const ana = await aMatcher(app)
  expect((await ana.by('PUT', 'peer-review/mails', { isOn: 'sim' })).status).toBe(400)
  await pool.query('delete from peer_members where user_id = $1', [ana.id])
  expect((await ana.by('PUT', 'peer-review/mails', { isOn: false })).body).toMatchObject({
    code: 'not_taking_part',
  })
})

test.each([
  ['has left the Match', ({ by }: Matcher) => by('PUT', 'peer-review/membership', { isOn: false })],
  ['is banned', ({ id }: Matcher) => ban(app, id)],
  [
    'has no proven address any more',
    ({ id }: Matcher) => pool.query('update users set email_verified_at = null where id = $1', [id]),
  ],
  ['has erased the account', ({ id }: Matcher) => eraseAccount(app.context, id, 'own-wish')],
])('who %s gets no mail of it', async (_, go) => {
  const [ana, bia] = await aPair()
  await deliver(ana)
  const before = await kindsTo(bia)
  await go(bia)
  await leaveMinutes(60)
  await settle()
  await leaveMinutes(0)
  await settle()
  expect((await kindsTo(bia)).filter((kind) => !before.includes(kind))).toEqual([])
})

test('no mail names anybody or holds a word of an essay, of a theme or of a correction', async () => {
  const [ana, bia] = await aPair()
  await leaveMinutes(60)
  await settle()
  await deliver(ana, { levels: [0, 0, 0, 0, 0] })
  await deliver(bia)
  const helper = await aMatcher(app)
  await helper.by('POST', 'peer-review/help')
  await deliver(helper)
  const mails = (await Promise.all([ana, bia, helper].map(peerMailsTo))).flat()
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(
    new Set(['peer-task', 'peer-deadline', 'peer-result']),
  )
  for (const { kind, facts } of mails) {
    const written = renderMail(
      writeMail(kind, facts, { siteUrl: 'https://loja.example', recipient: ana.email, canAnswer: true }),
    )
    const whole = `${written.subject}\n${written.text}\n${written.html}`
    for (const secret of ['Ana', 'Pessoa', 'acesso', ...ESSAY_TEXT.split('\n'), ...SENTENCES])
      expect(whole).not.toContain(secret)
    expect(written.text).toContain('https://loja.example/match/')
    expect(written.text).toContain('desligue “Avisar por e-mail” em https://loja.example/match')
  }
})
