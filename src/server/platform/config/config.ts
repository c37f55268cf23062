/**
 * The decisions that follow from the environment: defaults, groups and cross-checks, made once.
 * A pure function of a plain record, so that tests call it with objects. Meaning of each variable: .env.example.
 */
import { resolve } from 'node:path'
import { withoutFeatures } from '#domain/site/features.ts'
import type { SettingLayer } from '#domain/site/site-settings.ts'
import { StartError } from '#server/platform/start-error.ts'
import { type Env, readEnv } from './env.ts'
import type { OidcProvider } from './oidc-providers.ts'
import { type ReviewerConfig, readReviewer } from './reviewer.ts'
import type { S3Config } from './s3-url.ts'
import { checkSandboxGate } from './sandbox-gate.ts'
import { readTracing, type TracingConfig } from './tracing-config.ts'

export type Config = {
  readonly http: { readonly host: string; readonly port: number; readonly trustedProxies: number }
  /** Public origin without a slash at the end, e.g. https://domine.example */
  readonly siteUrl: string
  /** Where the source of what runs here is offered to its users (AGPL, section 13). Null: it is not. */
  readonly sourceUrl: string | null
  readonly dataDir: string
  readonly database: { readonly kind: 'embedded' } | DatabaseServer
  readonly databasePoolSize: number
  /** A cache in front that others share, and where its pages are called back. Null: it is told to keep none. */
  readonly sharedCache: SharedCacheConfig | null
  /** Null: files are in `dataDir`. */
  readonly s3: S3Config | null
  readonly storeId: string
  readonly mail: { readonly kind: 'outbox' } | SmtpConfig
  readonly mailFrom: string
  /** What the owner may change in the console: read what holds from `context.site.settings` (decision 0062). */
  readonly site: SettingLayer
  /** Whom somebody may sign in with besides a password, in the order of the buttons. */
  readonly oidcProviders: readonly OidcProvider[]
  /** Without both there is only the built-in test provider, which takes no money. */
  readonly stripe: StripeConfig | null
  readonly mercadoPago: MercadoPagoSettings | null
  /** Null: nobody outside the platform comments on essays. */
  readonly reviewer: ReviewerConfig | null
  /** Whose confirmed account owns the shop, in lower case. */
  readonly ownerEmail: string | null
  /** Whether the console stays closed to an owner without a second factor (decision 0080). */
  readonly ownerSecondFactor: 'advised' | 'required'
  /** Encrypts the secrets of second factors; a function, so that no log writes it. Null: a key of the database. */
  readonly secondFactorKey: (() => Buffer) | null
  /** Whether the first session waits for the proof of the e-mail (decision 0026). */
  readonly confirmEmail: 'off' | 'required'
  readonly logLevel: string
  /** Whether each request is a line of the log. */
  readonly accessLog: boolean
  /** Each opens /metrics; a function, so that no log of the configuration writes them. Null: there is no such address. */
  readonly metricsTokens: (() => readonly string[]) | null
  /** Null: no traces. */
  readonly tracing: TracingConfig | null
  readonly rateLimits: boolean
  /** How many web processes `npm start` keeps. */
  readonly processes: 'auto' | number
  readonly sessions: {
    readonly accessTokenSeconds: number
    readonly graceSeconds: number
    readonly days: number
  }
  readonly checkout: { readonly reservationMinutes: number }
  /** `storeLinkSeconds`: of the file store's own address, to which a link leads. */
  readonly downloads: { readonly linkSeconds: number; readonly storeLinkSeconds: number }
}

export type DatabaseServer = {
  readonly kind: 'server'
  readonly url: string
  /** What needs a session of its own goes there, and `url` is a pool. Null: `url` serves for everything. */
  readonly directUrl: string | null
  /** A copy that some things are read from (src/server/copied-reads.ts). Null: there is none. */
  readonly readUrl: string | null
}

export type SharedCacheConfig = {
  readonly purgeUrl: string
  /** A function, so that no log writes it. */
  readonly token: (() => string) | null
}

export type SmtpConfig = {
  readonly kind: 'smtp'
  readonly url: string
  /** Nothing is said to a server that offers no TLS, the password least of all. */
  readonly requireTls: boolean
}

export type StripeConfig = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Origin of Stripe's API; another one in tests only. */
  readonly apiUrl: string
}

export type MercadoPagoSettings = {
  readonly accessToken: string
  readonly webhookSecret: string
  /** Origin of Mercado Pago's API, where tests give another one. */
  readonly apiUrl: string | null
}

/**
 * @throws StartError that names every bad variable at once
 */
