/** `/api/courses` and the pages of courses (product §10 Courses): progress, exercises, and who may open what. */

import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OWN_COURSES } from '#content/study/courses/own-courses.ts'
import { type Course, type CourseLesson, lessonsOf } from '#domain/study/courses/course.ts'
import type { OwnProgress } from '#domain/study/courses/course-wire.ts'
import { hasPremiumCourses } from '#server/site/premium-courses-repository.ts'
import { type ApiCaller, asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aWriter } from '#tests/support/chat.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'
import { createPageServices } from '../../../src/server/pages/page-services.ts'

buildWords()
const clock = aClock(new Date('2026-03-02T12:00:00Z'))
const app = await startTestApp({}, { now: clock.now })
const pages = createPageServices(app.context).courses
afterAll(() => app[Symbol.asyncDispose]())
// The engine reads its dictionary with the first text.
beforeAll(
  async () =>
    void (await app.context.corrector.correct({ text: 'Uma frase.', theme: 'Tema', motivating: [] })),
  120_000,
)

const [OURS] = OWN_COURSES
if (!OURS) throw new Error('there is no course of ours')
const OUR_LESSONS = lessonsOf(OURS)
const [FIRST, SECOND] = OUR_LESSONS
if (!FIRST || !SECOND) throw new Error('our course has no lessons')
const at = (lesson: string, rest: string, course = OURS.slug) => `courses/${course}/lessons/${lesson}/${rest}`

async function aMember() {
  const student = await aWriter(app)
  return { by: asStudent(app, student), id: student.user.id }
}

async function progressIn(by: ApiCaller, course: string): Promise<OwnProgress | undefined> {
  const { status, body } = await by('GET', 'courses')
  expect(status).toBe(200)
  return body.courses.find((one: OwnProgress) => one.course === course)
}

function aLesson(slug: string, afterDays = 0): CourseLesson {
  return {
    slug,
    title: `Aula ${slug}`,
    minutes: 5,
    afterDays,
    text: `Segredo da aula ${slug}.`,
    exercises: [],
  }
}

async function publish(course: Partial<Course> & { slug: string }): Promise<Course> {
  const whole: Course = {
    title: 'Um curso',
    summary: 'Um resumo.',
    goals: [],
    access: 'free',
    release: 'open',
    modules: [{ title: 'Módulo', lessons: [aLesson('um'), aLesson('dois', 1)] }],
    ...course,
  }
  const json = JSON.stringify(whole)
  const now = clock.now()
  await app.context.db
    .insertInto('courses')
    .values({
      ...{ slug: whole.slug, draft: json, published: json },
      ...{ published_at: now, created_at: now, updated_at: now },
    })
    .execute()
  return whole
}

test('one goes through a lesson: read, try, solve, finish; the next day it goes on there', async () => {
  const { by } = await aMember()
  expect(await progressIn(by, OURS.slug)).toMatchObject({ entry: 'open', hasBegun: false, next: FIRST.slug })
  expect((await by('GET', 'today')).body.lesson).toBeNull()

  const opened = await by('POST', at(FIRST.slug, 'visits'), {})
  expect([opened.status, opened.body.answers]).toEqual([200, []])
  expect(opened.body.lesson.html).toContain('<h2>')
  expect(JSON.stringify(opened.body)).not.toContain(FIRST.exercises[0]?.model)
  expect((await by('GET', 'today')).body.lesson).toEqual({
    course: OURS.slug,
    courseTitle: OURS.title,
    slug: FIRST.slug,
    title: FIRST.title,
  })

  const [exercise] = FIRST.exercises
  const answer = (text: string) => by('POST', at(FIRST.slug, `exercises/${exercise?.id}/answers`), { text })
  const early = await by('PUT', at(FIRST.slug, 'done'), {})
  expect([early.status, early.body.code]).toEqual([409, 'exercises_left'])
  expect((await answer('Nada.')).body).toMatchObject({
    isRight: false,
    problems: ['short'],
    tries: 1,
    model: null,
  })
  // Who has tried may go on; a machine's verdict holds nobody back.
  const right = await answer(exercise?.model ?? '')
  expect(right.body).toMatchObject({ isRight: true, tries: 2, model: exercise?.model })
  const done = await by('PUT', at(FIRST.slug, 'done'), {})
  expect(done.body).toMatchObject({ hasBegun: true, next: SECOND.slug })
  expect(done.body.lessons[0]).toEqual({ slug: FIRST.slug, state: 'done', opensOn: null })
  // Repeated, it changes nothing.
  expect((await by('PUT', at(FIRST.slug, 'done'), {})).body).toEqual(done.body)
  expect((await by('GET', 'today')).body.lesson).toMatchObject({ slug: SECOND.slug })

  const again = await by('POST', at(FIRST.slug, 'visits'), {})
  expect(again.body.answers).toMatchObject([{ exercise: exercise?.id, isRight: true, tries: 2 }])
  const { by: other } = await aMember()
  expect(await progressIn(other, OURS.slug)).toMatchObject({ hasBegun: false, next: FIRST.slug })
})

