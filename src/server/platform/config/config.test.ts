import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { envSchema } from './env.ts'

const EXAMPLE = parseEnv(readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8'))

test('with no variable at all, everything works on one machine', () => {
  expect(loadConfig({})).toMatchObject({
    http: { host: '127.0.0.1', port: 3000, trustedProxies: 0 },
    siteUrl: 'http://localhost:3000',
    database: { kind: 'embedded' },
    storeId: 'store_redacao',
    mail: { kind: 'outbox' },
    rateLimits: true,
  })
})

test('every bad variable is reported at once, by name and reason', () => {
  const load = () =>
    loadConfig({
      PORT: 'three',
      SITE_URL: 'ftp://x',
      DATABASE_URL: 'mysql://x',
      RATE_LIMITS: 'yes',
      LOG_LEVEL: 'loud',
    })
  for (const name of ['PORT', 'SITE_URL', 'DATABASE_URL', 'RATE_LIMITS', 'LOG_LEVEL'])
    expect(load).toThrow(name)
})

test.each([
  ['PORT', '65535', true],
  ['PORT', '65536', false],
  ['PORT', '0', true],
  ['PORT', '-1', false],
  ['TRUSTED_PROXIES', '10', true],
  ['TRUSTED_PROXIES', '11', false],
  ['STORE_ID', 'a'.repeat(64), true],
  ['STORE_ID', 'a'.repeat(65), false],
  ['STORE_ID', 'a/b', false],
])('%s=%s is accepted: %s', (name, value, accepted) => {
  const load = () => loadConfig({ [name]: value })
  if (accepted) expect(load).not.toThrow()
  else expect(load).toThrow(name)
})

test('an empty variable counts as not set, and an unknown one is ignored', () => {
  expect(loadConfig({ PORT: '', NO_SUCH_THING: 'x' }).http.port).toBe(3000)
})

test('the public address loses its slash, and follows PORT when it is not given', () => {
  expect(loadConfig({ SITE_URL: 'https://a.example/', PAYMENTS: 'sandbox' }).siteUrl).toBe(
    'https://a.example',
  )
  expect(loadConfig({ PORT: '4000' }).siteUrl).toBe('http://localhost:4000')
})

test('.env.example names exactly the variables that are read, and is valid', () => {
  expect(Object.keys(EXAMPLE).sort()).toEqual(Object.keys(envSchema.shape).sort())
  expect(loadConfig(EXAMPLE)).toEqual(loadConfig({}))
})

test('a pool has a direct address beside it, or none; one alone means nothing', () => {
  const url = 'postgres://u@pool/shop'
  const direct = 'postgres://u@server/shop?sslmode=require'
  expect(loadConfig({ DATABASE_URL: url }).database).toEqual({
    kind: 'server',
    url,
    directUrl: null,
    readUrl: null,
  })
  expect(loadConfig({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct }).database).toMatchObject({
    directUrl: 'postgres://u@server/shop?sslmode=verify-full',
  })
  expect(() => loadConfig({ DATABASE_DIRECT_URL: direct })).toThrow('without DATABASE_URL')
  expect(() => loadConfig({ DATABASE_URL: url, DATABASE_DIRECT_URL: 'mysql://x' })).toThrow(
    'DATABASE_DIRECT_URL must begin with',
  )
})

test('a copy to read from stands beside the server that it is a copy of', () => {
  const url = 'postgres://u@server/shop'
  const DATABASE_READ_URL = 'postgres://u@copy/shop?sslmode=require'
  expect(loadConfig({ DATABASE_URL: url, DATABASE_READ_URL }).database).toMatchObject({
    directUrl: null,
    readUrl: 'postgres://u@copy/shop?sslmode=verify-full',
  })
  expect(() => loadConfig({ DATABASE_READ_URL })).toThrow('DATABASE_READ_URL is given without DATABASE_URL')
  expect(() => loadConfig({ DATABASE_URL: url, DATABASE_READ_URL: 'mysql://x' })).toThrow(
    'DATABASE_READ_URL must begin with',
  )
})

test('a cache in front is one where its address for calling back is given', () => {
  expect(loadConfig({}).sharedCache).toBeNull()
  const CACHE_PURGE_URL = 'http://127.0.0.1:6082/'
  expect(loadConfig({ CACHE_PURGE_URL }).sharedCache).toEqual({ purgeUrl: CACHE_PURGE_URL, token: null })
  expect(loadConfig({ CACHE_PURGE_URL, CACHE_PURGE_TOKEN: 'a-token-1' }).sharedCache?.token?.()).toBe(
    'a-token-1',
  )
  expect(() => loadConfig({ CACHE_PURGE_TOKEN: 'a-token-1' })).toThrow('without CACHE_PURGE_URL')
  expect(() => loadConfig({ CACHE_PURGE_URL: 'varnish:6082' })).toThrow('CACHE_PURGE_URL')
})

test('features are turned off by name, and an unknown name is refused with the list', () => {
  expect(loadConfig({ FEATURES_OFF: 'productInterest, writingRoom' }).site.features).toEqual({
    productInterest: false,
    writingRoom: false,
  })
  expect(() => loadConfig({ FEATURES_OFF: 'productInterest,chatt' })).toThrow(/FEATURES_OFF.*productInterest/)
})

test('what the owner may change in the console is given only where a variable says it', () => {
  expect(loadConfig({}).site).toEqual({ features: {}, shop: {}, challenge: {} })
  const { site } = loadConfig({
    SHOP_CNPJ: '00000000000191',
    SHOP_INSTAGRAM: '@loja.da.ana',
    CHALLENGE_REVIEW: 'off',
  })
  expect(site.shop).toEqual({
    cnpj: '00.000.000/0001-91',
    instagram: 'https://www.instagram.com/loja.da.ana/',
  })
  expect(site.challenge).toEqual({ isReviewed: false })
  expect(() => loadConfig({ SHOP_CNPJ: '00.000.000/0001-92' })).toThrow(/SHOP_CNPJ/)
  expect(() => loadConfig({ SHOP_INSTAGRAM: 'https://www.instagram.com/' })).toThrow(/SHOP_INSTAGRAM/)
})

test('metrics have a token of at least 20 characters, or none', () => {
  const [old, next] = ['a'.repeat(20), 'b'.repeat(20)]
  expect(loadConfig({}).metricsTokens).toBeNull()
  expect(loadConfig({ METRICS_TOKEN: old }).metricsTokens?.()).toEqual([old])
  expect(loadConfig({ METRICS_TOKEN: `${next},${old}` }).metricsTokens?.()).toEqual([next, old])
  for (const wrong of [`${next},`, `${next},short`, `,${old}`, `${next},${old},${old}`])
    expect(() => loadConfig({ METRICS_TOKEN: wrong })).toThrow('METRICS_TOKEN must have')
  expect(() => loadConfig({ METRICS_TOKEN: 'a'.repeat(19) })).toThrow('METRICS_TOKEN')
  expect(() => loadConfig({ METRICS_TOKEN: `${'a'.repeat(20)} b` })).toThrow('METRICS_TOKEN')
})

test('traces go where OpenTelemetry’s own variables say: the common address with a path, the other as it is', () => {
  expect(loadConfig({ OTEL_SERVICE_NAME: 'loja' }).tracing).toBeNull()
  const common = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' }
  expect(loadConfig(common).tracing).toMatchObject({ url: 'http://localhost:4318/v1/traces', share: 1 })
  const own = { ...common, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/x' }
  expect(loadConfig(own).tracing?.url).toBe('https://traces.example/x')
})

test.each([
  ['OTEL_TRACES_SAMPLER_ARG', '0', true],
  ['OTEL_TRACES_SAMPLER_ARG', '0.25', true],
  ['OTEL_TRACES_SAMPLER_ARG', '1', true],
  ['OTEL_TRACES_SAMPLER_ARG', '1.1', false],
  ['OTEL_TRACES_SAMPLER_ARG', '-1', false],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=b, c=d%20e', true],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a', false],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', false],
])('of the traces, %s=%s is accepted: %s', (name, value, accepted) => {
  const load = () => loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', [name]: value })
  if (accepted) expect(load).not.toThrow()
  else expect(load).toThrow(name)
})

test.each([
  ['Domine a Redação <nao-responda@loja.example>', true],
  ['nao-responda@loja.example', true],
  ['Loja <nao-responda@localhost>', true],
  ['Domine a Redação', false],
  ['Domine a Redação <>', false],
  ['Loja <nao responda@loja.example>', false],
  ['nao-responda@', false],
  ['Loja\r\nBcc: x@y.example <a@b.example>', false],
])('MAIL_FROM %j is %s', (text, isTaken) => {
  const load = () => loadConfig({ MAIL_FROM: text })
  if (isTaken) expect(load().mailFrom).toBe(text)
  else expect(load).toThrow('MAIL_FROM must have an address')
})

test.each([
  ['smtp://localhost:25', undefined, false],
  ['smtp://127.0.0.1', undefined, false],
  ['smtp://127.9.9.9', undefined, false],
  ['smtp://[::1]:1025', undefined, false],
  ['smtp://127.0.0.1.example.com', undefined, true],
  ['smtp://localhost.example.com', undefined, true],
  ['smtp://u:p@smtp.example.com:587', undefined, true],
  ['smtp://mailpit:1025', 'optional', false],
  ['smtp://localhost', 'required', true],
])('mail by %s with SMTP_TLS=%s requires TLS: %s', (url, tls, requireTls) => {
  const { mail } = loadConfig({ SMTP_URL: url, ...(tls ? { SMTP_TLS: tls } : {}) })
  expect(mail).toEqual({ kind: 'smtp', url, requireTls })
})
