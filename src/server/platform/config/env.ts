/**
 * What the environment says, read and typed; nothing is decided here (config.ts decides).
 * Every variable is optional, and a malformed one is an error, never a silent default.
 */
import { z } from 'zod'
import { JUDGINGS } from '#domain/community/challenge.ts'
import { readTaxId } from '#domain/shared/tax-id.ts'
import { FEATURE_IDS } from '#domain/site/features.ts'
import { readInstagram } from '#domain/site/instagram.ts'
import { readDatabaseUrl } from './database-url.ts'
import { oidcProvidersSchema } from './oidc-providers.ts'
import { reviewerKeySchema, reviewerModelSchema, reviewerNameSchema, reviewerUrlSchema } from './reviewer.ts'
import { s3UrlSchema } from './s3-url.ts'

const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`)

const httpUrl = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an http or https address',
  )

const shopText = z
  .string()
  .trim()
  .min(3, 'must have at least 3 characters')
  .max(300, 'must have at most 300 characters')

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')

const featureIds = z
  .string()
  .transform((text) => text.split(',').map((id) => id.trim()))
  .pipe(z.array(z.enum(FEATURE_IDS, `must be a list of: ${FEATURE_IDS.join(', ')}`)))

/** `key=value,key=value`, the values encoded as in an address. */
const otlpHeaders = z
  .string()
  .transform((text) => text.split(',').map((pair) => /^\s*([\w-]+)=([^\s,]+)\s*$/.exec(pair)))
  .refine((pairs) => pairs.every(Boolean), 'must be a list like key=value,key=value')
  .transform((pairs) =>
    Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', decodeOnce(pair?.[2] ?? '')])),
  )

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
  .transform((text, check) => {
    const read = readDatabaseUrl(text)
    if ('url' in read) return read.url
    check.addIssue(read.fault)
    return z.NEVER
  })

export const envSchema = z.object({
  PORT: integer(0, 65_535).optional(),
  HOST: z.string().optional(),
  SITE_URL: httpUrl.optional(),
  SOURCE_URL: httpUrl.optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  CACHE_PURGE_URL: httpUrl.optional(),
  CACHE_PURGE_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{8,}$/, 'must have at least 8 letters and digits')
    .optional(),
  STORE_ID: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, _ or -')
    .optional(),
  S3_URL: s3UrlSchema.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .refine(URL.canParse, 'must be an address: smtps://user:password@host:465')
    .optional(),
  SMTP_TLS: z.enum(['required', 'optional'], 'must be required or optional').optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(
      /^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      'must have an address: Domine a Redação <nao-responda@loja.example>',
    )
    .optional(),
  SHOP_NAME: shopText.optional(),
  SHOP_CNPJ: z
    .string()
    .transform(readTaxId)
    .refine(
      (number) => number !== null,
      'must be a CNPJ or CPF with its right check digits, e.g. 00.000.000/0001-91',
    )
    .optional(),
  SHOP_ADDRESS: shopText.optional(),
  SHOP_EMAIL: z.email('must be an e-mail address').optional(),
  SHOP_PHONE: shopText.optional(),
  SHOP_INSTAGRAM: z
    .string()
    .transform(readInstagram)
    .refine((address) => address !== null, 'must be a profile: @name or https://www.instagram.com/name')
    .optional(),
  OIDC_PROVIDERS: oidcProvidersSchema.optional(),
  PAYMENTS: z.literal('sandbox', 'must be sandbox, or not given').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe: sk_live_…, sk_test_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be a signing secret of Stripe: whsec_…')
    .optional(),
  STRIPE_API_URL: httpUrl.optional(),
  MERCADO_PAGO_ACCESS_TOKEN: z
    .string()
    .regex(/^(APP_USR|TEST)-[\w-]+$/, 'must be an access token of Mercado Pago: APP_USR-… or TEST-…')
    .optional(),
  MERCADO_PAGO_WEBHOOK_SECRET: z
    .string()
    .regex(/^\w{16,}$/, 'must be the secret signature of the webhooks, as the panel of Mercado Pago shows it')
    .optional(),
  MERCADO_PAGO_API_URL: httpUrl.optional(),
  REVIEWER_URL: reviewerUrlSchema.optional(),
  REVIEWER_API_KEY: reviewerKeySchema.optional(),
  REVIEWER_MODEL: reviewerModelSchema.optional(),
  REVIEWER_VISION_MODEL: reviewerModelSchema.optional(),
  REVIEWER_NAME: reviewerNameSchema.optional(),
  REVIEWER_DAILY_CAP: integer(1, 100_000).optional(),
  FEATURES_OFF: featureIds.optional(),
  CHALLENGE_JUDGING: z.enum(JUDGINGS, `must be one of: ${JUDGINGS.join(', ')}`).optional(),
  CHALLENGE_REVIEW: onOff.optional(),
  OWNER_EMAIL: z
    .string()
    .transform((text) => text.trim().toLowerCase())
    .pipe(z.email('must be an e-mail address'))
    .optional(),
  OWNER_SECOND_FACTOR: z.enum(['advised', 'required'], 'must be advised or required').optional(),
  SECOND_FACTOR_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 random bytes in base64: openssl rand -base64 32')
    .optional(),
  CONFIRM_EMAIL: z.enum(['off', 'required'], 'must be off or required').optional(),
  ACCESS_LOG: z.enum(['off', 'json'], 'must be off or json').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level, e.g. info')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(
      /^[\w.~+/=-]{20,}(,[\w.~+/=-]{20,})?$/,
      'must have at least 20 letters and digits; while it is exchanged two by a comma',
    )
    .transform((text) => text.split(','))
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1, e.g. 0.1')
    .transform(Number)
    .optional(),
  TRUSTED_PROXIES: integer(0, 10).optional(),
  RATE_LIMITS: onOff.optional(),
  PROCESSES: z
    .string()
    .regex(/^(auto|[1-9]|[1-5]\d|6[0-4])$/, 'must be auto or a number from 1 to 64')
    .transform((text) => (text === 'auto' ? ('auto' as const) : Number(text)))
    .optional(),
})

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export type Env = z.infer<typeof envSchema>

/**
 * Reads the variables that this product knows; others are ignored, an empty one counts as not set.
 * @returns the typed values, or every problem as "NAME reason"
 */
export function readEnv(
  record: Readonly<Record<string, string | undefined>>,
): { ok: true; env: Env } | { ok: false; problems: string[] } {
  const given = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''))
  const parsed = envSchema.safeParse(given)
  if (parsed.success) return { ok: true, env: parsed.data }
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
  }
}
