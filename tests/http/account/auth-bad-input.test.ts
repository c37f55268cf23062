/** Everything that a client can send wrong to the accounts (product §5, docs/wire.md §2): the status and the code, never a 5xx. */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { aSignedUpStudent, callAuth, newEmail, PASSWORD } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

const CREDENTIALS_MISSING = 'You must provide either an email or phone number and a password'

test.each([
  { body: {} },
  { body: { email: 'ana@example.com' } },
  { body: { phone: '+5581900000000' } },
  { body: { password: PASSWORD } },
  { body: { email: '', password: PASSWORD } },
  { body: { email: 'ana@example.com', password: '' } },
  { body: { email: null, phone: null, password: PASSWORD } },
  { body: { email: 'ana@example.com', password: null } },
  { body: { email: '', phone: '', password: '' } },
])('sign-up and sign-in with $body name what is missing', async ({ body }) => {
  for (const path of ['signup', 'token?grant_type=password']) {
    const answer = await callAuth(app, path, { body })
    expect([answer.status, answer.body['code'], answer.body['message']]).toEqual([
      400,
      'validation_failed',
      CREDENTIALS_MISSING,
    ])
  }
})

const email = 'ana@example.com'
const password = PASSWORD
const DEEP = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`

type Row = [name: string, path: string, body: unknown, status: number, code: string]

const ROWS: Row[] = [
  ['no body', 'signup', undefined, 400, 'bad_json'],
  ['half a body', 'signup', '{"email":', 400, 'bad_json'],
  ['a form', 'signup', 'email=a&password=b', 400, 'bad_json'],
  ['null', 'signup', null, 400, 'validation_failed'],
  ['a list', 'signup', [email, password], 400, 'validation_failed'],
  ['a text', 'signup', '"text"', 400, 'validation_failed'],
  ['a numeric e-mail', 'signup', { email: 1, password }, 400, 'validation_failed'],
  ['a list of e-mails', 'signup', { email: [email], password }, 400, 'validation_failed'],
  ['a numeric password', 'signup', { email, password: 12_345_678 }, 400, 'validation_failed'],
  ['an object for a password', 'signup', { email, password: { $ne: '' } }, 400, 'validation_failed'],
  ['no address', 'signup', { email: 'nope', password }, 400, 'validation_failed'],
  ['spaces for an address', 'signup', { email: '   ', password }, 400, 'validation_failed'],
  ['two addresses', 'signup', { email: 'a@example.com,b@example.com', password }, 400, 'validation_failed'],
  [
    'a header in the address',
    'signup',
    { email: 'a@example.com\nBcc: b@example.com', password },
    400,
    'validation_failed',
  ],
  ['a name with the address', 'signup', { email: 'Ana <a@example.com>', password }, 400, 'validation_failed'],
  [
    'an address of 255 letters',
    'signup',
    { email: `${'a'.repeat(243)}@example.com`, password },
    400,
    'validation_failed',
  ],
  ['NUL in the address', 'signup', { email: 'a\0@example.com', password }, 400, 'bad_json'],
  ['NUL in the password', 'signup', { email, password: `${password}\0` }, 400, 'bad_json'],
  ['NUL in the data', 'signup', { email, password, data: { full_name: 'a\0b' } }, 400, 'bad_json'],
  ['NUL in a name of the data', 'signup', { email, password, data: { 'a\0': 1 } }, 400, 'bad_json'],
  ['half a character', 'signup', { email, password, data: { full_name: '\ud83d' } }, 400, 'bad_json'],
  [
    'data too deep',
    'signup',
    `{"email":"${email}","password":"${password}","data":${DEEP}}`,
    400,
    'bad_json',
  ],
  ['a text for data', 'signup', { email, password, data: 'text' }, 400, 'validation_failed'],
  ['a list for data', 'signup', { email, password, data: [1] }, 400, 'validation_failed'],
  [
    'data above 4 kB',
    'signup',
    { email, password, data: { a: 'é'.repeat(2_100) } },
    400,
    'validation_failed',
  ],
  ['a short password', 'signup', { email, password: 'seven c' }, 422, 'weak_password'],
  [
    'a password of 257 bytes',
    'signup',
    { email, password: 'x1'.repeat(128).concat('x') },
    400,
    'validation_failed',
  ],
  ['a phone instead', 'signup', { phone: '+5581900000000', password }, 400, 'phone_provider_disabled'],
  ['64 kB', 'signup', { email, password, data: { a: 'x'.repeat(65_536) } }, 413, 'body_too_large'],
  ['no grant type', 'token', { email, password }, 400, 'validation_failed'],
  ['an unknown grant type', 'token?grant_type=magic', { email, password }, 400, 'validation_failed'],
  ['a grant of a later day', 'token?grant_type=id_token', {}, 400, 'validation_failed'],
  ['half a body', 'token?grant_type=password', '{', 400, 'bad_json'],
  ['a number for an e-mail', 'token?grant_type=password', { email: 1, password }, 400, 'validation_failed'],
  [
    'what is no address',
    'token?grant_type=password',
    { email: 'nope', password },
    400,
    'invalid_credentials',
  ],
  [
    'SQL in the address',
    'token?grant_type=password',
    { email: `' or 1=1 --`, password },
    400,
    'invalid_credentials',
  ],
  [
    'a long address',
    'token?grant_type=password',
    { email: 'a'.repeat(9_999), password },
    400,
    'invalid_credentials',
  ],
  [
    'a long password',
    'token?grant_type=password',
    { email, password: 'x'.repeat(9_999) },
    400,
    'invalid_credentials',
  ],
  ['a phone instead', 'token?grant_type=password', { phone: '1', password }, 400, 'phone_provider_disabled'],
  ['no token', 'token?grant_type=refresh_token', {}, 400, 'validation_failed'],
  ['an empty token', 'token?grant_type=refresh_token', { refresh_token: '' }, 400, 'validation_failed'],
  ['a numeric token', 'token?grant_type=refresh_token', { refresh_token: 1 }, 400, 'validation_failed'],
  [
    'a long token',
    'token?grant_type=refresh_token',
    { refresh_token: 'x'.repeat(201) },
    400,
    'validation_failed',
  ],
  [
    'nonsense',
    'token?grant_type=refresh_token',
    { refresh_token: 'nonsense' },
    400,
    'refresh_token_not_found',
  ],
  ['nothing to verify', 'verify', {}, 400, 'validation_failed'],
  ['an unknown type', 'verify', { type: 'magic', token_hash: 'x' }, 400, 'validation_failed'],
  ['no token to verify', 'verify', { type: 'signup' }, 400, 'validation_failed'],
  ['a numeric token to verify', 'verify', { type: 'signup', token_hash: 1 }, 400, 'validation_failed'],
  ['a code to type in', 'verify', { type: 'signup', email, token: '123456' }, 403, 'otp_expired'],
  ['an unknown link', 'verify', { type: 'signup', token_hash: 'nonsense' }, 403, 'otp_expired'],
  ['half a body', 'verify', '[', 400, 'bad_json'],
  ['nothing to resend', 'resend', {}, 400, 'validation_failed'],
  ['no address to resend to', 'resend', { type: 'signup', email: 'nope' }, 400, 'validation_failed'],
  ['an unknown type to resend', 'resend', { type: 'magic', email }, 400, 'validation_failed'],
  ['no token at sign-out', 'logout', undefined, 401, 'no_authorization'],
  ['an unknown address', 'nothing', {}, 404, 'not_found'],
]

