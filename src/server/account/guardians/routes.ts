/** `/api/guardians`: a minor's guardians, and a guardian's minors. A tie of others is not there. */
import { type Context, Hono } from 'hono'
import type { CodeRefusal, TieRefusal } from '#domain/account/guardian.ts'
import { guardianCodeBodySchema, tieBodySchema } from '#domain/account/guardian-wire.ts'
import type { Ok } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import {
  decideApproval,
  decidePermission,
  endTie,
  type NotTied,
  previewTie,
  readTies,
  tie,
} from './guardian.ts'
import { makeGuardianCode, readOwnGuardians } from './minor.ts'

type GuardianRefusal = CodeRefusal | TieRefusal | NotTied

const WORDINGS: Record<GuardianRefusal['code'], { status: number; message: string }> = {
  not_tied: { status: 404, message: 'There is no such tie' },
  code_not_found: { status: 404, message: 'No account has this code' },
  code_expired: { status: 409, message: 'The code has expired' },
  code_used: { status: 409, message: 'The code was used' },
  own_code: { status: 409, message: 'The code is of this account' },
  age_unknown: { status: 403, message: 'The age is not known' },
  guardian_is_minor: { status: 403, message: 'A guardian is of age' },
  email_not_confirmed: { status: 403, message: 'The address is not confirmed' },
  name_missing: { status: 409, message: 'The profile has no name yet' },
  not_a_minor: { status: 409, message: 'The account is of an adult' },
  too_many_guardians: { status: 409, message: 'The minor has as many guardians as may be' },
  too_many_minors: { status: 409, message: 'The guardian has as many minors as may be' },
}

/** Mount at /api/guardians. */
export function guardianRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const viewerOf = async (c: Context) => (await authenticate(context, c.req.header('authorization'))).userId
  const tieOf = (c: Context) => readId(c, 'not_tied')

  routes.use('*', async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/own', async (c) => c.json(await readOwnGuardians(context, await viewerOf(c))))
  routes.post('/code', async (c) => {
    const userId = await viewerOf(c)
    await context.limits.consume('guardianCodeByUser', userId)
    return c.json(settledValue(await makeGuardianCode(context, userId)), 201)
  })
  routes.post('/preview', async (c) => {
    const userId = await viewerOf(c)
    await context.limits.consume('guardianCodeByUser', userId)
    const { code } = await readJson(c, guardianCodeBodySchema)
    return c.json(settledValue(await previewTie(context, userId, code)))
  })
  routes.get('/ties', async (c) => c.json(await readTies(context, await viewerOf(c))))
  routes.post('/ties', async (c) => {
    const userId = await viewerOf(c)
    await context.limits.consume('guardianCodeByUser', userId)
    const { code } = await readJson(c, tieBodySchema)
    return c.json(settledValue(await tie(context, userId, code)))
  })
  routes.on(['PUT', 'DELETE'], '/ties/:id/permission', async (c) => {
    const userId = await viewerOf(c)
    settledValue(await decidePermission(context, userId, tieOf(c), c.req.method === 'PUT'))
    return c.body(null, 204)
  })
  routes.on(['PUT', 'DELETE'], '/ties/:id/approval', async (c) => {
    const userId = await viewerOf(c)
    settledValue(await decideApproval(context, userId, tieOf(c), c.req.method === 'PUT'))
    return c.body(null, 204)
  })
  routes.delete('/ties/:id', async (c) => {
    await endTie(context, await viewerOf(c), tieOf(c))
    return c.body(null, 204)
  })

  return routes
}

function settledValue<T>(result: Ok<T> | GuardianRefusal): T {
  if (result.ok) return result.value
  const { status, message } = WORDINGS[result.code]
  throw new HttpError(status, result.code, message)
}
