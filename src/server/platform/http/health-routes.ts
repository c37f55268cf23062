/** /healthz: the process is alive. /readyz: it can serve, that is, the database answers it and is heard. */
import { type Context, Hono } from 'hono'
import type { Platform } from '../platform.ts'

export function healthRoutes({ health }: Pick<Platform, 'health'>): Hono {
  const routes = new Hono()
  routes.get('/healthz', (c) => answer(c, 'alive', health.findDeath()))
  routes.get('/readyz', async (c) => answer(c, 'ready', await health.findHindrance()))
  return routes
}

function answer(c: Context, status: string, reason: string | null): Response {
  c.header('cache-control', 'no-store')
  return reason === null ? c.json({ status }) : c.json({ status: `not ${status}`, reason }, 503)
}