test('what was solved stays solved after a worse answer; the third miss tells the model', async () => {
  const { by } = await aMember()
  const [exercise] = FIRST.exercises
  const answer = (text: string) => by('POST', at(FIRST.slug, `exercises/${exercise?.id}/answers`), { text })
  const models = [await answer('Um.'), await answer('Dois.'), await answer('Três.')].map(
    ({ body }) => body.model,
  )
  expect(models).toEqual([null, null, exercise?.model])
  await answer(exercise?.model ?? '')
  await answer('Pior.')
  const { body } = await by('POST', at(FIRST.slug, 'visits'), {})
  expect(body.answers).toMatchObject([{ text: 'Pior.', isRight: true, tries: 5 }])
})

test('the whole course of ours is finished lesson by lesson', async () => {
  const { by } = await aMember()
  for (const { slug, exercises } of OUR_LESSONS) {
    for (const { id, model } of exercises) {
      const { status, body } = await by('POST', at(slug, `exercises/${id}/answers`), { text: model })
      expect([status, body.isRight, id]).toEqual([200, true, id])
    }
    expect((await by('PUT', at(slug, 'done'), {})).status).toBe(200)
  }
  expect(await progressIn(by, OURS.slug)).toMatchObject({ next: null })
  expect((await by('GET', 'today')).body.lesson).toBeNull()
}, 120_000)

test('who has done every lesson has a certificate: once, by its name of that day, proven by its code alone', async () => {
  const { by, id } = await aMember()
  const { slug } = await publish({ slug: 'curso-com-certificado', title: 'Curso curto' })
  const certificate = (method: 'GET' | 'PUT' | 'DELETE') =>
    by(method, `courses/${slug}/certificate`, method === 'PUT' ? {} : undefined)
  expect((await certificate('GET')).body).toEqual({ certificate: null })
  await by('PUT', at('um', 'done', slug), {})
  const early = await certificate('PUT')
  expect([early.status, early.body.code]).toEqual([409, 'lessons_left'])
  await by('PUT', at('dois', 'done', slug), {})
  await app.context.db.updateTable('profiles').set({ full_name: ' ' }).where('id', '=', id).execute()
  const nameless = await certificate('PUT')
  expect([nameless.status, nameless.body.code]).toEqual([409, 'name_missing'])
  await app.context.db.updateTable('profiles').set({ full_name: 'Ana Souza' }).where('id', '=', id).execute()

  const [first, second] = await Promise.all([certificate('PUT'), certificate('PUT')])
  expect(second.body).toEqual(first.body)
  const issued = first.body.certificate
  expect(issued).toEqual({
    code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
    courseTitle: 'Curso curto',
    studentName: 'Ana Souza',
    lessons: 2,
    minutes: 10,
    issuedAt: clock.now().toISOString(),
  })
  // What it says stays as it was on that day.
  await app.context.db.updateTable('profiles').set({ full_name: 'Outra' }).where('id', '=', id).execute()
  expect((await certificate('PUT')).body.certificate).toEqual(issued)

  const written = issued.code.replace(/(.{4})(?=.)/g, '$1-').toLowerCase()
  expect(await pages.findCertificate(written)).toEqual(issued)
  expect(await pages.findCertificate('não é um código')).toBeNull()
  const pdf = await fetch(`${app.url}/api/certificates/${written}/pdf`)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const file = await PDFDocument.load(await pdf.arrayBuffer(), { updateMetadata: false })
  expect([file.getPageCount(), file.getTitle()]).toEqual([1, 'Certificado: Curso curto, Ana Souza'])

  const { by: other } = await aMember()
  expect((await other('GET', `courses/${slug}/certificate`)).body).toEqual({ certificate: null })
  expect((await other('DELETE', `courses/${slug}/certificate`)).status).toBe(200)
  expect(await pages.findCertificate(issued.code)).toEqual(issued)
  expect((await certificate('DELETE')).body).toEqual({ certificate: null })
  expect(await pages.findCertificate(issued.code)).toBeNull()
  expect((await fetch(`${app.url}/api/certificates/${issued.code}/pdf`)).status).toBe(404)
})

