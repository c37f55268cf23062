/**
 * Which OpenID Connect providers somebody may sign in with: reads `OIDC_PROVIDERS`, a JSON list (.env.example shows
 * Google's). What is wrong is named by its place in the list, and no value is repeated: there is a secret among them.
 */
import { z } from 'zod'

export type OidcProvider = {
  /** The name on the wire, in addresses and in the database: it stays, and stays with its issuer. */
  readonly name: string
  /** What the button and the notices say. */
  readonly displayName: string
  readonly issuer: string
  readonly clientId: string
  /** A function, so that nobody prints the secret by printing the configuration. */
  readonly clientSecret: () => string
  readonly scopes: string
}

const DEFAULT_SCOPES = 'openid email profile'
const MAX_PROVIDERS = 10
/** What the accounts wire calls its own ways to sign in (GET settings, app_metadata.provider). */
const RESERVED_NAMES: ReadonlySet<string> = new Set(['email', 'phone', 'anonymous_users'])
const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

const text = (maxLength: number) =>
  z
    .string('must be a text')
    .trim()
    .min(1, 'must not be empty')
    .max(maxLength, `has at most ${maxLength} characters`)

const providerSchema = z
  .strictObject(
    {
      name: z
        .string('must be a text')
        .regex(/^[a-z][a-z0-9_-]{0,30}$/, 'must be lower-case letters, digits, _ or -')
        .refine((name) => !RESERVED_NAMES.has(name), 'is a name that the accounts use themselves'),
      displayName: text(40),
      issuer: z
        .string('must be a text')
        .refine(isIssuer, 'must be an https address (http only on this machine)'),
      clientId: text(500),
      clientSecret: text(500),
      scopes: text(500)
        .refine((scopes) => scopes.split(/\s+/).includes('openid'), 'must contain openid')
        .default(DEFAULT_SCOPES),
    },
    'must have name, displayName, issuer, clientId, clientSecret and at most scopes besides',
  )
  .transform(({ clientSecret, ...rest }): OidcProvider => ({ ...rest, clientSecret: () => clientSecret }))

export const oidcProvidersSchema = z
  .string()
  .transform((json, issues) => {
    try {
      return JSON.parse(json) as unknown
    } catch {
      // Not the parser's own words: they quote the text around the fault.
      issues.addIssue({ code: 'custom', message: 'must be a JSON list of providers' })
      return z.NEVER
    }
  })
  .pipe(
    z
      .array(providerSchema, 'must be a JSON list of providers')
      .max(MAX_PROVIDERS, `has at most ${MAX_PROVIDERS} providers`)
      .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'names a provider twice'),
  )

/** The secret of the client travels to this address. */
function isIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(address)
  if (username || password || search || hash) return false
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK_HOSTS.has(hostname))
}
