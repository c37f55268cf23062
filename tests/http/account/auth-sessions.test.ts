/** Tokens: rotation, grace, reuse, forgery, expiry (docs/wire.md §2, decision 0009). */
import { createHash, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { type Answer, accountClient, aSignedUpStudent, callAuth } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

const { graceSeconds, accessTokenSeconds } = app.context.config.sessions

function refresh(token: unknown): Promise<Answer> {
  return callAuth(app, 'token?grant_type=refresh_token', { body: { refresh_token: token } })
}

/** Moves the last rotation of the student's sessions into the past. */
async function letPass(seconds: number, userId: string): Promise<void> {
  await app.context.pool.query(
    'update sessions set refreshed_at = refreshed_at - make_interval(secs => $2) where user_id = $1',
    [userId, seconds],
  )
}

async function sessionCount(userId: string): Promise<number> {
  const rows = await app.context.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  return rows.length
}

test('a refresh token is exchanged for the next one, and the student stays the same', async () => {
  const { session, user } = await aSignedUpStudent(app)
  const renewed = await refresh(session.refresh_token)
  expect(renewed.status).toBe(200)
  expect(renewed.body['refresh_token']).not.toBe(session.refresh_token)
  expect(renewed.body['user']).toMatchObject({ id: user.id })
  const answer = await callAuth(app, 'user', { method: 'GET', token: String(renewed.body['access_token']) })
  expect(answer.status).toBe(200)
})

test('within the grace the token before gets the same answer again, from many tabs at once', async () => {
  const { session } = await aSignedUpStudent(app)
  const first = await refresh(session.refresh_token)
  const tabs = await Promise.all(Array.from({ length: 5 }, () => refresh(session.refresh_token)))
  expect(new Set(tabs.map(({ body }) => body['refresh_token']))).toEqual(
    new Set([first.body['refresh_token']]),
  )
})

test('a token that is two steps behind ends the session, also for the newest token', async () => {
  const { session, user } = await aSignedUpStudent(app)
  const first = await refresh(session.refresh_token)
  const second = await refresh(first.body['refresh_token'])
  expect(second.status).toBe(200)
  const reuse = await refresh(session.refresh_token)
  expect([reuse.status, reuse.body['code']]).toEqual([400, 'refresh_token_already_used'])
  expect((await refresh(second.body['refresh_token'])).body['code']).toBe('refresh_token_not_found')
  expect(await sessionCount(user.id)).toBe(0)
  const answer = await callAuth(app, 'user', { method: 'GET', token: String(second.body['access_token']) })
  expect(answer.body['code']).toBe('session_not_found')
})

test('every older token of an ended session stays dead', async () => {
  const { session } = await aSignedUpStudent(app)
  const chain = [session.refresh_token]
  for (let step = 0; step < 4; step++) chain.push(String((await refresh(chain.at(-1))).body['refresh_token']))
  expect((await refresh(chain[0])).body['code']).toBe('refresh_token_already_used')
  for (const token of chain) expect((await refresh(token)).body['code']).toBe('refresh_token_not_found')
})

test('the grace counts from the rotation, not from the sign-in', async () => {
  const { session, user } = await aSignedUpStudent(app)
  await letPass(3600, user.id)
  const next = await refresh(session.refresh_token)
  expect((await refresh(session.refresh_token)).body['refresh_token']).toBe(next.body['refresh_token'])
})

test('just before the end of the grace the token before still works', async () => {
  const { session, user } = await aSignedUpStudent(app)
  const next = await refresh(session.refresh_token)
  await letPass(graceSeconds - 30, user.id)
  expect((await refresh(session.refresh_token)).body['refresh_token']).toBe(next.body['refresh_token'])
})

test('after the grace the token before ends the session', async () => {
  const { session, user } = await aSignedUpStudent(app)
  const next = await refresh(session.refresh_token)
  await letPass(graceSeconds, user.id)
  expect((await refresh(session.refresh_token)).body['code']).toBe('refresh_token_already_used')
  expect((await refresh(next.body['refresh_token'])).status).toBe(400)
})

test('an answer that is repeated does not lengthen the grace', async () => {
  const { session, user } = await aSignedUpStudent(app)
  await refresh(session.refresh_token)
  await letPass(graceSeconds - 30, user.id)
  expect((await refresh(session.refresh_token)).status).toBe(200)
  await letPass(30, user.id)
  expect((await refresh(session.refresh_token)).body['code']).toBe('refresh_token_already_used')
})

test('fifty refreshes of one token at once give one successor', async () => {
  const { session, user } = await aSignedUpStudent(app)
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(session.refresh_token)))
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect(new Set(answers.map(({ body }) => body['refresh_token'])).size).toBe(1)
  const row = await app.context.db
    .selectFrom('sessions')
    .select('counter')
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  expect(row?.counter).toBe(1)
})

test('a refresh of one session leaves the others alone', async () => {
  const one = await aSignedUpStudent(app)
  const other = await aSignedUpStudent(app)
  const used = await refresh(one.session.refresh_token)
  await refresh(used.body['refresh_token'])
  await refresh(one.session.refresh_token)
  expect((await refresh(other.session.refresh_token)).status).toBe(200)
})

