/**
 * Who holds an account at this very moment? What was checked before a wait is checked again under the user's lock: a
 * thief's call that is under way while the account is taken away from the thief (proven-owner.ts) comes too late.
 */
import { afterAll, expect, test } from 'vitest'
import { startEmailChange } from '#server/account/mailbox/change-email.ts'
import { answerLinkRequests } from '#server/account/mailbox/request-link.ts'
import { eraseAccount } from '#server/account/personal-data/erase-account.ts'
import { clearForProvenOwner } from '#server/account/users/proven-owner.ts'
import { findUserById, lockUser } from '#server/account/users/user-repository.ts'
import {
  accountClient,
  aProvenStudent,
  aSignedUpStudent,
  newEmail,
  PASSWORD,
} from '#tests/support/accounts.ts'
import { mailedTokens, mailKindsTo, newestToken } from '#tests/support/mailbox.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { aWholePerson } from '#tests/support/whole-person.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const { db, pool } = app.context

/** Starts the call while the account changes hands, and lets both end. */
async function whileTheOwnerComes<Answer>(userId: string, call: () => Promise<Answer>): Promise<Answer> {
  let answer: Promise<Answer> | undefined
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    answer = call()
    await expect.poll(countWaiting, { timeout: 20_000, interval: 20 }).toBe(1)
    await clearForProvenOwner(tx, userId, { name: null, provider: 'google' }, new Date())
  })
  // Set above: the transaction has committed.
  return answer as Promise<Answer>
}

async function countWaiting(): Promise<number> {
  const { rows } = await pool.query(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

async function waysIn(userId: string) {
  const { rows } = await pool.query(
    `select password_hash, email_change, (select count(*)::int from sessions where user_id = users.id) as sessions
     from users where id = $1`,
    [userId],
  )
  return rows[0]
}

const NONE = { password_hash: null, email_change: null, sessions: 0 }

test('a sign-in with the thief’s password, compared just before, opens no session', async () => {
  const { email, user } = await aSignedUpStudent(app)
  const signIn = () => accountClient(app.url).auth.signInWithPassword({ email, password: PASSWORD })
  expect((await whileTheOwnerComes(user.id, signIn)).error?.code).toBe('invalid_credentials')
  expect(await waysIn(user.id)).toEqual(NONE)
})

test.each([
  ['password', { password: 'another long password' }],
  ['address', { email: 'ladrao@example.com' }],
])('a change of %s from the thief’s session, begun just before, changes nothing', async (_name, change) => {
  const { client, user } = await aSignedUpStudent(app)
  const { error } = await whileTheOwnerComes(user.id, () => client.auth.updateUser(change))
  expect(error?.name).toBe('AuthSessionMissingError')
  expect(await waysIn(user.id)).toEqual(NONE)
})

/** A proven student whose account is to move to `next`. */
async function aMovingStudent() {
  const student = await aProvenStudent(app)
  const next = newEmail()
  const { error } = await student.client.auth.updateUser({ email: next })
  if (error) throw error
  return { ...student, next }
}

const click = (token_hash: string) =>
  accountClient(app.url).auth.verifyOtp({ type: 'email_change', token_hash })

/** Another request for the account's address is written while the call runs into its lock. */
async function whileTheRequestChanges<Answer>(userId: string, other: string, call: () => Promise<Answer>) {
  let answer: Promise<Answer> | undefined
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    answer = call()
    await expect.poll(countWaiting, { timeout: 20_000, interval: 20 }).toBe(1)
    const user = await findUserById(tx, userId)
    if (!user) throw new Error('the student of this test is gone')
    await startEmailChange(app.context, tx, user, other)
  })
  return answer as Promise<Answer>
}

async function emailOf(userId: string): Promise<string | undefined> {
  return (await findUserById(db, userId))?.email
}

test('a click on the last link of a request that is being replaced moves nothing', async () => {
  const { email, next, user } = await aMovingStudent()
  await click(await newestToken(app, email, 'email-change-current'))
  const token = await newestToken(app, next, 'email-change-new')
  const other = newEmail()
  const { error } = await whileTheRequestChanges(user.id, other, () => click(token))
  expect(error?.code).toBe('otp_expired')
  expect(await emailOf(user.id)).toBe(email)
  await click(await newestToken(app, other, 'email-change-new'))
  await click(await newestToken(app, email, 'email-change-current'))
  expect(await emailOf(user.id)).toBe(other)
})

test('links asked for again while the request is being replaced go to the new request, and the old mailbox proves nothing', async () => {
  const { client, email, next, user } = await aMovingStudent()
  const other = newEmail()
  await client.auth.resend({ type: 'email_change', email })
  await whileTheRequestChanges(user.id, other, () => answerLinkRequests(app.context))
  const ofOldRequest = await mailedTokens(app, next, 'email-change-new')
  expect(ofOldRequest).toHaveLength(1)
  expect((await click(ofOldRequest[0] ?? '')).error?.code).toBe('otp_expired')
  expect(await mailedTokens(app, other, 'email-change-new')).toHaveLength(2)
  await click(await newestToken(app, email, 'email-change-current'))
  await click(await newestToken(app, other, 'email-change-new'))
  expect(await emailOf(user.id)).toBe(other)
})

test('an erasure and a mail that was asked for in the same moment do not wait for each other', async () => {
  const person = await aWholePerson(app)
  const { email } = person.marks
  await accountClient(app.url).auth.resetPasswordForEmail(email)
  const rival = await pool.connect()
  try {
    // The erasure is held up after it has locked the account.
    await rival.query('begin')
    await rival.query('select from purchases where user_id = $1 for update', [person.user.id])
    const erasing = eraseAccount(app.context, person.user.id, 'own-wish')
    await expect.poll(countWaiting, { timeout: 20_000, interval: 20 }).toBe(1)
    const answering = answerLinkRequests(app.context)
    await expect.poll(countWaiting, { timeout: 20_000, interval: 20 }).toBe(2)
    await rival.query('commit')
    expect(await erasing).toBe(true)
    expect(await answering).toBe(1)
  } finally {
    rival.release()
  }
  expect(await mailKindsTo(app, email)).toEqual(['account-erased'])
})
