/** Accounts as the real client meets them: sign up, sign in, change, sign out (product §7, docs/wire.md §2). */
import { AuthApiError, AuthWeakPasswordError } from '@supabase/supabase-js'
import { afterAll, expect, test } from 'vitest'
import { accountClient, aSignedUpStudent, callAuth, newEmail, PASSWORD } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

test('a sign-up gives a session at once, while the address stays unproven', async () => {
  const { user, session, email } = await aSignedUpStudent(app)
  expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  expect(user).toMatchObject({
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { full_name: 'Ana Silva', city: 'Olinda', state: 'PE', phone: '(81) 90000-0000' },
    is_anonymous: false,
  })
  expect(user.identities?.map(({ provider }) => provider)).toEqual(['email'])
  expect(user.email_confirmed_at).toBeUndefined()
  expect(JSON.stringify(session)).not.toMatch(/argon2|password/)
})

test('a sign-up leaves one profile, one session and one mail with the link of the confirmation page', async () => {
  const { user, email } = await aSignedUpStudent(app)
  const { db } = app.context
  const mails = await db.selectFrom('outgoing_mails').selectAll().where('recipient', '=', email).execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ kind: 'confirm-email', facts: { name: 'Ana Silva' }, sent_at: null })
  const link = new URL(String(mails[0]?.facts['link']))
  expect(link.origin + link.pathname).toBe(`${app.url}/confirmar-email`)
  expect(link.searchParams.get('type')).toBe('signup')
  expect(link.searchParams.get('token_hash')).toMatch(/^[\w-]{43}$/)
  const profiles = await db.selectFrom('profiles').select('id').where('id', '=', user.id).execute()
  const sessions = await db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute()
  expect([profiles.length, sessions.length]).toEqual([1, 1])
})

test('a refused sign-up leaves no mail', async () => {
  const { email } = await aSignedUpStudent(app)
  await accountClient(app.url).auth.signUp({ email, password: PASSWORD })
  const mails = await app.context.db
    .selectFrom('outgoing_mails')
    .select('id')
    .where('recipient', '=', email)
    .execute()
  expect(mails).toHaveLength(1)
})

test('the e-mail is the same in capitals and with spaces around it', async () => {
  const { user, email } = await aSignedUpStudent(app)
  const { data, error } = await accountClient(app.url).auth.signInWithPassword({
    email: `  ${email.toUpperCase()} `,
    password: PASSWORD,
  })
  expect(error).toBeNull()
  expect(data.user?.id).toBe(user.id)
})

test('a password is the same in another encoding of its letters', async () => {
  const email = newEmail()
  await accountClient(app.url).auth.signUp({ email, password: 'coração de fé' })
  const { error } = await accountClient(app.url).auth.signInWithPassword({
    email,
    password: 'corac\u0327a\u0303o de fe\u0301',
  })
  expect(error).toBeNull()
})

test('the signed-in student is read back, and the moment of the sign-in is kept', async () => {
  const { client, user } = await aSignedUpStudent(app)
  const { data, error } = await client.auth.getUser()
  expect(error).toBeNull()
  expect(data.user?.id).toBe(user.id)
  expect(Date.parse(data.user?.last_sign_in_at ?? '')).not.toBeNaN()
})

test('the client verifies the token by our published key and reads its claims', async () => {
  const { client, user, email } = await aSignedUpStudent(app)
  const { data, error } = await client.auth.getClaims()
  expect(error).toBeNull()
  expect(data?.header.alg).toBe('ES256')
  expect(data?.claims).toMatchObject({
    sub: user.id,
    email,
    role: 'authenticated',
    aal: 'aal1',
    iss: `${app.url}/auth/v1`,
    amr: [{ method: 'password' }],
  })
})

test('the published keys hold no private part', async () => {
  const { body } = await callAuth(app, '.well-known/jwks.json', { method: 'GET' })
  const [key] = body['keys'] as Record<string, unknown>[]
  expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'])
})

test('the settings say what can be used', async () => {
  const { body } = await callAuth(app, 'settings', { method: 'GET' })
  expect(body).toMatchObject({ external: { email: true, phone: false }, disable_signup: false })
})

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const { email } = await aSignedUpStudent(app)
  const answers = []
  for (const tried of [email, newEmail()]) {
    const { error } = await accountClient(app.url).auth.signInWithPassword({
      email: tried,
      password: 'not this one',
    })
    expect(error).toBeInstanceOf(AuthApiError)
    answers.push([error?.status, error?.code, error?.message])
  }
  expect(answers).toEqual(Array(2).fill([400, 'invalid_credentials', 'Invalid login credentials']))
})

