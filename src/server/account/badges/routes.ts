/**
 * POST /api/badges/seen { badgeIds }: the browser has announced them. GET /api/deeds: the student's own numbers for
 * the profile (product §3 Profile stats).
 */
import { Hono } from 'hono'
import { z } from 'zod'
import { BADGE_IDS } from '#domain/account/badges.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { countConfirmedReferrals } from './repository.ts'
import { noteSeenBadges, readActivities } from './service.ts'

export const seenSchema = z.strictObject({
  badgeIds: z.array(z.enum(BADGE_IDS)).min(1).max(BADGE_IDS.length),
})

/** Mount at /api. */
export function badgeRoutes(context: AppContext): Hono {
  const routes = new Hono()

  routes.post('/badges/seen', async (c) => {
    c.header('cache-control', 'no-store')
    const { userId } = await authenticate(context, c.req.header('authorization'))
    const { badgeIds } = await readJson(c, seenSchema)
    await noteSeenBadges(context, userId, badgeIds)
    return c.body(null, 204)
  })

  routes.get('/deeds', async (c) => {
    c.header('cache-control', 'no-store')
    const { userId } = await authenticate(context, c.req.header('authorization'))
    const activities = await readActivities(context, userId)
    return c.json({
      essays: activities.essay,
      chatMessages: activities['chat-message'],
      referrals: await countConfirmedReferrals(context.db, userId),
    })
  })

  return routes
}
