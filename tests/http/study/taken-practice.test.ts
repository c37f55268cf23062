/** A visitor's practice goes into the account: bounded, once, without points (decision 0209). */
import { afterAll, expect, test } from 'vitest'
import { exercisesOf } from '#content/study/practice/exercises.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'

buildWords()
const clock = aClock(new Date('2026-03-02T12:00:00Z'))
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())

const card = {
  kind: 'crase-missing',
  due: '2026-03-05T12:00:00.000Z',
  stability: 3,
  difficulty: 5,
  reviews: 1,
  lapses: 0,
  reviewedAt: '2026-03-02T11:00:00.000Z',
  rightDays: 1,
  lastRightDay: '2026-03-02',
  masteredAt: null,
}
const [exercise] = exercisesOf('crase-missing')
const done = {
  id: '1',
  of: 'ours',
  kind: 'crase-missing',
  exercise: exercise?.id ?? '',
  misses: 0,
  state: 'right',
}
const visit = { day: '2026-03-02', items: [done], cards: [card], courseTasks: ['minicurso-1-1'] }

async function aMember() {
  const student = await aWriter(app)
  const by = asStudent(app, student)
  const xp = async () => {
    const { data } = await student.client.from('profiles').select('xp').eq('id', student.user.id).single()
    return data?.['xp']
  }
  return { by, xp }
}

test('classes, the day that was begun and the written tasks come along, without points and once', async () => {
  const { by, xp } = await aMember()
  expect(await by('POST', 'practice/visits', visit)).toMatchObject({
    status: 200,
    body: { classes: 1, tasks: 1 },
  })
  const { body } = await by('GET', 'practice')
  expect(body).toMatchObject({
    items: [{ id: '1', of: 'ours', state: 'right' }],
    classes: [{ kind: 'crase-missing', rightDays: 1, isMastered: false, isDue: false }],
    courseTasks: ['minicurso-1-1'],
  })
  const again = { ...visit, cards: [{ ...card, rightDays: 2 }] }
  expect((await by('POST', 'practice/visits', again)).body).toEqual({ classes: 0, tasks: 0 })
  expect((await by('GET', 'practice')).body.classes).toMatchObject([{ rightDays: 1 }])
  expect(await xp()).toBe(0)
})

test('mastery that a browser made up does not come along', async () => {
  const { by, xp } = await aMember()
  const forged = { ...card, rightDays: 9, masteredAt: '2026-03-01T12:00:00.000Z' }
  await by('POST', 'practice/visits', { ...visit, cards: [forged, forged, { ...card, kind: 'toString' }] })
  const { body } = await by('GET', 'practice')
  expect(body.classes).toMatchObject([{ kind: 'crase-missing', rightDays: 2, isMastered: false }])
  expect(await xp()).toBe(0)
})

test('a day that the account has begun stays, and foreign exercises and tasks are left out', async () => {
  const { by } = await aMember()
  const planned = (await by('GET', 'practice')).body.items
  await by('POST', 'practice/visits', visit)
  expect((await by('GET', 'practice')).body.items).toEqual(planned)
  const other = await aMember()
  const foreign = {
    ...visit,
    items: [{ ...done, exercise: 'nenhum' }],
    courseTasks: ['minicurso-9-9', 'tese-1'],
  }
  expect((await other.by('POST', 'practice/visits', foreign)).body).toEqual({ classes: 1, tasks: 0 })
  expect((await other.by('GET', 'practice')).body.items.length).toBeGreaterThan(1)
})

test('a class that the account knows moves by a day without a network, once, and yesterday’s counts too', async () => {
  const { by, xp } = await aMember()
  const before = { reviewedAt: '2026-03-01T11:00:00.000Z', lastRightDay: '2026-03-01' }
  await by('POST', 'practice/visits', { ...visit, items: [], cards: [{ ...card, ...before }] })
  expect((await by('GET', 'practice')).body.classes).toMatchObject([{ rightDays: 1 }])
  const elsewhere = { ...visit, day: '2026-03-01', cards: [], courseTasks: [] }
  for (let time = 0; time < 2; time += 1) await by('POST', 'practice/visits', elsewhere)
  expect((await by('GET', 'practice')).body.classes).toMatchObject([{ rightDays: 2, isDue: false }])
  expect(await xp()).toBe(0)
})

test.each([
  ['more classes than there are', { ...visit, cards: Array.from({ length: 81 }, () => card) }],
  ['more items than a day holds', { ...visit, items: Array.from({ length: 41 }, () => done) }],
  ['a number that is none', { ...visit, cards: [{ ...card, stability: 'muito' }] }],
  ['a member more', { ...visit, xp: 5000 }],
  ['nothing', null],
])('%s is refused', async (_, body) => {
  const { by } = await aMember()
  expect((await by('POST', 'practice/visits', body as object)).status).toBe(400)
})

test('who is not signed in has no account to take it in', async () => {
  expect((await aVisitor(app)('POST', 'practice/visits', visit)).status).toBe(401)
})
