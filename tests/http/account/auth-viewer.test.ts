/** Who sends a call, as every other part of the server asks it (src/server/identity/authenticate.ts). */
import { afterAll, expect, test } from 'vitest'
import { authenticate, optionalUser } from '#server/identity/authenticate.ts'
import { aSignedUpStudent, callAuth } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const { context } = app

test('a student is known by id, session and e-mail, and nothing is proven or allowed beyond', async () => {
  const { user, session, email } = await aSignedUpStudent(app)
  const viewer = await authenticate(context, `Bearer ${session.access_token}`)
  expect(viewer).toEqual({
    userId: user.id,
    sessionId: context.keys.refreshTokens.decode(session.refresh_token)?.sessionId,
    email,
    emailVerified: false,
    role: 'student',
    isCorrector: false,
    amr: 'password',
    sessionAgeSeconds: expect.any(Number),
    proofAgeSeconds: expect.any(Number),
    aal: 'aal1',
    owesSecondFactor: false,
  })
})

test('a proof of the e-mail and a role count from the next call on', async () => {
  const { user, session } = await aSignedUpStudent(app)
  await context.pool.query(
    `update users set email_verified_at = now(), app_metadata = app_metadata || '{"role":"owner"}' where id = $1`,
    [user.id],
  )
  const viewer = await authenticate(context, `bearer ${session.access_token}`)
  expect(viewer).toMatchObject({ emailVerified: true, role: 'owner' })
})

test('a role that the student writes into the own data is none', async () => {
  const { client, session } = await aSignedUpStudent(app)
  await client.auth.updateUser({ data: { role: 'owner' } })
  expect((await authenticate(context, `Bearer ${session.access_token}`)).role).toBe('student')
})

test.each([
  ['nothing', undefined, 'no_authorization'],
  ['nonsense', 'Bearer nonsense', 'bad_jwt'],
  ['another scheme', 'Basic YTpi', 'no_authorization'],
])('%s is refused with 401', async (_name, header, code) => {
  await expect(authenticate(context, header)).rejects.toMatchObject({ status: 401, code })
})

test('an ended session, a ban and a deleted account are refused with 401', async () => {
  const { session, user } = await aSignedUpStudent(app)
  const header = `Bearer ${session.access_token}`
  await context.pool.query(`update users set banned_until = now() + interval '1 hour' where id = $1`, [
    user.id,
  ])
  await expect(authenticate(context, header)).rejects.toMatchObject({ status: 401, code: 'user_banned' })
  await context.pool.query('update users set banned_until = null where id = $1', [user.id])
  await callAuth(app, 'logout', { token: session.access_token })
  await expect(authenticate(context, header)).rejects.toMatchObject({
    status: 401,
    code: 'session_not_found',
  })
  await context.pool.query('delete from users where id = $1', [user.id])
  await expect(authenticate(context, header)).rejects.toMatchObject({ status: 401, code: 'user_not_found' })
})

test('where a sign-in is optional, no header is nobody and a bad one is still an error', async () => {
  const { session, user } = await aSignedUpStudent(app)
  expect(await optionalUser(context, undefined)).toBeNull()
  expect((await optionalUser(context, `Bearer ${session.access_token}`))?.userId).toBe(user.id)
  await expect(optionalUser(context, 'Bearer nonsense')).rejects.toMatchObject({
    status: 401,
    code: 'bad_jwt',
  })
  await expect(optionalUser(context, '')).rejects.toMatchObject({ status: 401, code: 'no_authorization' })
})
