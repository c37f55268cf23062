/** `/api/console/notices`: the admin page /painel/emails. Each answer is the whole admin page, as it holds after the call. */
import { Hono } from 'hono'
import { announcementSchema, forgetRefusalSchema } from '#domain/console/notices-admin-wire.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { retryGivenUp } from '#server/platform/mail/given-up.ts'
import { forgetRefusal } from '#server/platform/mail/refused-addresses.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readNoticesAdmin } from './admin-repository.ts'
import { announce } from './announce.ts'

/** Mount at /api/console/notices. */
export function noticesAdmin(context: Pick<Platform, 'db' | 'jobs' | 'now'>): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()
  routes.get('/', async (c) => c.json(await readNoticesAdmin(context.db)))
  routes.post('/announcements', async (c) => {
    const announcement = await readJson(c, announcementSchema)
    const done = await announce(context, c.get('owner').userId, announcement)
    if (!done.ok) throw new HttpError(400, done.code, 'Choose the product that has come')
    return c.json(await readNoticesAdmin(context.db))
  })
  routes.post('/refused-addresses/forget', async (c) => {
    const { email } = await readJson(c, forgetRefusalSchema)
    await forgetRefusal(context.db, email)
    return c.json(await readNoticesAdmin(context.db))
  })
  routes.post('/given-up/retry', async (c) => {
    await retryGivenUp(context.db, context.now())
    context.jobs.wake('deliver-mail')
    context.jobs.wake('deliver-list-mail')
    return c.json(await readNoticesAdmin(context.db))
  })
  return routes
}
