/**
 * The accounts wire under /auth/v1 (docs/wire.md §2): sign-up, sign-in, renewal, sign-out, the own record. Reads and
 * answers; the decisions are in the services. The links of mails are link-routes.ts.
 */
import { type Context, Hono } from 'hono'
import type { Platform } from '#server/platform/platform.ts'
import type { AppContext } from '../context.ts'
import { findPendingSession, findViewer, type PendingSession, type Viewer } from '../identity/authenticate.ts'
import { readJson } from '../platform/http/body.ts'
import { clientOf } from '../platform/http/client-address.ts'
import { HttpError } from '../platform/http/errors.ts'
import { deviceClientOf } from './devices/device-cookie.ts'
import { linkRoutes } from './mailbox/link-routes.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { getUser, signInWithPassword } from './service.ts'
import { refreshSession, signOut } from './sessions/service.ts'
import { signUp } from './sign-up.ts'
import { exchangeCode } from './social/service.ts'
import { updateUser } from './update-user.ts'
import { emailSchema, normalizeEmail } from './users/email.ts'
import { asPending } from './users/user-repository.ts'
import { answerSession } from './wire/answer-session.ts'
import { pendingUserJson, userJson } from './wire/presenter.ts'
import { CREDENTIALS_MISSING, unwrap } from './wire/refusals.ts'
import {
  codeExchangeSchema,
  credentialsSchema,
  refreshSchema,
  signOutScopeSchema,
  userUpdateSchema,
} from './wire/schemas.ts'

const JWKS_MAX_AGE_SECONDS = 600

export function authRoutes(context: AppContext): Hono {
  const routes = new Hono()
  const clientOfCall = (c: Context) => clientOf(c, context.config.http.trustedProxies)

  routes.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })

  routes.get('/.well-known/jwks.json', async (c) =>
    c.json(await context.keys.accessTokens.jwks(), 200, {
      'cache-control': `public, max-age=${JWKS_MAX_AGE_SECONDS}`,
    }),
  )

  routes.get('/settings', (c) =>
    c.json({
      external: { email: true, phone: false, anonymous_users: false, ...socialSettings(context) },
      disable_signup: false,
      mailer_autoconfirm: context.config.confirmEmail === 'off',
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    }),
  )

  routes.post('/signup', async (c) => {
    const { data, ...rest } = await readJson(c, credentialsSchema)
    // What the client sends to be let in as nobody: an object of data, and no member of a credential.
    if (data && Object.keys(rest).length === 0)
      throw new HttpError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    const { email, password } = requireEmailAndPassword(rest, 'Phone signups are disabled')
    const client = deviceClientOf(context, c)
    const input = { email: emailSchema.parse(email), password, metadata: data ?? {}, client }
    const signedUp = unwrap(await signUp(context, input))
    if (signedUp.kind === 'pending') return c.json(pendingUserJson(signedUp.account))
    return answerSession(context, c, signedUp.session)
  })

  routes.post('/token', async (c) => {
    const client = deviceClientOf(context, c)
    switch (c.req.query('grant_type')) {
      case 'password': {
        const credentials = await readJson(c, credentialsSchema)
        const { email, password } = requireEmailAndPassword(credentials, 'Phone logins are disabled')
        const input = { email: normalizeEmail(email), password, client }
        return answerSession(context, c, unwrap(await signInWithPassword(context, input)))
      }
      case 'refresh_token': {
        const { refresh_token } = await readJson(c, refreshSchema)
        return answerSession(context, c, unwrap(await refreshSession(context, refresh_token, client)))
      }
      case 'pkce': {
        const { auth_code: code, code_verifier: verifier } = await readJson(c, codeExchangeSchema)
        return answerSession(context, c, unwrap(await exchangeCode(context, { code, verifier, client })))
      }
      default:
        throw new HttpError(400, 'validation_failed', 'unsupported_grant_type')
    }
  })

  routes.post('/logout', async (c) => {
    const pendingSession = await requirePendingSession(context, c)
    const scope = signOutScopeSchema.parse(c.req.query('scope'))
    // Anyone who only knows the password sends nobody else away.
    await signOut(context, pendingSession, pendingSession.owesSecondFactor ? 'local' : scope)
    return c.body(null, 204)
  })

  routes.get('/user', async (c) => {
    const pendingSession = await requirePendingSession(context, c)
    const user = await getUser(context, pendingSession)
    return c.json(userJson(pendingSession.owesSecondFactor ? asPending(user) : user))
  })

  routes.put('/user', async (c) => {
    const viewer = await requireViewer(context, c)
    const body = await readJson(c, userUpdateSchema)
    if (body.phone) throw new HttpError(400, 'phone_provider_disabled', 'Phone logins are disabled')
    const { email, password, data, current_password: currentPassword } = body
    const change = { email, password, currentPassword, data }
    return c.json(userJson(unwrap(await updateUser(context, viewer, change, clientOfCall(c)))))
  })

  routes.route('/', linkRoutes(context))
  routes.route('/factors', secondFactorRoutes(context))
  return routes
}

function socialSettings({ config }: Pick<Platform, 'config'>): Record<string, true> {
  return Object.fromEntries(config.oidcProviders.map(({ name }) => [name, true]))
}

/** Product §5 "Backend rule": the one sentence for whatever is missing. */
function requireEmailAndPassword(
  body: {
    email?: string | null | undefined
    phone?: string | null | undefined
    password?: string | null | undefined
  },
  phoneRefusal: string,
): { email: string; password: string } {
  const { email, phone, password } = body
  if (!password || (!email && !phone)) throw new HttpError(400, 'validation_failed', CREDENTIALS_MISSING)
  if (!email) throw new HttpError(400, 'phone_provider_disabled', phoneRefusal)
  return { email, password }
}

async function requirePendingSession(context: AppContext, c: Context): Promise<PendingSession> {
  return unwrap(await findPendingSession(context, c.req.header('authorization')))
}

async function requireViewer(context: AppContext, c: Context): Promise<Viewer> {
  return unwrap(await findViewer(context, c.req.header('authorization')))
}
