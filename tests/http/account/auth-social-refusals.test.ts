/** What a sign-in at a provider refuses, and how the browser is told: on our own page, in the client's parameters. */
import { afterAll, expect, test } from 'vitest'
import { forgetAbandonedLogins } from '#server/account/social/service.ts'
import { callAuth } from '#tests/support/accounts.ts'
import {
  aBrowser,
  aPerson,
  aSocialStudent,
  type Browser,
  beginAtClient,
  browse,
  openIn,
  signInAtProvider,
} from '#tests/support/social.ts'
import { startSocialApp } from '#tests/support/social-app.ts'

const scene = await startSocialApp()
afterAll(() => scene[Symbol.asyncDispose]())
const { app, provider } = scene
const { pool } = app.context

/** Signed in at the provider, the answer not yet given to us. */
async function atTheCallback(browser: Browser = aBrowser()) {
  const { client, url } = await beginAtClient(app)
  const answer = await browse(url, `${app.url}/auth/v1/callback`, aPerson(), browser)
  return { client, browser, answer }
}

async function endOf(browser: Browser, address: URL | string): Promise<URL> {
  const response = await openIn(browser, address)
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '')
}

/** What the client makes of the address that the browser ends at. */
function errorOf(end: URL): (string | null)[] {
  expect(end.origin + end.pathname).toBe(`${app.url}/perfil`)
  expect(end.searchParams.get('code')).toBeNull()
  expect(end.searchParams.get('error_description')).toBeTruthy()
  return [end.searchParams.get('error'), end.searchParams.get('error_code')]
}

const authorize = (query: Record<string, string>) =>
  callAuth(app, `authorize?${new URLSearchParams(query)}`, { method: 'GET' })

test.each([
  ['an unknown provider', { provider: 'myspace' }],
  ['no provider', {}],
  ['a provider that every object has', { provider: 'constructor' }],
  ['no challenge', { provider: 'google', code_challenge: '' }],
  ['a short challenge', { provider: 'google', code_challenge: 'a'.repeat(42) }],
  ['a long challenge', { provider: 'google', code_challenge: 'a'.repeat(44) }],
  ['a challenge that is no base64url', { provider: 'google', code_challenge: `${'a'.repeat(42)}=` }],
  ['the plain method', { provider: 'google', code_challenge_method: 'plain' }],
  ['no method', { provider: 'google', code_challenge_method: '' }],
])('%s is refused before anything begins', async (_name, query) => {
  const whole = { code_challenge: 'a'.repeat(43), code_challenge_method: 'S256', ...query }
  const { status, body, headers } = await authorize(whole)
  expect([status, body['code']]).toEqual([400, 'validation_failed'])
  expect(headers.get('set-cookie')).toBeNull()
})

test('who cancels at the provider comes back with the reason', async () => {
  const { end } = await signInAtProvider(app, 'cancel')
  expect(errorOf(end)).toEqual(['access_denied', 'login_cancelled'])
})

test('the answer counts in the browser that asked, and nowhere else', async () => {
  const { browser, answer } = await atTheCallback()
  expect(errorOf(await endOf(aBrowser(), answer))).toEqual(['invalid_request', 'bad_oauth_state'])
  // A browser that has a sign-in of its own under way is no other: its ticket does not fit, and stays.
  const other = await atTheCallback()
  expect(errorOf(await endOf(other.browser, answer))).toEqual(['invalid_request', 'bad_oauth_state'])
  expect((await endOf(other.browser, other.answer)).searchParams.get('code')).toBeTruthy()
  expect((await endOf(browser, answer)).searchParams.get('code')).toBeTruthy()
})

test.each([
  ['none', (answer: URL) => answer.searchParams.delete('state')],
  ['an unknown one', (answer: URL) => answer.searchParams.set('state', 'a'.repeat(43))],
  ['a shortened one', (answer: URL) => answer.searchParams.set('state', 'a')],
])('a state that is not ours: %s', async (_name, change) => {
  const { browser, answer } = await atTheCallback()
  change(answer)
  expect(errorOf(await endOf(browser, answer))).toEqual(['invalid_request', 'bad_oauth_state'])
})

test('an answer counts once: who replays it gets nothing, and the first code still works', async () => {
  const { client, browser, answer } = await atTheCallback()
  const kept: Browser = { cookies: structuredClone(browser.cookies) }
  const first = await endOf(browser, answer)
  expect(errorOf(await endOf(kept, answer))).toEqual(['invalid_request', 'bad_oauth_state'])
  const { error } = await client.auth.exchangeCodeForSession(first.searchParams.get('code') ?? '')
  expect(error).toBeNull()
})

