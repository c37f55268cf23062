/**
 * POST /api/contact-messages: by script as JSON, without script as the form of /contato, which is then sent back to the
 * page with the protocol number or with what went wrong.
 */
import { type Context, Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isFormPost, readContactBody } from './schema.ts'
import { receiveContactMessage } from './service.ts'

/** Mount at /api. */
export function contactRoutes(context: AppContext): Hono {
  const routes = new Hono()
  routes.post('/contact-messages', async (c) => {
    c.header('cache-control', 'no-store')
    if (!isFormPost(c)) return c.json({ protocol: await receive(context, c) }, 201)
    requireOwnForm(context, c)
    try {
      return c.redirect(`/contato?protocolo=${await receive(context, c)}#formulario`, 303)
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error
      return c.redirect(`/contato?erro=${error.code}#formulario`, 303)
    }
  })
  return routes
}

async function receive(context: AppContext, c: Context): Promise<string> {
  const { ip } = clientOf(c, context.config.http.trustedProxies)
  await context.limits.consume('contactByAddress', addressKey(ip))
  const message = await readContactBody(c)
  // Each message sends a mail there.
  await context.limits.consume('contactByEmail', message.email)
  return receiveContactMessage(context, message)
}

/** A form of another site would make its visitors write to us. */
function requireOwnForm(context: Pick<Platform, 'config'>, c: Context): void {
  const origin = c.req.header('origin')
  if (origin !== undefined && origin !== new URL(context.config.siteUrl).origin) {
    throw new HttpError(403, 'foreign_origin', 'This form was sent from another site')
  }
}
