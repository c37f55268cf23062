/** /api/account: what a signed-in person sees and decides about their own account, beyond the accounts wire. */
import { Hono } from 'hono'
import { z } from 'zod'
import { deviceOf } from '#domain/account/device.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { completeRegistration } from '../registration/service.ts'
import { endOwnSession } from '../sessions/service.ts'
import { listOpenSessions, type OpenSession } from '../sessions/session-repository.ts'
import { accountError } from '../wire/refusals.ts'
import { proveAgain } from './prove-again.ts'

const MAX_ANSWER_LENGTH = 40
const answer = z.string().max(MAX_ANSWER_LENGTH).nullish()

/** What each member may be is the rule's business (src/domain/account/registration.ts), so that each has its own refusal. */
export const registrationSchema = z.strictObject({ ageBand: answer, terms: answer, privacy: answer })

const MAX_PASSWORD_LENGTH = 1024

export const proofSchema = z.strictObject({ password: z.string().max(MAX_PASSWORD_LENGTH) })

/** Mount at /api/account. */
export function ownAccountRoutes(context: AppContext): Hono {
  const routes = new Hono()

  routes.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.post('/registration', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await context.limits.consume('registrationByUser', userId)
    const { ageBand, terms, privacy } = await readJson(c, registrationSchema)
    const completed = await completeRegistration(context, userId, { ageBand, terms, privacy })
    if (!completed.ok) throw accountError(completed)
    return c.body(null, 204)
  })

  routes.post('/proof', async (c) => {
    const viewer = await authenticate(context, c.req.header('authorization'))
    const { password } = await readJson(c, proofSchema)
    const proven = await proveAgain(context, viewer, password)
    if (!proven.ok) throw accountError(proven)
    return c.body(null, 204)
  })

  routes.get('/sessions', async (c) => {
    const viewer = await authenticate(context, c.req.header('authorization'))
    const sessions = await listOpenSessions(context.db, viewer.userId)
    return c.json({ sessions: sessions.map((session) => sessionJson(session, viewer.sessionId)) })
  })

  // Ended already, or never one's own: the same answer.
  routes.delete('/sessions/:id{[0-9a-f-]{36}}', async (c) => {
    const viewer = await authenticate(context, c.req.header('authorization'))
    const id = z.uuid().safeParse(c.req.param('id'))
    if (id.success) await endOwnSession(context, viewer, id.data)
    return c.body(null, 204)
  })

  return routes
}

/** Neither address nor the browser's whole description: enough to know one's own device, too little to be told by. */
function sessionJson({ id, userAgent, startedAt, lastUsedAt }: OpenSession, currentId: string) {
  return {
    id,
    device: deviceOf(userAgent),
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === currentId,
  }
}
