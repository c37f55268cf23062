/**
 * Whose account a provider's person gets: only an e-mail that both sides have proven joins two, and an account that
 * was opened with somebody else's address belongs to that somebody when they come (decision 0020).
 */
import { afterAll, expect, test } from 'vitest'
import { DOCUMENT_VERSIONS } from '#content/site/institutional/versions.ts'
import { accountClient, aSignedUpStudent, newEmail, PASSWORD } from '#tests/support/accounts.ts'
import { aPerson, aSocialStudent, signInAtProvider } from '#tests/support/social.ts'
import { startSocialApp } from '#tests/support/social-app.ts'

const scene = await startSocialApp()
afterAll(() => scene[Symbol.asyncDispose]())
const { app } = scene
const { pool, db } = app.context

const signIn = (email: string) =>
  accountClient(app.url).auth.signInWithPassword({ email, password: PASSWORD })

/** A student whose address is proven, as the link of the mail does it. */
async function aProvenStudent(email = newEmail()) {
  const student = await aSignedUpStudent(app, { email })
  const mail = await db
    .selectFrom('outgoing_mails')
    .select('facts')
    .where('recipient', '=', email)
    .where('kind', '=', 'confirm-email')
    .executeTakeFirstOrThrow()
  const token = new URL(String(mail.facts['link'])).searchParams.get('token_hash') ?? ''
  const { error } = await accountClient(app.url).auth.verifyOtp({ type: 'signup', token_hash: token })
  expect(error).toBeNull()
  return { ...student, token }
}

async function accountsOf(email: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from users where email = $1',
    [email],
  )
  return rows[0]?.count ?? 0
}

test('an e-mail that both sides have proven joins, and the account keeps everything', async () => {
  const { email, user, client } = await aProvenStudent()
  const social = await aSocialStudent(app, aPerson({ email: email.toUpperCase(), name: 'Outro Nome' }))
  expect(social.user?.id).toBe(user.id)
  expect(social.user).toMatchObject({
    user_metadata: { full_name: 'Ana Silva', city: 'Olinda' },
    app_metadata: { provider: 'email', providers: ['email', 'google'] },
  })
  expect(social.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'google'])
  expect((await signIn(email)).error).toBeNull()
  expect((await client.auth.getUser()).error).toBeNull()
})

test('a joined provider is named once, however often it is used', async () => {
  const { email } = await aProvenStudent()
  await aSocialStudent(app, aPerson({ email }))
  const { user } = await aSocialStudent(app, aPerson({ email }))
  expect(user?.app_metadata['providers']).toEqual(['email', 'google'])
  // Another person of the same provider with the same e-mail: one more identity, the provider named once.
  const other = await aSocialStudent(app, aPerson({ email, sub: 'another subject' }))
  expect(other.user?.id).toBe(user?.id)
  expect(other.user?.app_metadata['providers']).toEqual(['email', 'google'])
  expect(other.user?.identities).toHaveLength(3)
})

