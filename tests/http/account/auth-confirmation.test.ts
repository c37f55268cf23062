/** The proof of the e-mail: the link of the mail, used by a click on our page (docs/wire.md §2, decision 0085). */
import { afterAll, expect, test } from 'vitest'
import { accountClient, aSignedUpStudent, newEmail } from '#tests/support/accounts.ts'
import { mailedTokens } from '#tests/support/mailbox.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const { db, pool } = app.context

function confirm(token: string) {
  return accountClient(app.url).auth.verifyOtp({ type: 'signup', token_hash: token })
}

async function aGuestOrder(email: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into orders (access_token_hash, buyer_email, status, currency_code, total_amount, provider, success_url,
       cancel_url, reserved_until)
     values ('x', $1, 'paid', 'brl', 1800, 'sandbox', '/success', '/store', now()) returning id`,
    [email],
  )
  return rows[0]!.id
}

async function ownerOf(orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('user_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return row.user_id
}

test('the link proves the address and signs in', async () => {
  const { email, user } = await aSignedUpStudent(app)
  const client = accountClient(app.url)
  const events: string[] = []
  client.auth.onAuthStateChange((event) => void events.push(event))
  const [token = ''] = await mailedTokens(app, email)
  const { data, error } = await client.auth.verifyOtp({ type: 'signup', token_hash: token })
  expect(error).toBeNull()
  expect(data.session?.user.id).toBe(user.id)
  expect(Date.parse(data.user?.email_confirmed_at ?? '')).not.toBeNaN()
  expect(events).toContain('SIGNED_IN')
  expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'otp' }])
})

test('the type "email" of the client means the same link', async () => {
  const { email } = await aSignedUpStudent(app)
  const [token = ''] = await mailedTokens(app, email)
  const { error } = await accountClient(app.url).auth.verifyOtp({ type: 'email', token_hash: token })
  expect(error).toBeNull()
})

test('the link works once', async () => {
  const { email } = await aSignedUpStudent(app)
  const [token = ''] = await mailedTokens(app, email)
  expect((await confirm(token)).error).toBeNull()
  const again = await confirm(token)
  expect([again.error?.status, again.error?.code]).toEqual([403, 'otp_expired'])
})

test('of two clicks at once one is taken', async () => {
  const { email } = await aSignedUpStudent(app)
  const [token = ''] = await mailedTokens(app, email)
  const answers = await Promise.all([confirm(token), confirm(token), confirm(token)])
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
})

test('the link ends after a day', async () => {
  const { email, user } = await aSignedUpStudent(app)
  const [token = ''] = await mailedTokens(app, email)
  const age = (interval: string) =>
    pool.query(
      `update one_time_tokens set expires_at = expires_at - interval '${interval}' where user_id = $1`,
      [user.id],
    )
  await age('24 hours')
  expect((await confirm(token)).error?.code).toBe('otp_expired')
  await age('-5 minutes')
  expect((await confirm(token)).error).toBeNull()
})

test('a link of another purpose confirms nothing', async () => {
  const { email, user } = await aSignedUpStudent(app)
  await pool.query(`update one_time_tokens set purpose = 'recovery' where user_id = $1`, [user.id])
  const [token = ''] = await mailedTokens(app, email)
  expect((await confirm(token)).error?.code).toBe('otp_expired')
})

test.each(['recovery', 'email_change', 'magiclink', 'invite'] as const)(
  'a confirmation link is no %s link',
  async (type) => {
    const { email } = await aSignedUpStudent(app)
    const [token = ''] = await mailedTokens(app, email)
    const { error } = await accountClient(app.url).auth.verifyOtp({ type, token_hash: token })
    expect([error?.status, error?.code]).toEqual([403, 'otp_expired'])
    expect((await confirm(token)).error).toBeNull()
  },
)

test('the database keeps the hash of the token, not the token', async () => {
  const { email, user } = await aSignedUpStudent(app)
  const [token = ''] = await mailedTokens(app, email)
  const row = await db
    .selectFrom('one_time_tokens')
    .select('token_hash')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(row.token_hash).toHaveLength(32)
  expect(row.token_hash.toString('base64url')).not.toBe(token)
})

test('a resent link replaces the earlier one', async () => {
  const { client, email } = await aSignedUpStudent(app)
  expect((await client.auth.resend({ type: 'signup', email: ` ${email.toUpperCase()}` })).error).toBeNull()
  const [first = '', second = ''] = await mailedTokens(app, email)
  expect((await confirm(first)).error?.code).toBe('otp_expired')
  expect((await confirm(second)).error).toBeNull()
})

test('an unknown and a proven address get the same answer and no mail', async () => {
  const { client, email } = await aSignedUpStudent(app)
  const [token = ''] = await mailedTokens(app, email)
  await confirm(token)
  const unknown = newEmail()
  for (const address of [email, unknown]) {
    expect((await client.auth.resend({ type: 'signup', email: address })).error).toBeNull()
  }
  expect(await mailedTokens(app, email)).toHaveLength(1)
  expect(await mailedTokens(app, unknown)).toHaveLength(0)
})

test('what a guest ordered comes to the account with the proof, not with the sign-up', async () => {
  const email = newEmail()
  const order = await aGuestOrder(email)
  const strangersOrder = await aGuestOrder(newEmail())
  const { user } = await aSignedUpStudent(app, { email })
  expect(await ownerOf(order)).toBeNull()
  const [token = ''] = await mailedTokens(app, email)
  await confirm(token)
  expect(await ownerOf(order)).toBe(user.id)
  expect(await ownerOf(strangersOrder)).toBeNull()
})

test('a banned account is not let in by its link', async () => {
  const { email, user } = await aSignedUpStudent(app)
  await pool.query(`update users set banned_until = now() + interval '1 hour' where id = $1`, [user.id])
  const [token = ''] = await mailedTokens(app, email)
  expect((await confirm(token)).error?.code).toBe('user_banned')
})
