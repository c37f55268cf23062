/** A first correction between two who are not both known is read by moderation before it arrives (decision 0121). */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { eraseAccount } from '#server/account/personal-data/erase-account.ts'
import { readPeerReviews } from '#server/account/personal-data/export-peer-review.ts'
import { settlePeerReviews } from '#server/writing/peer-review/settle.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { mailsTo } from '#tests/support/mailbox.ts'
import { decide } from '#tests/support/moderation.ts'
import { anOwnersAccount } from '#tests/support/owner.ts'
import { SENTENCES } from '#tests/support/peer-delivery.ts'
import { aMatcher, deliver, type Matcher } from '#tests/support/peer-review.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
const account = await anOwnersAccount(app)
const owner = { by: asStudent(app, account), token: account.session.access_token }
const { pool } = app.context
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(() => pool.query('delete from peer_entries'))

const stateOf = async ({ by }: Matcher) => (await by('GET', 'peer-review')).body
const settle = () => settlePeerReviews(app.context)
type Case = { id: string; cause: string; text: string; reports: unknown[] }
const queue = async (): Promise<Case[]> => (await owner.by('GET', 'moderation/cases')).body.cases
const resultMails = async ({ email }: Matcher) =>
  (await mailsTo(app, email)).filter(({ kind }) => kind === 'peer-result').map(({ facts }) => facts)
const decisionOf = ({ id }: Case) => `moderation/cases/peer_review/${id}/decision`

async function aPair(known: readonly [boolean, boolean]): Promise<[Matcher, Matcher]> {
  const pair: [Matcher, Matcher] = [
    await aMatcher(app, { isKnown: known[0] }),
    await aMatcher(app, { isKnown: known[1] }),
  ]
  for (const one of pair) expect((await one.search()).status).toBe(200)
  return pair
}

test.each([
  [true, true, false],
  [true, false, true],
  [false, true, true],
  [false, false, true],
])('reviewer known: %s, writer known: %s; read first: %s', async (reviewer, writer, isRead) => {
  const [ana, bia] = await aPair([reviewer, writer])
  expect((await deliver(ana)).body).toMatchObject({ isReadFirst: isRead })
  await deliver(bia)
  expect((await stateOf(bia)).results[0].state).toBe(isRead ? 'reading' : 'open')
})

test('what waits is in the queue without a report and told to nobody; passed, it arrives with its mail', async () => {
  const [ana, bia] = await aPair([false, true])
  const task = (await stateOf(ana)).task.id
  await deliver(ana)
  await deliver(bia)
  await settle()
  const { results } = await stateOf(bia)
  expect(results).toMatchObject([{ state: 'reading', finalTotal: null }])
  const held = await bia.by('GET', `peer-review/results/${results[0].id}`)
  expect(held.body).toMatchObject({ reviews: [], hiddenCount: 0, isReadFirst: true })
  expect(JSON.stringify(held.body)).not.toContain(SENTENCES[0])
  expect(await resultMails(bia)).toEqual([])
  const person = { userId: bia.id } as Parameters<typeof readPeerReviews>[1] // all that it reads of a person
  const exported = () =>
    app.context.db.transaction().execute(async (tx) => {
      // A part of the export, of our own making.
      const part = (await readPeerReviews(tx, person)) as { correcoesRecebidas: unknown[] }
      return JSON.stringify(part.correcoesRecebidas)
    })
  expect(await exported()).not.toContain(SENTENCES[0])
  // Pressed again, it says the same; the version is not free for another reader meanwhile.
  expect((await ana.by('GET', 'standing')).body.cases).toEqual([])
  expect((await bia.search()).body.code).toBe('version_used')

  const found = (await queue()).find(({ id }) => id === task)
  expect(found).toMatchObject({ cause: 'first-look', reports: [] })
  expect(found?.text).toContain(SENTENCES[0])
  const kept = { decision: 'keep', reason: 'Lido pela equipe.' }
  expect((await decide(app, { token: owner.token }, decisionOf(found!), kept)).status).toBe(204)
  await settle()
  expect((await stateOf(bia)).results).toMatchObject([{ state: 'open', finalTotal: expect.any(Number) }])
  expect(await resultMails(bia)).toEqual([expect.objectContaining({ isRefused: false })])
  expect(await exported()).toContain(SENTENCES[0])
})

test('refused, it never arrives: its maker reads why, and the same version may look for another reader', async () => {
  const [ana, bia] = await aPair([false, true])
  const task = (await stateOf(ana)).task.id
  await deliver(ana)
  await deliver(bia)
  const found = (await queue()).find(({ id }) => id === task)!
  const removal = { decision: 'remove', reason: 'Pede um encontro.' }
  expect((await decide(app, { token: owner.token }, decisionOf(found), removal)).status).toBe(204)
  await settle()
  expect((await stateOf(bia)).results).toMatchObject([{ state: 'refused', finalTotal: null }])
  expect(await resultMails(bia)).toEqual([expect.objectContaining({ isRefused: true })])
  expect((await ana.by('GET', 'standing')).body.cases).toMatchObject([
    { kind: 'peer_review', status: 'removed', reason: 'Pede um encontro.' },
  ])
  // What ana got from bia waits too; her own delivery counts.
  expect((await stateOf(ana)).results[0].state).toBe('reading')
  expect((await bia.search()).status).toBe(200)

  const appeal = { text: 'Era só uma sugestão de leitura.' }
  const path = `moderation/cases/peer_review/${task}/appeal`
  expect((await ana.by('POST', path, appeal)).status).toBe(204)
  const granted = { decision: 'grant', reason: 'Lemos de novo: está dentro das regras.' }
  expect((await decide(app, { token: owner.token }, `${path}-decision`, granted)).status).toBe(204)
  await settle()
  expect((await stateOf(bia)).results).toMatchObject([{ state: 'open' }])
  expect(await resultMails(bia)).toHaveLength(2)
})

test('with the essay its case goes; with the account of the one who made it the correction stays', async () => {
  const [ana, bia] = await aPair([false, false])
  const [byAna, byBia] = [(await stateOf(ana)).task.id, (await stateOf(bia)).task.id]
  await deliver(ana)
  await deliver(bia)
  await eraseAccount(app.context, ana.id, 'own-wish')
  const ids = (await queue()).map(({ id }) => id)
  expect(ids).toContain(byAna)
  expect(ids).not.toContain(byBia)
  const found = (await queue()).find(({ id }) => id === byAna)!
  await decide(app, { token: owner.token }, decisionOf(found), {
    decision: 'keep',
    reason: 'Lido pela equipe.',
  })
  expect((await stateOf(bia)).results).toMatchObject([{ state: 'open' }])
})

test('turned off, nothing new is held, and what waits arrives', async () => {
  const [ana, bia] = await aPair([false, false])
  await deliver(ana)
  const put = (readsFirstExchanges: boolean) =>
    owner.by('PUT', 'console/settings/safety', { readsFirstExchanges })
  expect((await put(false)).status).toBe(200)
  expect((await deliver(bia)).body).toMatchObject({ isReadFirst: false })
  await settle()
  for (const one of [ana, bia]) expect((await stateOf(one)).results).toMatchObject([{ state: 'open' }])
  expect((await queue()).filter(({ cause }) => cause === 'first-look')).toEqual([])
  expect(await resultMails(bia)).toHaveLength(1)
  await put(true)
})