test('the video of a lesson comes with its words, and only where its host is known', async () => {
  const { by } = await aMember()
  const withVideo = (slug: string, address: string): CourseLesson => ({
    ...aLesson(slug),
    video: { address, transcript: 'Fala **clara**.<script>1</script>' },
  })
  const lessons = [
    withVideo('um', 'https://youtu.be/dQw4w9WgXcQ'),
    withVideo('dois', 'https://example.org/v'),
  ]
  const { slug } = await publish({ slug: 'curso-com-video', modules: [{ title: 'M', lessons }] })
  const shown = async (lesson: string) => (await by('POST', at(lesson, 'visits', slug), {})).body.lesson.video
  expect(await shown('um')).toMatchObject({
    source: { of: 'host', hostName: 'YouTube', pageUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
    transcriptHtml: expect.stringContaining('<strong>clara</strong>'),
  })
  expect((await shown('um')).transcriptHtml).not.toContain('<script>')
  expect(await shown('dois')).toBeNull()
})

test('a course that is not open gives no certificate', async () => {
  const { by } = await aMember()
  const { slug } = await publish({ slug: 'curso-vendido-sem-certificado', access: 'sold' })
  const refused = await by('PUT', `courses/${slug}/certificate`, {})
  expect([refused.status, refused.body.code]).toEqual([403, 'course_not_bought'])
  const missing = await by('PUT', 'courses/nenhum/certificate', {})
  expect([missing.status, missing.body.code]).toEqual([404, 'course_not_found'])
})

test('a visitor may try the exercises of a course for everybody, and nothing else', async () => {
  const visitor = aVisitor(app)
  const [exercise] = FIRST.exercises
  const check = await visitor('POST', at(FIRST.slug, `exercises/${exercise?.id}/checks`), {
    text: exercise?.model,
  })
  expect(check.body).toMatchObject({ isRight: true, tries: 0 })
  const paid = await publish({ slug: 'pago', access: 'premium' })
  const closed = await visitor('POST', at('um', 'exercises/x/checks', paid.slug), { text: 'Uma frase.' })
  expect([closed.status, closed.body.code]).toEqual([404, 'course_not_found'])
  for (const [method, path] of [
    ['GET', 'courses'],
    ['POST', at(FIRST.slug, 'visits')],
    ['PUT', at(FIRST.slug, 'done')],
    ['POST', at(FIRST.slug, `exercises/${exercise?.id}/answers`)],
  ] as const)
    expect((await visitor(method, path, method === 'GET' ? undefined : { text: 'x' })).status, path).toBe(401)
})

test.each<[string, string, unknown, number, string]>([
  ['POST', 'courses/nenhum/lessons/um/visits', {}, 404, 'course_not_found'],
  ['POST', at('nenhuma', 'visits'), {}, 404, 'lesson_not_found'],
  ['PUT', at('nenhuma', 'done'), {}, 404, 'lesson_not_found'],
  ['POST', at(FIRST.slug, 'exercises/nenhum/answers'), { text: 'Uma frase.' }, 404, 'exercise_not_found'],
  ['POST', at(FIRST.slug, 'exercises/uma-ideia/answers'), { text: 'a'.repeat(1201) }, 400, 'invalid_input'],
  ['POST', at(FIRST.slug, 'exercises/uma-ideia/answers'), {}, 400, 'invalid_input'],
])('%s %s is refused', async (method, path, body, status, code) => {
  const { by } = await aMember()
  const answer = await by(method, path, body)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('lessons open one after the other, or by days, on the server', async () => {
  const { by } = await aMember()
  const steps = await publish({ slug: 'em-ordem', release: 'progress' })
  const visit = async (course: Course, lesson: string) => {
    const { status, body } = await by('POST', at(lesson, 'visits', course.slug), {})
    return status === 200 ? 'open' : body.code
  }
  expect(await visit(steps, 'dois')).toBe('lesson_locked')
  expect((await by('PUT', at('dois', 'done', steps.slug), {})).body.code).toBe('lesson_locked')
  await by('PUT', at('um', 'done', steps.slug), {})
  expect(await visit(steps, 'dois')).toBe('open')

  const daily = await publish({ slug: 'por-dias', release: 'days' })
  expect([await visit(daily, 'um'), await visit(daily, 'dois')]).toEqual(['open', 'lesson_locked'])
  const { by: late } = await aMember()
  clock.pass(20)
  expect((await late('POST', at('dois', 'visits', daily.slug), {})).body.code).toBe('lesson_locked')
})

test('what is bought is open until it is refunded; premium opens what is part of it', async () => {
  const { by, id } = await aMember()
  const sold = await publish({ slug: 'vendido', access: 'sold' })
  const visit = async () => (await by('POST', at('um', 'visits', sold.slug), {})).body.code ?? 'open'
  expect([await visit(), (await progressIn(by, sold.slug))?.entry]).toEqual(['course_not_bought', 'buy'])
  const shownPage = await pages.findLesson(sold.slug, 'um')
  expect([shownPage?.lesson, JSON.stringify(shownPage).includes('Segredo')]).toEqual([null, false])

  const { pool } = app.context
  await pool.query('insert into premium_grants (user_id, reason, granted_at) values ($1, $2, now())', [
    id,
    'teste',
  ])
  expect(await visit()).toBe('course_not_bought')
  const premium = await publish({ slug: 'do-premium', access: 'premium' })
  const visitPremium = async () =>
    (await by('POST', at('um', 'visits', premium.slug), {})).body.code ?? 'open'
  expect(await visitPremium()).toBe('open')
  await pool.query('delete from premium_grants where user_id = $1', [id])
  expect(await visitPremium()).toBe('premium_only')
})

test('premium is told to open courses while a published one belongs to it', async () => {
  await app.context.pool.query('delete from courses')
  await publish({ slug: 'para-todos' })
  await app.context.site.refresh()
  expect([app.context.site.hasPremiumCourses, await hasPremiumCourses(app.context.db)]).toEqual([
    false,
    false,
  ])
  await publish({ slug: 'so-premium', access: 'premium' })
  await app.context.site.refresh()
  expect([app.context.site.hasPremiumCourses, await hasPremiumCourses(app.context.db)]).toEqual([true, true])
})

test('the pages show published courses alone, and the text of those for everybody', async () => {
  expect((await pages.list()).map(({ slug }) => slug)).toContain(OURS.slug)
  expect((await pages.find(OURS.slug))?.course).toMatchObject({ lessons: 12, title: OURS.title })
  expect((await pages.findLesson(OURS.slug, FIRST.slug))?.lesson?.html).toContain(
    '<strong>Tópico frasal</strong>',
  )
  expect([await pages.find('nenhum'), await pages.findLesson(OURS.slug, 'nenhuma')]).toEqual([null, null])
  const now = clock.now()
  const draft = JSON.stringify({ ...OURS, slug: 'rascunho' })
  await app.context.db
    .insertInto('courses')
    .values({ slug: 'rascunho', draft, created_at: now, updated_at: now })
    .execute()
  expect(await pages.find('rascunho')).toBeNull()
  const { by } = await aMember()
  expect((await by('POST', at(FIRST.slug, 'visits', 'rascunho'), {})).body.code).toBe('course_not_found')
})
