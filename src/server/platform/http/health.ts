/** /healthz: the process is alive. /readyz: it can serve, that is, the database answers. */
import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Platform } from '../platform.ts'

export function healthRoutes({ db }: Pick<Platform, 'db'>): Hono {
  const routes = new Hono()
  routes.get('/healthz', (c) => c.json({ status: 'alive' }))
  routes.get('/readyz', async (c) => {
    try {
      await sql`select 1`.execute(db)
      return c.json({ status: 'ready' })
    } catch {
      return c.json({ status: 'not ready', reason: 'the database does not answer' }, 503)
    }
  })
  return routes
}
