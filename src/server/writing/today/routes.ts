/** GET /api/today: the home of who is signed in. */
import { Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readToday } from './read-today.ts'

/** Mount at /api. */
export function todayRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.get('/today', async (c) => {
    c.header('cache-control', 'no-store')
    const student = await authenticate(context, c.req.header('authorization'))
    return c.json(await context.reads.history(student.userId, (db) => readToday({ ...context, db }, student)))
  })
  return routes
}
