/** How often the same caller may try (decision 0088): the counts are in the database and are taken before the work. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { accountClient, aSignedUpStudent, callAuth, newEmail, PASSWORD } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp({ RATE_LIMITS: 'on' })
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  await app.context.pool.query('truncate rate_limits')
})

const signIn = (email: string, password: string) =>
  accountClient(app.url).auth.signInWithPassword({ email, password })

test('after eight wrong passwords the ninth is refused, also with the right one, for that e-mail only', async () => {
  const { email } = await aSignedUpStudent(app)
  const other = await aSignedUpStudent(app)
  const codes = []
  for (let attempt = 0; attempt < 9; attempt++) codes.push((await signIn(email, 'not this one')).error?.code)
  expect(codes).toEqual([...Array(8).fill('invalid_credentials'), 'over_request_rate_limit'])
  const right = await signIn(email, PASSWORD)
  expect([right.error?.status, right.error?.code]).toEqual([429, 'over_request_rate_limit'])
  expect((await signIn(other.email, PASSWORD)).error).toBeNull()
})

test('of thirty guesses at once exactly eight are looked at', async () => {
  const { email } = await aSignedUpStudent(app)
  const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(email, 'not this one')))
  expect(answers.filter(({ error }) => error?.code === 'invalid_credentials')).toHaveLength(8)
  expect(answers.filter(({ error }) => error?.code === 'over_request_rate_limit')).toHaveLength(22)
})

test('a right password gives back what it took and forgets the wrong ones before it', async () => {
  const { email } = await aSignedUpStudent(app)
  for (let attempt = 0; attempt < 7; attempt++) await signIn(email, 'not this one')
  expect((await signIn(email, PASSWORD)).error).toBeNull()
  for (let attempt = 0; attempt < 8; attempt++) {
    expect((await signIn(email, 'not this one')).error?.code).toBe('invalid_credentials')
  }
})

test('one address may fail sixty times, with whichever e-mails; right passwords do not count', async () => {
  const { email } = await aSignedUpStudent(app)
  for (let n = 0; n < 59; n++) await app.context.limits.consume('failedSignInByAddress', '127.0.0.1')
  for (let student = 0; student < 3; student++) expect((await signIn(email, PASSWORD)).error).toBeNull()
  expect((await signIn(newEmail(), 'not this one')).error?.code).toBe('invalid_credentials')
  expect((await signIn(newEmail(), 'not this one')).error?.code).toBe('over_request_rate_limit')
})

test('sixty sign-ups an hour from one address', async () => {
  for (let n = 0; n < 59; n++) await app.context.limits.consume('signUpByAddress', '127.0.0.1')
  await aSignedUpStudent(app)
  const { error } = await accountClient(app.url).auth.signUp({ email: newEmail(), password: PASSWORD })
  expect([error?.status, error?.code]).toEqual([429, 'over_request_rate_limit'])
})

test('one mail a minute to an address, also to an unknown one', async () => {
  const { email, client } = await aSignedUpStudent(app)
  for (const address of [email, newEmail()]) {
    expect((await client.auth.resend({ type: 'signup', email: address })).error).toBeNull()
    const again = await client.auth.resend({ type: 'signup', email: address })
    expect([again.error?.status, again.error?.code]).toEqual([429, 'over_email_send_rate_limit'])
    expect(again.error?.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    )
  }
})

test('ten mails a day to an address', async () => {
  const email = newEmail()
  for (let n = 0; n < 10; n++) await app.context.limits.consume('mailByRecipientPerDay', email)
  const { error } = await accountClient(app.url).auth.resend({ type: 'signup', email })
  expect(error?.code).toBe('over_email_send_rate_limit')
})

test('a session is renewed at most sixty times in five minutes', async () => {
  const { session } = await aSignedUpStudent(app)
  const renew = () =>
    callAuth(app, 'token?grant_type=refresh_token', { body: { refresh_token: session.refresh_token } })
  const answers = await Promise.all(Array.from({ length: 61 }, renew))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('eight wrong proofs of the old password, then none', async () => {
  const { client, user } = await aSignedUpStudent(app)
  await app.context.pool.query(
    `update sessions set created_at = now() - interval '2 days' where user_id = $1`,
    [user.id],
  )
  const change = (current_password: string) =>
    client.auth.updateUser({ password: 'outra senha longa', current_password })
  for (let attempt = 0; attempt < 8; attempt++) {
    expect((await change('not this one')).error?.code).toBe('invalid_credentials')
  }
  expect((await change(PASSWORD)).error?.status).toBe(429)
})

test.each(['signup', 'recovery', 'email_change'])(
  'links of the type %s are tried at most sixty times in five minutes',
  async (type) => {
    for (let n = 0; n < 59; n++) await app.context.limits.consume('verifyByAddress', '127.0.0.1')
    const verify = () => callAuth(app, 'verify', { body: { type, token_hash: 'nonsense' } })
    const answers = [await verify(), await verify()]
    expect(answers.map(({ status }) => status)).toEqual([403, 429])
  },
)

test('a refusal says when to come back', async () => {
  for (let n = 0; n < 60; n++) await app.context.limits.consume('verifyByAddress', '127.0.0.1')
  const { status, headers } = await callAuth(app, 'verify', { body: { type: 'signup', token_hash: 'x' } })
  expect(status).toBe(429)
  const seconds = Number(headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(300)
})

test('the counts hold no e-mail and no address', async () => {
  const { email } = await aSignedUpStudent(app)
  await signIn(email, 'not this one')
  const { rows } = await app.context.pool.query<{ key: string }>('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/@|127\.0\.0\.1/)
})
