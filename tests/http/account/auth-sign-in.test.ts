/** A sign-in is one statement (decision 0306): at once with others, cut off, and beside what changes the account. */
import { afterAll, expect, test } from 'vitest'
import { lockUser } from '#server/account/users/user-repository.ts'
import { spanStatements } from '#server/platform/telemetry/database-spans.ts'
import { aProvenStudent, callAuth, PASSWORD } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const { db, pool } = app.context

const signIn = (email: string, cookie = '') =>
  callAuth(app, 'token?grant_type=password', {
    body: { email, password: PASSWORD },
    headers: cookie ? { cookie } : {},
  })

/** A proven student, and the cookie of a browser in which the account was entered. */
async function aKnownStudent() {
  const student = await aProvenStudent(app)
  const { headers } = await signIn(student.email)
  return { ...student, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

/** All that a sign-in leaves. */
async function tracesOf(userId: string) {
  const { rows } = await pool.query(
    `select last_sign_in_at::text as moment,
       (select count(*)::int from sessions where user_id = users.id) as sessions,
       (select count(*)::int from known_devices where user_id = users.id) as devices,
       (select count(*)::int from access_records where user_id = users.id) as records,
       (select count(*)::int from outgoing_mails where recipient = users.email) as mails
     from users where id = $1`,
    [userId],
  )
  return rows[0]
}

/** The server process of whoever waits for a lock. */
async function waitingPid(): Promise<number | undefined> {
  const { rows } = await pool.query(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.pid
}

test('sixty sign-ins at once are sixty sessions of which fifty are left, sixty records and one device', async () => {
  const { email, user, cookie } = await aKnownStudent()
  const before = await tracesOf(user.id)
  const answers = await Promise.all(Array.from({ length: 60 }, () => signIn(email, cookie)))
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200))
  expect(await tracesOf(user.id)).toEqual({
    ...before,
    moment: expect.any(String),
    sessions: 50,
    records: before.records + 60,
  })
  const { rows } = await pool.query('select id from sessions where user_id = $1', [user.id])
  const left = new Set(rows.map(({ id }) => id))
  const told = answers.map(({ body }) => JSON.parse(atob(String(body['access_token']).split('.')[1] ?? '')))
  expect(told.filter(({ session_id: id }) => left.has(id)).length).toBe(50)
})

test.each([
  ['a known browser', 'known'],
  ['a new one', 'new'],
])('a sign-in of %s that is cut off half-way has left nothing, and the next one goes', async (_, browser) => {
  const { email, user, cookie } = await aKnownStudent()
  const before = await tracesOf(user.id)
  const rival = await pool.connect()
  try {
    // The device is written by then, and the moment.
    await rival.query('begin')
    await rival.query('lock table access_records in exclusive mode')
    const cut = signIn(email, browser === 'known' ? cookie : '')
    await expect.poll(waitingPid, { timeout: 20_000, interval: 20 }).toBeTypeOf('number')
    await pool.query('select pg_terminate_backend($1)', [await waitingPid()])
    expect((await cut).status).toBeGreaterThanOrEqual(500)
    await rival.query('commit')
  } finally {
    rival.release()
  }
  expect(await tracesOf(user.id)).toEqual(before)
  expect((await signIn(email, cookie)).status).toBe(200)
  expect(await tracesOf(user.id)).toMatchObject({
    sessions: before.sessions + 1,
    records: before.records + 1,
  })
})

test('a second factor that comes while the password is compared is owed by the session', async () => {
  const { email, user, cookie } = await aKnownStudent()
  let answer: ReturnType<typeof signIn> | undefined
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, user.id)
    answer = signIn(email, cookie)
    await expect.poll(waitingPid, { timeout: 20_000, interval: 20 }).toBeTypeOf('number')
    const now = new Date()
    const moments = { created_at: now, updated_at: now, verified_at: now }
    await tx
      .insertInto('mfa_factors')
      .values({ user_id: user.id, friendly_name: null, sealed_secret: Buffer.of(1), ...moments })
      .execute()
  })
  const { status, body } = await (answer as ReturnType<typeof signIn>)
  expect(status).toBe(200)
  expect(body['user']).toMatchObject({ user_metadata: {}, identities: [], factors: [{ status: 'verified' }] })
  const { rows } = await pool.query(
    `select extract(epoch from expires_at - now())::int as seconds from sessions
     where user_id = $1 order by created_at desc limit 1`,
    [user.id],
  )
  expect(rows[0].seconds).toBeLessThanOrEqual(15 * 60)
})

test('a sign-in asks the database twice, and once more whether it knows the browser', async () => {
  const { email, cookie } = await aKnownStudent()
  const asked: string[] = []
  spanStatements(pool, (name) => {
    asked.push(name)
    return null
  })
  await signIn(email, cookie)
  expect(asked).toEqual(['select', 'select', 'select'])
})
