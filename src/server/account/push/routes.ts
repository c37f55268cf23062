/** `/api/push`: what the account is told by push, and whether this browser is one that tells it. Each answer is the state. */
import { type Context, Hono } from 'hono'
import { pushChoiceSchema, pushSubscriptionSchema } from '#domain/account/push-wire.ts'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { choosePush, type PushRefusal, readPush, subscribe, testPush, unsubscribe } from './service.ts'

const WORDINGS: Record<PushRefusal['code'], { status: number; message: string }> = {
  not_for_students: { status: 403, message: 'This kind of notice is the owner’s' },
  invalid_push_key: { status: 400, message: 'The key of the subscription is no point of P-256' },
  session_not_found: { status: 401, message: 'The session has ended' },
  no_push_here: { status: 409, message: 'This browser has not asked for notices' },
}

/** Mount at /api/push. */
export function pushRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const viewerOf = (c: Context) => authenticate(context, c.req.header('authorization'))

  routes.use('*', async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/', async (c) => c.json(await readPush(context, await viewerOf(c))))

  routes.put('/choices', async (c) => {
    const viewer = await viewerOf(c)
    await context.limits.consume('pushChoiceByUser', viewer.userId)
    const chosen = await choosePush(context, viewer, await readJson(c, pushChoiceSchema))
    if (!chosen.ok) throw pushError(chosen)
    return c.json(await readPush(context, viewer))
  })

  routes.put('/subscription', async (c) => {
    const viewer = await viewerOf(c)
    await context.limits.consume('pushChoiceByUser', viewer.userId)
    const subscribed = await subscribe(context, viewer, await readJson(c, pushSubscriptionSchema))
    if (!subscribed.ok) throw pushError(subscribed)
    return c.json(await readPush(context, viewer))
  })

  routes.delete('/subscription', async (c) => {
    const viewer = await viewerOf(c)
    await unsubscribe(context, viewer)
    return c.json(await readPush(context, viewer))
  })

  routes.post('/test', async (c) => {
    const viewer = await viewerOf(c)
    await context.limits.consume('pushTestByUser', viewer.userId)
    const sent = await testPush(context, viewer)
    if (!sent.ok) throw pushError(sent)
    return c.body(null, 204)
  })

  return routes
}

function pushError({ code }: PushRefusal): HttpError {
  const { status, message } = WORDINGS[code]
  return new HttpError(status, code, message)
}
