/**
 * Speaks OpenID Connect with the configured providers: where to send a browser, and who came back. Everything that
 * the protocol checks (state, nonce, PKCE, issuer, audience, times, signature) is openid-client's work. Who the person is to us
 * is decided in join-account.ts.
 */
import type * as oidc from 'openid-client'
import type { OidcProvider } from '#server/platform/config/oidc-providers.ts'
import type { ProviderSecrets } from './login-ticket.ts'
import { type ProviderIdentity, readIdentity } from './provider-claims.ts'

/** Loaded with the first sign-in: a shop without providers never needs it. */
const loadClient = () => import('openid-client')
const TIMEOUT_SECONDS = 8
/** A provider that changes its addresses is followed within this time; keys are followed by openid-client. */
const REDISCOVER_MS = 3600_000

export type SocialProviders = {
  readonly find: (name: string) => OidcProvider | null
  /** Where this browser goes to sign in. @throws when the provider does not answer */
  readonly authorizationUrl: (provider: OidcProvider, secrets: ProviderSecrets) => Promise<URL>
  /**
   * Exchanges the provider's answer for the person's identity.
   * @param answer the query of the callback, as it came
   * @throws when the answer does not hold, and when the provider does not answer
   */
  readonly identify: (
    provider: OidcProvider,
    answer: URLSearchParams,
    secrets: ProviderSecrets,
  ) => Promise<ProviderIdentity>
}

export function createSocialProviders(config: {
  siteUrl: string
  oidcProviders: readonly OidcProvider[]
}): SocialProviders {
  const callbackUrl = `${config.siteUrl}/auth/v1/callback`
  const clientOf = rememberingClients()

  return {
    find: (name) => config.oidcProviders.find((provider) => provider.name === name) ?? null,

    async authorizationUrl(provider, { state, nonce, verifier }) {
      const oidc = await loadClient()
      return oidc.buildAuthorizationUrl(await clientOf(provider), {
        redirect_uri: callbackUrl,
        response_type: 'code',
        scope: provider.scopes,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },

    async identify(provider, answer, { state, nonce, verifier }) {
      const oidc = await loadClient()
      const client = await clientOf(provider)
      const currentUrl = new URL(`${callbackUrl}?${answer}`)
      const tokens = await oidc.authorizationCodeGrant(client, currentUrl, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('the provider gave no ID token')
      const source = { name: provider.name, issuer: claims.iss }
      const { email, email_verified: verified } = claims
      if (email !== undefined && verified !== undefined) return readIdentity(source, claims)
      const more = await askUserInfo(client, tokens.access_token, claims)
      // The word of a proof is taken for the address of which it was said.
      const isSame = email === undefined || email === more?.email
      return readIdentity(source, { ...more, ...claims, ...(isSame ? {} : { email_verified: verified }) })
    },
  }
}

/**
 * Many keep the ID token small and tell the rest here; openid-client compares the subjects. A provider that has told the
 * address may keep this door shut.
 */
async function askUserInfo(client: oidc.Configuration, token: string, claims: oidc.IDToken) {
  if (claims['email'] !== undefined && client.serverMetadata().userinfo_endpoint === undefined) return null
  const oidc = await loadClient()
  return oidc.fetchUserInfo(client, token, claims.sub)
}

/** Asks a provider for its addresses at the first use; a failure is forgotten, so that the next person may try. */
function rememberingClients(): (provider: OidcProvider) => Promise<oidc.Configuration> {
  const known = new Map<string, { client: Promise<oidc.Configuration>; askedAtMs: number }>()
  return (provider) => {
    const found = known.get(provider.name)
    if (found && performance.now() - found.askedAtMs < REDISCOVER_MS) return found.client
    const entry = { client: discover(provider), askedAtMs: performance.now() }
    known.set(provider.name, entry)
    entry.client.catch(() => {
      if (known.get(provider.name) === entry) known.delete(provider.name)
    })
    return entry.client
  }
}

async function discover(provider: OidcProvider): Promise<oidc.Configuration> {
  const oidc = await loadClient()
  const issuer = new URL(provider.issuer)
  const options = {
    timeout: TIMEOUT_SECONDS,
    // The configuration lets only providers on this machine speak http.
    execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
  }
  const found = await oidc.discovery(issuer, provider.clientId, undefined, oidc.None(), options)
  const server = found.serverMetadata()
  const client = new oidc.Configuration(
    server,
    provider.clientId,
    undefined,
    authenticationFor(oidc, provider, server),
  )
  client.timeout = TIMEOUT_SECONDS
  // Beside TLS, which alone would vouch for a token that comes from the provider's own door.
  if (server.jwks_uri !== undefined) oidc.enableNonRepudiationChecks(client)
  for (const extend of options.execute) extend(client)
  return client
}

/** In the body where the provider says that it reads it there, else in the header, which all must read (RFC 6749). */
function authenticationFor(
  { ClientSecretBasic, ClientSecretPost }: typeof oidc,
  provider: OidcProvider,
  server: oidc.ServerMetadata,
): oidc.ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported ?? []
  const secret = provider.clientSecret()
  return methods.includes('client_secret_post') ? ClientSecretPost(secret) : ClientSecretBasic(secret)
}
