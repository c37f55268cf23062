/** Traces as a collector receives them: what hangs together, what is continued, and what is never in them. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createLogger } from '#server/platform/logger.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { aVisitor } from '#tests/support/api-caller.ts'
import { MOTIVATING, PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { aProduct } from '#tests/support/factories.ts'
import { type ReceivedSpan, startOtlpReceiver } from '#tests/support/otlp-receiver.ts'
import { startS3Server } from '#tests/support/s3-server.ts'
import { aClock, checkout } from '#tests/support/shop.ts'
import { startStripeServer } from '#tests/support/stripe-server.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'

buildWords()

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const SPAN = 'b7ad6b7169203331'

/** Does something with an app that is traced, and answers what the collector had received once it has stopped. */
async function traced(
  env: Record<string, string>,
  work: (app: TestApp) => Promise<void>,
  overrides: Parameters<typeof startTestApp>[1] = {},
) {
  await using collector = await startOtlpReceiver()
  {
    await using app = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env }, overrides)
    await work(app)
  }
  return collector
}

function childrenOf(spans: readonly ReceivedSpan[], parent: ReceivedSpan | undefined): ReceivedSpan[] {
  return spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId)
}

test('a request is a span by its route, its statements are within it, and the trace of the caller goes on', async () => {
  const { spans, requests } = await traced({}, async (app) => {
    const { id } = await aProduct(app.context.db)
    const headers = { traceparent: `00-${TRACE}-${SPAN}-01` }
    const address = `${app.url}/store/${app.context.config.storeId}/products/${id}?q=segredo`
    expect((await fetch(address, { headers })).status).toBe(200)
  })
  expect(requests[0]?.path).toBe('/v1/traces')
  const request = spans.find(({ parentSpanId }) => parentSpanId === SPAN)
  expect(request).toMatchObject({ traceId: TRACE })
  expect(request?.name).toMatch(/^GET \/store\/:store[^/]*\/products\/:\w+$/)
  expect(Object.keys(request?.attributes ?? {}).sort()).toEqual([
    'http.request.method',
    'http.response.status_code',
    'http.route',
  ])
  const statements = childrenOf(spans, request)
  expect(statements.length).toBeGreaterThan(0)
  for (const { attributes, name } of statements) {
    expect(name).toBe('select')
    expect(attributes['db.query.text']).toMatch(/^select .* from /)
  }
})

test('an essay, an account and a purchase leave nothing of a person in any span', async () => {
  const stripe = await startStripeServer(aClock(new Date()).now)
  const student = { email: '', id: '' }
  const text = PARAGRAPHS.join('\n')
  const { spans, requests } = await traced(stripe.env, async (app) => {
    const signedUp = await aSignedUpStudent(app)
    Object.assign(student, { email: signedUp.email, id: signedUp.user.id })
    const theme = { title: THEME, motivating: MOTIVATING.join('\n\n') }
    const request = { essayId: randomUUID(), theme, text, pastedCharacters: 0 }
    expect((await aVisitor(app)('POST', 'corrections', request)).status).toBe(200)
    const { variantIds } = await aProduct(app.context.db)
    const items = [{ variant_id: variantIds[0], quantity: 1 }]
    const { access_token: token } = signedUp.session
    expect((await checkout(app, { items }, { token })).status).toBe(200)
    await fetch(`${app.url}/auth/v1/user`, { headers: { authorization: 'Bearer ey.forged.token' } })
  })
  await stripe[Symbol.asyncDispose]()
  const correction = spans.find(({ name }) => name === 'correction')
  const asked = spans.find(({ name }) => name === 'POST /api/corrections')
  expect(correction?.parentSpanId).toBe(asked?.spanId)
  const paying = spans.find(({ name }) => name === 'stripe start')
  expect(paying?.attributes).toEqual({ 'peer.service': 'stripe' })
  expect(spans.find(({ spanId }) => spanId === paying?.parentSpanId)?.name).toMatch(
    /^POST \/store\/.*checkout$/,
  )
  const sent = requests.map((request) => request.text).join('\n')
  const secrets = [
    student.email,
    student.id,
    'Olinda',
    'Ana Silva',
    '90000-0000',
    text.slice(0, 40),
    'forged',
    THEME,
  ]
  for (const secret of secrets) expect(sent).not.toContain(secret)
})

test('calls to the file store are spans, and one that fails says of what kind', async () => {
  await using store = await startS3Server()
  const { spans } = await traced({ S3_URL: store.url() }, async ({ context }) => {
    await context.files.put('materials/a.pdf', new Uint8Array([1]))
    store.disturb = (_, response) => {
      response.writeHead(403).end()
      return true
    }
    await expect(context.files.get('materials/a.pdf')).rejects.toThrow('the file store failed')
  })
  expect(spans.map(({ name }) => name)).toEqual(['s3 put', 's3 get'])
  expect(spans.map(({ attributes }) => attributes['error.type'])).toEqual([undefined, 'FileStoreError'])
})

test('health checks and metrics are no traces; a share of 0 keeps none that begins here', async () => {
  const METRICS_TOKEN = 'token-of-a-test-and-of-nothing-else'
  const quiet = await traced({ METRICS_TOKEN }, async ({ url }) => {
    for (const path of ['/healthz', '/readyz', '/metrics']) await (await fetch(url + path)).text()
  })
  expect(quiet.spans).toEqual([])
  const none = await traced({ OTEL_TRACES_SAMPLER_ARG: '0' }, async ({ url }) => {
    await (await fetch(`${url}/api/nada`)).text()
  })
  expect(none.spans).toEqual([])
})

test('the collector is sent what it wants to see, at the address for traces where one is given', async () => {
  await using collector = await startOtlpReceiver()
  {
    await using app = await startTestApp({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/receba`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi,x-tenant=redacao',
      OTEL_SERVICE_NAME: 'loja-de-teste',
    })
    await (await fetch(`${app.url}/api/nada`)).text()
  }
  expect(collector.requests).toMatchObject([{ path: '/receba', authorization: 'Basic YTpi' }])
  expect(collector.requests[0]?.text).toContain('loja-de-teste')
})

test('a collector that refuses costs the traces, one line in the log, and no request', async () => {
  await using collector = await startOtlpReceiver({ status: 400 })
  const lines: string[] = []
  const logger = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } })
  {
    await using app = await startTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, {}, logger)
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${app.url}/api/nada`)).status).toBe(404)
  }
  expect(lines.filter((line) => line.includes('the traces could not be sent'))).toHaveLength(1)
})
