/** Practice: the exercises of a day, answers that the server decides, and the XP for them (product §9 Practice). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { findTask } from '#content/study/practice/bank.ts'
import { COURSE_TASKS } from '#content/study/practice/course-tasks.ts'
import { exercisesOf, PRACTICE_KINDS } from '#content/study/practice/exercises.ts'
import { correct } from '#corrector/correct.ts'
import type { PracticeState, ShownItem } from '#domain/study/practice/practice-wire.ts'
import { PASSWORD } from '#tests/support/accounts.ts'
import { type ApiCaller, asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { testCorrector } from '#tests/support/corrector.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'

buildWords()
const DAY_MINUTES = 24 * 60
const clock = aClock(new Date('2026-03-02T12:00:00Z'))
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())

/** Signs in again when the session has run out: days pass here. */
async function aMember(): Promise<{ by: ApiCaller; id: string }> {
  const student = await aWriter(app)
  let caller = asStudent(app, student)
  const by: ApiCaller = async (...call) => {
    const answered = await caller(...call)
    if (answered.status !== 401) return answered
    const { data, error } = await student.client.auth.signInWithPassword({
      email: student.user.email ?? '',
      password: PASSWORD,
    })
    if (error) throw new Error('the sign-in of a test failed', { cause: error })
    caller = asStudent(app, { ...student, session: data.session })
    return caller(...call)
  }
  return { by, id: student.user.id }
}

async function stateFor(by: ApiCaller): Promise<PracticeState> {
  const { status, body } = await by('GET', 'practice')
  expect(status).toBe(200)
  return body
}

/** What a student who knows would write. */
function rightAnswer(item: ShownItem): string {
  if (item.of === 'task') {
    const tasks = Array.from({ length: 30 }, (_, index) =>
      ['tese', 'conectivo', 'proposta'].map((name) => findTask(`${name}-${index + 1}`)),
    ).flat()
    return tasks.find((task) => task?.given === item.text)?.model ?? ''
  }
  const exercise = PRACTICE_KINDS.flatMap((kind) => exercisesOf(kind)).find(
    ({ wrong }) => wrong === item.text,
  )
  return exercise?.answers[0] ?? ''
}

function answer(by: ApiCaller, state: PracticeState, item: ShownItem, text: string | null) {
  return by('POST', 'practice/answers', { day: state.day, item: item.id, text })
}

async function xpOf(id: string): Promise<number> {
  const row = await app.context.db.selectFrom('profiles').select('xp').where('id', '=', id).executeTakeFirst()
  return row?.xp ?? -1
}

/** An essay whose only version has this text, corrected as the product corrects. */
async function anEssay(userId: string, text: string): Promise<string> {
  const { db } = app.context
  const [id, now] = [randomUUID(), clock.now()]
  const correction = correct({ text, theme: 'Um tema', motivating: [] }, testCorrector())
  const moments = { created_at: now, updated_at: now }
  await db
    .insertInto('essays')
    .values({ id, user_id: userId, theme: 'Um tema', draft: text, ...moments })
    .execute()
  const version = { essay_id: id, number: 1, text, levels: '[0,0,0,0,0]', total: 0, corrected_at: now }
  await db
    .insertInto('essay_versions')
    .values({ ...version, correction: JSON.stringify(correction) })
    .execute()
  return id
}

test('without an essay a day has nine answers; all right they bring 90 XP, once', async () => {
  const { by, id } = await aMember()
  expect((await by('GET', 'practice/today')).body).toEqual({ due: 9, minutes: 7, href: '/pratica' })
  const state = await stateFor(by)
  expect(state.items.map(({ of }) => of)).toEqual([...Array(6).fill('ours'), ...Array(3).fill('task')])
  expect(state.items.every(({ model, explanation }) => model === null && explanation === null)).toBe(true)
  for (const item of state.items) {
    const { body } = await answer(by, state, item, rightAnswer(item))
    expect(body, item.text).toMatchObject({ isRight: true, grantedXp: 10, item: { state: 'right' } })
    expect(body.item.model).not.toBeNull()
  }
  expect((await by('GET', 'practice/today')).body).toMatchObject({ due: 0, minutes: 0 })
  const again = await answer(by, state, state.items[0]!, rightAnswer(state.items[0]!))
  expect([again.status, again.body.code]).toEqual([409, 'item_is_done'])
  expect(await xpOf(id)).toBe(90)
  const after = await stateFor(by)
  expect(after.items.map(({ state: own }) => own)).toEqual(Array(9).fill('right'))
  expect(after.classes.map(({ rightDays, isMastered, isDue }) => [rightDays, isMastered, isDue])).toEqual(
    Array(2).fill([1, false, false]),
  )
})

test('the same right answer sent many times at once counts once', async () => {
  const { by, id } = await aMember()
  const state = await stateFor(by)
  const [item] = state.items
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => answer(by, state, item!, rightAnswer(item!))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  expect(await xpOf(id)).toBe(10)
})

test('a wrong answer brings nothing and says why; who asks is told, and gets no XP for it', async () => {
  const { by, id } = await aMember()
  const state = await stateFor(by)
  const [item] = state.items
  const wrong = await answer(by, state, item!, item!.text)
  expect(wrong.body).toMatchObject({
    ...{ isRight: false, problems: ['unchanged'], grantedXp: 0 },
    item: { state: 'open', misses: 1, model: null },
  })
  expect(wrong.body.item.explanation).toMatch(/\S/)
  const told = await answer(by, state, item!, null)
  expect(told.body).toMatchObject({ isRight: false, grantedXp: 0, item: { state: 'shown' } })
  expect(told.body.item.model).toBe(rightAnswer(item!))
  expect(await xpOf(id)).toBe(0)
})

