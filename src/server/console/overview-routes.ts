/** `GET /api/console/overview?days=30`: plain numbers of the last days. */
import { Hono } from 'hono'
import { OVERVIEW_DAYS } from '#domain/console/overview-wire.ts'
import type { AppContext } from '../context.ts'
import type { OwnerEnv } from '../identity/owners-only.ts'
import { HttpError } from '../platform/http/errors.ts'
import { readOverview } from './overview.ts'

const USUAL_DAYS = 30

export function overviewRoutes(context: Pick<AppContext, 'now' | 'reads'>): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()
  routes.get('/', async (c) => {
    const wanted = c.req.query('days') ?? String(USUAL_DAYS)
    const days = OVERVIEW_DAYS.find((one) => String(one) === wanted)
    if (!days) throw new HttpError(400, 'invalid_input', `days: is one of ${OVERVIEW_DAYS.join(', ')}`)
    const { userId } = c.get('owner')
    return c.json(await context.reads.reports(userId, (db) => readOverview(db, days, context.now())))
  })
  return routes
}
