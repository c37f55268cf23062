/** The forgotten password: asking, the link, the new password (docs/wire.md §2, POST recover and verify). */
import { afterAll, expect, test } from 'vitest'
import {
  accountClient,
  aProvenStudent,
  aSignedUpStudent,
  ban,
  callAuth,
  newEmail,
  PASSWORD,
} from '#tests/support/accounts.ts'
import { mailedTokens, mailKindsTo, newestToken } from '#tests/support/mailbox.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const { db, pool } = app.context
const NEW_PASSWORD = 'outra senha longa'

async function aRecoveryToken(email: string): Promise<string> {
  const { error } = await accountClient(app.url).auth.resetPasswordForEmail(email)
  if (error) throw error
  return newestToken(app, email, 'recovery')
}

const openBy = (token: string, client = accountClient(app.url)) =>
  client.auth.verifyOtp({ type: 'recovery', token_hash: token })

test('the link of the mail signs in, and the new password is the one that counts', async () => {
  const { email, user } = await aProvenStudent(app)
  const client = accountClient(app.url)
  const events: string[] = []
  client.auth.onAuthStateChange((event) => void events.push(event))
  const { data, error } = await openBy(await aRecoveryToken(email), client)
  expect(error).toBeNull()
  expect(data.user?.id).toBe(user.id)
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
  const signIn = (password: string) => accountClient(app.url).auth.signInWithPassword({ email, password })
  expect((await signIn(PASSWORD)).error?.code).toBe('invalid_credentials')
  expect((await signIn(NEW_PASSWORD)).error).toBeNull()
})

test('an e-mail in capitals with space around it is the same one', async () => {
  const { email } = await aProvenStudent(app)
  await accountClient(app.url).auth.resetPasswordForEmail(` ${email.toUpperCase()} `)
  expect(await mailedTokens(app, email, 'recovery')).toHaveLength(1)
})

test('known and unknown, proven and banned: one answer, and the same row is written for each', async () => {
  const [proven, unproven, banned] = await Promise.all([
    aProvenStudent(app),
    aSignedUpStudent(app),
    aSignedUpStudent(app),
  ])
  await ban(app, banned.user.id)
  const unknown = newEmail()
  const emails = [proven.email, unproven.email, banned.email, unknown]
  const answers = []
  for (const email of emails) answers.push(await callAuth(app, 'recover', { body: { email } }))
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([200, {}]))
  const rows = await db.selectFrom('requested_links').select(['kind', 'email']).orderBy('id').execute()
  expect(rows).toEqual(emails.map((email) => ({ kind: 'recovery', email })))
  expect((await mailKindsTo(app, proven.email)).at(-1)).toBe('recovery')
  expect((await mailKindsTo(app, unproven.email)).at(-1)).toBe('recovery')
  expect(await mailKindsTo(app, banned.email)).not.toContain('recovery')
  expect(await mailKindsTo(app, unknown)).toEqual([])
  expect(await db.selectFrom('requested_links').selectAll().execute()).toEqual([])
})

test.each([
  ['no e-mail', {}],
  ['no address', { email: 'nobody' }],
  ['a number', { email: 7 }],
])('asking with %s is a 400', async (_name, body) => {
  const { status, body: answer } = await callAuth(app, 'recover', { body })
  expect([status, answer['code']]).toEqual([400, 'validation_failed'])
})

test('the link works once, for an hour, and only the newest', async () => {
  const { email, user } = await aProvenStudent(app)
  const first = await aRecoveryToken(email)
  const second = await aRecoveryToken(email)
  expect((await openBy(first)).error?.code).toBe('otp_expired')
  const age = (interval: string) =>
    pool.query(
      `update one_time_tokens set expires_at = expires_at - interval '${interval}' where user_id = $1`,
      [user.id],
    )
  await age('1 hour')
  expect((await openBy(second)).error?.code).toBe('otp_expired')
  await age('-5 minutes')
  expect((await openBy(second)).error).toBeNull()
  expect((await openBy(second)).error?.code).toBe('otp_expired')
})

test('of two clicks at once one is taken', async () => {
  const { email } = await aProvenStudent(app)
  const token = await aRecoveryToken(email)
  const answers = await Promise.all([openBy(token), openBy(token), openBy(token)])
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
})

test.each(['signup', 'email', 'email_change', 'magiclink', 'invite'] as const)(
  'a recovery link is no %s link',
  async (type) => {
    const { email } = await aProvenStudent(app)
    const token = await aRecoveryToken(email)
    const { error } = await accountClient(app.url).auth.verifyOtp({ type, token_hash: token })
    expect([error?.status, error?.code]).toEqual([403, 'otp_expired'])
    expect((await openBy(token)).error).toBeNull()
  },
)