export function loadConfig(record: Readonly<Record<string, string | undefined>>): Config {
  const read = readEnv(record)
  if (!read.ok) throw new StartError(`the configuration is not valid: ${read.problems.join('; ')}`)
  const { env } = read
  const port = env.PORT ?? 3000
  const siteUrl = (env.SITE_URL ?? `http://localhost:${port}`).replace(/\/+$/, '')
  checkSandboxGate(env, siteUrl)
  return {
    http: { host: env.HOST ?? '127.0.0.1', port, trustedProxies: env.TRUSTED_PROXIES ?? 0 },
    siteUrl,
    sourceUrl: env.SOURCE_URL ?? null,
    dataDir: resolve(env.DATA_DIR ?? './data'),
    database: readDatabase(env),
    databasePoolSize: 10,
    sharedCache: readSharedCache(env),
    s3: env.S3_URL ?? null,
    storeId: env.STORE_ID ?? 'store_redacao',
    mail: readMail(env),
    mailFrom: env.MAIL_FROM ?? 'Domine a Redação <nao-responda@localhost>',
    site: readSite(env),
    oidcProviders: env.OIDC_PROVIDERS ?? [],
    stripe: readStripe(env),
    mercadoPago: readMercadoPago(env),
    reviewer: readReviewer(env),
    ownerEmail: env.OWNER_EMAIL ?? null,
    ownerSecondFactor: env.OWNER_SECOND_FACTOR ?? 'advised',
    secondFactorKey: readSecondFactorKey(env),
    confirmEmail: env.CONFIRM_EMAIL ?? 'off',
    logLevel: env.LOG_LEVEL ?? 'info',
    accessLog: env.ACCESS_LOG === 'json',
    metricsTokens: readMetricsTokens(env),
    tracing: readTracing(env),
    rateLimits: env.RATE_LIMITS ?? true,
    processes: env.PROCESSES ?? 'auto',
    // Why 150 s of grace: decision 0009. auth-js sends a renewal whose answer was lost again within about 120 s.
    sessions: { accessTokenSeconds: 3600, graceSeconds: 150, days: 90 },
    checkout: { reservationMinutes: 30 },
    downloads: { linkSeconds: 15 * 60, storeLinkSeconds: 5 * 60 },
  }
}

function readDatabase(env: Env): Config['database'] {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_READ_URL: readUrl } = env
  if (url !== undefined)
    return { kind: 'server', url, directUrl: directUrl ?? null, readUrl: readUrl ?? null }
  if (directUrl !== undefined)
    throw new StartError(
      'DATABASE_DIRECT_URL is given without DATABASE_URL, the address of the pool beside it',
    )
  if (readUrl === undefined) return { kind: 'embedded' }
  throw new StartError('DATABASE_READ_URL is given without DATABASE_URL, the server that it is a copy of')
}

function readSharedCache({
  CACHE_PURGE_URL: purgeUrl,
  CACHE_PURGE_TOKEN: token,
}: Env): Config['sharedCache'] {
  if (purgeUrl !== undefined) return { purgeUrl, token: token === undefined ? null : () => token }
  if (token === undefined) return null
  throw new StartError('CACHE_PURGE_TOKEN is given without CACHE_PURGE_URL, the address that it is for')
}

function readMail({ SMTP_URL: url, SMTP_TLS: tls }: Env): Config['mail'] {
  if (!url) return { kind: 'outbox' }
  const { hostname } = new URL(url)
  const isLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  return { kind: 'smtp', url, requireTls: tls === undefined ? !isLoopback : tls === 'required' }
}

function readSite(env: Env): SettingLayer {
  return {
    features: withoutFeatures({}, env.FEATURES_OFF ?? []),
    shop: {
      name: env.SHOP_NAME,
      cnpj: env.SHOP_CNPJ,
      address: env.SHOP_ADDRESS,
      email: env.SHOP_EMAIL,
      phone: env.SHOP_PHONE,
      instagram: env.SHOP_INSTAGRAM,
    },
    challenge: { judging: env.CHALLENGE_JUDGING, isReviewed: env.CHALLENGE_REVIEW },
  }
}

function readMetricsTokens({ METRICS_TOKEN: tokens }: Env): Config['metricsTokens'] {
  return tokens === undefined ? null : () => tokens
}

function readSecondFactorKey({ SECOND_FACTOR_KEY: key }: Env): Config['secondFactorKey'] {
  return key === undefined ? null : () => Buffer.from(key, 'base64')
}

/** Half a configuration would take money and never hear of it. */
function readStripe(env: Env): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (secretKey === undefined && webhookSecret === undefined) return null
  if (secretKey === undefined || webhookSecret === undefined) {
    throw new StartError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be given together')
  }
  return { secretKey, webhookSecret, apiUrl: env.STRIPE_API_URL ?? 'https://api.stripe.com' }
}

function readMercadoPago(env: Env): MercadoPagoSettings | null {
  const { MERCADO_PAGO_ACCESS_TOKEN: accessToken, MERCADO_PAGO_WEBHOOK_SECRET: webhookSecret } = env
  if (accessToken === undefined && webhookSecret === undefined) return null
  if (accessToken === undefined || webhookSecret === undefined) {
    throw new StartError('MERCADO_PAGO_ACCESS_TOKEN and MERCADO_PAGO_WEBHOOK_SECRET must be given together')
  }
  return { accessToken, webhookSecret, apiUrl: env.MERCADO_PAGO_API_URL ?? null }
}