test('of several answers with one state at once, one is taken', async () => {
  const { client, browser, answer } = await atTheCallback()
  const copies = Array.from({ length: 4 }, (): Browser => ({ cookies: structuredClone(browser.cookies) }))
  const before = provider.requests.filter((path) => path === '/token').length
  // All four find the state before one of them may forget it.
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from social_logins where state_hash is not null for update')
  const answers = copies.map((copy) => endOf(copy, answer))
  await expect.poll(async () => (await waitingForARow()).length, { timeout: 10_000, interval: 20 }).toBe(4)
  await holder.query('commit')
  holder.release()
  const ends = await Promise.all(answers)
  const codes = ends.map((end) => end.searchParams.get('code')).filter(Boolean)
  expect(codes).toHaveLength(1)
  expect(ends.map((end) => end.searchParams.get('error_code')).filter(Boolean)).toEqual([
    'bad_oauth_state',
    'bad_oauth_state',
    'bad_oauth_state',
  ])
  expect(provider.requests.filter((path) => path === '/token')).toHaveLength(before + 1)
  expect((await client.auth.exchangeCodeForSession(codes[0] ?? '')).error).toBeNull()
})

async function waitingForARow(): Promise<unknown[]> {
  const { rows } = await pool.query(
    `select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%social_logins%'`,
  )
  return rows
}

test('a sign-in may take ten minutes', async () => {
  const age = (interval: string) =>
    pool.query(
      `update social_logins set expires_at = expires_at - interval '${interval}' where state_hash is not null`,
    )
  const late = await atTheCallback()
  await age('10 minutes')
  expect(errorOf(await endOf(late.browser, late.answer))).toEqual(['invalid_request', 'flow_state_expired'])
  const inTime = await atTheCallback()
  await age('9 minutes')
  expect((await endOf(inTime.browser, inTime.answer)).searchParams.get('code')).toBeTruthy()
})

test('a code may wait five minutes', async () => {
  const age = (interval: string) =>
    pool.query(
      `update social_logins set expires_at = expires_at - interval '${interval}' where code_hash is not null`,
    )
  const late = await signInAtProvider(app, aPerson())
  await age('5 minutes')
  const expired = await late.client.auth.exchangeCodeForSession(late.end.searchParams.get('code') ?? '')
  expect([expired.error?.status, expired.error?.code]).toEqual([403, 'flow_state_expired'])
  const inTime = await signInAtProvider(app, aPerson())
  await age('4 minutes')
  const fresh = await inTime.client.auth.exchangeCodeForSession(inTime.end.searchParams.get('code') ?? '')
  expect(fresh.error).toBeNull()
})

