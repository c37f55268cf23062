/** XP for essays and for the marks that a new version mends (product §9 Ranks by XP, decision 0168). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { asStudent } from '#tests/support/api-caller.ts'
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
const FAULTY = RIGHT.replace('No entanto, os hemocentros', 'No entanto os hemocentros').replace(
  'é direito de todos',
  'e direito de todos',
)

async function aMember() {
  const student = await aWriter(app)
  const by = asStudent(app, student)
  const send = async (text: string, changes: object = {}) => {
    clock.pass(1)
    const theme = { title: THEME, motivating: MOTIVATING.join('\n\n') }
    const request = { essayId: randomUUID(), theme, text, pastedCharacters: 0, ...changes }
    const { status, body } = await by('POST', 'corrections', request)
    expect(status).toBe(200)
    return body.grantedXp as number
  }
  const xp = async () => {
    const { data } = await student.client.from('profiles').select('xp').eq('id', student.user.id).single()
    return data?.['xp']
  }
  return { id: student.user.id, send, xp }
}

test('an essay brings 200 XP once; sent again, or as another essay, it brings nothing', async () => {
  const { send, xp } = await aMember()
  const essayId = randomUUID()
  expect(await send(RIGHT, { essayId })).toBe(200)
  expect(await send(RIGHT, { essayId })).toBe(0)
  expect(await send(RIGHT)).toBe(0)
  expect(await send(`${RIGHT} Fim.`)).toBe(0)
  expect(await xp()).toBe(200)
})

test('whoever pastes the same essay again and again gets nothing', async () => {
  const { send, xp } = await aMember()
  for (let count = 0; count < 12; count += 1)
    expect(await send(RIGHT, { pastedCharacters: RIGHT.length })).toBe(0)
  expect(await xp()).toBe(0)
})

test('a mark that the next version mends brings 10 XP, once; broken and mended again, or deleted, nothing', async () => {
  const { send, xp } = await aMember()
  const essayId = randomUUID()
  const pasted = { essayId, pastedCharacters: FAULTY.length }
  expect(await send(FAULTY, pasted)).toBe(0)
  expect(await send(RIGHT, pasted)).toBe(10)
  expect(await send(FAULTY, pasted)).toBe(0)
  expect(await send(RIGHT, pasted)).toBe(0)
  expect(await send(FAULTY.split('\n').slice(1).join('\n'), pasted)).toBe(0)
  expect(await xp()).toBe(10)
})

test('a fault in a new essay makes its class due again', async () => {
  const { id, send } = await aMember()
  const cards = app.context.db.selectFrom('practice_cards').select(['kind', 'due']).where('user_id', '=', id)
  const due = new Date('2027-02-01T12:00:00Z')
  const card = { user_id: id, due, stability: 9, difficulty: 5, reviews: 3, lapses: 0, right_days: 3 }
  await app.context.db
    .insertInto('practice_cards')
    .values(['comma-after-connective', 'onde'].map((kind) => ({ ...card, kind })))
    .execute()
  await send(FAULTY)
  expect(await cards.orderBy('kind').execute()).toEqual([
    { kind: 'comma-after-connective', due: clock.now() },
    { kind: 'onde', due },
  ])
})
