/** Changing the account's e-mail: both mailboxes agree (docs/wire.md §2, PUT user and verify; decision 0025). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { putOneTimeToken } from '#server/account/links/one-time-token-repository.ts'
import {
  type AccountClient,
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

const click = (token: string, client: AccountClient = accountClient(app.url)) =>
  client.auth.verifyOtp({ type: 'email_change', token_hash: token })

const currentToken = (email: string) => newestToken(app, email, 'email-change-current')
const newToken = (email: string) => newestToken(app, email, 'email-change-new')

async function emailOf(userId: string): Promise<string> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  return row.email
}

/** A student with a proven address who has asked for another one. */
async function aMovingStudent() {
  const student = await aProvenStudent(app)
  const next = newEmail()
  const { data, error } = await student.client.auth.updateUser({ email: next })
  if (error) throw error
  return { ...student, next, answer: data.user }
}

test('asking changes nothing yet and says what is under way', async () => {
  const { answer, email, next, user } = await aMovingStudent()
  expect(answer).toMatchObject({ email, new_email: next })
  expect(Date.parse(answer?.email_change_sent_at ?? '')).not.toBeNaN()
  expect(await emailOf(user.id)).toBe(email)
  expect((await mailKindsTo(app, email)).at(-1)).toBe('email-change-current')
  expect(await mailKindsTo(app, next)).toEqual(['email-change-new'])
})

test.each([['current first'], ['new first']])('with both clicks the account moves: %s', async (order) => {
  const { email, next, user, client, answer } = await aMovingStudent()
  const tokens = [await currentToken(email), await newToken(next)] as const
  const [first, second] = order === 'current first' ? tokens : ([tokens[1], tokens[0]] as const)
  const half = await click(first)
  expect([half.error, half.data.session, half.data.user]).toEqual([null, null, null])
  expect(await emailOf(user.id)).toBe(email)
  const whole = await click(second)
  expect(whole.error).toBeNull()
  expect(whole.data.session?.user).toMatchObject({ id: user.id, email: next })
  expect(whole.data.user).not.toHaveProperty('new_email')
  // The proof is the new mailbox's own.
  const proofs = [whole.data.user, answer].map((record) => Date.parse(record?.email_confirmed_at ?? ''))
  expect(proofs[0]).toBeGreaterThan(proofs[1] ?? Number.NaN)
  const { data } = await client.auth.getUser()
  expect(data.user).toMatchObject({ email: next, identities: [{ identity_data: { email: next } }] })
  const signIn = (address: string) =>
    accountClient(app.url).auth.signInWithPassword({ email: address, password: PASSWORD })
  expect((await signIn(email)).error?.code).toBe('invalid_credentials')
  expect((await signIn(next)).error).toBeNull()
  expect((await mailKindsTo(app, email)).at(-1)).toBe('email-changed')
})

