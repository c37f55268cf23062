/** Essays for other exams than the ENEM: the room, the reading, the own points; no number of the ENEM anywhere (decision 0233). */
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, expect, test } from 'vitest'
import { findExam } from '#content/writing/exams/all-exams.ts'
import type { MarkKind } from '#corrector/kinds.ts'
import { assessedWith } from '#domain/writing/exam-reading.ts'
import { selfMark } from '#domain/writing/exam-rules.ts'
import { CORRECTIONS_PER_DAY } from '#domain/writing/writing-room.ts'
import { grantCredits } from '#server/shop/credits/ledger.ts'
import { type ApiCaller, asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { PARAGRAPHS } from '#tests/support/corrector.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aClock } from '#tests/support/shop.ts'
import { aMark, DESK, openDesk } from '#tests/support/teacher-corrections.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'

buildWords()
const clock = aClock(new Date('2026-11-10T12:00:00Z'))
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())
afterEach(() => app.context.pool.query('delete from teacher_corrections'))

const FAULTY = PARAGRAPHS.join('\n').replace('No entanto, os hemocentros', 'No entanto os hemocentros')
const UNICAMP_THEME = { title: 'Discurso: asilo e refugiados', motivating: '' }
/** What only the ENEM's scale has. */
const OF_THE_ENEM = ['total', 'range', 'competences', 'levels', 'sumTenths', 'wholeText', 'zeroRisks']

function aRequest(changes: Record<string, unknown> = {}) {
  return {
    ...{ essayId: randomUUID(), exam: 'unicamp', theme: UNICAMP_THEME, text: FAULTY, pastedCharacters: 0 },
    ...changes,
  }
}

async function aMember() {
  const student = await aWriter(app)
  return { by: asStudent(app, student), id: student.user.id }
}

async function read(by: ApiCaller, request: object) {
  clock.pass(1)
  const { status, body } = await by('POST', 'exam-corrections', request)
  expect([status, body.code]).toEqual([200, undefined])
  return body
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}

function expectNothingOfTheEnem(body: unknown) {
  const names = new Set(namesIn(body))
  expect(OF_THE_ENEM.filter((name) => names.has(name))).toEqual([])
  expect(JSON.stringify(body)).not.toContain('tenths')
}

test('a text for the Unicamp: draft, reading, own points, history, export; no number of the ENEM in any of them', async () => {
  const { by, id } = await aMember()
  const essayId = randomUUID()
  const draft = { exam: 'unicamp', theme: UNICAMP_THEME, text: 'Senhores', plan: {}, pastedCharacters: 0 }
  expect((await by('PUT', `essays/${essayId}`, draft)).status).toBe(200)
  expect((await by('GET', `essays/${essayId}`)).body).toMatchObject({ exam: 'unicamp', versions: [] })

  const first = await read(by, aRequest({ essayId }))
  expect(first).toMatchObject({ exam: 'unicamp', number: 1, leftToday: CORRECTIONS_PER_DAY - 1 })
  expect(first.earnedBadges).toEqual(['pena-afiada'])
  expect(first.grantedXp).toBe(200)
  expect(first.reading.marks.map(({ kind }: { kind: string }) => kind)).toContain('comma-after-connective')
  expectNothingOfTheEnem(first)
  expect(await read(by, aRequest({ essayId }))).toMatchObject({ number: 1, grantedXp: 0 })

  const points = { proposta: 2, genero: 3, leitura: 1, escrita: 4 }
  const address = `exam-essays/${essayId}/versions/1`
  expect((await by('PUT', `${address}/assessment`, { points })).status).toBe(204)
  const wrong = await by('PUT', `${address}/assessment`, { points: { ...points, genero: 4 } })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'unknown_criterion'])
  const version = (await by('GET', address)).body
  expect(version).toMatchObject({ text: FAULTY, points, reading: first.reading })
  expectNothingOfTheEnem(version)

  const second = await read(by, aRequest({ essayId, text: PARAGRAPHS.join('\n') }))
  expect(second).toMatchObject({ number: 2 })
  const essay = (await by('GET', `exam-essays/${essayId}`)).body
  expect(essay.versions.map(({ errors }: { errors: number }) => errors)).toEqual([
    first.reading.marks.length,
    second.reading.marks.length,
  ])
  expect(second.reading.marks.length).toBeLessThan(first.reading.marks.length)
  const [listed] = (await by('GET', 'essays')).body.essays
  expect(listed).toMatchObject({
    ...{ id: essayId, exam: 'unicamp', versionCount: 2, firstTotal: null, lastTotal: null, hasDraft: false },
  })
  expect((await by('GET', 'essays/progress')).body.points).toEqual([])
  const today = (await by('GET', 'today')).body
  expectNothingOfTheEnem(today)
  expect(JSON.stringify(today)).not.toContain(essayId)
  const profile = await app.context.pool.query('select weaknesses from profiles where id = $1', [id])
  const untouched = await aMember()
  const other = await app.context.pool.query('select weaknesses from profiles where id = $1', [untouched.id])
  expect(profile.rows).toEqual(other.rows)
})

