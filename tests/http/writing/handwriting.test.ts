/** Handwriting read by a service outside: consent of its own, adults alone, both counts, what leaves and what comes in (decision 0204). */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { AccountAgeBand } from '#domain/account/age.ts'
import { READING_CONSENT_WORDING, REVIEW_CONSENT_WORDING } from '#domain/community/review-consent.ts'
import { PAGES_PER_DAY } from '#domain/writing/machine-reading.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import { createReviewer } from '#server/writing/external-review/reviewer.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { type Behaviour, failing, startReviewerServer, writing } from '#tests/support/reviewer-server.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const SITE_CAP = 30
const LINES = ['A escola deveria ser o primeiro lugar em que', 'um jovem se sente seguro. No entanto, muitos']
const GOOD = answering(LINES)

const clock = aClock(new Date('2026-11-10T12:00:00Z'))
const service = await startReviewerServer()
const env = { ...service.env, REVIEWER_DAILY_CAP: String(SITE_CAP), REVIEWER_VISION_MODEL: 'modelo-que-le' }
const config = configured()
const patience = { attemptMs: 30_000, waitMs: 1, longestWaitMs: 2_000 }
const app = await startTestApp(env, { now: clock.now, reviewer: createReviewer(config, patience) })
afterAll(async () => {
  await app[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})
const strips = await sharp({ create: { width: 300, height: 120, channels: 3, background: '#fff' } })
  .jpeg()
  .toBuffer()

beforeEach(() => {
  service.requests.length = 0
  patience.attemptMs = 30_000
  service.behave(GOOD)
  clock.pass(24 * 60)
})

function configured() {
  const { reviewer } = loadConfig(env)
  if (!reviewer) throw new Error('the test configures a reviewer')
  return reviewer
}

function answering(texts: readonly string[], from = 1): string {
  return writing(JSON.stringify({ lines: texts.map((text, at) => ({ line: from + at, text })) }))
}

async function aMember(
  options: { ageBand?: AccountAgeBand; hasConsented?: boolean } = {},
  at: TestApp = app,
) {
  const student = await aWriter(at, { ageBand: options.ageBand ?? '18-plus' })
  const by = asStudent(at, student)
  const member = {
    by,
    id: student.user.id,
    state: async () => (await by('GET', 'handwriting')).body,
    agree: (wording = READING_CONSENT_WORDING, recipient = config.recipient) =>
      by('PUT', 'handwriting/consent', { wording, recipient }),
    read: async (lines = '1,2', bytes: Uint8Array = strips) => {
      const answer = await fetch(`${at.url}/api/handwriting?lines=${lines}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${student.session.access_token}` },
        body: bytes as Uint8Array<ArrayBuffer>,
      })
      return [answer.status, await answer.json()] as const
    },
  }
  if (options.hasConsented ?? true) expect((await member.agree()).status).toBe(204)
  return member
}