test.each(ROWS)('%s at %s', async (_name, path, body, status, code) => {
  const answer = await callAuth(app, path, { body })
  expect([answer.status, answer.body['code']]).toEqual([status, code])
  expect(answer.body).toMatchObject({ error_code: code, msg: answer.body['message'] })
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
})

test('nothing of all this has opened an account for the address', async () => {
  const users = await app.context.db.selectFrom('users').select('id').where('email', '=', email).execute()
  expect(users).toEqual([])
})

test.each([
  ['no header', undefined, 401, 'no_authorization'],
  ['an empty header', '', 401, 'no_authorization'],
  ['another scheme', 'Basic YTpi', 401, 'no_authorization'],
  ['no token', 'Bearer ', 401, 'no_authorization'],
  ['the public key', 'Bearer public', 403, 'bad_jwt'],
  ['three words', 'Bearer a.b.c', 403, 'bad_jwt'],
  ['two tokens', 'Bearer a.b.c d.e.f', 401, 'no_authorization'],
])('%s is nobody', async (_name, authorization, status, code) => {
  for (const method of ['GET', 'PUT']) {
    const headers = authorization === undefined ? {} : { authorization }
    const answer = await callAuth(app, 'user', { method, headers, ...(method === 'PUT' ? { body: {} } : {}) })
    expect([answer.status, answer.body['code']]).toEqual([status, code])
  }
})

