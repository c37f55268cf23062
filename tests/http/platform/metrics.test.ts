/** The metrics of a process: who reads them, that they count what happens, and that nothing of a person is in them. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createJobs } from '#server/job-list.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aListener, startChatApp, until } from '#tests/support/chat.ts'
import { MOTIVATING, PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { aProduct } from '#tests/support/factories.ts'
import { startPageServer } from '#tests/support/page-server.ts'
import { anOpenOrder, decide } from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { buildWords } from '../../../scripts/corrector/build-words.ts'

buildWords()
const METRICS_TOKEN = 'token-of-a-test-and-of-nothing-else'
const app = await startChatApp({ METRICS_TOKEN })
afterAll(() => app[Symbol.asyncDispose]())

function ask(url: string, token: string | null): Promise<Response> {
  return fetch(`${url}/metrics`, { headers: token === null ? {} : { authorization: token } })
}

async function read({ url }: { url: string }): Promise<string> {
  const response = await ask(url, `Bearer ${METRICS_TOKEN}`)
  expect(response.status).toBe(200)
  return response.text()
}

/** The value of one line; labels in the order in which they are printed. */
function numberAt(text: string, line: string): number {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return Number(found?.slice(line.length + 1) ?? Number.NaN)
}

/** Of requests alone: how many lines the collector of Node's own numbers adds depends on what the machine does meanwhile. */
function linesOfRequests(text: string): number {
  return text.split('\n').filter((line) => line.startsWith('http_request')).length
}

test('without METRICS_TOKEN there is no such address, whatever is sent', async () => {
  await using closed = await startTestApp()
  for (const token of [null, 'Bearer ', 'Bearer undefined', 'Bearer null'])
    expect((await ask(closed.url, token)).status).toBe(404)
})

test.each([
  ['no token', null],
  ['an empty one', 'Bearer '],
  ['another one', `Bearer ${METRICS_TOKEN}0`],
  ['the beginning of it', `Bearer ${METRICS_TOKEN.slice(0, -1)}`],
  ['another scheme', `Basic ${METRICS_TOKEN}`],
  ['two words', `Bearer ${METRICS_TOKEN} x`],
])('%s is refused with the scheme that is wanted', async (_, token) => {
  const response = await ask(app.url, token)
  expect(response.status).toBe(401)
  expect(response.headers.get('www-authenticate')).toBe('Bearer')
  expect(await response.text()).not.toContain('http_requests_total')
})

test('while the token is exchanged both open them, joined by a comma they do not', async () => {
  const old = 'token-of-yesterday-and-of-nothing-else'
  await using own = await startTestApp({ METRICS_TOKEN: `${METRICS_TOKEN},${old}` })
  const statuses = [METRICS_TOKEN, old, `${METRICS_TOKEN},${old}`, `${old}0`].map(
    async (token) => (await ask(own.url, `Bearer ${token}`)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200, 401, 401])
})

test('the token opens them, in the text format, and no cache may keep them', async () => {
  const response = await ask(app.url, `Bearer ${METRICS_TOKEN}`)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_seconds',
    'domine_database_connections{state="in use"}',
    'domine_database_connections{state="idle"}',
    'domine_database_connections{state="waiting"}',
    'domine_disk_bytes{state="free"}',
    'domine_mails{state="waiting"}',
    'domine_database_up',
  ])
    expect(numberAt(text, name), name).toBeGreaterThanOrEqual(0)
  expect(numberAt(text, 'domine_disk_bytes{state="free"}')).toBeGreaterThan(0)
  expect(numberAt(text, 'domine_database_up')).toBe(1)
})

test('docs/operations.md names every number of ours, and none that is not there', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
  const named = new Set(page.match(/\bdomine_\w+/g))
  const told = new Set([...(await read(app)).matchAll(/^# HELP (domine_\w+)/gm)].map(([, name]) => name))
  expect([...named].sort()).toEqual([...told].sort())
})

test('requests are counted by the pattern of their route and by status, however many addresses are tried', async () => {
  await aProduct(app.context.db)
  const store = `/store/${app.context.config.storeId}`
  const before = linesOfRequests(await read(app))
  for (let tries = 0; tries < 20; tries += 1) {
    await fetch(`${app.url}${store}/products/${randomUUID()}`)
    await fetch(`${app.url}/api/${randomUUID()}`)
    await fetch(`${app.url}/${randomUUID()}`, { method: 'PROPFIND' })
  }
  const text = await read(app)
  const product = text.match(
    /http_requests_total\{method="GET",route="(\/store\/[^"]*products\/[^"]*)",status="404"\} (\d+)/,
  )
  expect(product?.[1]).toMatch(/^\/store\/:store[^/]*\/products\/:\w+$/)
  expect(Number(product?.[2])).toBe(20)
  expect(numberAt(text, 'http_requests_total{method="GET",route="/api/*",status="404"}')).toBe(20)
  expect(numberAt(text, 'http_requests_total{method="other",route="(no route)",status="405"}')).toBe(20)
  expect(numberAt(text, `http_request_duration_seconds_count{method="GET",route="/api/*"}`)).toBe(20)
  // Three routes that were not there: a line for each status, and those of three histograms.
  expect(linesOfRequests(text) - before).toBeLessThan(70)
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
})

test('a corrected essay, a failed one, a paid order and a waiting mail stand in the numbers; nobody’s data does', async () => {
  const student = await aSignedUpStudent(app)
  const request = {
    essayId: randomUUID(),
    theme: { title: THEME, motivating: MOTIVATING.join('\n\n') },
    text: PARAGRAPHS.join('\n'),
    pastedCharacters: 0,
  }
  const before = numberAt(await read(app), 'domine_correction_duration_seconds_count')
  expect((await aVisitor(app)('POST', 'corrections', request)).status).toBe(200)
  expect((await asStudent(app, student)('GET', 'essays')).status).toBe(200)
  const { variantIds } = await aProduct(app.context.db)
  await decide(app, await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }]))
  await app.context.db.updateTable('outgoing_mails').set({ sent_at: new Date() }).execute()
  for (const recipient of ['um@example.com', 'dois@example.com']) {
    const facts = { name: null, link: 'https://loja.example/x' }
    await queueMail(app.context.db, app.context.now(), { kind: 'confirm-email', recipient, facts })
  }
  await app.context.db
    .updateTable('outgoing_mails')
    .set({ due_at: 'infinity' as never })
    .where('recipient', '=', 'dois@example.com')
    .execute()
  const text = await read(app)
  expect(numberAt(text, 'domine_correction_duration_seconds_count')).toBe(before + 1)
  expect(numberAt(text, 'domine_orders_total{outcome="paid"}')).toBe(1)
  expect(numberAt(text, 'domine_mails{state="waiting"}')).toBe(1)
  expect(numberAt(text, 'domine_mails{state="given up"}')).toBe(1)
  for (const secret of [student.email, student.user.id, 'example.com', 'Olinda'])
    expect(text).not.toContain(secret)
})

