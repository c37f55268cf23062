/** Several processes on one database are one server: the same keys, the same counts (design §1). */
import { expect, test } from 'vitest'
import { loadKeys } from '#server/accounts/keys.ts'
import { accountClient, aSignedUpStudent, callAuth, newEmail } from '#tests/support/accounts.ts'
import { startSecondProcess } from '#tests/support/second-process.ts'
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

test('processes that start at once on an empty database make one set of keys', async () => {
  await using app = await startTestApp()
  const { db, config, pool } = app.context
  await db.deleteFrom('server_keys').execute()
  // Ten open connections, so that nobody is first only because the others still connect.
  await Promise.all(Array.from({ length: 10 }, () => pool.query('select pg_sleep(0.05)')))
  const processes = await Promise.all([1, 2, 3, 4, 5].map(() => loadKeys(db, config)))
  const kids = processes.map(({ accessTokens }) => accessTokens.jwks.keys.map(({ kid }) => kid).join())
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

test('a newer signing key signs, and tokens of the older one still hold', async () => {
  await using app = await startTestApp()
  const { session } = await aSignedUpStudent(app)
  const { db, config } = app.context
  const older = await db.selectFrom('server_keys').selectAll().where('kind', '=', 'signing').execute()
  await db.deleteFrom('server_keys').where('kind', '=', 'signing').execute()
  await loadKeys(db, config)
  for (const key of older) {
    await db
      .insertInto('server_keys')
      .values({ ...key, secret: JSON.stringify(key.secret), created_at: new Date(0) })
      .execute()
  }
  const rotated = await loadKeys(db, config)
  expect(rotated.accessTokens.jwks.keys).toHaveLength(2)
  expect((await rotated.accessTokens.verify(session.access_token, new Date())).ok).toBe(true)
  const subject = {
    userId: 'u',
    sessionId: 's',
    email: '',
    appMetadata: {},
    userMetadata: {},
    amr: 'password',
  }
  const { token } = await rotated.accessTokens.sign(subject, new Date())
  expect((await app.context.keys.accessTokens.verify(token, new Date())).ok).toBe(false)
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
  }
  const { token } = await other.accessTokens.sign(subject, new Date())
  expect(await other.accessTokens.verify(token, new Date())).toMatchObject({ ok: true })
  expect(await keys.accessTokens.verify(token, new Date())).toMatchObject({ ok: false, code: 'bad_jwt' })
})