test('own sentences come first; mended they count once, and are not asked for again', async () => {
  const { by, id } = await aMember()
  await anEssay(
    id,
    'O jovem estuda. Devido a falta de ônibus, ele chega tarde.\nA aula começa às sete horas.',
  )
  const state = await stateFor(by)
  const [item, second, third] = state.items
  expect(item).toMatchObject({
    of: 'own',
    kind: 'crase-missing',
    text: 'Devido a falta de ônibus, ele chega tarde.',
  })
  expect([second?.kind, third?.kind, state.items[3]?.of]).toEqual(['crase-missing', 'crase-missing', 'ours'])
  const elsewhere = await answer(by, state, item!, 'Outra frase, sem nenhuma falta.')
  expect(elsewhere.body).toMatchObject({ isRight: false, problems: ['too-different'] })
  const mended = await answer(by, state, item!, 'Devido à falta de ônibus, ele chega tarde.')
  expect(mended.body).toMatchObject({ isRight: true, grantedXp: 10 })

  await app.context.db.deleteFrom('practice_days').where('user_id', '=', id).execute()
  expect((await stateFor(by)).items.some(({ of }) => of === 'own')).toBe(false)
})

test('an essay that is removed takes its sentence out of the day; another’s is nobody’s', async () => {
  const [{ by, id }, other] = [await aMember(), await aMember()]
  const essayId = await anEssay(id, 'Devido a falta de ônibus, o aluno chega tarde.')
  const state = await stateFor(by)
  const [item] = state.items
  expect(item?.of).toBe('own')
  const theirs = await stateFor(other.by)
  expect(JSON.stringify(theirs)).not.toContain('ônibus, o aluno')
  await app.context.db.deleteFrom('essays').where('id', '=', essayId).execute()
  expect((await stateFor(by)).items).toHaveLength(state.items.length - 1)
  expect((await answer(by, state, item!, 'Devido à falta de ônibus, o aluno chega tarde.')).status).toBe(404)
})

test('three right days master a class: 50 XP, once; a day of rest costs nothing', async () => {
  const { by, id } = await aMember()
  const kind = (await stateFor(by)).items[0]!.kind!
  let mastered: string[] = []
  for (let days = 0; days < 60 && mastered.length === 0; days += 1) {
    const state = await stateFor(by)
    for (const item of state.items.filter((one) => one.kind === kind && one.state === 'open')) {
      const { body } = await answer(by, state, item, rightAnswer(item))
      if (body.mastered) mastered = [...mastered, body.mastered]
    }
    clock.pass(DAY_MINUTES)
  }
  expect(mastered).toEqual([kind])
  expect(await xpOf(id)).toBe(3 * 3 * 10 + 50)
  const [card] = (await stateFor(by)).classes
  expect(card).toMatchObject({ kind, rightDays: 3, isMastered: true })
  clock.pass(90 * DAY_MINUTES)
  expect((await stateFor(by)).classes[0]).toMatchObject({ rightDays: 3, isMastered: true })
})

test('after midnight the items of yesterday are refused, and nothing is kept of a day long past', async () => {
  const { by, id } = await aMember()
  const state = await stateFor(by)
  clock.pass(DAY_MINUTES)
  const late = await answer(by, state, state.items[0]!, 'tarde')
  expect([late.status, late.body.code]).toEqual([409, 'day_is_over'])
  clock.pass(40 * DAY_MINUTES)
  await stateFor(by)
  const days = await app.context.db
    .selectFrom('practice_days')
    .select('day')
    .where('user_id', '=', id)
    .execute()
  expect(days).toHaveLength(1)
})

test('the written tasks of the mini-course count once each, and ten answers a day give points', async () => {
  const { by, id } = await aMember()
  const send = (task: string, text: string) => by('POST', `practice/tasks/${task}/answers`, { text })
  const granted: number[] = []
  for (const { id: task, model } of COURSE_TASKS.slice(0, 12))
    granted.push((await send(task, model)).body.grantedXp)
  expect(granted).toEqual([...Array(10).fill(10), 0, 0])
  expect((await send('minicurso-1-1', COURSE_TASKS[0]!.model)).body).toMatchObject({
    isRight: true,
    grantedXp: 0,
  })
  expect((await send('minicurso-1-2', 'não sei o que escrever')).body).toMatchObject({
    isRight: false,
    model: null,
  })
  expect((await send('tese-1', 'x')).status).toBe(404)
  expect(await xpOf(id)).toBe(100)
  expect((await stateFor(by)).courseTasks).toHaveLength(12)
  clock.pass(DAY_MINUTES)
  const state = await stateFor(by)
  expect((await answer(by, state, state.items[0]!, rightAnswer(state.items[0]!))).body.grantedXp).toBe(10)
})

test('a visitor’s answer is judged, and nothing is kept of it', async () => {
  const visitor = aVisitor(app)
  const [exercise] = exercisesOf('onde')
  const check = (about: string, text: string) => visitor('POST', 'practice/checks', { about, text })
  expect((await check(exercise!.id, exercise!.answers[0])).body).toEqual({
    isRight: true,
    problems: [],
    found: [],
  })
  expect((await check('tese-1', 'Só isto.')).body).toMatchObject({ isRight: false, problems: ['short'] })
  expect((await check('nada-1', 'texto')).status).toBe(404)
  expect((await visitor('GET', 'practice')).status).toBe(401)
  expect((await visitor('POST', 'practice/checks', { about: 'onde-1', text: 'a'.repeat(1201) })).status).toBe(
    400,
  )
})
