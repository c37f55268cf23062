/**
 * `/api/courses`: the own progress, a lesson, its exercises and files, the certificate (product §10 Courses). A visitor's answers to a course for
 * everybody are judged and forgotten.
 */
import { type Context, Hono } from 'hono'
import { courseAnswerBodySchema } from '#domain/study/courses/course-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { createPlaces } from '#server/platform/http/places.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import { sendAttachment } from './attachments/send-attachment.ts'
import { sendMedia, sendPreview } from './attachments/send-media.ts'
import { deleteCertificate, findOwnCertificate } from './certificates/certificate-repository.ts'
import { issueCertificate } from './certificates/issue-certificate.ts'
import { readOwnCourses } from './own-progress.ts'
import { courseError } from './refusals.ts'
import { answerExercise, checkExercise, finishLesson, openLesson } from './study-lesson.ts'

/** As for practice: each check takes some hundredths of a second. */
const CHECK_PLACES = { all: 24, ofOneKey: 16 }

const LESSON = '/:course/lessons/:lesson'
const CERTIFICATE = '/:course/certificate'

/** Mount at /api/courses. */
export function lessonRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const checkPlaces = createPlaces(CHECK_PLACES)
  const student = (c: Context) => authenticate(context, c.req.header('authorization'))
  const lessonOf = (c: Context) => ({
    course: c.req.param('course') ?? '',
    lesson: c.req.param('lesson') ?? '',
  })
  const exerciseOf = (c: Context) => ({ ...lessonOf(c), exercise: c.req.param('exercise') ?? '' })

  routes.use('*', async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/', async (c) => c.json({ courses: await readOwnCourses(context, await student(c)) }))

  routes.post(`${LESSON}/visits`, async (c) => {
    const viewer = await student(c)
    await context.limits.consume('practiceAnswerByAccount', viewer.userId)
    const opened = await openLesson(context, viewer, lessonOf(c))
    if (!opened.ok) throw courseError(opened)
    return c.json(opened.value)
  })

  routes.post(`${LESSON}/exercises/:exercise/answers`, async (c) => {
    const viewer = await student(c)
    await context.limits.consume('practiceAnswerByAccount', viewer.userId)
    const { text } = await readJson(c, courseAnswerBodySchema)
    const answer = await answerExercise(context, viewer, exerciseOf(c), text)
    if (!answer.ok) throw courseError(answer)
    return c.json(answer.value)
  })

  routes.post(`${LESSON}/exercises/:exercise/checks`, async (c) => {
    const address = addressKey(clientOf(c, context.config.http.trustedProxies).ip)
    await context.limits.consume('practiceCheckByAddress', address)
    const { text } = await readJson(c, courseAnswerBodySchema)
    const verdict = await checkPlaces.run(address, () => checkExercise(context, exerciseOf(c), text))
    if (!verdict.ok) throw courseError(verdict)
    return c.json(verdict.value)
  })

  routes.get(`${LESSON}/attachments/:id`, (c) =>
    sendAttachment(context, c, { ...lessonOf(c), id: c.req.param('id') }),
  )

  for (const [folder, kind] of [
    ['pictures', 'pic'],
    ['videos', 'vid'],
    ['captions', 'cap'],
  ] as const)
    routes.get(`${LESSON}/${folder}/:id{${kind}_.+}`, (c) =>
      sendMedia(context, c, { ...lessonOf(c), id: c.req.param('id') ?? '' }),
    )

  routes.get('/:course/previews/:id', (c) =>
    sendPreview(context, c, { course: c.req.param('course'), id: c.req.param('id') }),
  )

  routes.put(`${LESSON}/done`, async (c) => {
    const viewer = await student(c)
    await context.limits.consume('practiceAnswerByAccount', viewer.userId)
    const finished = await finishLesson(context, viewer, lessonOf(c))
    if (!finished.ok) throw courseError(finished)
    return c.json(finished.value)
  })

  routes.get(CERTIFICATE, async (c) => {
    const { userId } = await student(c)
    const certificate = await findOwnCertificate(context.db, { userId, course: c.req.param('course') })
    return c.json({ certificate })
  })

  routes.put(CERTIFICATE, async (c) => {
    const viewer = await student(c)
    await context.limits.consume('practiceAnswerByAccount', viewer.userId)
    const issued = await issueCertificate(context, viewer, c.req.param('course'))
    if (!issued.ok) throw courseError(issued)
    return c.json({ certificate: issued.value })
  })

  routes.delete(CERTIFICATE, async (c) => {
    const { userId } = await student(c)
    await deleteCertificate(context.db, { userId, course: c.req.param('course') })
    return c.json({ certificate: null })
  })

  return routes
}
