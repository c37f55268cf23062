/** A device that the account does not know is reported to the mailbox, once (decision 0028). */
import { afterAll, expect, test } from 'vitest'
import {
  accountClient,
  aProvenStudent,
  aSignedUpStudent,
  callAuth,
  newEmail,
  PASSWORD,
} from '#tests/support/accounts.ts'
import { mailKindsTo, mailsTo, newestToken } from '#tests/support/mailbox.ts'
import { aPerson, aSocialStudent } from '#tests/support/social.ts'
import { startSocialApp } from '#tests/support/social-app.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const scene = await startSocialApp()
afterAll(() => scene[Symbol.asyncDispose]())
const { app } = scene
const { db, pool } = app.context

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

type Visit = { cookie: string; token: string; status: number }

/** A call that starts a session, from a browser that keeps this cookie. */
async function visit(path: string, body: unknown, cookie = ''): Promise<Visit> {
  const headers = { 'user-agent': FIREFOX, ...(cookie ? { cookie } : {}) }
  const answer = await callAuth(app, path, { body, headers })
  const kept = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
  return { cookie: kept, token: String(answer.body['access_token']), status: answer.status }
}

const signIn = (email: string, cookie = '', password = PASSWORD) =>
  visit('token?grant_type=password', { email, password }, cookie)

async function news(email: string): Promise<number> {
  return (await mailKindsTo(app, email)).filter((kind) => kind === 'new-device').length
}

async function devicesOf(userId: string) {
  return db
    .selectFrom('known_devices')
    .select(['device_hash', 'told_at'])
    .where('user_id', '=', userId)
    .execute()
}

/** A proven student who has signed up in one browser and signed in in another. */
async function aStudentWithTwoDevices() {
  const email = newEmail()
  const own = await visit('signup', { email, password: PASSWORD, data: { full_name: 'Ana Silva' } })
  await visit(
    'verify',
    { type: 'signup', token_hash: await newestToken(app, email, 'confirm-email') },
    own.cookie,
  )
  const other = await signIn(email)
  expect(await news(email)).toBe(1)
  return { email, own, other }
}

test('the device of the sign-up is no news, nor is it later; another one is told once', async () => {
  const { email, own, other } = await aStudentWithTwoDevices()
  const [mail] = (await mailsTo(app, email)).filter(({ kind }) => kind === 'new-device')
  expect(mail?.facts).toEqual({
    name: 'Ana Silva',
    device: 'Firefox no Linux',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  })
  for (const { cookie } of [own, other, own, other]) expect((await signIn(email, cookie)).status).toBe(200)
  expect(await news(email)).toBe(1)
})

test('the cookie is a random number that only sign-ins see, and the table holds no part of it', async () => {
  const { user, email } = await aProvenStudent(app)
  const { headers } = await callAuth(app, 'token?grant_type=password', {
    body: { email, password: PASSWORD },
  })
  const [cookie = ''] = headers.getSetCookie()
  expect(cookie).toMatch(
    /^aparelho=[A-Za-z0-9_-]{43}; Max-Age=31536000; Path=\/auth\/v1; HttpOnly; SameSite=Lax$/,
  )
  const number = Buffer.from(cookie.slice(9, 52), 'base64url')
  const kept = await devicesOf(user.id)
  expect(kept.length).toBeGreaterThan(0)
  for (const { device_hash: hash } of kept) {
    expect(hash).toHaveLength(32)
    expect(hash.equals(number)).toBe(false)
  }
})

test('behind TLS the cookie travels over TLS alone', async () => {
  await using site = await startTestApp({ SITE_URL: 'https://redacao.example', PAYMENTS: 'sandbox' })
  const { headers } = await callAuth(site, 'signup', { body: { email: newEmail(), password: PASSWORD } })
  expect(headers.getSetCookie()[0]).toContain('; Secure')
})

test('two accounts of one browser have the cookie in common and no hash', async () => {
  const one = await aProvenStudent(app)
  const other = await aProvenStudent(app)
  const { cookie } = await signIn(one.email)
  expect((await signIn(other.email, cookie)).cookie).toBe(cookie)
  const hashes = [...(await devicesOf(one.user.id)), ...(await devicesOf(other.user.id))].map(
    ({ device_hash: hash }) => hash.toString('hex'),
  )
  expect(new Set(hashes).size).toBe(hashes.length)
})

test('a wrong password makes no cookie, a renewal neither, and a cookie of another shape is replaced', async () => {
  const { email, session } = await aProvenStudent(app)
  expect((await signIn(email, '', 'errada demais')).cookie).toBe('')
  const refresh = { refresh_token: session.refresh_token }
  expect((await visit('token?grant_type=refresh_token', refresh)).cookie).not.toContain('aparelho=')
  const { cookie } = await signIn(email, 'aparelho=eu')
  expect(cookie).toMatch(/^aparelho=[A-Za-z0-9_-]{43}$/)
})

test('a sign-in at a provider and a recovery are told too', async () => {
  const person = aPerson()
  await aSocialStudent(app, person)
  expect(await news(person.email ?? '')).toBe(0)
  await aSocialStudent(app, person)
  expect(await news(person.email ?? '')).toBe(1)

  const { email } = await aProvenStudent(app)
  await accountClient(app.url).auth.resetPasswordForEmail(email)
  const token_hash = await newestToken(app, email, 'recovery')
  expect((await visit('verify', { type: 'recovery', token_hash })).status).toBe(200)
  expect(await news(email)).toBe(1)
})

