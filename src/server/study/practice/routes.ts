/**
 * `/api/practice`: today's exercises, an answer, the written tasks of the mini-course (product §9 Practice). A visitor's
 * answers are judged and forgotten; what a visitor has done stays in the browser.
 */
import { type Context, Hono } from 'hono'
import { judgeAbout, judgeWritten } from '#content/study/practice/judge.ts'
import {
  practiceAnswerBodySchema,
  practiceCheckBodySchema,
  takenPracticeBodySchema,
  taskAnswerBodySchema,
  thesisCheckBodySchema,
} from '#domain/study/practice/practice-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { createPlaces } from '#server/platform/http/places.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import { type AnswerRefusal, answerCourseTask, answerItem, readPractice, todaysPractice } from './service.ts'
import { takeInPractice } from './take-in-practice.ts'

/** A class of visitors on one network: each check takes some hundredths of a second. */
const CHECK_PLACES = { all: 24, ofOneKey: 16 }

/** Mount at /api/practice. */
export function practiceRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const checkPlaces = createPlaces(CHECK_PLACES)
  const student = async (c: Context) => (await authenticate(context, c.req.header('authorization'))).userId

  routes.use('*', async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/', async (c) => c.json(await readPractice(context, await student(c))))

  routes.get('/today', async (c) => c.json(await todaysPractice(context, await student(c))))

  routes.post('/answers', async (c) => {
    const userId = await student(c)
    await context.limits.consume('practiceAnswerByAccount', userId)
    const answer = await answerItem(context, userId, await readJson(c, practiceAnswerBodySchema))
    if (!answer.ok) throw answerError(answer)
    return c.json(answer.value)
  })

  routes.post('/visits', async (c) => {
    const userId = await student(c)
    await context.limits.consume('practiceAnswerByAccount', userId)
    return c.json(await takeInPractice(context, userId, await readJson(c, takenPracticeBodySchema)))
  })

  routes.post('/tasks/:id{minicurso-[1-6]-[1-3]}/answers', async (c) => {
    const userId = await student(c)
    await context.limits.consume('practiceAnswerByAccount', userId)
    const { text } = await readJson(c, taskAnswerBodySchema)
    const answer = await answerCourseTask(context, userId, c.req.param('id'), text)
    if (!answer.ok) throw new HttpError(404, answer.code, 'There is no such task')
    return c.json(answer.value)
  })

  routes.post('/checks', async (c) => {
    const address = addressKey(clientOf(c, context.config.http.trustedProxies).ip)
    await context.limits.consume('practiceCheckByAddress', address)
    const { about, text } = await readJson(c, practiceCheckBodySchema)
    const verdict = await checkPlaces.run(address, () => judgeAbout(about, text, context.corrector.correct))
    if (!verdict) throw new HttpError(404, 'item_not_found', 'There is no such exercise')
    return c.json(verdict)
  })

  routes.post('/theses', async (c) => {
    const { ip } = clientOf(c, context.config.http.trustedProxies)
    await context.limits.consume('practiceCheckByAddress', addressKey(ip))
    const { theme, text } = await readJson(c, thesisCheckBodySchema)
    return c.json(await judgeWritten({ check: { of: 'thesis', theme } }, text, context.corrector.correct))
  })

  return routes
}

function answerError({ code }: AnswerRefusal): HttpError {
  switch (code) {
    case 'day_is_over':
      return new HttpError(409, code, 'These exercises are of another day')
    case 'item_not_found':
      return new HttpError(404, code, 'There is no such exercise today')
    case 'item_is_done':
      return new HttpError(409, code, 'This exercise has been done')
  }
}
