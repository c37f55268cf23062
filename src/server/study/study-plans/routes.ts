/** GET, PUT and DELETE /api/study-plan: the plan that a student keeps in the profile. Everybody has one's own only. */
import { Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { deleteStudyPlan, findStudyPlan, putStudyPlan, type SavedStudyPlan } from './repository.ts'
import { studyPlanSchema } from './schema.ts'

/** Mount at /api. */
export function studyPlanRoutes(context: AppContext): Hono {
  const routes = new Hono()

  routes.use('/study-plan', async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/study-plan', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    return c.json(planJson(await findStudyPlan(context.db, userId)))
  })

  routes.put('/study-plan', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    const saved = { plan: await readJson(c, studyPlanSchema), savedAt: context.now() }
    await putStudyPlan(context.db, userId, saved)
    return c.json(planJson(saved))
  })

  routes.delete('/study-plan', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await deleteStudyPlan(context.db, userId)
    return c.body(null, 204)
  })

  return routes
}

function planJson(saved: SavedStudyPlan | null) {
  return { plan: saved?.plan ?? null, savedAt: saved?.savedAt.toISOString() ?? null }
}