test('a click that proves an address is no news to it, and its device is known', async () => {
  const { email, client } = await aSignedUpStudent(app)
  const signup = { type: 'signup', token_hash: await newestToken(app, email, 'confirm-email') }
  const phone = await visit('verify', signup)
  await signIn(email, phone.cookie)
  expect(await news(email)).toBe(0)

  const next = newEmail()
  await client.auth.updateUser({ email: next })
  await visit('verify', {
    type: 'email_change',
    token_hash: await newestToken(app, next, 'email-change-new'),
  })
  const current = await newestToken(app, email, 'email-change-current')
  const admin = await visit('verify', { type: 'email_change', token_hash: current })
  await signIn(next, admin.cookie)
  expect([await news(email), await news(next)]).toEqual([0, 0])
})

test('an address that nobody proved hears nothing: it may be a stranger’s', async () => {
  const { email } = await aSignedUpStudent(app)
  await signIn(email)
  expect(await news(email)).toBe(0)
})

test('who recovers an account that nobody had proven is its first person: no news, no stranger’s device', async () => {
  const stranger = await aSignedUpStudent(app)
  const { email, user } = stranger
  await signIn(email)
  await accountClient(app.url).auth.resetPasswordForEmail(email)
  const token_hash = await newestToken(app, email, 'recovery')
  await visit('verify', { type: 'recovery', token_hash })
  expect(await news(email)).toBe(0)
  expect(await devicesOf(user.id)).toHaveLength(1)
})

test('the true owner who comes by a provider is its first person too', async () => {
  const { email, user } = await aSignedUpStudent(app)
  await signIn(email)
  await aSocialStudent(app, aPerson({ email }))
  expect(await news(email)).toBe(0)
  expect(await devicesOf(user.id)).toHaveLength(1)
})

test('a client that keeps no cookie is told three times a day, and what was not told is not known', async () => {
  const { email, user } = await aProvenStudent(app)
  const visits: Visit[] = []
  for (let n = 1; n <= 5; n++) {
    visits.push(await signIn(email))
    expect(await news(email)).toBe(Math.min(n, 3))
  }
  const [reported, untold] = [visits[2]?.cookie, visits[4]?.cookie]
  await pool.query(`update known_devices set told_at = told_at - interval '25 hours' where user_id = $1`, [
    user.id,
  ])
  await signIn(email, reported)
  expect(await news(email)).toBe(3)
  await signIn(email, untold)
  expect(await news(email)).toBe(4)
})

test('a new device that signs in many times at once is told once', async () => {
  const { email } = await aProvenStudent(app)
  const stranger = `aparelho=${'a'.repeat(43)}`
  await Promise.all(Array.from({ length: 5 }, () => signIn(email, stranger)))
  expect(await news(email)).toBe(1)
})

const FORGETTING: Record<string, (own: Visit, other: Visit) => Promise<unknown>> = {
  'a new password': (own) =>
    callAuth(app, 'user', { method: 'PUT', token: own.token, body: { password: 'outra senha longa' } }),
  'a sign-out of the others': (own) => callAuth(app, 'logout?scope=others', { token: own.token }),
  'a sign-out everywhere': (own) => callAuth(app, 'logout?scope=global', { token: own.token }),
  'the end of its session': async (own, other) => {
    const headers = { authorization: `Bearer ${own.token}` }
    const { session_id: id } = JSON.parse(atob(other.token.split('.')[1] ?? '')) as { session_id: string }
    const { status } = await fetch(`${app.url}/api/account/sessions/${id}`, { method: 'DELETE', headers })
    expect(status).toBe(204)
  },
}

test.each(Object.entries(FORGETTING))(
  'after %s the other device is news again, the own one is not',
  async (way, forget) => {
    const { email, own, other } = await aStudentWithTwoDevices()
    await forget(own, other)
    const password = way === 'a new password' ? 'outra senha longa' : PASSWORD
    expect((await signIn(email, own.cookie, password)).status).toBe(200)
    expect(await news(email)).toBe(1)
    expect((await signIn(email, other.cookie, password)).status).toBe(200)
    expect(await news(email)).toBe(2)
  },
)

test('who leaves on this device alone is known there the next time, and so is who ends an older session of it', async () => {
  const { email, other } = await aStudentWithTwoDevices()
  await callAuth(app, 'logout?scope=local', { token: other.token })
  const again = await signIn(email, other.cookie)
  const once = await signIn(email, other.cookie)
  await FORGETTING['the end of its session']?.(once, again)
  await signIn(email, other.cookie)
  expect(await news(email)).toBe(1)
})

test('fifty devices are kept for an account, those last seen', async () => {
  const { email, user } = await aProvenStudent(app)
  await pool.query(
    `insert into known_devices (user_id, device_hash, last_seen_at)
     select $1, sha256(n::text::bytea), now() - interval '1 hour' * n from generate_series(1, 60) n`,
    [user.id],
  )
  const { cookie } = await signIn(email)
  expect(await devicesOf(user.id)).toHaveLength(50)
  await signIn(email, cookie)
  expect(await news(email)).toBe(1)
})

test('a sign-in wakes the job that sends mails where it has queued one, and else lets it be', async () => {
  const woken: string[] = []
  await using app = await startTestApp({}, { jobs: { wake: (name) => woken.push(name) } })
  const { email } = await aProvenStudent(app)
  const credentials = { body: { email, password: PASSWORD } }
  woken.length = 0
  const { headers } = await callAuth(app, 'token?grant_type=password', credentials)
  expect(woken).toEqual(['deliver-mail'])
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const again = await callAuth(app, 'token?grant_type=password', { ...credentials, headers: { cookie } })
  expect(again.status).toBe(200)
  expect(woken).toEqual(['deliver-mail'])
})
