/**
 * Who holds an account at this very moment? What was checked before a wait is checked again under the user's lock: a
 * thief's call that is under way while the account is taken away from the thief (true-owner.ts) comes too late.
 */
import { afterAll, expect, test } from 'vitest'
import { clearForTrueOwner } from '#server/accounts/true-owner.ts'
import { lockUser } from '#server/accounts/user-repository.ts'
import { accountClient, aSignedUpStudent, PASSWORD } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/test-app.ts'

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
    await clearForTrueOwner(tx, userId, { name: null, provider: 'google' }, new Date())
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
