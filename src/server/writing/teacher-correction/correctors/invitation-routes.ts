/** `/api/corrector-invitations`: who was invited to correct accepts. */
import { Hono } from 'hono'
import { acceptanceBodySchema } from '#domain/console/correctors-admin-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { settled } from './refusals.ts'

/** Mount at /api/corrector-invitations. */
export function invitationRoutes(context: AppContext): Hono {
  const routes = new Hono()

  routes.post('/acceptance', async (c) => {
    c.header('cache-control', 'no-store')
    const viewer = await authenticate(context, c.req.header('authorization'))
    await context.limits.consume('correctorAcceptanceByUser', viewer.userId)
    const { token } = await readJson(c, acceptanceBodySchema)
    settled(await acceptInvitation(context, viewer, token))
    return c.body(null, 204)
  })

  return routes
}