test('opening the link spends nothing: it leads to our page, whatever else the address asks for', async () => {
  const { email } = await aProvenStudent(app)
  const token = await aRecoveryToken(email)
  for (const trick of ['', '&redirect_to=https://evil.example', '&redirect_to=//evil.example']) {
    const response = await fetch(`${app.url}/auth/v1/verify?token=${token}&type=recovery${trick}`, {
      redirect: 'manual',
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${app.url}/nova-senha?token_hash=${token}&type=recovery`)
  }
  expect((await openBy(token)).error).toBeNull()
})

test('wherever the client wants to be led afterwards, the link of the mail leads to our page', async () => {
  const { email } = await aProvenStudent(app)
  await accountClient(app.url).auth.resetPasswordForEmail(email, { redirectTo: 'https://evil.example' })
  const mail = await db
    .selectFrom('requested_links')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst()
  expect(mail?.email).toBe(email)
  await newestToken(app, email, 'recovery')
  const { rows } = await pool.query<{ link: string }>(
    `select facts->>'link' as link from outgoing_mails where recipient = $1 and kind = 'recovery'`,
    [email],
  )
  expect(rows[0]?.link).toMatch(`${app.url}/nova-senha?token_hash=`)
  expect(rows[0]?.link).not.toContain('evil')
})

test('anyone who opens a never proven account by its mailbox ends the password and the sessions of before', async () => {
  const stranger = await aSignedUpStudent(app)
  const owner = accountClient(app.url)
  const { data, error } = await openBy(await aRecoveryToken(stranger.email), owner)
  expect(error).toBeNull()
  expect(data.user?.email_confirmed_at).toBeDefined()
  expect((await stranger.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  const again = await accountClient(app.url).auth.signInWithPassword({
    email: stranger.email,
    password: PASSWORD,
  })
  expect(again.error?.code).toBe('invalid_credentials')
  expect((await owner.auth.updateUser({ password: PASSWORD })).error).toBeNull()
})

test('a proven account keeps its other sessions until the password changes', async () => {
  const { client, email } = await aProvenStudent(app)
  const opened = accountClient(app.url)
  await openBy(await aRecoveryToken(email), opened)
  expect((await client.auth.getUser()).error).toBeNull()
  await opened.auth.updateUser({ password: NEW_PASSWORD })
  expect((await client.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test('a changed password ends the links to a forgotten one and is reported to the mailbox', async () => {
  const { client, email } = await aProvenStudent(app)
  const token = await aRecoveryToken(email)
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
  expect((await openBy(token)).error?.code).toBe('otp_expired')
  expect((await mailKindsTo(app, email)).filter((kind) => kind === 'password-changed')).toHaveLength(1)
})

test('an address that nobody has proven hears nothing of a changed password', async () => {
  const { client, email } = await aSignedUpStudent(app)
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
  expect(await mailKindsTo(app, email)).toEqual(['confirm-email'])
})

test('with the feature off no link is sent', async () => {
  await using closed = await startTestApp({ FEATURES_OFF: 'passwordRecovery' })
  const { email } = await aProvenStudent(closed)
  const { error } = await accountClient(closed.url).auth.resetPasswordForEmail(email)
  expect([error?.status, error?.code]).toEqual([422, 'email_provider_disabled'])
  expect(await mailKindsTo(closed, email)).toEqual(['confirm-email'])
})

test('an old session of a recovery needs the old password like any other', async () => {
  const { email, user } = await aProvenStudent(app)
  const client = accountClient(app.url)
  await openBy(await aRecoveryToken(email), client)
  await pool.query(`update sessions set created_at = now() - interval '2 days' where user_id = $1`, [user.id])
  const { error } = await client.auth.updateUser({ password: NEW_PASSWORD })
  expect(error?.code).toBe('reauthentication_needed')
})

test('who reads the database can open no link: the table holds no part of it', async () => {
  const { email, user } = await aProvenStudent(app)
  const token = await aRecoveryToken(email)
  const { rows } = await pool.query<{ token_hash: Buffer }>(
    'select token_hash from one_time_tokens where user_id = $1',
    [user.id],
  )
  expect(rows).toHaveLength(1)
  for (const form of [Buffer.from(token), Buffer.from(token, 'base64url')])
    expect(rows[0]?.token_hash.includes(form.subarray(0, 8))).toBe(false)
})
