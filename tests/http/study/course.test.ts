/** Finished levels of the mini-course, checked again by the server (product §4 Mini-course, §9; decision 0085). */
import { afterAll, expect, test } from 'vitest'
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import { aSignedUpStudent, type SignedUpStudent } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

const rightAnswers = (level: number) => COURSE_LEVELS[level - 1]!.questions.map(({ answers }) => answers[0])

async function complete(student: SignedUpStudent | null, level: number | string, body: unknown) {
  const response = await fetch(`${app.url}/api/course/levels/${level}/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(student ? { authorization: `Bearer ${student.session.access_token}` } : {}),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function earningsOf(student: SignedUpStudent) {
  const { data } = await student.client
    .from('profiles')
    .select('xp, earned_badges')
    .eq('id', student.user.id)
    .single()
  return data
}

test('right answers bring the badge and the XP of the level', async () => {
  const student = await aSignedUpStudent(app)
  const { status, body } = await complete(student, 1, { answers: rightAnswers(1) })
  expect([status, body]).toEqual([200, { badgeId: 'primeiros-passos', grantedXp: 50, xp: 50 }])
  expect(await earningsOf(student)).toEqual({ xp: 50, earned_badges: ['primeiros-passos'] })
})

test('case and surrounding spaces do not matter', async () => {
  const student = await aSignedUpStudent(app)
  const answers = rightAnswers(1).map((answer) => `  ${answer.toUpperCase()} `)
  expect((await complete(student, 1, { answers })).status).toBe(200)
})

test('wrong answers bring nothing and are told by their number', async () => {
  const student = await aSignedUpStudent(app)
  const [first, , third] = rightAnswers(1)
  const { status, body } = await complete(student, 1, { answers: [first, 'não sei', third] })
  expect([status, body['code'], body['questions']]).toEqual([422, 'wrong_answers', [1]])
  expect(await earningsOf(student)).toEqual({ xp: 0, earned_badges: [] })
})

test('the whole course brings 700 XP and its six badges, in their order', async () => {
  const student = await aSignedUpStudent(app)
  for (const { level } of COURSE_LEVELS) await complete(student, level, { answers: rightAnswers(level) })
  expect(await earningsOf(student)).toEqual({
    xp: 700,
    earned_badges: COURSE_LEVELS.map(({ badgeId }) => badgeId),
  })
})

test('a level that was finished before changes nothing', async () => {
  const student = await aSignedUpStudent(app)
  await complete(student, 1, { answers: rightAnswers(1) })
  const again = await complete(student, 1, { answers: rightAnswers(1) })
  expect([again.status, again.body]).toEqual([200, { badgeId: 'primeiros-passos', grantedXp: 0, xp: 50 }])
  expect(await earningsOf(student)).toEqual({ xp: 50, earned_badges: ['primeiros-passos'] })
})

test('of many sent at once, one counts', async () => {
  const student = await aSignedUpStudent(app)
  const sent = await Promise.all(
    Array.from({ length: 8 }, () => complete(student, 1, { answers: rightAnswers(1) })),
  )
  expect(sent.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(sent.filter(({ body }) => body['grantedXp'] === 50)).toHaveLength(1)
  expect((await earningsOf(student))?.xp).toBe(50)
})

test('a level waits for the one before it', async () => {
  const student = await aSignedUpStudent(app)
  const early = await complete(student, 2, { answers: rightAnswers(2) })
  expect([early.status, early.body['code']]).toEqual([409, 'previous_level_open'])
  expect(await earningsOf(student)).toEqual({ xp: 0, earned_badges: [] })
  await complete(student, 1, { answers: rightAnswers(1) })
  expect((await complete(student, 2, { answers: rightAnswers(2) })).body['xp']).toBe(130)
})

test('without a login there is nothing to earn', async () => {
  const { status, body } = await complete(null, 1, { answers: rightAnswers(1) })
  expect([status, body['code']]).toEqual([401, 'no_authorization'])
})

test.each([
  ['no JSON', '{', 'bad_json'],
  ['a NUL', JSON.stringify({ answers: ['\0', 'b', 'c'] }), 'bad_json'],
  ['no answers', {}, 'invalid_input'],
  ['two answers', { answers: ['a', 'b'] }, 'invalid_input'],
  ['four answers', { answers: ['a', 'b', 'c', 'd'] }, 'invalid_input'],
  ['a number', { answers: ['a', 'b', 3] }, 'invalid_input'],
  ['an answer of 201 characters', { answers: ['a'.repeat(201), 'b', 'c'] }, 'invalid_input'],
  ['a request for XP', { answers: ['a', 'b', 'c'], xp: 9_999 }, 'invalid_input'],
])('a body with %s is refused', async (_name, sent, code) => {
  const student = await aSignedUpStudent(app)
  const { status, body } = await complete(student, 1, sent)
  expect([status, body['code']]).toEqual([400, code])
})

test('an answer of 200 characters is read, and is wrong', async () => {
  const student = await aSignedUpStudent(app)
  const { status } = await complete(student, 1, { answers: ['a'.repeat(200), 'b', 'c'] })
  expect(status).toBe(422)
})

test.each([
  ['7', 'level_not_found'],
  ['0', 'not_found'],
  ['-1', 'not_found'],
  ['1.5', 'not_found'],
  ['um', 'not_found'],
])('there is no level %s', async (level, code) => {
  const student = await aSignedUpStudent(app)
  const { status, body } = await complete(student, level, { answers: rightAnswers(1) })
  expect([status, body['code']]).toEqual([404, code])
})

test('badges are read with the profile and never written with it', async () => {
  const student = await aSignedUpStudent(app)
  const { error, status } = await student.client
    .from('profiles')
    .update({ earned_badges: ['mestre-das-palavras'] })
    .eq('id', student.user.id)
  expect([status, error?.code]).toEqual([400, 'PGRST204'])
})
