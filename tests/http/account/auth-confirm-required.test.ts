/** CONFIRM_EMAIL=required: no session before the address is proven, and no word about who has an account (decision 0026). */
import { afterAll, expect, test } from 'vitest'
import { accountClient, aSignedUpStudent, callAuth, newEmail, PASSWORD } from '#tests/support/accounts.ts'
import { mailedTokens, mailKindsTo, newestToken } from '#tests/support/mailbox.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp({ CONFIRM_EMAIL: 'required' })
afterAll(() => app[Symbol.asyncDispose]())

const signUp = (email: string, password = PASSWORD, data: object = { full_name: 'Ana Silva' }) =>
  accountClient(app.url).auth.signUp({ email, password, options: { data } })
const signIn = (email: string, password = PASSWORD) =>
  accountClient(app.url).auth.signInWithPassword({ email, password })
const confirm = (token_hash: string) => accountClient(app.url).auth.verifyOtp({ type: 'signup', token_hash })

async function aConfirmedStudent(): Promise<string> {
  const email = newEmail()
  await signUp(email)
  await confirm(await newestToken(app, email, 'confirm-email'))
  return email
}

test('a sign-up answers with the user and without a session; the link of the mail signs in', async () => {
  const email = newEmail()
  const { data, error } = await signUp(email)
  expect([error, data.session, data.user?.email]).toEqual([null, null, email])
  expect((await signIn(email)).error?.code).toBe('email_not_confirmed')
  const confirmed = await confirm(await newestToken(app, email, 'confirm-email'))
  expect(confirmed.data.session?.user.id).toBe(data.user?.id)
  expect((await signIn(email)).error).toBeNull()
})

test('a wrong password says no more of an unproven account than of none', async () => {
  const email = newEmail()
  await signUp(email)
  expect((await signIn(email, 'not this one')).error?.code).toBe('invalid_credentials')
  expect((await signIn(newEmail(), 'not this one')).error?.code).toBe('invalid_credentials')
})

test('a taken address gets the answer of a free one, and its mailbox the truth', async () => {
  const taken = await aConfirmedStudent()
  const free = newEmail()
  const body = (email: string) => ({ email, password: 'uma senha de outra', data: { full_name: 'Bia' } })
  const [known, unknown] = await Promise.all(
    [taken, free].map((email) => callAuth(app, 'signup', { body: body(email) })),
  )
  const shape = ({
    status,
    body: { id, email, created_at, updated_at, confirmation_sent_at, identities, ...rest },
  }: typeof known & {}) => ({
    status,
    rest,
    identities: (identities as object[]).map((identity) => Object.keys(identity)),
    types: [id, email, created_at, updated_at, confirmation_sent_at].map((value) => typeof value),
  })
  expect(shape(known!)).toEqual(shape(unknown!))
  expect((await mailKindsTo(app, taken)).at(-1)).toBe('account-exists')
  expect(await mailKindsTo(app, free)).toEqual(['confirm-email'])
  expect((await signIn(taken)).error).toBeNull()
  expect((await signIn(taken, 'uma senha de outra')).error?.code).toBe('invalid_credentials')
})

test('of an address that nobody has proven the last sign-up counts, and only its link works', async () => {
  const email = newEmail()
  await signUp(email, 'a senha do primeiro', { full_name: 'Estranho' })
  const [first = ''] = await mailedTokens(app, email)
  const { data } = await signUp(email, PASSWORD, { full_name: 'Ana Silva', city: 'Olinda' })
  expect((await confirm(first)).error?.code).toBe('otp_expired')
  const { data: opened } = await confirm(await newestToken(app, email, 'confirm-email'))
  expect(opened.user?.id).toBe(data.user?.id)
  expect(opened.user?.user_metadata['full_name']).toBe('Ana Silva')
  expect((await signIn(email, 'a senha do primeiro')).error?.code).toBe('invalid_credentials')
  expect((await signIn(email)).error).toBeNull()
  const profile = await app.context.db
    .selectFrom('profiles')
    .select(['full_name', 'city'])
    .where('id', '=', opened.user?.id ?? '')
    .executeTakeFirst()
  expect(profile).toEqual({ full_name: 'Ana Silva', city: 'Olinda' })
})

test('an account that was in use before the setting keeps its password', async () => {
  const email = newEmail()
  await signUp(email)
  await app.context.pool.query('update users set last_sign_in_at = now() where email = $1', [email])
  await signUp(email, 'a senha de um estranho')
  expect((await signIn(email, 'a senha de um estranho')).error?.code).toBe('invalid_credentials')
  expect((await signIn(email)).error?.code).toBe('email_not_confirmed')
})

test('the settings say so', async () => {
  const { body } = await callAuth(app, 'settings', { method: 'GET' })
  expect(body).toMatchObject({ mailer_autoconfirm: false, disable_signup: false })
  await using open = await startTestApp()
  const settings = await callAuth(open, 'settings', { method: 'GET' })
  expect(settings.body).toMatchObject({ mailer_autoconfirm: true })
  await aSignedUpStudent(open)
})

test('asking again within a minute is refused alike for a taken and a free address', async () => {
  await using strict = await startTestApp({ CONFIRM_EMAIL: 'required', RATE_LIMITS: 'on' })
  const taken = newEmail()
  await strict.context.pool.query('insert into users (email, email_verified_at) values ($1, now())', [taken])
  for (const email of [taken, newEmail()]) {
    const ask = () => accountClient(strict.url).auth.signUp({ email, password: PASSWORD })
    expect((await ask()).error).toBeNull()
    expect((await ask()).error?.code).toBe('over_email_send_rate_limit')
  }
})