test.each([
  ['short', 'seven c', 'length'],
  ['common', 'flamengo', 'pwned'],
  ['short and common', '123456', 'length'],
])('a password that is %s is refused with its reason', async (_name, password, reason) => {
  const { error } = await accountClient(app.url).auth.signUp({ email: newEmail(), password })
  expect(error).toBeInstanceOf(AuthWeakPasswordError)
  expect(error?.status).toBe(422)
  expect((error as AuthWeakPasswordError).reasons).toEqual([reason])
})

test('a taken e-mail is refused, also in capitals', async () => {
  const { email } = await aSignedUpStudent(app)
  const { error } = await accountClient(app.url).auth.signUp({
    email: email.toUpperCase(),
    password: PASSWORD,
  })
  expect([error?.status, error?.code, error?.message]).toEqual([
    422,
    'user_already_exists',
    'User already registered',
  ])
})

test('of three sign-ups at once with one address one wins', async () => {
  const email = newEmail()
  const answers = await Promise.all(
    [1, 2, 3].map(() => callAuth(app, 'signup', { body: { email, password: PASSWORD } })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
})

test('the client hears of sign-in, renewal, change and sign-out', async () => {
  const { email } = await aSignedUpStudent(app)
  const client = accountClient(app.url)
  const events: string[] = []
  client.auth.onAuthStateChange((event) => void events.push(event))
  await client.auth.signInWithPassword({ email, password: PASSWORD })
  await client.auth.refreshSession()
  await client.auth.updateUser({ data: { full_name: 'Ana Souza' } })
  await client.auth.signOut()
  expect(events.filter((event) => event !== 'INITIAL_SESSION')).toEqual([
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'SIGNED_OUT',
  ])
})

test('a sign-out counts at once, although the access token has not expired', async () => {
  const { client, session } = await aSignedUpStudent(app)
  expect((await client.auth.signOut()).error).toBeNull()
  const user = await callAuth(app, 'user', { method: 'GET', token: session.access_token })
  expect([user.status, user.body['code']]).toEqual([403, 'session_not_found'])
  const renewal = await callAuth(app, 'token?grant_type=refresh_token', {
    body: { refresh_token: session.refresh_token },
  })
  expect([renewal.status, renewal.body['code']]).toEqual([400, 'refresh_token_not_found'])
})

test('the client takes an ended session for a missing one', async () => {
  const { client, session } = await aSignedUpStudent(app)
  await callAuth(app, 'logout?scope=global', { token: session.access_token })
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test.each([
  { scope: 'local' as const, own: false, other: true },
  { scope: 'others' as const, own: true, other: false },
  { scope: 'global' as const, own: false, other: false },
])('a sign-out with scope $scope leaves own: $own, other: $other', async ({ scope, own, other }) => {
  const { client, session, email } = await aSignedUpStudent(app)
  const stranger = await aSignedUpStudent(app)
  const elsewhere = accountClient(app.url)
  await elsewhere.auth.signInWithPassword({ email, password: PASSWORD })
  expect((await client.auth.signOut({ scope })).error).toBeNull()
  const isAlive = await callAuth(app, 'user', { method: 'GET', token: session.access_token })
  expect(isAlive.status === 200).toBe(own)
  expect((await elsewhere.auth.getUser()).error === null).toBe(other)
  expect((await stranger.client.auth.getUser()).error).toBeNull()
})

test('a banned student is stopped at every door, and let in again afterwards', async () => {
  const { client, user, session, email } = await aSignedUpStudent(app)
  const ban = (until: string) =>
    app.context.pool.query(`update users set banned_until = now() + interval '${until}' where id = $1`, [
      user.id,
    ])
  await ban('1 hour')
  const signIn = { email, password: PASSWORD }
  expect((await client.auth.getUser()).error?.code).toBe('user_banned')
  expect((await accountClient(app.url).auth.signInWithPassword(signIn)).error?.code).toBe('user_banned')
  const renewal = await client.auth.refreshSession({ refresh_token: session.refresh_token })
  expect(renewal.error?.code).toBe('user_banned')
  expect((await client.from('profiles').select('*').eq('id', user.id)).status).toBe(401)
  await ban('-1 hour')
  expect((await accountClient(app.url).auth.signInWithPassword(signIn)).error).toBeNull()
})

test('the oldest sessions give way to the fifty-first', async () => {
  const { user, email, session } = await aSignedUpStudent(app)
  await app.context.pool.query(
    `insert into sessions (user_id, expires_at, amr, created_at)
     select $1, now() + interval '1 day', 'password', now() - interval '1 minute' * n from generate_series(1, 60) n`,
    [user.id],
  )
  expect(
    (await accountClient(app.url).auth.signInWithPassword({ email, password: PASSWORD })).error,
  ).toBeNull()
  const { rows } = await app.context.pool.query(
    'select count(*)::int as n from sessions where user_id = $1',
    [user.id],
  )
  expect(rows).toEqual([{ n: 50 }])
  expect((await callAuth(app, 'user', { method: 'GET', token: session.access_token })).status).toBe(200)
})
