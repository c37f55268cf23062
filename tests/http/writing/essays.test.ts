/** The writing room: corrections, versions, drafts and their limits; nobody reads another's essay (decision 0046). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { loadProposal } from '#content/study/proposals/proposal-files.ts'
import { EMPTY_PACK } from '#domain/study/contents/study-pack.ts'
import { runningText } from '#domain/study/proposal.ts'
import { correctionBodySchema } from '#domain/writing/essay-wire.ts'
import { CORRECTIONS_PER_DAY, SHEET_MAX_CHARACTERS } from '#domain/writing/writing-room.ts'
import { correctPlainForm } from '#server/writing/essays/correct-for-guest.ts'
import { correctForStudent } from '#server/writing/essays/correct-for-student.ts'
import { type ApiCaller, asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { MOTIVATING, PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'

buildWords()
const clock = aClock(new Date('2026-11-10T12:00:00Z'))
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())

const TEXT = PARAGRAPHS.join('\n')
const SHORT = PARAGRAPHS[0]!
const own = { title: THEME, motivating: MOTIVATING.join('\n\n') }

function aRequest(changes: Record<string, unknown> = {}) {
  return { essayId: randomUUID(), theme: own, text: TEXT, pastedCharacters: 0, ...changes }
}

async function aMember() {
  const student = await aWriter(app)
  return { by: asStudent(app, student), id: student.user.id }
}

async function corrected(by: ApiCaller, request: object) {
  clock.pass(1)
  const { status, body } = await by('POST', 'corrections', request)
  expect(body).toMatchObject({ correction: { rubricYear: 2025 } })
  expect(status).toBe(200)
  return body
}

async function profileOf(id: string) {
  return app.context.db
    .selectFrom('profiles')
    .select(['strengths', 'weaknesses'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

test('a visitor gets one correction; the same text is answered again, another is refused; nothing is kept', async () => {
  const visitor = aVisitor(app)
  const request = aRequest()
  const first = await corrected(visitor, request)
  expect(first).toMatchObject({ text: TEXT, theme: THEME, essayId: null, number: null, earnedBadges: [] })
  expect(first.correction.total).toBeGreaterThanOrEqual(760)
  expect(await corrected(visitor, { ...request, essayId: randomUUID() })).toEqual(first)
  const second = await visitor('POST', 'corrections', aRequest({ text: `${TEXT} Mais uma frase.` }))
  expect([second.status, second.body.code]).toEqual([403, 'guest_used'])
  expect((await corrected(aVisitor(app), request)).correction.total).toBe(first.correction.total)
  const kept = await app.context.pool.query('select from essays')
  expect(kept.rowCount).toBe(0)
})

test('two corrections of one visitor at once are one', async () => {
  const visitor = aVisitor(app)
  await visitor('POST', 'corrections', aRequest({ text: ' ' }))
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((end) => visitor('POST', 'corrections', aRequest({ text: `${SHORT} ${end}` }))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
})

test('a student writes, is corrected, rewrites: two versions of one essay, each with its correction', async () => {
  const { by, id } = await aMember()
  const essayId = randomUUID()
  const first = await corrected(by, aRequest({ essayId, text: PARAGRAPHS.slice(0, 3).join('\n') }))
  expect(first).toMatchObject({ essayId, number: 1, leftToday: CORRECTIONS_PER_DAY - 1 })
  expect(first.earnedBadges).toEqual(['pena-afiada'])
  expect(await profileOf(id)).toMatchObject({ weaknesses: 'proposta_de_intervencao' })

  const second = await corrected(by, aRequest({ essayId, pastedCharacters: 120 }))
  expect(second).toMatchObject({ number: 2, earnedBadges: [] })
  expect(second.correction.total).toBeGreaterThan(first.correction.total)
  expect((await by('GET', 'deeds')).body).toMatchObject({ essays: 1 })

  const { body: essay } = await by('GET', `essays/${essayId}`)
  expect(essay).toMatchObject({ theme: THEME, themeId: null, motivating: own.motivating, draft: TEXT })
  expect(
    essay.versions.map(({ number, total }: { number: number; total: number }) => [number, total]),
  ).toEqual([
    [1, first.correction.total],
    [2, second.correction.total],
  ])
  const { body: version } = await by('GET', `essays/${essayId}/versions/2`)
  expect(version).toMatchObject({ text: TEXT, pastedCharacters: 120, correction: second.correction })
  const { body: list } = await by('GET', 'essays')
  expect(list.essays).toEqual([
    expect.objectContaining({
      id: essayId,
      versionCount: 2,
      firstTotal: first.correction.total,
      lastTotal: second.correction.total,
      hasDraft: false,
    }),
  ])
  const { body: progress } = await by('GET', 'essays/progress')
  expect(progress.points.map(({ number }: { number: number }) => number)).toEqual([1, 2])
})

test('the same text again is the same version, and uses nothing of the day', async () => {
  const { by } = await aMember()
  const request = aRequest()
  const answers = await Promise.all([1, 2, 3].map(() => by('POST', 'corrections', request)))
  expect(answers.map(({ body }) => [body.number, body.leftToday])).toEqual(
    Array(3).fill([1, CORRECTIONS_PER_DAY - 1]),
  )
  expect(answers.flatMap(({ body }) => body.earnedBadges)).toEqual(['pena-afiada'])
})

test('who is thirteen writes here without a guardian’s word: nobody else reads along', async () => {
  const by = asStudent(app, await aWriter(app, { ageBand: '13-15' }))
  expect((await corrected(by, aRequest())).number).toBe(1)
})

test('an essay counts as written once it has more than seven lines', async () => {
  const { by } = await aMember()
  const essayId = randomUUID()
  const tooShort = await corrected(by, aRequest({ essayId, text: SHORT }))
  expect(tooShort.correction.counts.lines).toBeLessThanOrEqual(7)
  expect(tooShort.earnedBadges).toEqual([])
  expect((await corrected(by, aRequest({ essayId }))).earnedBadges).toEqual(['pena-afiada'])
})

test('the day has twenty corrections; deleting gives none back, the next day of Brasília gives them all', async () => {
  const { by, id } = await aMember()
  const essayId = randomUUID()
  for (let count = 1; count <= CORRECTIONS_PER_DAY; count++) {
    await corrected(by, aRequest({ essayId, text: `${SHORT} Versão ${count}.` }))
  }
  expect((await by('DELETE', `essays/${essayId}`)).status).toBe(204)
  const refused = await by('POST', 'corrections', aRequest())
  expect([refused.status, refused.body.code]).toEqual([429, 'day_used_up'])
  const tomorrow = { ...app.context, now: () => new Date(clock.now().getTime() + 24 * 3600_000) }
  const request = correctionBodySchema.parse(aRequest())
  expect(await correctForStudent(tomorrow, { userId: id, isPremium: false }, request)).toMatchObject({
    value: { leftToday: CORRECTIONS_PER_DAY - 1 },
  })
})

test('nobody reads, changes or deletes the essay of somebody else', async () => {
  const { by } = await aMember()
  const { by: other } = await aMember()
  const request = aRequest()
  await corrected(by, request)
  const draft = { theme: own, text: 'Outro texto.', plan: {}, pastedCharacters: 0 }
  for (const stranger of [other, aVisitor(app)]) {
    const expected = stranger === other ? 404 : 401
    expect((await stranger('GET', `essays/${request.essayId}`)).status).toBe(expected)
    expect((await stranger('GET', `essays/${request.essayId}/versions/1`)).status).toBe(expected)
    expect((await stranger('DELETE', `essays/${request.essayId}`)).status).toBe(expected)
  }
  expect((await other('PUT', `essays/${request.essayId}`, draft)).body.code).toBe('id_taken')
  expect((await other('POST', 'corrections', request)).body.code).toBe('id_taken')
  expect((await other('GET', 'essays')).body.essays).toEqual([])
  expect((await other('GET', 'essays/progress')).body.points).toEqual([])
  expect((await by('GET', `essays/${request.essayId}`)).body).toMatchObject({ draft: TEXT })
})

test('a theme of the bank is corrected with its motivating texts: what is copied from them is marked', async () => {
  const { by } = await aMember()
  const proposal = await loadProposal('automedicacao', EMPTY_PACK)
  const [copied = ''] = runningText(proposal!).split('\n\n')
  const theme = { id: 'automedicacao' }
  const request = aRequest({ theme, text: `${TEXT}\n${copied}` })
  const { correction } = await corrected(by, request)
  expect(correction.marks.map(({ kind }: { kind: string }) => kind)).toContain('copied')
  const again = await corrected(by, { ...request, text: TEXT })
  expect(again.correction.marks.map(({ kind }: { kind: string }) => kind)).not.toContain('copied')
})

test('an essay goes on under its theme when the theme’s texts were written anew', async () => {
  const { by } = await aMember()
  const request = aRequest({ theme: { id: 'automedicacao' } })
  await corrected(by, request)
  const essays = app.context.db.updateTable('essays').set({ motivating: 'Como era antes.' })
  await essays.where('id', '=', request.essayId).execute()
  expect((await corrected(by, { ...request, text: `${TEXT} E isso basta.` })).number).toBe(2)
})

test('a draft is kept with its plan, replaced by the next, and is no version', async () => {
  const { by } = await aMember()
  const id = randomUUID()
  const draft = {
    theme: { id: 'cobertura-vacinal' },
    text: 'Começo',
    plan: { thesis: 'A tese' },
    pastedCharacters: 0,
  }
  expect((await by('PUT', `essays/${id}`, draft)).status).toBe(200)
  expect((await by('PUT', `essays/${id}`, { ...draft, text: 'Começo e meio' })).status).toBe(200)
  expect((await by('GET', `essays/${id}`)).body).toMatchObject({
    themeId: 'cobertura-vacinal',
    theme: 'Desafios para a ampliação da cobertura vacinal no Brasil',
    draft: 'Começo e meio',
    plan: { thesis: 'A tese' },
    versions: [],
  })
  expect((await by('GET', 'essays')).body.essays[0]).toMatchObject({
    versionCount: 0,
    lastTotal: null,
    hasDraft: true,
  })
  await corrected(by, aRequest({ essayId: id, theme: draft.theme }))
  expect((await by('GET', `essays/${id}`)).body).toMatchObject({ plan: { thesis: 'A tese' } })
  const moved = await by('PUT', `essays/${id}`, { ...draft, theme: own })
  expect([moved.status, moved.body.code]).toEqual([409, 'theme_fixed'])
  expect((await by('DELETE', `essays/${id}`)).status).toBe(204)
  expect((await by('GET', `essays/${id}`)).status).toBe(404)
})

test.each<[string, unknown, number, string]>([
  ['no body', '{', 400, 'bad_json'],
  ['nothing', aRequest({ text: '' }), 422, 'blank'],
  ['blanks and controls', aRequest({ text: ' \n\u0007\u200b ' }), 422, 'blank'],
  ['NUL', aRequest({ text: 'a\u0000b' }), 400, 'bad_json'],
  ['one character too many', aRequest({ text: 'a'.repeat(SHEET_MAX_CHARACTERS + 1) }), 400, 'invalid_input'],
  ['100,000 characters', aRequest({ text: 'Doar sangue salva. '.repeat(5300) }), 400, 'invalid_input'],
  ['a number for a text', aRequest({ text: 7 }), 400, 'invalid_input'],
  ['an unknown theme', aRequest({ theme: { id: 'nenhum' } }), 422, 'unknown_theme'],
  ['a theme of four letters', aRequest({ theme: { title: 'Paz.', motivating: '' } }), 400, 'invalid_input'],
  ['an id that is none', aRequest({ essayId: '7' }), 400, 'invalid_input'],
  ['a member more', aRequest({ total: 1000 }), 400, 'invalid_input'],
])('%s is refused and costs a visitor nothing', async (_, body, status, code) => {
  const visitor = aVisitor(app)
  const answer = await visitor('POST', 'corrections', body)
  expect([answer.status, answer.body.code]).toEqual([status, code])
  await corrected(visitor, aRequest())
})

test.each<[string, string, string | null]>([
  ['the longest sheet', 'Doar sangue salva vidas. '.repeat(500).slice(0, SHEET_MAX_CHARACTERS), null],
  ['one word of 5,000 letters', 'a'.repeat(5000), 'off-theme'],
  ['emoji', '😀👩‍👩‍👧‍👦 '.repeat(300), null],
  [
    'another script',
    'Пишите правильно о доноре. Кровь нельзя произвести на заводе, поэтому доноры нужны каждый день, и каждый может помочь людям, которых он никогда не увидит и которые никогда не узнают его имени.',
    'foreign-language',
  ],
  ['markup', '<script>alert("x")</script><p>Doar sangue</p> '.repeat(100), null],
  [
    'English',
    'The right to read is the basis of all other rights that people have in this world. They can learn from books what no one else would tell them, and it is for that reason that some have always been afraid of readers.',
    'foreign-language',
  ],
  [
    'a poem',
    Array.from({ length: 16 }, (_, at) => `O sangue que corre, verso ${at}`).join('\n'),
    'other-type',
  ],
  ['a list', Array.from({ length: 9 }, (_, at) => `${at + 1}. Doar sangue faz bem`).join('\n'), 'other-type'],
  ['a PDF', TEXT.replace(/(.{60}\S*) /g, '$1\r\n'), null],
])('%s has a sensible answer', async (_, text, risk) => {
  const { correction, text: read } = await corrected(aVisitor(app), aRequest({ text }))
  expect(correction.total).toBeGreaterThanOrEqual(0)
  for (const { end } of correction.marks) expect(end).toBeLessThanOrEqual(read.length)
  if (risk) expect(correction.zeroRisks.map(({ id }: { id: string }) => id)).toContain(risk)
})

test('with the feature off there is no room', async () => {
  await using closed = await startTestApp({ FEATURES_OFF: 'writingRoom' })
  const answer = await aVisitor(closed)('POST', 'corrections', aRequest())
  expect([answer.status, answer.body.code]).toEqual([404, 'feature_off'])
})

test('the limit of a network stops who throws the cookie away', async () => {
  await using limited = await startTestApp({ RATE_LIMITS: 'on' })
  const statuses: number[] = []
  for (let count = 0; count < 81; count++) {
    statuses.push((await aVisitor(limited)('POST', 'corrections', aRequest({ text: 'Curto.' }))).status)
  }
  expect(new Set(statuses.slice(0, 80))).toEqual(new Set([200]))
  expect(statuses.at(-1)).toBe(429)
})

test('a form without JavaScript has five corrections a day for its network; what cannot be read is told', async () => {
  await using limited = await startTestApp({ RATE_LIMITS: 'on' })
  const send = (changes: object) =>
    correctPlainForm(limited.context, '203.0.113.7', { themeId: '', ...own, text: TEXT, ...changes })
  expect(await send({})).toMatchObject({ value: { theme: THEME, essayId: null } })
  expect(await send({ title: 'Paz.' })).toMatchObject({ code: 'invalid_input' })
  expect(await send({ text: ' ' })).toMatchObject({ code: 'blank' })
  expect(await send({ themeId: 'nenhum' })).toMatchObject({ code: 'unknown_theme' })
  expect((await send({ themeId: 'cobertura-vacinal' })).ok).toBe(true)
  expect(await send({})).toMatchObject({ code: 'guest_used' })
})

test('more than a body may hold is refused before it is read', async () => {
  const { status, body } = await aVisitor(app)('POST', 'corrections', aRequest({ text: 'a'.repeat(300_000) }))
  expect([status, body.code]).toEqual([413, 'body_too_large'])
})
