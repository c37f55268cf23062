/**
 * The browser's way to a provider and back (docs/wire.md §2, GET authorize and GET|POST callback). Both are opened as
 * pages, so whatever happens leads back to one of ours, with the error in the parameters that the accounts client
 * reads; only a call that no button of ours makes is answered by itself.
 */
import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { AppContext } from '#server/context.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { redirectTarget } from '../links/redirect-target.ts'
import { ticketOfState, withoutTicket, withTicket } from './login-ticket.ts'
import { answerSocialLogin, beginSocialLogin } from './service.ts'
import { type SocialError, socialError } from './social-errors.ts'

/** The tickets of all sign-ins that this browser has under way: each tab may begin one. */
const COOKIE = 'social-logins'
const COOKIE_PATH = '/auth/v1'
const CALLBACK_PATH = '/auth/v1/callback'
/** Longer than the sign-in itself may take, so that one that took too long is told so. */
const COOKIE_SECONDS = 3600

export const challengeSchema = z.object({
  code_challenge: z
    .string('A code challenge is required: only the PKCE flow is supported')
    .regex(/^[A-Za-z0-9_-]{43}$/, 'code_challenge must be a SHA-256 in base64url'),
  // The client sends "plain" where the page may not compute a hash (http on a network address).
  code_challenge_method: z
    .string('code_challenge_method must be s256')
    .toLowerCase()
    .pipe(z.literal('s256', 'code_challenge_method must be s256')),
})

/** What a provider sends; everything else of its answer is dropped. */
const ANSWER_MEMBERS = ['state', 'code', 'iss', 'error', 'error_description'] as const

export function socialRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const { siteUrl, http } = context.config
  const cookieOptions = {
    httpOnly: true,
    secure: siteUrl.startsWith('https:'),
    sameSite: 'Lax',
    path: COOKIE_PATH,
  } as const

  const keepTickets = (c: Context, tickets: string) => {
    if (tickets === '') deleteCookie(c, COOKIE, cookieOptions)
    else setCookie(c, COOKIE, tickets, { ...cookieOptions, maxAge: COOKIE_SECONDS })
  }

  routes.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    await next()
  })

  routes.get('/authorize', async (c) => {
    const redirectTo = redirectTarget(c.req.query('redirect_to') ?? '/perfil', siteUrl)
    // The implicit flow: the tokens would stand in an address. Its client reads the refusal where it expects them.
    if (c.req.query('code_challenge') === undefined && c.req.query('provider'))
      return leadBack(c, redirectTo, socialError('implicit_flow'))
    const { code_challenge: codeChallenge } = challengeSchema.parse(c.req.query())
    const input = { provider: c.req.query('provider') ?? '', redirectTo, codeChallenge }
    try {
      const begun = await beginSocialLogin(context, { ...input, client: clientOf(c, http.trustedProxies) })
      if (begun.ok) {
        keepTickets(c, withTicket(getCookie(c, COOKIE), begun.value.ticket))
        return c.redirect(begun.value.url.href, 302)
      }
      if (begun.code === 'provider_unreachable') return leadBack(c, redirectTo, socialError(begun.code))
    } catch (error) {
      return leadBack(c, redirectTo, failureOf(context, c, error))
    }
    throw new HttpError(400, 'validation_failed', 'Unsupported provider: provider is not enabled')
  })

  routes.get('/callback', async (c) => {
    try {
      const answer = answerFrom((name) => c.req.query(name))
      const kept = getCookie(c, COOKIE)
      const ticket = ticketOfState(kept, answer.get('state') ?? '')
      const { redirectTo, isOver, result } = await answerSocialLogin(context, {
        answer,
        ticket,
      })
      if (isOver && ticket) keepTickets(c, withoutTicket(kept, ticket))
      return leadBack(c, redirectTo, result.ok ? { code: result.value } : socialError(result.code))
    } catch (error) {
      return leadBack(c, redirectTarget('/perfil', siteUrl), failureOf(context, c, error))
    }
  })

  // Providers that answer by a form (response_mode=form_post) come from their own site, without our cookie: the
  // browser brings it on the way back to the address above.
  routes.post('/callback', async (c) => {
    const form = await c.req.parseBody().catch((error: unknown) => {
      if (error instanceof HttpError) throw error
      throw new HttpError(400, 'validation_failed', 'Could not parse request body as a form')
    })
    const answer = answerFrom((name) => form[name])
    return c.redirect(`${siteUrl}${CALLBACK_PATH}?${answer}`, 303)
  })

  return routes
}

function answerFrom(read: (name: string) => unknown): URLSearchParams {
  const answer = new URLSearchParams()
  for (const name of ANSWER_MEMBERS) {
    const value = read(name)
    if (typeof value === 'string') answer.set(name, value)
  }
  return answer
}

function leadBack(c: Context, redirectTo: string, members: { code: string } | SocialError): Response {
  const url = new URL(redirectTo)
  for (const [name, value] of Object.entries(members)) url.searchParams.set(name, value)
  return c.redirect(url.href, 303)
}

/** A limit that was reached, a database that is away: told on our page as everything else. */
function failureOf(context: Pick<Platform, 'logger'>, c: Context, error: unknown): SocialError {
  if (error instanceof HttpError && error.status < 500) {
    return { error: 'access_denied', error_code: error.code, error_description: error.message }
  }
  context.logger.error({ err: error, requestId: c.get('requestId'), path: c.req.path }, 'request failed')
  return socialError('unexpected_failure')
}
