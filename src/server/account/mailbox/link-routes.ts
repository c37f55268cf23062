/**
 * The part of the accounts wire that mails belong to (docs/wire.md §2): recover, resend, and verify, which uses a link
 * up. Takes no `redirect_to`: our links lead to our own pages and nowhere else.
 */
import { type Context, Hono } from 'hono'
import type { AppContext } from '#server/context.ts'
import { readJson } from '#server/platform/http/body.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { deviceClientOf } from '../devices/device-cookie.ts'
import { pageOfLink } from '../links/link-mail.ts'
import { answerSession } from '../wire/answer-session.ts'
import { accountError, unwrap } from '../wire/refusals.ts'
import { recoverSchema, resendSchema, verifySchema } from '../wire/schemas.ts'
import { confirmEmailChange } from './change-email.ts'
import { confirmEmail } from './confirm-email.ts'
import { openByRecovery } from './recover-account.ts'
import { requestLink } from './request-link.ts'

/** Word for word what the clients of this wire know. */
const HALF_CONFIRMED = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

export function linkRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const clientOfCall = (c: Context) => clientOf(c, context.config.http.trustedProxies)

  routes.post('/recover', async (c) => {
    const { email } = await readJson(c, recoverSchema)
    if (!context.site.settings.features.passwordRecovery)
      throw accountError({ ok: false, code: 'recovery_disabled' })
    await requestLink(context, { kind: 'recovery', email, client: clientOfCall(c) })
    return c.json({})
  })

  routes.post('/resend', async (c) => {
    const { type, email } = await readJson(c, resendSchema)
    const client = clientOfCall(c)
    if (type === 'signup') await requestLink(context, { kind: 'confirmation', email, client })
    if (type === 'email_change') await requestLink(context, { kind: 'email-change', email, client })
    return c.json({})
  })

  /** Spends nothing: programs that look into mails open links. Our page asks for a click. */
  routes.get('/verify', (c) => {
    const type = c.req.query('type') ?? ''
    const page = new URL(pageOfLink(type), context.config.siteUrl)
    page.searchParams.set('token_hash', c.req.query('token_hash') ?? c.req.query('token') ?? '')
    page.searchParams.set('type', type)
    return c.redirect(page.href, 303)
  })

  routes.post('/verify', async (c) => {
    const { type, token_hash: token } = await readJson(c, verifySchema)
    // Codes to type in, and links of other types, are not sent, so none can be valid.
    if (!token) throw accountError({ ok: false, code: 'otp_expired' })
    const input = { token, client: deviceClientOf(context, c) }
    switch (type) {
      case 'signup':
      case 'email':
        return answerSession(context, c, unwrap(await confirmEmail(context, input)))
      case 'recovery':
        return answerSession(context, c, unwrap(await openByRecovery(context, input)))
      case 'email_change': {
        const step = unwrap(await confirmEmailChange(context, input))
        if (step.kind === 'other-mailbox') return c.json({ msg: HALF_CONFIRMED, code: '200' })
        return answerSession(context, c, step.session)
      }
      default:
        throw accountError({ ok: false, code: 'otp_expired' })
    }
  })

  return routes
}