test('the first click answers with the sentence that clients of this wire know', async () => {
  const { email } = await aMovingStudent()
  const { status, body } = await callAuth(app, 'verify', {
    body: { type: 'email_change', token_hash: await currentToken(email) },
  })
  expect([status, body['msg']]).toEqual([
    200,
    'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  ])
})

test('one mailbox cannot agree twice', async () => {
  const { client, email, next, user } = await aMovingStudent()
  await click(await newToken(next))
  await client.auth.resend({ type: 'email_change', email })
  // The new mailbox has agreed: only the current one is asked again.
  expect(await mailedTokens(app, next, 'email-change-new')).toHaveLength(1)
  expect(await mailedTokens(app, email, 'email-change-current')).toHaveLength(2)
  expect((await click(await newToken(next))).error?.code).toBe('otp_expired')
  expect(await emailOf(user.id)).toBe(email)
  await click(await currentToken(email))
  expect(await emailOf(user.id)).toBe(next)
})

/** Such a link is never sent: should there be one, it says nothing for the new mailbox. */
async function clickOnAnOddLink(userId: string, purpose: 'email_change_current' | 'email_change_new') {
  const text = randomUUID()
  const odd = { text, userId, purpose, lifetimeSeconds: 60 }
  await db.transaction().execute((tx) => putOneTimeToken(tx, odd))
  expect((await click(text)).error).toBeNull()
}

test('a second link to the same mailbox does not agree for the other one', async () => {
  const { email, next, user } = await aMovingStudent()
  await click(await newToken(next))
  await clickOnAnOddLink(user.id, 'email_change_new')
  expect(await emailOf(user.id)).toBe(email)
})

test('a link to an address that nobody proved does not agree for the new one', async () => {
  const { client, email, user } = await aSignedUpStudent(app)
  await client.auth.updateUser({ email: newEmail() })
  await clickOnAnOddLink(user.id, 'email_change_current')
  expect(await emailOf(user.id)).toBe(email)
})

test('two clicks on the same side at once do not move the account', async () => {
  const { email, next, user } = await aMovingStudent()
  const token = await newToken(next)
  await Promise.all([click(token), click(token), click(token)])
  expect(await emailOf(user.id)).toBe(email)
})

test('both sides at once move it', async () => {
  const { email, next, user } = await aMovingStudent()
  const answers = await Promise.all([click(await newToken(next)), click(await currentToken(email))])
  expect(answers.map(({ error }) => error)).toEqual([null, null])
  expect(await emailOf(user.id)).toBe(next)
})

test('an account whose address nobody proved needs only the new mailbox, and the old one hears nothing', async () => {
  const { client, email, user } = await aSignedUpStudent(app)
  const next = newEmail()
  await client.auth.updateUser({ email: next })
  const { data, error } = await click(await newToken(next))
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ id: user.id, email: next })
  expect(data.user?.email_confirmed_at).toBeDefined()
  expect(await mailKindsTo(app, email)).toEqual(['confirm-email'])
})

test('a proof of the present address ends a change that was begun before it', async () => {
  const { client, email, user } = await aSignedUpStudent(app)
  const next = newEmail()
  await client.auth.updateUser({ email: next })
  const token = await newestToken(app, email, 'confirm-email')
  await accountClient(app.url).auth.verifyOtp({ type: 'signup', token_hash: token })
  expect((await click(await newToken(next))).error?.code).toBe('otp_expired')
  expect(await emailOf(user.id)).toBe(email)
})

test('a recovery ends a change under way', async () => {
  const { email, next, user } = await aMovingStudent()
  await accountClient(app.url).auth.resetPasswordForEmail(email)
  const token_hash = await newestToken(app, email, 'recovery')
  await accountClient(app.url).auth.verifyOtp({ type: 'recovery', token_hash })
  expect((await click(await newToken(next))).error?.code).toBe('otp_expired')
  expect((await click(await currentToken(email))).error?.code).toBe('otp_expired')
  expect(await emailOf(user.id)).toBe(email)
})

test('naming the present address ends a change under way', async () => {
  const { client, email, next, user } = await aMovingStudent()
  const { data, error } = await client.auth.updateUser({ email: email.toUpperCase() })
  expect(error).toBeNull()
  expect(data.user).not.toHaveProperty('new_email')
  expect((await click(await newToken(next))).error?.code).toBe('otp_expired')
  const links = db.selectFrom('one_time_tokens').select('purpose').where('user_id', '=', user.id)
  expect(await links.execute()).toEqual([])
})

test('another request replaces the one before, agreements included', async () => {
  const { client, email, next, user } = await aMovingStudent()
  const before = await newToken(next)
  await click(await currentToken(email))
  const other = newEmail()
  await client.auth.updateUser({ email: other })
  expect((await click(before)).error?.code).toBe('otp_expired')
  await click(await newToken(other))
  expect(await emailOf(user.id)).toBe(email)
  await click(await currentToken(email))
  expect(await emailOf(user.id)).toBe(other)
})

test('a taken address is refused, and so is one that was taken meanwhile', async () => {
  const { client, email, next, user } = await aMovingStudent()
  await aSignedUpStudent(app, { email: next })
  await click(await currentToken(email))
  const late = await click(await newToken(next))
  expect([late.error?.status, late.error?.code]).toEqual([422, 'email_exists'])
  expect(await emailOf(user.id)).toBe(email)
  expect((await client.auth.getUser()).data.user).not.toHaveProperty('new_email')
  const { error } = await client.auth.updateUser({ email: next, data: { city: 'Recife' } })
  expect([error?.status, error?.code]).toEqual([422, 'email_exists'])
  expect((await client.auth.getUser()).data.user?.user_metadata['city']).toBe('Olinda')
})

