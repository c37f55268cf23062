/** `/api/console/correctors`: who corrects besides the owner, and what each did in a month. Behind the owner's gate. */
import { Hono } from 'hono'
import { invitationBodySchema, reportQuerySchema } from '#domain/console/correctors-admin-wire.ts'
import type { AppContext } from '#server/context.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { inviteCorrector, readCorrectors, withdrawInvitation } from '../correctors/invite-corrector.ts'
import { endCorrector } from '../correctors/leave-desk.ts'
import { readReport, writeReport } from '../correctors/monthly-report.ts'
import { settled } from '../correctors/refusals.ts'
import { readScale } from '../house-scale.ts'

export function correctorsAdmin(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()

  routes.get('/', async (c) => c.json(await readCorrectors(context)))

  routes.get('/scale', async (c) => c.json(await readScale(context)))

  routes.get('/report', async (c) =>
    c.json(await readReport(context, reportQuerySchema.parse(c.req.query()).month)),
  )

  routes.get('/report.csv', async (c) => {
    const { month } = reportQuerySchema.parse(c.req.query())
    await context.limits.consume('exportByUser', c.get('owner').userId)
    c.header('content-type', 'text/csv; charset=utf-8')
    c.header('content-disposition', `attachment; filename="correcoes-${month}.csv"`)
    return c.body(writeReport(await readReport(context, month)))
  })

  routes.post('/invitations', async (c) => {
    const { email } = await readJson(c, invitationBodySchema)
    await context.limits.consume('correctorInvitationByUser', c.get('owner').userId)
    settled(await inviteCorrector(context, c.get('owner').userId, email))
    return c.body(null, 204)
  })

  routes.delete('/invitations/:id', async (c) => {
    await withdrawInvitation(context, c.get('owner').userId, readId(c, 'invitation_not_found'))
    return c.body(null, 204)
  })

  routes.delete('/:id', async (c) => {
    settled(await endCorrector(context, c.get('owner').userId, readId(c, 'corrector_not_found')))
    return c.body(null, 204)
  })

  return routes
}
