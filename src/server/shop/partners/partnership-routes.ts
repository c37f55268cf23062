/** `/api/partnership`: what a partner sees of the own statement, at /parceria. That of another account is not there. */
import { type Context, Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { readEntriesPage } from './entries-page.ts'
import { findPartnerOf } from './partner-repository.ts'
import { readEntries, readPartnership } from './statement.ts'

/** Mount at /api/partnership. */
export function partnershipRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const viewerOf = async (c: Context) => (await authenticate(context, c.req.header('authorization'))).userId

  routes.use('*', async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/', async (c) => {
    const userId = await viewerOf(c)
    return c.json({ partnership: await readPartnership(context, userId) })
  })

  routes.get('/months/:month', async (c) => {
    const userId = await viewerOf(c)
    const { month, after } = readEntriesPage(c.req.param('month'), c.req.query('after'))
    const partner = await findPartnerOf(context.db, userId)
    if (!partner) throw new HttpError(404, 'partner_not_found', 'There is no such partner')
    return c.json(await readEntries(context, { partnerId: partner.id, month }, after))
  })

  return routes
}
