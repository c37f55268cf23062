/** The home of who is signed in (product §10 Hoje, decision 0165). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import { USUAL_DAY } from '#domain/study/practice/day-plan.ts'
import { todaySchema } from '#domain/writing/today-wire.ts'
import { type ApiCaller, asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { setSite } from '#tests/support/set-site.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'

buildWords()
const clock = aClock(new Date('2026-11-10T12:00:00Z'))
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())

const theme = { title: THEME, motivating: '' }

async function todayOf(by: ApiCaller) {
  clock.pass(1)
  const { status, body, headers } = await by('GET', 'today')
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  return todaySchema.parse(body)
}

test('a new student has nothing but the first level of the course', async () => {
  const by = asStudent(app, await aWriter(app))
  expect(await todayOf(by)).toEqual({
    draft: null,
    correction: null,
    mockExam: null,
    eve: null,
    practice: { ...USUAL_DAY, href: '/pratica' },
    plan: null,
    lesson: null,
    course: { finished: 0, of: 6, next: { level: 1, title: COURSE_LEVELS[0]?.title } },
    answers: [],
  })
})

test('a draft goes on until it is corrected, and again from the next word; others see nothing of it', async () => {
  const by = asStudent(app, await aWriter(app))
  const essayId = randomUUID()
  const [first = '', ...rest] = PARAGRAPHS
  const draft = { theme, text: first, plan: {}, pastedCharacters: 0 }
  expect((await by('PUT', `essays/${essayId}`, draft)).status).toBe(200)
  expect((await todayOf(by)).draft).toMatchObject({ id: essayId, theme: THEME })
  const text = [first, ...rest].join('\n')
  await by('POST', 'corrections', { essayId, theme, text, pastedCharacters: 0 })
  const corrected = await todayOf(by)
  expect(corrected.draft).toBeNull()
  expect(corrected.correction).toMatchObject({ essayId, number: 1, theme: THEME })
  await by('PUT', `essays/${essayId}`, { ...draft, text: `${text} Mais.` })
  expect((await todayOf(by)).draft?.id).toBe(essayId)
  const other = await todayOf(asStudent(app, await aWriter(app)))
  expect([other.draft, other.correction]).toEqual([null, null])
})

test('a visitor has no day', async () => {
  expect((await aVisitor(app)('GET', 'today')).status).toBe(401)
})

test('on the eve of the exam and on its day the own commonest deviations are told, and on no other day', async () => {
  const clockOfExam = aClock(new Date('2026-11-07T02:59:00Z')) // 23:59 of the 6th in Brasília
  await using shop = await startTestApp({}, { now: clockOfExam.now })
  const student = await aWriter(shop)
  const by = asStudent(shop, student)
  const text = `${PARAGRAPHS.join('\n')} Mais as pessoas não tem acesso a saúde. Elas ia a praia.`
  await by('POST', 'corrections', { essayId: randomUUID(), theme, text, pastedCharacters: 0 })
  const eveAt = async (caller: ApiCaller) => todaySchema.parse((await caller('GET', 'today')).body).eve
  expect(await eveAt(by)).toBeNull()
  await setSite(shop, 'exam', {
    next: { name: 'ENEM', firstDay: '2026-11-08', lastDay: '2026-11-15', source: 'Edital' },
  })
  expect(await eveAt(by)).toBeNull()
  clockOfExam.pass(1)
  const eve = await eveAt(by)
  expect(eve?.day).toBe('tomorrow')
  expect(eve?.review.length).toBeGreaterThan(0)
  expect(eve?.review.length).toBeLessThanOrEqual(3)
  expect(await eveAt(asStudent(shop, await aWriter(shop)))).toEqual({ day: 'tomorrow', review: [] })
})