test('an address taken in the very moment of the last click is a 422, and nothing has changed', async () => {
  const { email, next, user } = await aMovingStudent()
  await click(await currentToken(email))
  const token = await newToken(next)
  const rival = await pool.connect()
  try {
    await rival.query('begin')
    await rival.query('insert into users (email) values ($1)', [next])
    const clicking = click(token)
    // The click waits for the rival's row: it has looked already and found nobody.
    await expect
      .poll(async () => {
        const { rows } = await pool.query<{ n: string }>(
          `select count(*) as n from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return Number(rows[0]?.n)
      })
      .toBe(1)
    await rival.query('commit')
    const { error } = await clicking
    expect([error?.status, error?.code]).toEqual([422, 'email_exists'])
  } finally {
    rival.release()
  }
  expect(await emailOf(user.id)).toBe(email)
})

test('links that went to the old address open nothing once the account has moved', async () => {
  const { email, next } = await aMovingStudent()
  await accountClient(app.url).auth.resetPasswordForEmail(email)
  const recovery = await newestToken(app, email, 'recovery')
  await click(await currentToken(email))
  await click(await newToken(next))
  const { error } = await accountClient(app.url).auth.verifyOtp({ type: 'recovery', token_hash: recovery })
  expect(error?.code).toBe('otp_expired')
})

test('what a guest bought with the new address comes with it', async () => {
  const { email, next, user } = await aMovingStudent()
  const { rows } = await pool.query<{ id: string }>(
    `insert into orders (access_token_hash, buyer_email, status, currency_code, total_amount, provider, success_url,
       cancel_url, reserved_until)
     values ('y', $1, 'paid', 'brl', 1800, 'sandbox', '/success', '/store', now()) returning id`,
    [next],
  )
  await click(await currentToken(email))
  const owner = () =>
    db.selectFrom('orders').select('user_id').where('id', '=', rows[0]!.id).executeTakeFirstOrThrow()
  expect((await owner()).user_id).toBeNull()
  await click(await newToken(next))
  expect((await owner()).user_id).toBe(user.id)
})

test('a banned account does not move', async () => {
  const { email, user } = await aMovingStudent()
  await ban(app, user.id)
  expect((await click(await currentToken(email))).error?.code).toBe('user_banned')
})

test('opening the link spends nothing: it leads to our page', async () => {
  const { email } = await aMovingStudent()
  const token = await currentToken(email)
  const response = await fetch(`${app.url}/auth/v1/verify?token_hash=${token}&type=email_change`, {
    redirect: 'manual',
  })
  expect(response.headers.get('location')).toBe(
    `${app.url}/confirmar-email?token_hash=${token}&type=email_change`,
  )
  expect((await click(token)).error).toBeNull()
})

test('resending writes nothing where no change is under way', async () => {
  const { client, email } = await aProvenStudent(app)
  const unknown = newEmail()
  for (const address of [email, unknown])
    expect((await client.auth.resend({ type: 'email_change', email: address })).error).toBeNull()
  expect(await mailKindsTo(app, email)).toEqual(['confirm-email'])
  expect(await mailKindsTo(app, unknown)).toEqual([])
})

test('five requests an hour, and not two mails a minute to the same mailbox', async () => {
  await using strict = await startTestApp({ RATE_LIMITS: 'on' })
  const { client } = await aSignedUpStudent(strict)
  const codes = []
  for (let n = 0; n < 6; n++) codes.push((await client.auth.updateUser({ email: newEmail() })).error?.code)
  expect(codes).toEqual([...Array(5).fill(undefined), 'over_request_rate_limit'])
  const other = await aSignedUpStudent(strict)
  const target = newEmail()
  await other.client.auth.updateUser({ email: target })
  const again = await other.client.auth.updateUser({ email: target })
  expect([again.error?.status, again.error?.code]).toEqual([429, 'over_email_send_rate_limit'])
})
