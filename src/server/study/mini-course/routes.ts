/** POST /api/course/levels/{n}/completions { answers }: a signed-in student has finished a level of the mini-course. */
import { Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { completionSchema } from './schema.ts'
import { type CompletionRefusal, completeLevel } from './service.ts'

/** Mount at /api/course. */
export function courseRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.post('/levels/:level{[1-9][0-9]?}/completions', async (c) => {
    c.header('cache-control', 'no-store')
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await context.limits.consume('courseLevelByUser', userId)
    const { answers } = await readJson(c, completionSchema)
    const completed = await completeLevel(context, userId, Number(c.req.param('level')), answers)
    if (!completed.ok) throw refusalError(completed)
    return c.json(completed.value)
  })
  return routes
}

function refusalError(refusal: CompletionRefusal): HttpError {
  switch (refusal.code) {
    case 'level_not_found':
      return new HttpError(404, refusal.code, 'The mini-course has no such level')
    case 'wrong_answers':
      return new HttpError(422, refusal.code, 'Not every answer is right', { questions: refusal.questions })
    case 'previous_level_open':
      return new HttpError(409, refusal.code, 'The level before this one is not finished')
  }
}
