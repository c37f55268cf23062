/** `/api/console/opening` and `/api/console/health`: what is missing before the shop opens, and whether all is well. */
import { Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readHealth } from './health.ts'
import { readOpening } from './opening.ts'

/** Mount at /api/console. */
export function healthAdmin(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()
  routes.get('/opening', async (c) => c.json(await readOpening(context, c.get('owner').userId)))
  routes.get('/health', async (c) => c.json(await readHealth(context)))
  return routes
}