test('one guess at the verifier per code', async () => {
  const { client, end } = await signInAtProvider(app, aPerson())
  const code = end.searchParams.get('code') ?? ''
  const guess = await callAuth(app, 'token?grant_type=pkce', {
    body: { auth_code: code, code_verifier: 'b'.repeat(112) },
  })
  expect([guess.status, guess.body['code']]).toEqual([400, 'bad_code_verifier'])
  expect((await client.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found')
})

test('of two exchanges of one code at once, one gets the session', async () => {
  const { client, url } = await beginAtClient(app)
  const end = await browse(url, `${app.url}/perfil`, aPerson())
  const verifier = await verifierOf(client)
  const body = { auth_code: end.searchParams.get('code'), code_verifier: verifier }
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => callAuth(app, 'token?grant_type=pkce', { body })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
})

/** The client keeps it under its own key. */
async function verifierOf(client: Awaited<ReturnType<typeof beginAtClient>>['client']): Promise<string> {
  // Both are the client's own members, which its types hide.
  const { storage, storageKey } = client.auth as unknown as {
    storage: { getItem: (key: string) => Promise<string> | string }
    storageKey: string
  }
  return JSON.parse(await storage.getItem(`${storageKey}-code-verifier`)) as string
}

test.each([
  ['no code', { code_verifier: 'b'.repeat(112) }],
  ['no verifier', { auth_code: 'x' }],
  ['an empty verifier', { auth_code: 'x', code_verifier: '' }],
  ['a code that is no text', { auth_code: 7, code_verifier: 'x' }],
  ['a code of 201 characters', { auth_code: 'x'.repeat(201), code_verifier: 'x' }],
])('an exchange with %s is refused', async (_name, body) => {
  const answer = await callAuth(app, 'token?grant_type=pkce', { body })
  expect([answer.status, answer.body['code']]).toEqual([400, 'validation_failed'])
})

test('the challenge is not its own verifier', async () => {
  const { url } = await beginAtClient(app)
  const challenge = new URL(url).searchParams.get('code_challenge')
  const end = await browse(url, `${app.url}/perfil`, aPerson())
  const body = { auth_code: end.searchParams.get('code'), code_verifier: challenge }
  expect((await callAuth(app, 'token?grant_type=pkce', { body })).body['code']).toBe('bad_code_verifier')
})

test('a provider that is down is told on our page, and asked again by the next person', async () => {
  await using fresh = await startSocialApp()
  fresh.provider.failWith(503)
  const { url } = await beginAtClient(fresh.app)
  const response = await openIn(aBrowser(), url)
  const end = new URL(response.headers.get('location') ?? '')
  expect([end.pathname, end.searchParams.get('error'), end.searchParams.get('error_code')]).toEqual([
    '/perfil',
    'temporarily_unavailable',
    'provider_unreachable',
  ])
  expect(response.headers.get('set-cookie')).toBeNull()
  fresh.provider.failWith(null)
  expect((await aSocialStudent(fresh.app)).user).toBeTruthy()
})

test('a provider that goes down before it has vouched for the person leaves no account behind', async () => {
  const { browser, answer } = await atTheCallback()
  const count = async () => (await pool.query('select 1 from users')).rowCount
  const before = await count()
  provider.failWith(500)
  expect(errorOf(await endOf(browser, answer))).toEqual(['server_error', 'bad_oauth_callback'])
  provider.failWith(null)
  expect(await count()).toBe(before)
})

test('a code of the provider that was used elsewhere, or made up, opens nothing', async () => {
  const { browser, answer } = await atTheCallback()
  answer.searchParams.set('code', 'made-up')
  expect(errorOf(await endOf(browser, answer))).toEqual(['server_error', 'bad_oauth_callback'])
})

test('an answer in the name of another provider opens nothing', async () => {
  const { browser, answer } = await atTheCallback()
  answer.searchParams.set('iss', 'https://evil.example')
  expect(errorOf(await endOf(browser, answer))).toEqual(['server_error', 'bad_oauth_callback'])
})

test('a code of the provider does not fit another sign-in of the same person (PKCE and nonce of our leg)', async () => {
  const one = await atTheCallback()
  const two = await atTheCallback()
  two.answer.searchParams.set('code', one.answer.searchParams.get('code') ?? '')
  expect(errorOf(await endOf(two.browser, two.answer))).toEqual(['server_error', 'bad_oauth_callback'])
})

test('a database that is away is told on our page', async () => {
  await using lost = await startSocialApp()
  const { url } = await beginAtClient(lost.app)
  await lost.app.context.pool.query('drop table social_logins')
  const response = await openIn(aBrowser(), url)
  const end = new URL(response.headers.get('location') ?? '')
  expect([end.pathname, end.searchParams.get('error_code')]).toEqual(['/perfil', 'unexpected_failure'])
})

test('two hundred and forty steps in five minutes from one address, then a word about it on our page', async () => {
  await using limited = await startSocialApp({ RATE_LIMITS: 'on' })
  for (let n = 0; n < 239; n++) await limited.app.context.limits.consume('socialLoginByAddress', '127.0.0.1')
  const { url } = await beginAtClient(limited.app)
  expect((await openIn(aBrowser(), url)).headers.get('location')).toContain(limited.provider.issuer)
  const end = new URL((await openIn(aBrowser(), url)).headers.get('location') ?? '')
  expect([end.pathname, end.searchParams.get('error_code')]).toEqual(['/perfil', 'over_request_rate_limit'])
  const exchange = await callAuth(limited.app, 'token?grant_type=pkce', {
    body: { auth_code: 'x', code_verifier: 'x' },
  })
  expect([exchange.status, exchange.body['code']]).toEqual([429, 'over_request_rate_limit'])
})

test('without a configured provider there is none', async () => {
  await using none = await startSocialApp({ OIDC_PROVIDERS: '[]' })
  const answer = await callAuth(
    none.app,
    `authorize?provider=google&code_challenge=${'a'.repeat(43)}&code_challenge_method=s256`,
    { method: 'GET' },
  )
  expect([answer.status, answer.body['code']]).toEqual([400, 'validation_failed'])
})

test('a sign-in that nobody finished is forgotten a day after it has expired', async () => {
  await using quiet = await startSocialApp()
  const { context } = quiet.app
  await openIn(aBrowser(), (await beginAtClient(quiet.app)).url)
  const countAfter = async (interval: string) => {
    await context.pool.query(`update social_logins set expires_at = now() - interval '${interval}'`)
    await forgetAbandonedLogins(context)
    return (await context.pool.query('select 1 from social_logins')).rowCount
  }
  expect(await countAfter('23 hours 59 minutes')).toBe(1)
  expect(await countAfter('24 hours 1 minute')).toBe(0)
})
