/** What the owner writes in the place of our lists, and who has agreed to be shown (decision 0063). */
import { afterAll, expect, test } from 'vitest'
import { STUDENT_STORIES } from '#content/community/student-stories.ts'
import { EBOOKS } from '#content/shop/ebooks.ts'
import { LANDING_CLAIMS } from '#content/site/landing-claims.ts'
import { RETENTION_DAYS } from '#domain/shared/retention.ts'
import { retain } from '#server/account/personal-data/retain.ts'
import { createPageServices } from '#server/pages/page-services.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const DAY_MINUTES = 24 * 60
const clock = aClock(new Date('2026-11-21T12:00:00Z'))
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())
let owner = await anOwner(app)

/** The session of before has ended by then. */
async function passDays(days: number) {
  clock.pass(days * DAY_MINUTES)
  owner = await anOwner(app)
}

const shown = () => createPageServices(app.context).contents
const admin = async () => (await owner('GET', 'console/contents')).body
const contents = (path: string) => `console/contents/${path}`
const CONSENT = {
  personName: 'Ana Clara Souza',
  guardianName: null,
  givenOn: '2026-11-20',
  how: 'Papel assinado, pasta azul',
  until: null,
}
const ANA = { id: 'ana-souza', name: 'Ana S.', score: 980, isIllustrative: false }

async function put(kind: string, entries: readonly object[]) {
  const { version } = (await admin()).lists[kind]
  return owner('PUT', contents(kind), { entries, version })
}

test('without a word of the owner our own lists hold', async () => {
  const { lists, consents } = await admin()
  expect(lists.claims).toEqual({ entries: LANDING_CLAIMS, isOwn: false, version: 0 })
  expect(lists.stories.entries).toEqual(STUDENT_STORIES)
  expect(consents).toEqual({})
  expect(shown().ebooks).toEqual(EBOOKS)
})

test('a list of the owner’s is on the pages at once, and ours comes back whole', async () => {
  const [first, ...others] = LANDING_CLAIMS
  const proven = { ...first!, evidence: 'Relatório de 2026, pasta 3' }
  const changed = await put('claims', [...others, proven])
  expect(changed).toMatchObject({ status: 200, body: { lists: { claims: { isOwn: true, version: 1 } } } })
  expect(shown().claims).toEqual([...others, proven])
  const entries = (await owner('GET', 'console/audit-log')).body.entries
  expect(entries[0]).toMatchObject({
    action: 'content.change',
    subject: 'claims',
    details: { changed: [{ from: first, to: proven }], orderBefore: LANDING_CLAIMS.map(({ id }) => id) },
  })
  const reset = await owner('DELETE', contents('claims'), { version: 1 })
  expect(reset.body.lists.claims).toEqual({ entries: LANDING_CLAIMS, isOwn: false, version: 2 })
  expect(shown().claims).toEqual(LANDING_CLAIMS)
})

test('of two windows the later one is told, and nothing is lost', async () => {
  const { version } = (await admin()).lists.courses
  const [mine, yours] = ['Um curso meu, inteiro.', 'Um curso seu, inteiro.'].map((text) => [
    { id: 'c', text },
  ])
  expect((await owner('PUT', contents('courses'), { entries: mine, version })).status).toBe(200)
  expect(await owner('PUT', contents('courses'), { entries: yours, version })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
  expect(await owner('DELETE', contents('courses'), { version })).toMatchObject({ status: 409 })
  expect(shown().courses).toEqual(mine)
})

test.each([
  [
    'news',
    { id: 'n', date: '2026-13-01', title: 'Um título', text: 'Um texto que basta.' },
    'entries.0.date',
    'not-day',
  ],
  ['courses', { id: 'c', text: '<i>Curso</i> inteiro' }, 'entries.0.text', 'marks'],
  ['stories', { ...ANA, score: 899 }, 'entries.0.score', 'not-step'],
])('of %s the entry %j is refused at its field', async (kind, entry, field, problem) => {
  const before = (await admin()).lists[kind]
  expect(await put(kind, [entry])).toMatchObject({ status: 400, body: { fields: { [field]: problem } } })
  expect((await admin()).lists[kind]).toEqual(before)
})

test('a person’s story is shown only while a consent holds, and its record is the owner’s alone', async () => {
  const isShown = () => shown().stories.some(({ id }) => id === ANA.id)
  const consent = contents(`stories/${ANA.id}/consent`)
  expect(await owner('PUT', consent, CONSENT)).toMatchObject({ status: 404, body: { code: 'no_story' } })
  expect((await put('stories', [ANA, ...STUDENT_STORIES])).status).toBe(200)
  expect(isShown()).toBe(false)
  expect(shown().stories).toHaveLength(STUDENT_STORIES.length)

  expect(await owner('PUT', consent, { ...CONSENT, givenOn: '2026-11-22' })).toMatchObject({
    status: 400,
    body: { fields: { givenOn: 'in-the-future' } },
  })
  const kept = await owner('PUT', consent, { ...CONSENT, until: '2026-11-21' })
  expect(kept.body.consents[ANA.id]).toMatchObject({ personName: CONSENT.personName, withdrawnAt: null })
  expect(isShown()).toBe(true)
  expect(JSON.stringify(shown())).not.toContain(CONSENT.personName)
  await passDays(1)
  expect(isShown()).toBe(false)

  expect((await owner('PUT', consent, CONSENT)).status).toBe(200)
  expect(isShown()).toBe(true)
  const entries = async () => (await owner('GET', 'console/audit-log')).body.entries
  expect((await owner('DELETE', consent)).body.consents[ANA.id].withdrawnAt).not.toBeNull()
  expect(isShown()).toBe(false)
  const before = await entries()
  expect(before[0]).toMatchObject({ action: 'content.withdraw-consent', subject: ANA.id })
  expect(JSON.stringify(before)).not.toContain(CONSENT.personName)
  expect((await owner('DELETE', consent)).status).toBe(200)
  expect(await entries()).toHaveLength(before.length)
  expect((await owner('DELETE', contents('stories/nobody/consent'))).status).toBe(404)
})

test('the proof of a consent goes when its time after the end is over, and not before', async () => {
  const ids = async () => Object.keys((await admin()).consents)
  const consent = contents(`stories/${ANA.id}/consent`)
  await owner('PUT', consent, CONSENT)
  await put('stories', STUDENT_STORIES)
  await put('stories', [ANA, ...STUDENT_STORIES])
  await passDays(RETENTION_DAYS.storyConsents + 1)
  await retain(app.context)
  expect(await ids()).toEqual([ANA.id])
  await put('stories', STUDENT_STORIES)
  await passDays(RETENTION_DAYS.storyConsents)
  await retain(app.context)
  expect(await ids()).toEqual([ANA.id])
  await passDays(1)
  await retain(app.context)
  expect(await ids()).toEqual([])
})

test('a list that is none is a missing call', async () => {
  for (const kind of ['colours', 'toString']) {
    expect((await owner('PUT', contents(kind), { entries: [], version: 0 })).status).toBe(404)
  }
})