test('a correction that fails is counted as failed', async () => {
  const { watch } = app.context.telemetry
  const failing = watch({ kind: 'correction' }, () => Promise.reject(new Error('its thread has ended')))
  await expect(failing).rejects.toThrow('its thread has ended')
  expect(numberAt(await read(app), 'domine_correction_failures_total')).toBe(1)
})

test('open sockets and what they listen to are told, and gone when they are', async () => {
  const listener = await aListener(app)
  expect(numberAt(await read(app), 'domine_sockets')).toBe(1)
  expect(numberAt(await read(app), 'domine_socket_subscriptions')).toBe(1)
  await listener[Symbol.asyncDispose]()
  await until(async () => numberAt(await read(app), 'domine_sockets') === 0, 'the number of sockets')
})

test('a job tells when it last ran, and how often it failed', async () => {
  const mailer = { send: () => Promise.resolve() }
  await using working = await startTestApp({ METRICS_TOKEN }, { mailer })
  await using failing: TestApp = await startTestApp(
    { METRICS_TOKEN },
    {
      now: () => {
        throw new Error('no clock')
      },
    },
  )
  for (const { context } of [working, failing]) {
    const jobs = createJobs(context.logger)
    jobs.start({ ...context, jobs })
    const done = /domine_job_(last_success_timestamp_seconds|failures_total)\{name="expire-orders"\}/
    await until(async () => done.test((await context.telemetry.metrics?.print()) ?? ''), 'the job')
    await jobs.stop()
  }
  const [good, bad] = [await read(working), await read(failing)]
  const lastRun = 'domine_job_last_success_timestamp_seconds{name="expire-orders"}'
  expect(Math.abs(numberAt(good, lastRun) - Date.now() / 1000)).toBeLessThan(60)
  expect(numberAt(bad, 'domine_job_failures_total{name="expire-orders"}')).toBeGreaterThan(0)
  expect(bad).not.toContain(lastRun)
})

test('pages are counted by their pattern, and those from memory as hits', async () => {
  await using own = await startTestApp({ METRICS_TOKEN })
  await using site = await startPageServer(own)
  const { id } = await aProduct(own.context.db)
  for (const path of [
    '/quem-somos',
    '/quem-somos',
    `/product/${id}`,
    `/product/${id}.data`,
    '/favicon.svg',
    '/nada',
    '/api/nada',
  ])
    await (await fetch(site.url + path)).text()
  const text = await read(site)
  expect(numberAt(text, 'domine_page_cache_hits_total')).toBe(1)
  expect(numberAt(text, 'domine_page_cache_misses_total')).toBeGreaterThanOrEqual(1)
  expect(numberAt(text, 'domine_page_cache_bytes')).toBeGreaterThan(0)
  for (const [route, status] of [
    ['/quem-somos', 200],
    ['(kept page)', 200],
    ['/product/:id', 200],
    ['/product/:id (data)', 200],
    ['/*', 404],
    ['/api/*', 404],
  ])
    expect(
      numberAt(text, `http_requests_total{method="GET",route="${route}",status="${status}"}`),
      `${route}`,
    ).toBe(1)
})

test('while the database is away the other numbers are told, and none is made up', async () => {
  await using own = await startTestApp({ METRICS_TOKEN })
  const query = own.context.pool.query.bind(own.context.pool)
  own.context.pool.query = (() => Promise.reject(new Error('gone'))) as never
  const text = await read(own)
  own.context.pool.query = query
  expect(numberAt(text, 'domine_database_up')).toBe(0)
  expect(text).not.toMatch(/^domine_mails\{/m)
  expect(numberAt(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
})