test('for Cebraspe the text gives errors and lines, the student the content, and the formula a mark', async () => {
  const { by } = await aMember()
  const exam = findExam('cebraspe')
  if (!exam) throw new Error('no exam')
  const { essayId, reading } = await read(by, aRequest({ exam: 'cebraspe' }))
  const points = { conteudo: 16 }
  expect((await by('PUT', `exam-essays/${essayId}/versions/1/assessment`, { points })).status).toBe(204)
  const kept = (await by('GET', `exam-essays/${essayId}/versions/1`)).body
  const { lines } = reading.counts
  const { length: errors } = reading.marks
  expect(errors).toBeGreaterThan(0)
  expect(selfMark(exam, assessedWith(kept.points, kept.reading))).toEqual({
    ...{ kind: 'mark', of: 20, value: Math.round((16 - (4 * errors) / lines) * 100) / 100 },
  })
})

test('a visitor has one reading, and it is the one correction; nothing is kept', async () => {
  const visitor = aVisitor(app)
  const request = aRequest({ text: PARAGRAPHS[0] })
  const first = await read(visitor, request)
  expect(first).toMatchObject({ essayId: null, number: null })
  expectNothingOfTheEnem(first)
  expect(await read(visitor, request)).toEqual(first)
  const { exam: _exam, ...forEnem } = request
  const second = await visitor('POST', 'corrections', forEnem)
  expect([second.status, second.body.code]).toEqual([403, 'guest_used'])
})

test('what was corrected keeps its exam, both ways; an exam without rules is refused', async () => {
  const { by } = await aMember()
  const request = aRequest()
  const { exam: _exam, ...forEnem } = request
  await read(by, request)
  const draft = { theme: UNICAMP_THEME, text: 'Outro', plan: {}, pastedCharacters: 0 }
  const refused = await Promise.all([
    by('POST', 'corrections', { ...forEnem, text: 'Outro texto.' }),
    by('POST', 'exam-corrections', { ...request, exam: 'fuvest', text: 'Outro texto.' }),
    by('PUT', `essays/${request.essayId}`, draft),
  ])
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([409, 'theme_fixed']))
  const enem = aRequest()
  const { exam: _unicamp, ...asEnem } = enem
  expect((await by('POST', 'corrections', asEnem)).status).toBe(200)
  expect((await by('POST', 'exam-corrections', { ...enem, text: 'Mais.' })).body.code).toBe('theme_fixed')
  expect((await by('GET', `exam-essays/${enem.essayId}`)).status).toBe(404)
  for (const exam of ['enem', 'nenhuma'])
    expect((await by('POST', 'exam-corrections', aRequest({ exam }))).body.code).toBe('unknown_exam')
})

test('it is its author’s alone, and goes with the essay or the account', async () => {
  const [author, stranger] = [await aMember(), await aMember()]
  const { essayId } = await read(author.by, aRequest())
  for (const path of ['', '/versions/1'])
    expect((await stranger.by('GET', `exam-essays/${essayId}${path}`)).status).toBe(404)
  const points = { proposta: 1 }
  const assessed = await stranger.by('PUT', `exam-essays/${essayId}/versions/1/assessment`, { points })
  expect(assessed.status).toBe(404)
  expect((await author.by('POST', `essays/${essayId}/readings`, { text: FAULTY })).status).toBe(404)
  const count = async () =>
    (await app.context.pool.query('select from exam_versions where essay_id = $1', [essayId])).rowCount
  expect(await count()).toBe(1)
  expect((await author.by('DELETE', `essays/${essayId}`)).status).toBe(204)
  expect(await count()).toBe(0)
})

const SENTENCE = 'A leitura da proposta aparece em cada parágrafo.'
const level = (competence: number, points: number | null) =>
  ({ does: 'level', competence, level: points, sentence: SENTENCE }) as const
const COMMENT = { does: 'comment', text: 'Um texto claro: continue assim.' } as const

async function aPayingMember() {
  const member = await aMember()
  const grant = { accountId: member.id, kind: 'correction', amount: 2, source: 'test' } as const
  const expiresAt = new Date(clock.now().getTime() + 90 * 86_400_000)
  await app.context.db
    .transaction()
    .execute((tx) => grantCredits(tx, { ...grant, key: randomUUID(), expiresAt }, clock.now()))
  const send = (essay: object) =>
    member.by('POST', 'teacher-corrections', { id: randomUUID(), rewritesId: null, essay })
  return { ...member, send }
}