test.each([
  ['half a body', '{', 400, 'bad_json'],
  ['a list', [], 400, 'validation_failed'],
  ['a numeric password', { password: 1 }, 400, 'validation_failed'],
  ['an empty password', { password: '' }, 422, 'weak_password'],
  ['a text for data', { data: 'text' }, 400, 'validation_failed'],
  ['NUL in the data', { data: { a: '\0' } }, 400, 'bad_json'],
  ['data above 4 kB', { data: { a: 'x'.repeat(4_100) } }, 400, 'validation_failed'],
  ['what is no address', { email: 'nope' }, 400, 'validation_failed'],
  ['a phone', { phone: '+5581900000000' }, 400, 'phone_provider_disabled'],
])('a change by %s is refused', async (_name, body, status, code) => {
  const { session } = await aSignedUpStudent(app)
  const answer = await callAuth(app, 'user', { method: 'PUT', token: session.access_token, body })
  expect([answer.status, answer.body['code']]).toEqual([status, code])
})

test('a change of nothing answers the user as it is', async () => {
  const { session, user } = await aSignedUpStudent(app)
  const answer = await callAuth(app, 'user', { method: 'PUT', token: session.access_token, body: {} })
  expect([answer.status, answer.body['id']]).toEqual([200, user.id])
})

test('members that nobody asked for change nothing', async () => {
  const body = {
    email: newEmail(),
    password,
    id: randomUUID(),
    role: 'service_role',
    app_metadata: { role: 'owner' },
    email_confirmed_at: '2020-01-01T00:00:00Z',
  }
  const { body: session } = await callAuth(app, 'signup', { body })
  const user = session['user'] as Record<string, unknown>
  expect(user['app_metadata']).toEqual({ provider: 'email', providers: ['email'], role: 'student' })
  expect([user['role'], user['id'] === body.id, user['email_confirmed_at']]).toEqual([
    'authenticated',
    false,
    undefined,
  ])
  const changed = await callAuth(app, 'user', {
    method: 'PUT',
    token: String(session['access_token']),
    body: { app_metadata: { role: 'owner' } },
  })
  expect(changed.body['app_metadata']).toEqual({ provider: 'email', providers: ['email'], role: 'student' })
})

test('an unknown scope of the sign-out is refused and the session stays', async () => {
  const { session } = await aSignedUpStudent(app)
  const answer = await callAuth(app, 'logout?scope=everything', { token: session.access_token })
  expect([answer.status, answer.body['code']]).toEqual([400, 'validation_failed'])
  expect((await callAuth(app, 'user', { method: 'GET', token: session.access_token })).status).toBe(200)
})

test('a client that does not know the version of the errors finds the code where it looks', async () => {
  const answer = await callAuth(app, 'token?grant_type=password', {
    body: { email, password },
    headers: { 'x-supabase-api-version': '' },
  })
  expect(answer.body).toMatchObject({
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'Invalid login credentials',
  })
})

test('no answer of the accounts is kept by a cache, but the public keys', async () => {
  const { headers } = await callAuth(app, 'signup', { body: { email: newEmail(), password } })
  expect(headers.get('cache-control')).toBe('no-store')
  const refused = await callAuth(app, 'signup', { body: {} })
  expect(refused.headers.get('cache-control')).toBe('no-store')
  const keys = await callAuth(app, '.well-known/jwks.json', { method: 'GET' })
  expect(keys.headers.get('cache-control')).toBe('public, max-age=600')
})

test.each([
  [{ full_name: `Robert'); drop table users; --` }, `Robert'); drop table users; --`],
  [{ full_name: '  Ana  ' }, 'Ana'],
  [{ full_name: '   ' }, null],
  [{ full_name: 5 }, null],
  [{ full_name: null }, null],
  [{ full_name: { a: 1 } }, null],
  [{ full_name: 'é'.repeat(121) }, 'é'.repeat(120)],
  [{ full_name: 'Ana', constructor: 'x' }, 'Ana'],
])('the profile takes %j as a name', async (data, name) => {
  const { client, user } = await aSignedUpStudent(app, { data })
  const profile = await client.from('profiles').select('full_name').eq('id', user.id).single()
  expect(profile.data).toEqual({ full_name: name })
})

test.each([
  ['PE', 'PE'],
  [' sp ', 'SP'],
  ['df', 'DF'],
  ['XX', null],
  ['P', null],
  ['', null],
  [7, null],
])('the profile takes %j as the state', async (state, stored) => {
  const { client, user } = await aSignedUpStudent(app, { data: { state } })
  const profile = await client.from('profiles').select('state').eq('id', user.id).single()
  expect(profile.data).toEqual({ state: stored })
})

test('an answer of a provider that is no form is the mistake of who sent it', async () => {
  const response = await fetch(`${app.url}/auth/v1/callback`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data' },
    body: 'code=1',
    redirect: 'manual',
  })
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ error_code: 'validation_failed' }),
  ])
})
