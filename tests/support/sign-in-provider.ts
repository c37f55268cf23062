/**
 * A real OpenID Connect provider on this machine (the package oidc-provider), where anybody may be anybody: its
 * sign-in page asks for the e-mail and the name that it then vouches for.
 */
import { createPrivateKey } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK } from 'jose'
import Provider, { type AccountClaims, type Configuration } from 'oidc-provider'
import { newProviderKey, PROVIDER_CLIENT, providerSetting } from './provider-client.ts'
import { providerMemory } from './provider-memory.ts'

/** What the sign-in page is told; `sub` stands for the person there, the e-mail if not given. */
export type ProviderPerson = { email?: string; verified?: boolean; name?: string; sub?: string }

export type SignInProvider = AsyncDisposable & {
  issuer: string
  /** A value of OIDC_PROVIDERS with this provider alone. */
  setting: (names?: { name?: string; displayName?: string }) => string
  /** Where browsers may be led back to, known once the product listens. */
  allow: (siteUrl: string) => Promise<void>
  /** What its doors answer instead, until it is given null: an outage. */
  failWith: (status: number | null) => void
  /** What becomes of every ID token before it leaves, until it is given null. */
  forge: (change: ((idToken: string) => string | Promise<string>) | null) => void
  /** Which doors are shut, by their path. */
  shut: (paths: readonly string[]) => void
  /** The path of every request, in order. */
  requests: readonly string[]
}

/**
 * The same for every provider that a server may ask in turn: who has read the keys looks for new ones a minute later at
 * the soonest. Journeys are given theirs (playwright.config.ts), since after a failure the next one is a new process.
 */
const privateKey = createPrivateKey(process.env['E2E_PROVIDER_KEY'] ?? newProviderKey())

/** `isProofInUserInfo`: the ID token holds the e-mail, and only userinfo whether it was proven. */
export type ProviderOptions = { port?: number; idTokenHoldsClaims?: boolean; isProofInUserInfo?: boolean }

export async function startSignInProvider(options: ProviderOptions = {}): Promise<SignInProvider> {
  const people = new Map<string, ProviderPerson>()
  const requests: string[] = []
  let serve: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null = null
  let failure: number | null = null
  let change: Parameters<SignInProvider['forge']>[0] = null
  let shutPaths: readonly string[] = []
  const http = createServer((request, response) => {
    requests.push(request.url?.split('?')[0] ?? '')
    if (shutPaths.includes(request.url ?? '')) return void response.writeHead(503).end()
    if (failure !== null || !serve) return void response.writeHead(failure ?? 503).end()
    serve(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  // The product keeps a connection for its next question; who asks while it is being closed gets no answer.
  http.keepAliveTimeout = 0
  // By its name: for the product's address, 127.0.0.1, that is another site, as a real provider is.
  await new Promise<void>((resolve) => http.listen(options.port ?? 0, 'localhost', resolve))
  const issuer = `http://localhost:${(http.address() as AddressInfo).port}`

  return {
    issuer,
    requests,
    setting: (names) => providerSetting(issuer, names),
    async allow(siteUrl) {
      const configuration = await configurationFor(siteUrl, people, options)
      const provider = new Provider(issuer, configuration)
      provider.use(async (ctx, next) => {
        await next()
        const body = ctx.body as { id_token?: string } | undefined
        if (ctx.oidc?.route === 'token' && body?.id_token && change)
          ctx.body = { ...body, id_token: await change(body.id_token) }
      })
      const answer = provider.callback()
      serve = async (request, response) => {
        if (!request.url?.startsWith('/interaction/')) return answer(request, response)
        await showSignIn(provider, people, request, response)
      }
    },
    failWith: (status) => {
      failure = status
    },
    forge: (next) => {
      change = next
    },
    shut: (paths) => {
      shutPaths = paths
    },
    [Symbol.asyncDispose]: () => close(http),
  }
}

async function configurationFor(
  siteUrl: string,
  people: Map<string, ProviderPerson>,
  { idTokenHoldsClaims = true, isProofInUserInfo = false }: ProviderOptions,
): Promise<Configuration> {
  return {
    clients: [
      {
        ...PROVIDER_CLIENT,
        redirect_uris: [`${siteUrl}/auth/v1/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: !idTokenHoldsClaims,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    adapter: providerMemory(),
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    cookies: { keys: ['a key of the tests'] },
    jwks: { keys: [await exportJWK(privateKey)] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: async (use) => {
        const { email_verified: verified, ...claims } = claimsOf(sub, people.get(sub))
        return isProofInUserInfo && use === 'id_token' ? claims : { ...claims, email_verified: verified }
      },
    }),
    // Nobody is asked for a consent: that is not what is tested.
    async loadExistingGrant({ oidc }) {
      const { clientId } = oidc.client ?? {}
      const accountId = oidc.session?.accountId
      if (!clientId || !accountId) return undefined
      const grant = new oidc.provider.Grant({ clientId, accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

function claimsOf(sub: string, person: ProviderPerson = {}): AccountClaims & { email_verified?: boolean } {
  const { email, verified, name } = person
  return {
    sub,
    ...(email === undefined ? {} : { email, email_verified: verified ?? true }),
    ...(name === undefined ? {} : { name }),
    picture: 'https://pictures.example/of-somebody.png',
  }
}

/** The page itself, and what its form sends: `?email=…` signs in, `?cancel=1` goes back. */
async function showSignIn(
  provider: Provider,
  people: Map<string, ProviderPerson>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { searchParams: sent } = new URL(request.url ?? '/', provider.issuer)
  if (sent.size === 0) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(SIGN_IN_PAGE)
    return
  }
  const result = sent.has('cancel')
    ? { error: 'access_denied', error_description: 'End-User aborted interaction' }
    : { login: { accountId: remember(people, sent), remember: false } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

function remember(people: Map<string, ProviderPerson>, sent: URLSearchParams): string {
  const text = (name: string) => sent.get(name) ?? undefined
  const [email, name] = [text('email'), text('name')]
  const sub = text('sub') ?? `person-${email}`
  people.set(sub, {
    ...(email === undefined ? {} : { email }),
    ...(name === undefined ? {} : { name }),
    verified: sent.get('verified') !== 'no',
  })
  return sub
}

const SIGN_IN_PAGE = `<!doctype html><html lang="en"><title>Sign in</title><form>
<label>E-mail <input name="email"></label> <label>Name <input name="name"></label>
<label><input type="checkbox" name="verified" value="no"> Not verified</label> <button>Sign in</button>
</form><form><button name="cancel" value="1">Cancel</button></form></html>`

async function close(http: Server): Promise<void> {
  http.closeAllConnections()
  await new Promise<void>((resolve) => http.close(() => resolve()))
}