test('the teacher corrects by the board’s criteria, and the student reads the mark of its formula', async () => {
  const { by, send } = await aPayingMember()
  const { essayId } = await read(by, aRequest())
  const sent = await send({ essayId, number: 1 })
  expect(sent.status).toBe(200)
  const { id } = sent.body
  const owner = await anOwner(app)
  const desk = await openDesk(owner, id)
  expect(desk.opened.body).toMatchObject({
    exam: { id: 'unicamp', name: findExam('unicamp')?.name },
    text: FAULTY,
    levels: Array.from({ length: 4 }, () => ({ level: null, sentence: '' })),
  })
  const { offers } = (await owner('GET', `${DESK}/${id}/offers`)).body
  expect(offers.map(({ kind }: { kind: MarkKind }) => kind)).toEqual(['comma-after-connective'])
  expect((await owner('GET', `${DESK}/${id}/estimate`)).status).toBe(404)
  for (const wrong of [level(1, 2.5), level(1, 0.25), level(4, 0.5), level(5, 1)])
    expect(await desk.change([wrong])).toMatchObject({ status: 422, body: { code: 'level_unknown' } })
  await desk.change([level(1, 2), level(2, 2.5), level(3, 3), COMMENT])
  expect((await desk.finish()).body).toMatchObject({
    code: 'unfinished',
    parts: { levels: 1, sentences: 1, isCommentMissing: false },
  })
  await desk.change([level(4, 3)])
  expect((await desk.finish()).status).toBe(204)
  const received = (await by('GET', `teacher-corrections/${id}`)).body
  expect(received).toMatchObject({
    exam: { id: 'unicamp' },
    essayId,
    versionNumber: 1,
    corrected: {
      grade: { value: 10.5, of: 12 },
      levels: [2, 2.5, 3, 3].map((points) => ({ level: points })),
    },
  })
  expect((await by('GET', 'essays/progress')).body.teacher).toEqual([])
  expect((await owner('GET', DESK)).body.done[0]).toMatchObject({ id, grade: { value: 10.5, of: 12 } })
})

test('for Cebraspe the errors that the teacher marked and the lines make the mark', async () => {
  const { by, send } = await aPayingMember()
  const text = Array.from({ length: 20 }, (_, line) => `Esta é a linha ${line + 1} da folha.`).join('\n')
  const essay = {
    essayId: null,
    exam: 'cebraspe',
    theme: 'Um tema da banca',
    title: null,
    text,
    hasPaperLines: true,
  }
  const { id } = (await send(essay)).body
  const desk = await openDesk(await anOwner(app), id)
  const fault = (start: number) =>
    ({ does: 'mark', mark: aMark({ place: { start, end: start + 4 } }) }) as const
  await desk.change([fault(0), fault(5), level(1, 15), COMMENT])
  expect((await desk.finish()).status).toBe(204)
  expect((await by('GET', `teacher-corrections/${id}`)).body.corrected).toMatchObject({
    counted: { errors: 2, lines: 20 },
    grade: { value: 14.6, of: 20 },
  })
})

test('two readers of another board: the mean, and no third one', async () => {
  const { by, send } = await aPayingMember()
  const essay = {
    essayId: null,
    exam: 'unesp',
    theme: 'Um tema da banca',
    title: null,
    text: FAULTY,
    hasPaperLines: false,
  }
  const { id } = (await send(essay)).body
  const owner = await anOwner(app)
  await owner('PUT', `${DESK}/${id}/readers`, { readers: 2 })
  const { length } = findExam('unesp')?.criteria ?? []
  for (const reader of [owner, await anOwner(app)]) {
    const next = (await reader('POST', `${DESK}/next`, { except: null })).body.id
    const desk = await openDesk(reader, next)
    // This board publishes no points: there is none to give.
    expect((await desk.change([level(1, 1)])).status).toBe(422)
    await desk.change([...Array.from({ length }, (_, at) => level(at + 1, null)), COMMENT])
    expect((await desk.finish()).status).toBe(204)
  }
  expect((await by('GET', `teacher-corrections/${id}`)).body.corrected).toMatchObject({
    grade: null,
    readings: 2,
    levels: Array.from({ length }, () => ({ level: null, sentence: `${SENTENCE}\n\n${SENTENCE}` })),
  })
})

test('an essay that is kept is sent for its own exam, and an exam that is not there is refused', async () => {
  const { by, send } = await aPayingMember()
  const { essayId } = await read(by, aRequest())
  const essay = {
    essayId,
    exam: 'enem',
    theme: UNICAMP_THEME.title,
    title: null,
    text: FAULTY,
    hasPaperLines: false,
  }
  const { id } = (await send(essay)).body
  expect((await openDesk(await anOwner(app), id)).opened.body.exam?.id).toBe('unicamp')
  expect(await send({ ...essay, essayId: null, exam: 'nenhum', text: `${FAULTY} Fim.` })).toMatchObject({
    status: 422,
    body: { code: 'unknown_exam' },
  })
})
