/**
 * Second factors on the accounts wire (docs/wire.md §2): enrol, challenge, verify, unenrol, and recovery codes as the
 * client's `mfa.recoveryCodes` asks for them. What is not `pendingSession` below is refused to a session that owes the factor.
 */
import { type Context, Hono } from 'hono'
import { renderSVG } from 'uqr'
import type { AppContext } from '#server/context.ts'
import {
  findPendingSession,
  findViewer,
  type PendingSession,
  type Viewer,
} from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { sessionJson } from '../wire/presenter.ts'
import { unwrap } from '../wire/refusals.ts'
import { enrolSchema, recoveryCodeSchema, timeCodeSchema } from '../wire/schemas.ts'
import { enrolFactor, removeFactor } from './enrol-factor.ts'
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts'
import { challengeFactor, showRecoveryCode, showTimeCode } from './show-factor.ts'

const FACTOR = '/:id{[0-9a-f-]{36}}'

/** Mount at /auth/v1/factors. */
export function secondFactorRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const viewerOf = async (c: Context): Promise<Viewer> =>
    unwrap(await findViewer(context, c.req.header('authorization')))
  const pendingSessionOf = async (c: Context): Promise<PendingSession> =>
    unwrap(await findPendingSession(context, c.req.header('authorization')))

  routes.post('/', async (c) => {
    const viewer = await viewerOf(c)
    const { friendly_name } = await readJson(c, enrolSchema)
    const enrolment = unwrap(await enrolFactor(context, viewer, { friendlyName: friendly_name ?? null }))
    const { id, friendlyName, secret, uri } = enrolment
    const totp = { qr_code: renderSVG(uri), secret, uri }
    return c.json({ id, type: 'totp', friendly_name: friendlyName ?? undefined, totp })
  })

  routes.post(`${FACTOR}/challenge`, async (c) => {
    const { id, expiresAt } = unwrap(
      await challengeFactor(context, await pendingSessionOf(c), c.req.param('id')),
    )
    return c.json({ id, type: 'totp', expires_at: expiresAt })
  })

  routes.post(`${FACTOR}/verify`, async (c) => {
    const pendingSession = await pendingSessionOf(c)
    const { challenge_id: challengeId, code } = await readJson(c, timeCodeSchema)
    const given = { factorId: c.req.param('id'), challengeId, code }
    return c.json(sessionJson(unwrap(await showTimeCode(context, pendingSession, given))))
  })

  routes.delete(FACTOR, async (c) => {
    const id = c.req.param('id')
    unwrap(await removeFactor(context, await viewerOf(c), id))
    return c.json({ id })
  })

  routes.get('/recovery-codes', async (c) => {
    const { factorId, total, remaining } = unwrap(await countRecoveryCodes(context, await viewerOf(c)))
    return c.json({ id: factorId, type: 'recovery_code', total, remaining })
  })

  routes.post('/recovery-codes/verify', async (c) => {
    const pendingSession = await pendingSessionOf(c)
    const { code } = await readJson(c, recoveryCodeSchema)
    return c.json(sessionJson(unwrap(await showRecoveryCode(context, pendingSession, code))))
  })

  // The client has two calls for it; both replace what was there.
  for (const path of ['/recovery-codes', '/recovery-codes/regenerate']) {
    routes.post(path, async (c) => {
      const { factorId, codes } = unwrap(await makeRecoveryCodes(context, await viewerOf(c)))
      return c.json({ id: factorId, type: 'recovery_code', total: codes.length, codes })
    })
  }

  return routes
}