test('a token with a changed session, counter or signature is refused and harms nobody', async () => {
  const { session } = await aSignedUpStudent(app)
  const raw = Buffer.from(session.refresh_token, 'base64url')
  for (const at of [0, 5, 22, 30, 38]) {
    const forged = Buffer.from(raw)
    forged[at]! ^= 1
    expect((await refresh(forged.toString('base64url'))).body['code']).toBe('refresh_token_not_found')
  }
  expect((await refresh(session.refresh_token)).status).toBe(200)
})

test('a genuine token of a counter that was never given out is refused', async () => {
  const { session } = await aSignedUpStudent(app)
  const { refreshTokens } = app.context.keys
  const content = refreshTokens.decode(session.refresh_token)!
  const early = refreshTokens.encode({ ...content, counter: content.counter + 1 })
  expect((await refresh(early)).body['code']).toBe('refresh_token_not_found')
  expect((await refresh(session.refresh_token)).status).toBe(200)
})

test('a session ends after its days, for renewal and for its access tokens', async () => {
  const { session, user, client } = await aSignedUpStudent(app)
  await app.context.pool.query('update sessions set expires_at = now() where user_id = $1', [user.id])
  expect((await refresh(session.refresh_token)).body['code']).toBe('session_expired')
  const answer = await callAuth(app, 'user', { method: 'GET', token: session.access_token })
  expect(answer.body['code']).toBe('session_not_found')
  expect((await client.from('profiles').select('*').eq('id', user.id)).status).toBe(401)
})

test('an access token holds for its seconds and not one longer', async () => {
  const clock = { offsetMs: 0 }
  await using later = await startTestApp({}, { now: () => new Date(Date.now() + clock.offsetMs) })
  const { session } = await aSignedUpStudent(later)
  const statusNow = async () =>
    (await callAuth(later, 'user', { method: 'GET', token: session.access_token })).status
  const untilExpiryMs = session.expires_at! * 1000 - Date.now()
  clock.offsetMs = untilExpiryMs - 20_000
  expect(await statusNow()).toBe(200)
  clock.offsetMs = untilExpiryMs + 1
  expect(await statusNow()).toBe(403)
  expect(accessTokenSeconds).toBe(3600)
})

test('an expired token is named as such to the profile wire', async () => {
  const clock = { offsetMs: 0 }
  await using later = await startTestApp({}, { now: () => new Date(Date.now() + clock.offsetMs) })
  const { client, user } = await aSignedUpStudent(later)
  clock.offsetMs = 3_601_000
  const answer = await client.from('profiles').select('*').eq('id', user.id)
  expect([answer.status, answer.error?.code]).toEqual([401, 'PGRST303'])
})

const claimsOf = (userId: string) => ({
  sub: userId,
  session_id: randomUUID(),
  aud: 'authenticated',
  iss: `${app.url}/auth/v1`,
  exp: 9e9,
})

test('tokens without a signature, or signed with the public key as a secret, are refused', async () => {
  const { user } = await aSignedUpStudent(app)
  const [key] = (await app.context.keys.accessTokens.jwks()).keys
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const unsigned = `${encode({ alg: 'none', kid: key?.kid })}.${encode(claimsOf(user.id))}.`
  const confused = await new SignJWT(claimsOf(user.id))
    .setProtectedHeader({ alg: 'HS256', kid: key!.kid! })
    .sign(createHash('sha256').update(JSON.stringify(key)).digest())
  for (const token of [unsigned, confused]) {
    const { error } = await accountClient(app.url).auth.getUser(token)
    expect([error?.status, error?.code]).toEqual([403, 'bad_jwt'])
  }
})

test('a token with a changed claim, of another issuer, or for a stranger’s session is refused', async () => {
  const { session, user } = await aSignedUpStudent(app)
  const stranger = await aSignedUpStudent(app)
  const [head, claims, signature] = session.access_token.split('.')
  const changed = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as Record<string, unknown>
  const swapped = Buffer.from(JSON.stringify({ ...changed, sub: stranger.user.id })).toString('base64url')
  const status = async (token: string) => {
    const { status, body } = await callAuth(app, 'user', { method: 'GET', token })
    return [status, body['code']]
  }
  expect(await status(`${head}.${swapped}.${signature}`)).toEqual([403, 'bad_jwt'])

  await using other = await startTestApp()
  const foreign = await aSignedUpStudent(other)
  expect(await status(foreign.session.access_token)).toEqual([403, 'bad_jwt'])

  const { accessTokens, refreshTokens } = app.context.keys
  const strangersSession = refreshTokens.decode(stranger.session.refresh_token)!.sessionId
  const subject = {
    email: '',
    appMetadata: {},
    userMetadata: {},
    amr: 'password',
    secondFactor: null,
    sessionId: strangersSession,
  }
  const crossed = await accessTokens.sign({ ...subject, userId: user.id }, new Date())
  expect(await status(crossed.token)).toEqual([403, 'session_not_found'])
  const gone = await accessTokens.sign({ ...subject, userId: randomUUID() }, new Date())
  expect(await status(gone.token)).toEqual([403, 'user_not_found'])
})
