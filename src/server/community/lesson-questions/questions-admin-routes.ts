/** `/api/console/lesson-questions`: the admin page /painel/duvidas. */
import { Hono } from 'hono'
import { questionAnswerSchema } from '#domain/study/courses/lesson-question-wire.ts'
import type { AppContext } from '#server/context.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readAfter, readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { questionError } from './refusals.ts'
import { answerQuestion, readQuestionsAdmin } from './service.ts'

/** Mount at /api/console/lesson-questions. */
export function lessonQuestionsAdmin(context: Pick<AppContext, 'db' | 'now' | 'jobs'>): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()

  for (const list of ['waiting', 'answered'] as const)
    routes.get(`/${list}`, async (c) => c.json(await readQuestionsAdmin(context, list, readAfter(c))))

  routes.put('/:id/answer', async (c) => {
    const id = readId(c, 'question_not_found')
    const answer = await readJson(c, questionAnswerSchema)
    const answered = await answerQuestion(context, c.get('owner').userId, id, answer)
    if (!answered.ok) throw questionError(answered)
    return c.body(null, 204)
  })

  return routes
}
