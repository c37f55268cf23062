/** A shut account is shut at every door (decision 0088): one table of the doors. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accountClient,
  aProvenStudent,
  aSignedUpStudent,
  ban,
  callAuth,
  newEmail,
  PASSWORD,
  type SignedUpStudent,
} from '#tests/support/accounts.ts'
import { mailKindsTo, newestToken } from '#tests/support/mailbox.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
let shut: SignedUpStudent
const tokens = { signup: '', recovery: '', change: '' }

beforeAll(async () => {
  shut = await aProvenStudent(app)
  await shut.client.auth.resetPasswordForEmail(shut.email)
  tokens.recovery = await newestToken(app, shut.email, 'recovery')
  await shut.client.auth.updateUser({ email: newEmail() })
  tokens.change = await newestToken(app, shut.email, 'email-change-current')
  await ban(app, shut.user.id)
})

const calls: Record<string, () => Promise<{ status: number; code: unknown }>> = {
  'the sign-in': () => auth('token?grant_type=password', { email: shut.email, password: PASSWORD }),
  'the renewal': () => auth('token?grant_type=refresh_token', { refresh_token: shut.session.refresh_token }),
  'the recovery link': () => auth('verify', { type: 'recovery', token_hash: tokens.recovery }),
  'the link of an e-mail change': () => auth('verify', { type: 'email_change', token_hash: tokens.change }),
  'the own record': () => auth('user', undefined, 'GET'),
  'a change of the own record': () => auth('user', { data: { a: 1 } }, 'PUT'),
  'a new password': () => auth('user', { password: 'outra senha longa' }, 'PUT'),
  'the sign-out': () => auth('logout'),
  'the profile': () => bearer('GET', `/rest/v1/profiles?id=eq.${shut.user.id}`),
  'a change of the profile': () =>
    bearer('PATCH', `/rest/v1/profiles?id=eq.${shut.user.id}`, { full_name: 'x' }),
  'the study plan': () => bearer('GET', '/api/study-plan'),
  'the mini-course': () => bearer('POST', '/api/course/levels/1/completions', { answers: [] }),
}

test.each(Object.keys(calls))('%s is closed to a banned student', async (door) => {
  const { status, code } = await calls[door]!()
  expect([401, 403]).toContain(status)
  // The profile asks for the session inside its own query, and does not tell which part has ended.
  expect(code).toBe(door.includes('profile') ? 'session_not_found' : 'user_banned')
})

test('a link that asks for the first proof is closed too', async () => {
  const { email, user } = await aSignedUpStudent(app)
  const token_hash = await newestToken(app, email, 'confirm-email')
  await ban(app, user.id)
  const { error } = await accountClient(app.url).auth.verifyOtp({ type: 'signup', token_hash })
  expect(error?.code).toBe('user_banned')
})

test('no mail with a link is sent', async () => {
  const before = await mailKindsTo(app, shut.email)
  for (const [path, body] of [
    ['recover', { email: shut.email }],
    ['resend', { type: 'signup', email: shut.email }],
    ['resend', { type: 'email_change', email: shut.email }],
  ] as const)
    expect((await callAuth(app, path, { body })).status).toBe(200)
  expect(await mailKindsTo(app, shut.email)).toEqual(before)
})

test('when the ban is over the doors open', async () => {
  const { email, user } = await aSignedUpStudent(app)
  await app.context.pool.query(`update users set banned_until = now() - interval '1 second' where id = $1`, [
    user.id,
  ])
  const { error } = await accountClient(app.url).auth.signInWithPassword({ email, password: PASSWORD })
  expect(error).toBeNull()
})

async function auth(path: string, body?: unknown, method = 'POST') {
  const answer = await callAuth(app, path, {
    method,
    token: shut.session.access_token,
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, code: answer.body['code'] }
}

async function bearer(method: string, path: string, body?: unknown) {
  const response = await fetch(app.url + path, {
    method,
    headers: { authorization: `Bearer ${shut.session.access_token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { code } = (await response.json()) as { code: unknown }
  return { status: response.status, code }
}
