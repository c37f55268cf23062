/** `/api/lesson-questions`: what is asked below a lesson; by who may read it. */
import { type Context, Hono } from 'hono'
import { newQuestionSchema } from '#domain/study/courses/lesson-question-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { requireAuthor } from '#server/identity/authors/author.ts'
import { recordAccess } from '#server/identity/record-access.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { questionError } from './refusals.ts'
import { askQuestion, readQuestions, takeQuestionBack } from './service.ts'

const LESSON = '/:course/:lesson'

/** Mount at /api/lesson-questions. */
export function lessonQuestionRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })
  const student = (c: Context) => authenticate(context, c.req.header('authorization'))
  const lessonOf = (c: Context) => ({
    course: c.req.param('course') ?? '',
    lesson: c.req.param('lesson') ?? '',
  })

  routes.get(LESSON, async (c) => {
    const read = await readQuestions(context, await student(c), lessonOf(c))
    if (!read.ok) throw questionError(read)
    return c.json(read.value)
  })

  routes.post(LESSON, async (c) => {
    const viewer = await student(c)
    await context.limits.consume('lessonQuestionByAccount', viewer.userId)
    const question = await readJson(c, newQuestionSchema)
    const author = await requireAuthor(context, c)
    const asked = await askQuestion(context, { student: viewer, author }, lessonOf(c), question)
    if (!asked.ok) throw questionError(asked)
    await recordAccess(context, c, viewer.userId)
    return c.json(asked.value)
  })

  routes.delete('/:id', async (c) => {
    const { userId } = await student(c)
    const taken = await takeQuestionBack(context, userId, readId(c, 'question_not_found'))
    if (!taken.ok) throw questionError(taken)
    return c.body(null, 204)
  })

  return routes
}
