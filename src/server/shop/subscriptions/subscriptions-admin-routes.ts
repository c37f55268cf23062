/** `/api/console/subscriptions`: the admin page /painel/assinaturas. Each answer is the whole admin page. */
import { Hono } from 'hono'
import { clockTurnSchema, priceAnnouncementSchema } from '#domain/console/subscriptions-admin-wire.ts'
import type { AppContext } from '#server/context.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { announcePlanPrice, readSubscriptionsAdmin, turnClockOn } from './subscriptions-admin.ts'

const ID = ':id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}'

/** Mount at /api/console/subscriptions. */
export function subscriptionsAdmin(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()

  routes.get('/', async (c) => c.json(await readSubscriptionsAdmin(context)))

  routes.post('/price-announcements', async (c) => {
    const terms = await readJson(c, priceAnnouncementSchema)
    const done = await announcePlanPrice(context, c.get('owner').userId, terms)
    if (!done.ok) throw new HttpError(409, done.code, 'The plan has another price now')
    return c.json(await readSubscriptionsAdmin(context))
  })

  routes.post(`/${ID}/clock`, async (c) => {
    const { days } = await readJson(c, clockTurnSchema)
    const done = await turnClockOn(context, c.get('owner').userId, c.req.param('id'), days)
    if (!done.ok) throw new HttpError(404, done.code, 'There is no such subscription at the test provider')
    return c.json(await readSubscriptionsAdmin(context))
  })

  return routes
}
