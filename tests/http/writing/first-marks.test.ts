/** The marks of a first paragraph, without an account (product §2 Landing page, decision 0163). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { firstMarksSchema } from '#domain/writing/first-marks-wire.ts'
import { SHEET_MAX_CHARACTERS } from '#domain/writing/writing-room.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'

buildWords()
const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

const TEXT = '\n  Muitos jovens abandona a escola. Além disso o governo não investe o suficiente.'

test('a visitor reads the marks of a paragraph as often as wanted, and still has the one correction', async () => {
  const visitor = aVisitor(app)
  for (const _ of [1, 2, 3]) {
    const { status, body } = await visitor('POST', 'first-marks', { text: TEXT })
    expect(status).toBe(200)
    const { marks } = firstMarksSchema.parse(body)
    expect(marks.map(({ start, end }) => TEXT.slice(start, end))).toEqual(['abandona', 'Além disso'])
    expect(body).not.toHaveProperty('correction')
  }
  const essay = { essayId: randomUUID(), theme: { title: THEME, motivating: '' }, pastedCharacters: 0 }
  const corrected = await visitor('POST', 'corrections', { ...essay, text: PARAGRAPHS.join('\n') })
  expect(corrected.status).toBe(200)
})

test('nothing has no marks; a sheet is the most that is read', async () => {
  const visitor = aVisitor(app)
  expect((await visitor('POST', 'first-marks', { text: ' \n ' })).body).toEqual({ marks: [] })
  const full = 'ab '.repeat(SHEET_MAX_CHARACTERS).slice(0, SHEET_MAX_CHARACTERS)
  expect((await visitor('POST', 'first-marks', { text: full })).status).toBe(200)
  expect((await visitor('POST', 'first-marks', { text: `${full}a` })).status).toBe(400)
  expect((await visitor('POST', 'first-marks', { text: 'a', theme: 'b' })).status).toBe(400)
})

test('who asks for many at once is told to come again, and a student’s correction does not wait behind them', async () => {
  const student = asStudent(app, await aSignedUpStudent(app))
  // Ten times what a paragraph takes.
  const slow = 'a,'.repeat(1_500)
  const essay = { essayId: randomUUID(), theme: { title: THEME, motivating: '' }, pastedCharacters: 0 }
  const [corrected, ...asked] = await Promise.all([
    student('POST', 'corrections', { ...essay, text: PARAGRAPHS.join('\n') }),
    ...Array.from({ length: 20 }, () => aVisitor(app)('POST', 'first-marks', { text: slow })),
  ])
  expect(corrected.status).toBe(200)
  const refused = asked.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThanOrEqual(10)
  for (const { status, body, headers } of refused)
    expect([status, body.code, Number(headers.get('retry-after')) > 0]).toEqual([503, 'busy', true])
  expect((await aVisitor(app)('POST', 'first-marks', { text: TEXT })).status).toBe(200)
})

test('while the room is closed nobody marks', async () => {
  await using closed = await startTestApp({ FEATURES_OFF: 'writingRoom' })
  const { status, body } = await aVisitor(closed)('POST', 'first-marks', { text: TEXT })
  expect([status, body.code]).toEqual([404, 'feature_off'])
})
