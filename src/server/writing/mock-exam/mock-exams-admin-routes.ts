/** `/api/console/mock-exams`: the admin page /painel/simulado. Each answer is the whole page, as it holds after the call. */
import { type Context, Hono } from 'hono'
import { mockExamPlanSchema } from '#domain/console/mock-exams-admin-wire.ts'
import { isExamMonth } from '#domain/writing/mock-exam/mock-exam.ts'
import type { AppContext } from '#server/context.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { type PlanRefusal, planExam, unplanExam } from './plan-exam.ts'
import { readPlans } from './read-plans.ts'

/** Mount at /api/console/mock-exams. */
export function mockExamsAdmin(context: Pick<AppContext, 'db' | 'now' | 'site'>): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()

  routes.get('/', async (c) => c.json(await readPlans(context)))

  routes.put('/:month', async (c) => {
    const plan = await readJson(c, mockExamPlanSchema)
    const planned = await planExam(context, c.get('owner').userId, readMonth(c), plan)
    if (!planned.ok) throw planError(planned)
    return c.json(await readPlans(context))
  })

  routes.delete('/:month', async (c) => {
    const unplanned = await unplanExam(context, c.get('owner').userId, readMonth(c))
    if (!unplanned.ok) throw planError(unplanned)
    return c.json(await readPlans(context))
  })

  return routes
}

function readMonth(c: Context): string {
  const month = c.req.param('month') ?? ''
  if (!isExamMonth(month)) throw new HttpError(400, 'invalid_input', 'month: is written YYYY-MM')
  return month
}

function planError(refused: PlanRefusal): HttpError {
  switch (refused.code) {
    case 'month_has_opened':
      return new HttpError(409, refused.code, 'The mock exam of this month has opened')
    case 'unknown_theme':
      return new HttpError(422, refused.code, 'There is no such theme')
    case 'invalid_plan':
      return new HttpError(422, refused.code, 'The mock exam cannot be planned like this', {
        fault: refused.fault,
      })
  }
}
