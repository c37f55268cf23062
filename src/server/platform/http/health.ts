/** /healthz: the process is alive. /readyz: it can serve, that is, the database answers. */
import { Hono } from 'hono'
import { askDatabase } from '../db/client.ts'
import type { Platform } from '../platform.ts'

export function healthRoutes({ db }: Pick<Platform, 'db'>): Hono {
  const routes = new Hono()
  routes.get('/healthz', (c) => c.json({ status: 'alive' }))
  routes.get('/readyz', async (c) => {
    try {
      await askDatabase(db)
      return c.json({ status: 'ready' })
    } catch {
      return c.json({ status: 'not ready', reason: 'the database does not answer' }, 503)
    }
  })
  return routes
}
