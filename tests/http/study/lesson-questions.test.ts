/** Questions below lessons: asked by who may read, answered once by the owner, nameless before others (product §10 Courses). */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { OWN_COURSES } from '#content/study/courses/own-courses.ts'
import { lessonsOf } from '#domain/study/courses/course.ts'
import { QUESTION_LIMITS } from '#domain/study/courses/lesson-question.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { anOwnersAccount } from '#tests/support/owner.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const owner = asStudent(app, await anOwnersAccount(app))
const course = OWN_COURSES.find(({ access, release }) => access === 'free' && release === 'open')
if (!course) throw new Error('no course of ours is for everybody')
const [lesson, next] = lessonsOf(course)
const at = `lesson-questions/${course.slug}/${lesson?.slug}`
const TEXT = 'A tese pode ficar no segundo parágrafo?'

beforeEach(() => app.context.pool.query('delete from lesson_questions'))

async function asked(text = TEXT, mayShow = false) {
  const writer = await aWriter(app)
  const by = asStudent(app, writer)
  const { body, status } = await by('POST', at, { text, mayShow })
  expect(status).toBe(200)
  return { writer, by, id: body.own[0].id as string }
}

const answer = (id: string, text = 'Pode, mas ela rende mais no primeiro.', isShown = false) =>
  owner('PUT', `console/lesson-questions/${id}/answer`, { text, isShown })

const mails = async (kind: string) =>
  (await app.context.db.selectFrom('outgoing_mails').selectAll().where('kind', '=', kind).execute()).length

test('a question waits, is answered once by mail, and mended in silence', async () => {
  const { by, id, writer } = await asked()
  expect((await by('GET', at)).body).toEqual({
    own: [{ id, text: TEXT, createdAt: expect.any(String), answer: null, isShown: false }],
    shown: [],
  })
  const waiting = await owner('GET', 'console/lesson-questions/waiting')
  expect(waiting.body).toMatchObject({
    questions: [{ id, course: course.slug, courseTitle: course.title, lessonTitle: lesson?.title }],
    next: null,
  })
  expect(JSON.stringify(waiting.body)).not.toContain(writer.user.email)
  expect((await owner('GET', 'console/overview?days=7')).body.waiting.questions).toBe(1)

  const contact = await answer(id, 'Me escreva: prof@example.com')
  expect([contact.status, contact.body.code]).toEqual([422, 'personal_data'])
  const before = await mails('lesson-answer')
  expect((await answer(id)).status).toBe(204)
  // The same once more, and another one: told once.
  expect([(await answer(id)).status, (await answer(id, 'Pode.')).status]).toEqual([204, 204])
  expect((await mails('lesson-answer')) - before).toBe(1)
  expect((await by('GET', at)).body.own).toMatchObject([{ answer: 'Pode.' }])
  const lists = ['waiting', 'answered'].map(async (list) => {
    const { body } = await owner('GET', `console/lesson-questions/${list}`)
    return body.questions.length
  })
  expect(await Promise.all(lists)).toEqual([0, 1])
})

test('others read it only where the student agreed and the owner shows it, and never a name', async () => {
  const reader = asStudent(app, await aWriter(app))
  const shown = async () => (await reader('GET', at)).body.shown
  const closed = await asked('Só a professora deve ler esta pergunta.')
  const refused = await answer(closed.id, 'Certo.', true)
  expect([refused.status, refused.body.code]).toEqual([409, 'not_to_be_shown'])
  await answer(closed.id, 'Certo.')
  const open = await asked(TEXT, true)
  await answer(open.id)
  expect(await shown()).toEqual([])
  await answer(open.id, 'Pode.', true)
  expect(await shown()).toEqual([
    { id: open.id, text: TEXT, answer: 'Pode.', answeredAt: expect.any(String) },
  ])
  // The own one stands among the own alone, and goes with its answer.
  expect((await open.by('GET', at)).body).toMatchObject({ own: [{ isShown: true }], shown: [] })
  expect((await reader('DELETE', `lesson-questions/${open.id}`)).status).toBe(404)
  expect((await open.by('DELETE', `lesson-questions/${open.id}`)).status).toBe(204)
  expect(await shown()).toEqual([])
})

test.each([
  ['a'.repeat(QUESTION_LIMITS.min - 1), 400, 'invalid_input'],
  ['a'.repeat(QUESTION_LIMITS.max + 1), 400, 'invalid_input'],
  ['Me chama no 11 98765-4321 para explicar?', 422, 'personal_data'],
])('%s: %i %s', async (text, status, code) => {
  const by = asStudent(app, await aWriter(app))
  const refused = await by('POST', at, { text, mayShow: false })
  expect([refused.status, refused.body.code]).toEqual([status, code])
  expect((await by('GET', at)).body.own).toEqual([])
})

test('three may wait in a course, also when sixty come at once; the same twice is one', async () => {
  const by = asStudent(app, await aWriter(app))
  // The limit of a day is another matter.
  app.context.limits.consume = async () => undefined
  const many = Array.from({ length: 60 }, (_, index) =>
    by('POST', at, { text: `${TEXT} ${index}`, mayShow: false }),
  )
  const codes = (await Promise.all(many)).map(({ status }) => status).sort()
  expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([QUESTION_LIMITS.waiting, 409])
  const [first] = (await by('GET', at)).body.own
  expect((await by('POST', at, { text: first.text, mayShow: false })).status).toBe(200)
  const elsewhere = `lesson-questions/${course.slug}/${next?.slug}`
  expect((await by('POST', elsewhere, { text: TEXT, mayShow: false })).body.code).toBe('too_many_waiting')
  await answer(first.id)
  expect((await by('POST', elsewhere, { text: TEXT, mayShow: false })).status).toBe(200)
})

test('who may not read the lesson neither asks nor reads, and below sixteen nobody is shown without a permission', async () => {
  const anybody = aVisitor(app)
  expect((await anybody('GET', at)).status).toBe(401)
  const by = asStudent(app, await aWriter(app))
  const nowhere = await by('POST', `lesson-questions/${course.slug}/nenhuma`, { text: TEXT, mayShow: false })
  expect([nowhere.status, nowhere.body.code]).toEqual([404, 'lesson_not_found'])
  const young = asStudent(app, await aWriter(app, { ageBand: '13-15' }))
  expect((await young('POST', at, { text: TEXT, mayShow: true })).body.code).toBe('guardian_needed')
  expect((await young('POST', at, { text: TEXT, mayShow: false })).status).toBe(200)
  for (const [method, path] of [
    ['GET', 'console/lesson-questions/waiting'],
    ['GET', 'console/lesson-questions/answered'],
  ] as const)
    expect((await by(method, path)).status).toBe(404)
})

test('with a course of the owner its questions go', async () => {
  const { pool } = app.context
  await pool.query(`insert into lesson_questions (course, lesson, user_id, text, may_show, created_at)
    select 'curso-que-sai', 'um', id, 'Isto fica aqui?', false, now() from users limit 1`)
  await pool.query(
    "insert into courses (slug, draft, created_at, updated_at) values ('curso-que-sai', '{}', now(), now())",
  )
  await pool.query("delete from courses where slug = 'curso-que-sai'")
  expect((await pool.query('select 1 from lesson_questions')).rowCount).toBe(0)
})
