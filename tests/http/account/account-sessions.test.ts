/** GET /api/account/sessions and DELETE of one: on which devices is my account open? (product §10 Accounts as the law wants them) */
import { afterAll, expect, test } from 'vitest'
import { aSignedUpStudent, callAuth, PASSWORD } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** Signs in from another browser. @returns its access token */
async function aDevice(email: string, userAgent: string): Promise<string> {
  const headers = { 'user-agent': userAgent }
  const { body } = await callAuth(app, 'token?grant_type=password', {
    body: { email, password: PASSWORD },
    headers,
  })
  return String(body['access_token'])
}

async function call(token: string | null, method = 'GET', id = '') {
  const response = await fetch(`${app.url}/api/account/sessions${id && `/${id}`}`, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  })
  const text = await response.text()
  return { status: response.status, sessions: text === '' ? null : JSON.parse(text).sessions }
}

test('each device is listed in words, the latest used first, this one marked', async () => {
  const { email } = await aSignedUpStudent(app)
  const phone = await aDevice(email, IPHONE)
  const admin = await aDevice(email, FIREFOX)
  const { status, sessions } = await call(phone)
  expect(status).toBe(200)
  expect(sessions).toHaveLength(3)
  expect(sessions.slice(0, 2)).toEqual([
    {
      id: expect.any(String),
      device: { browser: 'Firefox', system: 'Linux' },
      startedAt: expect.stringMatching(/Z$/),
      lastUsedAt: expect.stringMatching(/Z$/),
      isCurrent: false,
    },
    expect.objectContaining({ device: { browser: 'Safari', system: 'iPhone' }, isCurrent: true }),
  ])
  expect((await call(admin)).sessions[0].isCurrent).toBe(true)
})

test('one device can be ended from another, at once', async () => {
  const { email } = await aSignedUpStudent(app)
  const phone = await aDevice(email, IPHONE)
  const admin = await aDevice(email, FIREFOX)
  const { sessions } = await call(admin)
  const phoneSession = sessions.find(
    ({ device }: { device: { system: string } }) => device.system === 'iPhone',
  )
  expect((await call(admin, 'DELETE', phoneSession.id)).status).toBe(204)
  expect((await call(phone)).status).toBe(401)
  expect((await call(admin)).sessions).toHaveLength(2)
  expect((await call(admin, 'DELETE', phoneSession.id)).status).toBe(204)
})

test('nobody sees or ends the sessions of somebody else', async () => {
  const [one, other] = [await aSignedUpStudent(app), await aSignedUpStudent(app)]
  const [own] = (await call(one.session.access_token)).sessions
  expect((await call(other.session.access_token)).sessions).toHaveLength(1)
  expect((await call(other.session.access_token, 'DELETE', own.id)).status).toBe(204)
  expect((await call(one.session.access_token)).status).toBe(200)
})

test('a session that has run out is not listed', async () => {
  const { email, user, session } = await aSignedUpStudent(app)
  await aDevice(email, FIREFOX)
  const [latest] = (await call(session.access_token)).sessions
  await app.context.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2020-01-01') })
    .where('id', '=', latest.id)
    .where('user_id', '=', user.id)
    .execute()
  expect((await call(session.access_token)).sessions).toHaveLength(1)
})

test('the other devices are left by the client’s own call', async () => {
  const { client, email, session } = await aSignedUpStudent(app)
  const phone = await aDevice(email, IPHONE)
  const { error } = await client.auth.signOut({ scope: 'others' })
  expect(error).toBeNull()
  expect((await call(phone)).status).toBe(401)
  expect((await call(session.access_token)).sessions).toMatchObject([{ isCurrent: true }])
})

test.each(['GET', 'DELETE'])(
  '%s without a session is a 401, and a made-up id is no fault',
  async (method) => {
    const id = '00000000-0000-4000-8000-000000000000'
    expect((await call(null, method, method === 'DELETE' ? id : '')).status).toBe(401)
    const { session } = await aSignedUpStudent(app)
    expect((await call(session.access_token, 'DELETE', '-'.repeat(36))).status).toBe(204)
  },
)

test('fifty sessions are kept for an account, the newest', async () => {
  const { email, user } = await aSignedUpStudent(app)
  await app.context.pool.query(
    `insert into sessions (user_id, amr, expires_at, created_at)
     select $1, 'password', now() + interval '1 day', now() - interval '1 hour' * n from generate_series(1, 60) n`,
    [user.id],
  )
  const token = await aDevice(email, IPHONE)
  const { sessions } = await call(token)
  expect(sessions).toHaveLength(50)
  expect(sessions.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)
})