test('who opened an account with a stranger’s address loses it to the stranger (pre-hijacking)', async () => {
  const email = newEmail()
  const thief = await aSignedUpStudent(app, {
    email,
    data: {
      full_name: 'Ladrão',
      city: 'Longe',
      state: 'SP',
      phone: '(11) 90000-0000',
      role: 'admin',
      age_band: '18-plus',
      terms_version: DOCUMENT_VERSIONS.terms,
      privacy_version: DOCUMENT_VERSIONS.privacy,
    },
  })
  await thief.client.from('profiles').update({ target_exam: 'Fuvest' }).eq('id', thief.user.id)
  const owner = await aSocialStudent(app, aPerson({ email, name: 'Dona Verdadeira' }))

  expect(owner.user?.id).toBe(thief.user.id)
  expect(owner.user).toMatchObject({
    user_metadata: { full_name: 'Dona Verdadeira' },
    app_metadata: { provider: 'google', providers: ['google'] },
  })
  expect(Object.keys(owner.user?.user_metadata ?? {})).toEqual(['full_name'])
  expect(owner.user?.identities?.map(({ provider }) => provider)).toEqual(['google'])
  const { data: profile } = await owner.client.from('profiles').select('*').eq('id', thief.user.id).single()
  expect(profile).toMatchObject({
    full_name: 'Dona Verdadeira',
    city: null,
    state: null,
    phone: null,
    target_exam: null,
    // Age and consent were the thief's.
    registration: 'missing',
  })

  expect((await signIn(email)).error?.code).toBe('invalid_credentials')
  expect((await thief.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  const renewal = await accountClient(app.url).auth.refreshSession(thief.session)
  expect(renewal.error?.code).toBe('refresh_token_not_found')
})

test('the link that the thief’s sign-up has mailed opens nothing any more', async () => {
  const email = newEmail()
  await aSignedUpStudent(app, { email })
  const mail = await db
    .selectFrom('outgoing_mails')
    .select('facts')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  const token = new URL(String(mail.facts['link'])).searchParams.get('token_hash') ?? ''
  await aSocialStudent(app, aPerson({ email }))
  const { error } = await accountClient(app.url).auth.verifyOtp({ type: 'signup', token_hash: token })
  expect(error?.code).toBe('otp_expired')
})

test('what was bought on an unproven account stays with it', async () => {
  const email = newEmail()
  const { user } = await aSignedUpStudent(app, { email })
  await pool.query(
    `insert into orders (access_token_hash, user_id, buyer_email, status, currency_code, total_amount, provider,
       success_url, cancel_url, reserved_until)
     values ('x', $1, $2, 'paid', 'brl', 1800, 'sandbox', '/success', '/store', now())`,
    [user.id, email],
  )
  await aSocialStudent(app, aPerson({ email }))
  const { rows } = await pool.query('select 1 from orders where user_id = $1', [user.id])
  expect(rows).toHaveLength(1)
})

test.each([
  ['a proven account', true],
  ['an unproven account', false],
])('an e-mail that the provider has not proven does not join %s', async (_name, isProven) => {
  const email = newEmail()
  if (isProven) await aProvenStudent(email)
  else await aSignedUpStudent(app, { email })
  const { end } = await signInAtProvider(app, aPerson({ email, verified: false }))
  expect(end.searchParams.get('error_code')).toBe('provider_email_needs_verification')
  expect(end.searchParams.get('code')).toBeNull()
  expect((await signIn(email)).error).toBeNull()
})

test('an e-mail that the provider has not proven opens no account, and neither does none', async () => {
  const email = newEmail()
  for (const person of [
    aPerson({ email, verified: false }),
    { sub: 'nobody knows the e-mail', name: 'Ana' },
  ]) {
    const { end } = await signInAtProvider(app, person)
    expect(end.searchParams.get('error_code')).toBe('provider_email_needs_verification')
  }
  expect(await accountsOf(email)).toBe(0)
})

test('the identity is the subject: who changes the e-mail at the provider stays who they are', async () => {
  const sub = `subject ${newEmail()}`
  const first = await aSocialStudent(app, aPerson({ sub }))
  const victim = await aProvenStudent()
  const second = await aSocialStudent(app, aPerson({ sub, email: victim.email, name: 'Novo Nome' }))
  expect(second.user?.id).toBe(first.user?.id)
  expect(second.user?.email).toBe(first.user?.email)
  expect(second.user?.user_metadata['full_name']).toBe('Rui Costa')
  const third = await aSocialStudent(app, { sub, email: victim.email, verified: false })
  expect(third.user?.id).toBe(first.user?.id)
})

test('the same subject at another provider is another person', async () => {
  const sub = `subject ${newEmail()}`
  const { user: pupil } = await aSocialStudent(app)
  await pool.query(`insert into identities (provider, subject, user_id) values ('escola', $1, $2)`, [
    sub,
    pupil?.id,
  ])
  const { user } = await aSocialStudent(app, aPerson({ sub }))
  expect(user?.id).not.toBe(pupil?.id)
})

test('a banned person stays out, by a known identity and by a known e-mail', async () => {
  const ban = (id: string | undefined) =>
    pool.query(`update users set banned_until = now() + interval '1 hour' where id = $1`, [id])
  const person = aPerson()
  const known = await aSocialStudent(app, person)
  await ban(known.user?.id)
  const byEmail = await aProvenStudent()
  await ban(byEmail.user.id)
  for (const banned of [person, aPerson({ email: byEmail.email })]) {
    const { end } = await signInAtProvider(app, banned)
    expect([end.searchParams.get('error'), end.searchParams.get('error_code')]).toEqual([
      'access_denied',
      'user_banned',
    ])
  }
  const { rows } = await pool.query('select provider from identities where user_id = $1', [byEmail.user.id])
  expect(rows).toEqual([{ provider: 'email' }])
})

test('who is banned after the provider’s answer gets no session for the code', async () => {
  const { client, end } = await signInAtProvider(app, aPerson())
  await pool.query(`update users set banned_until = now() + interval '1 hour' where id in
    (select user_id from social_logins where code_hash is not null)`)
  const { error } = await client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '')
  expect(error?.code).toBe('user_banned')
})

test('two answers at once for one new person open one account, and both are let in', async () => {
  const person = aPerson()
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('insert into users (email) values ($1)', [person.email])
  const answers = [signInAtProvider(app, person), signInAtProvider(app, person)]
  // Both have found the person unknown, or wait for who finds out.
  await expect.poll(countWaiting, { timeout: 10_000, interval: 20 }).toBe(2)
  await holder.query('rollback')
  holder.release()
  const students = await Promise.all(
    (await Promise.all(answers)).map(({ client, end }) =>
      client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? ''),
    ),
  )
  expect(students.map(({ error }) => error)).toEqual([null, null])
  expect(new Set(students.map(({ data }) => data.user?.id)).size).toBe(1)
  expect(await accountsOf(person.email ?? '')).toBe(1)
})

async function countWaiting(): Promise<number> {
  const { rows } = await pool.query(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

test('two people of the provider with one new e-mail, at once, share its account', async () => {
  const email = newEmail()
  const students = await Promise.all(
    ['one', 'two', 'three'].map((sub) => aSocialStudent(app, aPerson({ email, sub: `${sub} ${email}` }))),
  )
  expect(new Set(students.map(({ user }) => user?.id)).size).toBe(1)
})
