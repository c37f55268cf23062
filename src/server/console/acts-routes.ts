/** `GET /api/console/acts`: what the owner did, newest first. */
import { Hono } from 'hono'
import type { AppContext } from '../context.ts'
import type { OwnerEnv } from '../identity/owners-only.ts'
import { HttpError } from '../platform/http/errors.ts'
import { readActs } from './acts.ts'

const ACT_ID = /^\d{1,18}$/

export function actsRoutes(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()
  routes.get('/', async (c) => {
    const before = c.req.query('before') ?? null
    if (before !== null && !ACT_ID.test(before)) {
      throw new HttpError(400, 'invalid_input', 'before: is the id of an act')
    }
    const { rows, next } = await readActs(context.db, { before })
    return c.json({ acts: rows, next })
  })
  return routes
}
