/** Several processes on one database are one server: the same keys, the same counts (decision 0081). */
import { expect, test } from 'vitest'
import { loadKeys } from '#server/identity/keys.ts'
import { accountClient, aSignedUpStudent, callAuth, newEmail } from '#tests/support/accounts.ts'
import { newestToken } from '#tests/support/mailbox.ts'
import { startSecondProcess } from '#tests/support/second-process.ts'
import { aBrowser, aPerson, beginAtClient, browse, openIn } from '#tests/support/social.ts'
import { startSocialApp } from '#tests/support/social-app.ts'
import { startTestApp } from '#tests/support/test-app.ts'

test('what one process signs the other accepts, and a sign-out in one counts in the other', async () => {
  await using one = await startTestApp()
  await using other = await startSecondProcess(one)
  const { session, user } = await aSignedUpStudent(one)
  const renewed = await callAuth(other, 'token?grant_type=refresh_token', {
    body: { refresh_token: session.refresh_token },
  })
  expect(renewed.body['user']).toMatchObject({ id: user.id })
  const token = String(renewed.body['access_token'])
  expect((await callAuth(one, 'user', { method: 'GET', token })).status).toBe(200)
  expect((await callAuth(one, 'logout?scope=global', { token })).status).toBe(204)
  expect((await callAuth(other, 'user', { method: 'GET', token })).body['code']).toBe('session_not_found')
})

test('a token refreshed in both at once has one successor', async () => {
  await using one = await startTestApp()
  await using other = await startSecondProcess(one)
  const { session } = await aSignedUpStudent(one)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      callAuth(n % 2 === 0 ? one : other, 'token?grant_type=refresh_token', {
        body: { refresh_token: session.refresh_token },
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(new Set(answers.map(({ body }) => body['refresh_token'])).size).toBe(1)
})

test('wrong passwords are counted over both', async () => {
  await using one = await startTestApp({ RATE_LIMITS: 'on' })
  await using other = await startSecondProcess(one)
  const email = newEmail()
  const codes = []
  for (let attempt = 0; attempt < 10; attempt++) {
    const client = accountClient(attempt % 2 === 0 ? one.url : other.url)
    codes.push((await client.auth.signInWithPassword({ email, password: 'not this one' })).error?.code)
  }
  expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(8)
})

test('of thirty wrong passwords at once over both eight are looked at', async () => {
  await using one = await startTestApp({ RATE_LIMITS: 'on' })
  await using other = await startSecondProcess(one)
  const email = newEmail()
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      callAuth(n % 2 === 0 ? one : other, 'token?grant_type=password', {
        body: { email, password: 'not this one' },
      }),
    ),
  )
  expect(answers.filter(({ body }) => body['code'] === 'invalid_credentials')).toHaveLength(8)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(22)
})

test('every flow of the real client goes on in the other process', async () => {
  await using one = await startTestApp()
  await using other = await startSecondProcess(one)
  const { email, user } = await aSignedUpStudent(one)
  const confirm = await newestToken(other, email, 'confirm-email')
  const there = accountClient(other.url)
  expect((await there.auth.verifyOtp({ type: 'signup', token_hash: confirm })).data.user?.id).toBe(user.id)

  expect((await accountClient(other.url).auth.resetPasswordForEmail(email)).error).toBeNull()
  const recovery = await newestToken(one, email, 'recovery')
  const here = accountClient(one.url)
  expect((await here.auth.verifyOtp({ type: 'recovery', token_hash: recovery })).error).toBeNull()
  expect((await here.auth.updateUser({ password: 'outra senha longa' })).error).toBeNull()
  expect((await there.auth.getUser()).error?.name).toBe('AuthSessionMissingError')

  const next = newEmail()
  expect((await here.auth.updateUser({ email: next })).data.user?.new_email).toBe(next)
  const change = (url: string, token_hash: string) =>
    accountClient(url).auth.verifyOtp({ type: 'email_change', token_hash })
  const half = await change(other.url, await newestToken(one, email, 'email-change-current'))
  expect([half.error, half.data.session]).toEqual([null, null])
  const whole = await change(one.url, await newestToken(other, next, 'email-change-new'))
  expect(whole.data.user?.email).toBe(next)

  const again = accountClient(other.url)
  const signedIn = await again.auth.signInWithPassword({ email: next, password: 'outra senha longa' })
  expect(signedIn.error).toBeNull()
  expect((await again.auth.signOut({ scope: 'others' })).error).toBeNull()
  expect((await here.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await again.auth.refreshSession()).error).toBeNull()
})

test('processes that start at once on an empty database make one set of keys', async () => {
  await using app = await startTestApp()
  const { db, config, pool } = app.context
  await db.deleteFrom('server_keys').execute()
  // Ten open connections, so that nobody is first only because the others still connect.
  await Promise.all(Array.from({ length: 10 }, () => pool.query('select pg_sleep(0.05)')))
  const processes = await Promise.all([1, 2, 3, 4, 5].map(() => loadKeys(db, config)))
  const lists = await Promise.all(processes.map(({ accessTokens }) => accessTokens.jwks()))
  const kids = lists.map(({ keys }) => keys.map(({ kid }) => kid).join())
  expect(new Set(kids).size).toBe(1)
  const secrets = await Promise.all(processes.map(({ secret }) => secret('download-link')))
  expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1)
  const rows = await db.selectFrom('server_keys').select('kind').orderBy('kind').execute()
  expect(rows.map(({ kind }) => kind)).toEqual(['mac:download-link', 'mac:refresh-token', 'signing'])
})

test('each kind of secret is its own, and stays over a restart', async () => {
  await using app = await startTestApp()
  const { keys, db, config } = app.context
  const [link, webhook] = await Promise.all([keys.secret('download-link'), keys.secret('webhook')])
  expect(link).toHaveLength(32)
  expect(link.equals(webhook)).toBe(false)
  const restarted = await loadKeys(db, config)
  expect((await restarted.secret('download-link')).equals(link)).toBe(true)
})

test('a token of another site on the same keys is refused', async () => {
  await using app = await startTestApp()
  const { keys, db, config } = app.context
  const other = await loadKeys(db, { ...config, siteUrl: 'https://other.example' })
  const subject = {
    userId: 'u',
    sessionId: 's',
    email: '',
    appMetadata: {},
    userMetadata: {},
    amr: 'password',
    secondFactor: null,
  }
  const { token } = await other.accessTokens.sign(subject, new Date())
  expect(await other.accessTokens.verify(token, new Date())).toMatchObject({ ok: true })
  expect(await keys.accessTokens.verify(token, new Date())).toMatchObject({ ok: false, code: 'bad_jwt' })
})

test('a sign-in at a provider begins in one process, comes back to the other and ends in the first', async () => {
  await using scene = await startSocialApp()
  await using other = await startSecondProcess(scene.app)
  const { client, url } = await beginAtClient(scene.app)
  const browser = aBrowser()
  const answer = await browse(url, `${scene.app.url}/auth/v1/callback`, aPerson(), browser)
  // What stands before the processes sends the browser, with its cookies, to whichever is free.
  const elsewhere = new URL(answer.pathname + answer.search, other.url)
  browser.cookies.set(elsewhere.host, browser.cookies.get(answer.host) ?? new Map())
  const end = new URL((await openIn(browser, elsewhere)).headers.get('location') ?? '')
  const { error } = await client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '')
  expect(error).toBeNull()
})
