/** A rewriting that goes on, mark by mark: read, paid for what it mends, and kept as no version (decision 0208). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { SHEET_MAX_CHARACTERS } from '#domain/writing/writing-room.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { MOTIVATING, PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'

buildWords()
const clock = aClock(new Date('2026-11-10T12:00:00Z'))
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())

const RIGHT = PARAGRAPHS.join('\n')
const FAULTY = RIGHT.replace('No entanto, os hemocentros', 'No entanto os hemocentros')
const theme = { title: THEME, motivating: MOTIVATING.join('\n\n') }

async function aMember() {
  const student = await aWriter(app)
  const by = asStudent(app, student)
  const essayId = randomUUID()
  const correct = (text: string) =>
    by('POST', 'corrections', { essayId, theme, text, pastedCharacters: FAULTY.length })
  const read = (text: string, id = essayId) => by('POST', `essays/${id}/readings`, { text })
  return { by, essayId, correct, read }
}

test('a mended sentence is read with its points; the next version gives none for it again', async () => {
  const { by, essayId, correct, read } = await aMember()
  const first = await correct(FAULTY)
  const kindsOf = (body: { correction: { marks: { kind: string }[] } }) =>
    body.correction.marks.map(({ kind }) => kind)
  expect(kindsOf(first.body)).toContain('comma-after-connective')
  const same = await read(FAULTY)
  expect([same.status, same.body.grantedXp]).toEqual([200, 0])
  expect(same.body.correction).toEqual(first.body.correction)
  const mended = await read(RIGHT)
  expect(mended.body.grantedXp).toBe(10)
  expect(kindsOf(mended.body)).not.toContain('comma-after-connective')
  expect((await read(RIGHT)).body.grantedXp).toBe(0)
  const version = await correct(RIGHT)
  expect(version.body).toMatchObject({ number: 2, grantedXp: 0 })
  expect(version.body.leftToday).toBe(first.body.leftToday - 1)
  expect((await by('GET', `essays/${essayId}`)).body.versions).toHaveLength(2)
})

test('many readings at once give the points once', async () => {
  const { correct, read } = await aMember()
  await correct(FAULTY)
  const all = await Promise.all(Array.from({ length: 4 }, () => read(RIGHT)))
  expect(all.map(({ body }) => body.grantedXp).sort()).toEqual([0, 0, 0, 10])
})

test('a draft that was never corrected is read, and earns nothing', async () => {
  const { by, essayId, read } = await aMember()
  await by('PUT', `essays/${essayId}`, { theme, text: FAULTY, plan: {}, pastedCharacters: 0 })
  const { status, body } = await read(RIGHT)
  expect([status, body.grantedXp]).toEqual([200, 0])
})

test('nobody reads another’s essay, a blank sheet, or one that is too long', async () => {
  const { correct, read, essayId } = await aMember()
  await correct(FAULTY)
  const other = await aMember()
  const refused = async (answer: ReturnType<typeof read>) => {
    const { status, body } = await answer
    return [status, body.code]
  }
  expect(await refused(other.read(RIGHT, essayId))).toEqual([404, 'essay_not_found'])
  expect(await refused(read(RIGHT, randomUUID()))).toEqual([404, 'essay_not_found'])
  expect(await refused(read(' \n'))).toEqual([422, 'blank'])
  expect((await read('a'.repeat(SHEET_MAX_CHARACTERS + 1))).status).toBe(400)
  expect((await aVisitor(app)('POST', `essays/${essayId}/readings`, { text: RIGHT })).status).toBe(401)
})
