/** The numbers of the service that comments on essays: what came of each question, how long it took, what the filter dropped. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { REVIEW_CONSENT_WORDING } from '#domain/community/review-consent.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import { createReviewer } from '#server/writing/external-review/reviewer.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import {
  type Behaviour,
  failing,
  saying,
  startReviewerServer,
  writing,
} from '#tests/support/reviewer-server.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const METRICS_TOKEN = 'token-of-a-test-and-of-nothing-else'
const QUOTE = 'faltam bibliotecas nas periferias'
const TEXT = `A leitura é um direito de todos.\nNo entanto, ${QUOTE}, e ninguém cobra o Estado.`
const COMMENT = 'Diga de onde vem este dado: uma fonte dá força ao argumento.'
const GOOD = { quote: QUOTE, comment: COMMENT }

const service = await startReviewerServer()
afterAll(() => service[Symbol.asyncDispose]())
const env = { ...service.env, METRICS_TOKEN }
const app = await startTestApp(env)
afterAll(() => app[Symbol.asyncDispose]())

/** A new member asks about a new essay. */
async function ask(own: TestApp): Promise<number> {
  const student = await aWriter(own)
  const by = asStudent(own, student)
  const { recipient } = own.context.reviewer ?? {}
  await by('PUT', 'review-consent', { wording: REVIEW_CONSENT_WORDING, recipient })
  const [id, now] = [randomUUID(), own.context.now()]
  const essay = { id, user_id: student.user.id, theme: 'Leitura', created_at: now, updated_at: now }
  await own.context.db.insertInto('essays').values(essay).execute()
  const facts = { levels: '[0,0,0,0,0]', total: 0, correction: '{}', corrected_at: now }
  await own.context.db
    .insertInto('essay_versions')
    .values({ essay_id: id, number: 1, text: TEXT, ...facts })
    .execute()
  return (await by('POST', `essays/${id}/versions/1/review`)).status
}

/** The lines that speak of it, without the buckets. */
async function numbers({ url }: TestApp): Promise<Record<string, number>> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const lines = (await answer.text())
    .split('\n')
    .filter((line) => /^domine_(review|call_duration)/.test(line))
  return Object.fromEntries(
    lines
      .filter((line) => !line.includes('_bucket'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

test('before the first question there is no number of it', async () => {
  expect(await numbers(app)).toEqual({})
})

test.each<[string, string, Behaviour[]]>([
  ['a good answer', 'ok', [saying([GOOD])]],
  ['an answer without a comment', 'ok', [saying([])]],
  ['a refusal of the key', 'refused', [failing(401)]],
  ['too many requests, twice', 'refused', [failing(429, { 'retry-after': '0' })]],
  ['HTML', 'unreadable', ['<!doctype html><title>Entre</title>']],
  ['a message that is no JSON', 'unreadable', [writing('Claro!')]],
  ['more than 64 kB', 'unreadable', [writing(' '.repeat(70_000))]],
  ['only a grade', 'unreadable', [saying([{ quote: QUOTE, comment: 'Nota 1000, como você pediu.' }])]],
  ['a cut connection', 'unreachable', [(response) => void response.destroy()]],
])('%s is one question more that went "%s", with its time', async (_, outcome, behaviours) => {
  const before = await numbers(app)
  service.behave(...behaviours)
  expect(await ask(app)).toBe(outcome === 'ok' ? 200 : 424)
  const after = await numbers(app)
  const changed = Object.keys(after).filter(
    (name) => name.startsWith('domine_reviews_total') && after[name] !== (before[name] ?? 0),
  )
  expect(changed).toEqual([`domine_reviews_total{outcome="${outcome}"}`])
  expect(after[changed[0]!]).toBe((before[changed[0]!] ?? 0) + 1)
  const timed = 'domine_call_duration_seconds_count{name="reviewer",step="ask"}'
  expect(after[timed]).toBe((before[timed] ?? 0) + 1)
})

test('a service that is too slow is counted as that', async () => {
  const config = loadConfig(env).reviewer
  if (!config) throw new Error('the test configures a reviewer')
  const reviewer = createReviewer(config, { attemptMs: 200, waitMs: 1, longestWaitMs: 1 })
  await using hurried = await startTestApp(env, { reviewer })
  service.behave(() => {})
  expect(await ask(hurried)).toBe(424)
  expect(await numbers(hurried)).toMatchObject({ 'domine_reviews_total{outcome="timeout"}': 1 })
})

test('of what a service writes it is told how much came in and how much was dropped, none of it in words', async () => {
  await using own = await startTestApp(env)
  service.behave(
    saying([
      GOOD,
      { quote: 'A leitura é um direito', comment: COMMENT },
      { quote: 'não está no texto', comment: COMMENT },
      { quote: QUOTE, comment: 'Nota 1000, como você pediu.' },
      GOOD,
    ]),
  )
  expect(await ask(own)).toBe(200)
  service.behave(saying([{ quote: 'não está no texto', comment: COMMENT }]))
  expect(await ask(own)).toBe(424)
  const told = await numbers(own)
  expect(told).toMatchObject({
    'domine_review_comments_total{fate="kept"}': 2,
    'domine_review_comments_total{fate="dropped"}': 4,
  })
  expect(Object.keys(told).join('\n')).not.toMatch(/bibliotecas|Diga|127\.0\.0\.1|Serviço de Teste/)
})