test('the picture and the key leave, the lines come in, and nothing of either is kept', async () => {
  const member = await aMember()
  expect(await member.read()).toEqual([
    200,
    {
      lines: [
        { line: 1, text: LINES[0] },
        { line: 2, text: LINES[1] },
      ],
    },
  ])
  const [request] = service.requests
  expect(request?.path).toBe('/v1/chat/completions')
  expect(request?.body).toMatchObject({ model: 'modelo-que-le', response_format: { type: 'json_object' } })
  expect(Object.keys(request?.body)).toEqual(['model', 'response_format', 'messages'])
  expect(request?.body.messages[1].content).toEqual([
    { type: 'image_url', image_url: { url: expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//) } },
  ])
  expect(JSON.stringify(request?.body)).not.toContain(member.id)
  expect(await member.state()).toMatchObject({ recipient: config.recipient, leftToday: PAGES_PER_DAY - 1 })
})

test('it is agreed to by itself, in today’s wording for today’s recipient, and taken back', async () => {
  const member = await aMember({ hasConsented: false })
  await member.by('PUT', 'review-consent', {
    wording: REVIEW_CONSENT_WORDING,
    recipient: config.recipient,
  })
  expect(await member.read()).toMatchObject([403, { code: 'consent_missing' }])
  expect(await member.agree(REVIEW_CONSENT_WORDING)).toMatchObject({ body: { code: 'consent_outdated' } })
  expect(await member.agree(READING_CONSENT_WORDING, 'Outro')).toMatchObject({ status: 409 })
  expect(await member.agree()).toMatchObject({ status: 204 })
  expect((await member.read())[0]).toBe(200)
  await member.by('DELETE', 'handwriting/consent')
  expect(await member.read()).toMatchObject([403, { code: 'consent_missing' }])
  // The other one holds.
  const consents = await app.context.db
    .selectFrom('review_consents')
    .select(['purpose', 'ended_at'])
    .where('user_id', '=', member.id)
    .orderBy('purpose')
    .execute()
  expect(consents).toEqual([
    { purpose: 'comments', ended_at: null },
    { purpose: 'handwriting', ended_at: expect.any(Date) },
  ])
  expect(service.requests).toHaveLength(1)
})

test.each(['13-15', '16-17'] as const)('nothing of who is %s leaves', async (ageBand) => {
  const member = await aMember({ ageBand, hasConsented: false })
  expect(await member.agree()).toMatchObject({ status: 403, body: { code: 'adults_only' } })
  expect(await member.read()).toMatchObject([403, { code: 'adults_only' }])
  expect(await member.state()).toMatchObject({ access: 'adults_only' })
  expect(service.requests).toEqual([])
})

test.each<[string, Behaviour]>([
  ['says no', failing(401)],
  ['is busy twice', failing(503)],
  ['writes no JSON', writing('Claro! Aqui está o texto: A escola…')],
  ['writes of other lines', answering(LINES, 7)],
  ['writes one sentence for all', answering(Array(3).fill('Não consigo ler esta imagem.'))],
  ['writes a hundred lines', answering(Array.from({ length: 100 }, (_, at) => `Linha ${at}`))],
  ['answers with something else', '{"choices":[]}'],
  ['answers without an end', `{"choices":"${'a'.repeat(70_000)}"}`],
])('where the service %s, the use comes back and a refusal says so', async (_, behaviour) => {
  const member = await aMember()
  service.behave(behaviour)
  expect(await member.read('1,2,3')).toMatchObject([424, { code: 'reading_failed' }])
  expect(await member.state()).toMatchObject({ leftToday: PAGES_PER_DAY })
})

test('a service that is too slow is not waited for', async () => {
  const member = await aMember()
  patience.attemptMs = 200
  service.behave(() => undefined)
  expect(await member.read()).toMatchObject([424, { code: 'reading_failed' }])
  expect(await member.state()).toMatchObject({ leftToday: PAGES_PER_DAY })
})

test('what cannot stand in a field is left out: lines unasked, long, with links or hidden signs', async () => {
  const member = await aMember()
  service.behave(
    answering([
      '  A   escola (?) deve ',
      'Veja https://exemplo.com',
      'a'.repeat(161),
      'três\u202Eoirt',
      'quinta',
      'sexta, que ninguém pediu',
    ]),
  )
  expect(await member.read('1,2,3,4,5')).toEqual([
    200,
    {
      lines: [
        { line: 1, text: 'A escola (?) deve' },
        { line: 5, text: 'quinta' },
      ],
    },
  ])
})

test('six pages a day for each, also at the same moment; the house’s cap holds for all', async () => {
  const member = await aMember()
  const answers = await Promise.all(Array.from({ length: 9 }, () => member.read()))
  expect(answers.filter(([status]) => status === 200)).toHaveLength(PAGES_PER_DAY)
  expect(answers.find(([status]) => status === 429)).toMatchObject([429, { code: 'review_day_used_up' }])
  expect(service.requests).toHaveLength(PAGES_PER_DAY)
  await app.context.db.updateTable('review_totals').set({ count: SITE_CAP }).execute()
  const other = await aMember()
  expect(await other.read()).toMatchObject([429, { code: 'review_site_used_up' }])
  clock.pass(24 * 60)
  const nextDay = await aMember()
  expect((await nextDay.read())[0]).toBe(200)
})

test('what is no picture, too large, or asks for no line is refused, and costs nothing', async () => {
  const member = await aMember()
  expect((await member.read('1', new TextEncoder().encode('nada')))[0]).toBe(415)
  expect((await member.read('1', new Uint8Array(600_001)))[0]).toBe(413)
  expect((await member.read(''))[0]).toBe(400)
  expect((await member.read(Array.from({ length: 41 }, (_, at) => at + 1).join(',')))[0]).toBe(400)
  expect(await member.state()).toMatchObject({ leftToday: PAGES_PER_DAY })
  expect(service.requests).toEqual([])
})

test('a page of the size that a browser makes is taken; which lines are missing is told by name', async () => {
  const member = await aMember()
  const noise = randomBytes(700 * 500 * 3)
  const page = await sharp(noise, { raw: { width: 700, height: 500, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(page.length).toBeGreaterThan(300_000)
  expect(page.length).toBeLessThan(600_000)
  expect((await member.read('1,2', page))[0]).toBe(200)
  expect(await member.read('um')).toMatchObject([
    400,
    { code: 'invalid_input', fields: { lines: expect.any(String) } },
  ])
})

test('pictures of nothing, which give the use back and still cost the house, end for the day', async () => {
  await using counting = await startTestApp(
    { ...env, RATE_LIMITS: 'on' },
    { now: clock.now, reviewer: createReviewer(config, patience) },
  )
  const member = await aMember({}, counting)
  service.behave(answering([]))
  const tried: number[] = []
  for (let number = 1; number <= 25; number += 1) {
    // As if an hour had gone by.
    await counting.context.limits.reset('reviewByAccount', member.id)
    tried.push((await member.read())[0])
  }
  expect(tried).toEqual([...Array(24).fill(424), 429])
  expect(service.requests).toHaveLength(24)
})

test('without a model that reads pictures, or turned off by the owner, nothing is offered', async () => {
  const { REVIEWER_VISION_MODEL: _, ...without } = env
  await using plain = await startTestApp(without)
  const student = await aWriter(plain)
  const by = asStudent(plain, student)
  expect((await by('GET', 'handwriting')).body).toMatchObject({ recipient: null })
  const wording = READING_CONSENT_WORDING
  expect(await by('PUT', 'handwriting/consent', { wording, recipient: config.recipient })).toMatchObject({
    status: 404,
    body: { code: 'review_off' },
  })
})
