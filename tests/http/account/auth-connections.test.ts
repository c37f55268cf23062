/**
 * No way in holds a database connection while its token is signed: the key is read again once a minute, and ten who wait
 * for it with all ten connections in their hands would wait for each other (found by the soak).
 */
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { accountClient, aSignedUpStudent, PASSWORD } from '#tests/support/accounts.ts'
import { newestToken } from '#tests/support/mailbox.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const { pool, keys } = app.context

const heldWhileSigning: number[] = []
const sign = keys.accessTokens.sign
vi.spyOn(keys.accessTokens, 'sign').mockImplementation((...asked) => {
  heldWhileSigning.push(pool.totalCount - pool.idleCount)
  return sign(...asked)
})
beforeEach(() => void heldWhileSigning.splice(0))

test('signing up', async () => {
  await aSignedUpStudent(app)
  expect(heldWhileSigning).toEqual([0])
})

test('signing in with the password, and renewing the session', async () => {
  const { email } = await aSignedUpStudent(app)
  const client = accountClient(app.url)
  await client.auth.signInWithPassword({ email, password: PASSWORD })
  expect((await client.auth.refreshSession()).error).toBeNull()
  expect(heldWhileSigning).toEqual([0, 0, 0])
})

test('confirming the e-mail', async () => {
  const { email } = await aSignedUpStudent(app)
  const token_hash = await newestToken(app, email, 'confirm-email')
  const { error } = await accountClient(app.url).auth.verifyOtp({ type: 'signup', token_hash })
  expect([error, heldWhileSigning]).toEqual([null, [0, 0]])
})

test('coming in by a forgotten password', async () => {
  const { email, client } = await aSignedUpStudent(app)
  await client.auth.resetPasswordForEmail(email)
  const token_hash = await newestToken(app, email, 'recovery')
  const { error } = await accountClient(app.url).auth.verifyOtp({ type: 'recovery', token_hash })
  expect([error, heldWhileSigning]).toEqual([null, [0, 0]])
})

test('changing the e-mail', async () => {
  const { email, client } = await aSignedUpStudent(app)
  const newEmail = `nova-${email}`
  await client.auth.updateUser({ email: newEmail })
  const token_hash = await newestToken(app, newEmail, 'email-change-new')
  const { error } = await accountClient(app.url).auth.verifyOtp({ type: 'email_change', token_hash })
  expect([error, heldWhileSigning]).toEqual([null, [0, 0]])
})
