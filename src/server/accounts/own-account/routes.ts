/** /api/account: what a signed-in person sees and decides about their own account, beyond the accounts wire. */
import { Hono } from 'hono'
import { z } from 'zod'
import type { AppContext } from '../../context.ts'
import { readJson } from '../../http/body.ts'
import { authenticate } from '../authenticate.ts'
import { accountError } from '../refusals.ts'
import { completeRegistration } from '../registration/service.ts'

const MAX_ANSWER_LENGTH = 40
const answer = z.string().max(MAX_ANSWER_LENGTH).nullish()

/** What each member may be is the rule's business (domain/registration.ts), so that each has its own refusal. */
const registrationSchema = z.strictObject({ ageBand: answer, terms: answer, privacy: answer })

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

  return routes
}
