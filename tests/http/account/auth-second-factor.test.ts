/** A second factor at the sign-in, as the real client enrols, shows and removes it (decision 0080). */
import { generateSync } from 'otplib'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { RECOVERY_CODE_COUNT } from '#server/account/second-factor/recovery-code.ts'
import {
  accountClient,
  aProvenStudent,
  aSignedUpStudent,
  callAuth,
  PASSWORD,
} from '#tests/support/accounts.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { mailKindsTo, mailsTo, newestToken } from '#tests/support/mailbox.ts'
import { aPendingSession, aProtectedStudent, codeOf, tokenOf } from '#tests/support/second-factor.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const clock = aClock(new Date())
const app = await startTestApp({ RATE_LIMITS: 'on' }, { now: clock.now })
beforeEach(async () => {
  await app.context.pool.query('truncate rate_limits')
})
afterAll(() => app[Symbol.asyncDispose]())

/** Moves the proof of the password into the past. */
async function ageProof(userId: string, interval: string): Promise<void> {
  await app.context.pool.query(
    `update sessions set proven_at = now() - interval '${interval}' where user_id = $1`,
    [userId],
  )
}

async function recoveryCodesOf(token: string): Promise<string[]> {
  const { body } = await callAuth(app, 'factors/recovery-codes', { token })
  return body['codes'] as string[]
}

test('the first code makes the factor count: the session is aal2, the others end, the mailbox hears of it', async () => {
  const { client, email } = await aProvenStudent(app)
  const elsewhere = await aPendingSession(app, email)
  const { data: enrolled } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Celular' })
  expect(enrolled).toMatchObject({ type: 'totp', friendly_name: 'Celular' })
  expect(enrolled?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
  expect(enrolled?.totp.uri).toContain(`secret=${enrolled?.totp.secret}`)
  expect((await elsewhere.auth.getUser()).error).toBeNull()

  const code = codeOf(enrolled!.totp.secret, clock.now())
  const { data: shown } = await client.auth.mfa.challengeAndVerify({ factorId: enrolled!.id, code })
  expect(shown?.user.email).toBe(email)
  const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  expect(
    level?.currentAuthenticationMethods.map((one) => (typeof one === 'string' ? one : one.method)),
  ).toEqual(['totp', 'password'])
  const { data: factors } = await client.auth.mfa.listFactors()
  expect(factors?.totp).toMatchObject([{ id: enrolled!.id, status: 'verified', friendly_name: 'Celular' }])
  expect(JSON.stringify(factors)).not.toContain(enrolled!.totp.secret)
  expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect(await mailKindsTo(app, email)).toContain('second-factor-added')
})

test('a session keeps its level when it is renewed', async () => {
  const { client } = await aProtectedStudent(app)
  await client.auth.refreshSession()
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2')
})

test('a pending session learns by which factor it goes on and may sign out, and is nobody for every other call', async () => {
  const student = await aProtectedStudent(app)
  const { email, factorId, user } = student
  const pendingSession = await aPendingSession(app, email)
  const { data: level } = await pendingSession.auth.mfa.getAuthenticatorAssuranceLevel()
  expect(level).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  const { data } = await pendingSession.auth.getUser()
  expect(data.user?.factors).toMatchObject([{ id: factorId, status: 'verified' }])
  expect(data.user?.user_metadata).toEqual({})
  const token = await tokenOf(pendingSession)
  expect(Buffer.from(token.split('.')[1]!, 'base64url').toString()).not.toContain('Ana Silva')

  const refusals = await Promise.all([
    callAuth(app, 'user', { method: 'PUT', token, body: { password: 'outra senha longa' } }),
    callAuth(app, 'factors', { token, body: { factor_type: 'totp' } }),
    callAuth(app, `factors/${factorId}`, { method: 'DELETE', token }),
    callAuth(app, 'factors/recovery-codes', { token }),
    callAuth(app, 'factors/recovery-codes', { method: 'GET', token }),
  ])
  expect(refusals.map(({ status, body }) => [status, body['code']])).toEqual(
    refusals.map(() => [403, 'insufficient_aal']),
  )
  const api = asStudent(app, { ...student, session: { ...student.session, access_token: token } })
  for (const path of ['account/export', 'account/sessions', 'essays', 'feedbacks'])
    expect(await api('GET', path), path).toMatchObject({ status: 401, body: { code: 'insufficient_aal' } })
  expect(await api('GET', 'console/overview?days=7')).toMatchObject({ status: 404 })
  expect((await pendingSession.from('profiles').select('*').eq('id', user.id)).error?.code).toBe(
    'session_not_found',
  )
  const upload = await pendingSession.storage.from('avatars').upload('x.png', new Blob(['x']))
  expect(upload.error).not.toBeNull()

  // The client asks for all sessions of the account; only its own ends.
  expect((await pendingSession.auth.signOut()).error).toBeNull()
  expect(await callAuth(app, 'user', { method: 'GET', token })).toMatchObject({ status: 403 })
  expect((await student.client.auth.getUser()).error).toBeNull()
})

test('a pending session that shows no code ends after a quarter of an hour; with the code it lives like any other', async () => {
  const { email, user, secret, factorId } = await aProtectedStudent(app)
  const pendingSession = await aPendingSession(app, email)
  const minutesLeft = async () => {
    const { rows } = await app.context.pool.query<{ minutes: number }>(
      `select extract(epoch from expires_at - now()) / 60 as minutes from sessions
       where user_id = $1 order by created_at desc limit 1`,
      [user.id],
    )
    return Math.round(Number(rows[0]?.minutes))
  }
  expect(await minutesLeft()).toBe(15)
  const code = codeOf(secret, clock.now())
  expect((await pendingSession.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
  expect(await minutesLeft()).toBe(90 * 24 * 60)
})

test('a code counts once, and no older one after it', async () => {
  const { email, factorId, secret } = await aProtectedStudent(app)
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => aPendingSession(app, email)))
  const code = codeOf(secret, clock.now())
  const show = (client: typeof first, given: string) =>
    client!.auth.mfa.challengeAndVerify({ factorId, code: given })
  const shown = await Promise.all([show(first, code), show(second, code)])
  expect(shown.map(({ error }) => error?.code ?? null).sort()).toEqual(
    ['mfa_verification_failed', null].sort(),
  )
  const older = await show(third, codeOf(secret, clock.now(), -1))
  expect(older.error?.code).toBe('mfa_verification_failed')
  expect((await show(third, codeOf(secret, clock.now(), 1))).error).toBeNull()
})

test.each([
  [-2, 'mfa_verification_failed'],
  [-1, null],
  [0, null],
  [1, null],
  [2, 'mfa_verification_failed'],
])('a code of %i steps from now is answered with %s', async (steps, code) => {
  const { client } = await aProvenStudent(app)
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
  const given = codeOf(data!.totp.secret, clock.now(), steps)
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: data!.id, code: given })
  expect(error?.code ?? null).toBe(code)
})

test('a challenge is good for five minutes, for its own session alone', async () => {
  const { email, factorId, secret } = await aProtectedStudent(app)
  const pendingSession = await aPendingSession(app, email)
  const other = await aPendingSession(app, email)
  const { data: challenge } = await pendingSession.auth.mfa.challenge({ factorId })
  const show = (client: typeof pendingSession) =>
    client.auth.mfa.verify({ factorId, challengeId: challenge!.id, code: codeOf(secret, clock.now()) })
  expect((await show(other)).error?.code).toBe('mfa_challenge_expired')
  clock.pass(5)
  expect((await show(pendingSession)).error?.code).toBe('mfa_challenge_expired')
  const { data: later } = await pendingSession.auth.mfa.challenge({ factorId })
  clock.pass(4.9)
  const code = codeOf(secret, clock.now())
  expect((await pendingSession.auth.mfa.verify({ factorId, challengeId: later!.id, code })).error).toBeNull()
})

test('the factor of somebody else is not there', async () => {
  const { factorId } = await aProtectedStudent(app)
  const { client } = await aProvenStudent(app)
  expect((await client.auth.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found')
  expect((await client.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found')
})

test('five wrong codes in a quarter of an hour, by app or on paper, and the account asks to wait', async () => {
  const { client, email, factorId, secret } = await aProtectedStudent(app)
  const codes = await recoveryCodesOf(await tokenOf(client))
  const pendingSession = await aPendingSession(app, email)
  const show = (code: string) => pendingSession.auth.mfa.challengeAndVerify({ factorId, code })
  for (let n = 0; n < 3; n++) expect((await show('000000')).error?.code).toBe('mfa_verification_failed')
  const token = await tokenOf(pendingSession)
  const onPaper = (code: string) => callAuth(app, 'factors/recovery-codes/verify', { token, body: { code } })
  expect((await onPaper('0000-0000-0000-0000')).status).toBe(422)
  const fifth = await show(codeOf(secret, clock.now()))
  expect(fifth.error).toBeNull()

  const again = await aPendingSession(app, email)
  for (let n = 0; n < 5; n++) await again.auth.mfa.challengeAndVerify({ factorId, code: '000000' })
  const right = await again.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, clock.now(), 1) })
  expect([right.error?.status, right.error?.code]).toEqual([429, 'over_request_rate_limit'])
  const refused = await callAuth(app, 'factors/recovery-codes/verify', {
    token: await tokenOf(again),
    body: { code: codes[0] },
  })
  expect(refused.status).toBe(429)
})

test('forty wrong codes on one day, and the account asks to wait for the next', async () => {
  const { email, user, factorId, secret } = await aProtectedStudent(app)
  for (let n = 0; n < 39; n++) await app.context.limits.consume('failedCodeByUserPerDay', user.id)
  const show = async () => {
    const pendingSession = await aPendingSession(app, email)
    return pendingSession.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, clock.now()) })
  }
  expect((await show()).error).toBeNull()
  clock.pass(1)
  await app.context.limits.consume('failedCodeByUserPerDay', user.id)
  expect((await show()).error?.status).toBe(429)
})

test('each of ten recovery codes opens the account once, however it is typed, and a mail tells of it', async () => {
  const { client, email } = await aProtectedStudent(app)
  const codes = await recoveryCodesOf(await tokenOf(client))
  expect(new Set(codes).size).toBe(RECOVERY_CODE_COUNT)
  const pendingSession = await aPendingSession(app, email)
  const typed = ` ${codes[3]!.toLowerCase().replaceAll('-', ' ')} `
  const show = async (who: typeof pendingSession, code: string) =>
    callAuth(app, 'factors/recovery-codes/verify', { token: await tokenOf(who), body: { code } })
  const shown = await show(pendingSession, typed)
  const claims = JSON.parse(
    Buffer.from(String(shown.body['access_token']).split('.')[1]!, 'base64url').toString(),
  )
  expect(claims).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
  })
  expect(await mailsTo(app, email)).toContainEqual(
    expect.objectContaining({ kind: 'recovery-code-used', facts: expect.objectContaining({ left: 9 }) }),
  )

  const again = await aPendingSession(app, email)
  expect((await show(again, codes[3]!)).body['code']).toBe('mfa_verification_failed')
  const both = await Promise.all([show(again, codes[4]!), show(await aPendingSession(app, email), codes[4]!)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  const left = await callAuth(app, 'factors/recovery-codes', { method: 'GET', token: await tokenOf(client) })
  expect(left.body).toMatchObject({ total: 10, remaining: 8 })
})

test('new recovery codes end the old ones, and nothing of any stands readable in the database', async () => {
  const { client, email } = await aProtectedStudent(app)
  const token = await tokenOf(client)
  const old = await recoveryCodesOf(token)
  const fresh = await recoveryCodesOf(token)
  const { rows } = await app.context.pool.query<{ code_hash: string }>('select code_hash from recovery_codes')
  expect(rows.every(({ code_hash }) => code_hash.startsWith('$argon2id$'))).toBe(true)
  const pendingSession = await tokenOf(await aPendingSession(app, email))
  const show = (code: string) =>
    callAuth(app, 'factors/recovery-codes/verify', { token: pendingSession, body: { code } })
  expect((await show(old[0]!)).status).toBe(422)
  expect((await show(fresh[0]!)).status).toBe(200)
})

test('enrolment, removal and new codes want the password of the last ten minutes', async () => {
  const { client, user, session, factorId } = await aProtectedStudent(app)
  const plain = await aProvenStudent(app)
  await ageProof(user.id, '10 minutes 1 second')
  await ageProof(plain.user.id, '10 minutes 1 second')
  const acts = [
    await plain.client.auth.mfa.enroll({ factorType: 'totp' }),
    await client.auth.mfa.unenroll({ factorId }),
  ]
  expect(acts.map(({ error }) => error?.code)).toEqual(['reauthentication_needed', 'reauthentication_needed'])
  const codes = await callAuth(app, 'factors/recovery-codes', { token: session.access_token })
  expect(codes.body['code']).toBe('reauthentication_needed')

  const prove = (password: string) => asStudent(app, { ...plain })('POST', 'account/proof', { password })
  expect((await prove('not this one')).status).toBe(400)
  expect((await plain.client.auth.mfa.enroll({ factorType: 'totp' })).error).not.toBeNull()
  expect((await prove(PASSWORD)).status).toBe(204)
  expect((await plain.client.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull()
  await ageProof(user.id, '9 minutes 50 seconds')
  expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull()
})

test('guesses at the proof are counted before they are looked at', async () => {
  const student = await aProvenStudent(app)
  const prove = (password: string) => asStudent(app, student)('POST', 'account/proof', { password })
  for (let n = 0; n < 8; n++) expect((await prove('not this one')).status).toBe(400)
  expect((await prove(PASSWORD)).status).toBe(429)
})

test('an account has one factor, and only once its e-mail is proven', async () => {
  const unproven = await aSignedUpStudent(app)
  const refused = await unproven.client.auth.mfa.enroll({ factorType: 'totp' })
  expect(refused.error?.code).toBe('email_not_confirmed')
  const { client } = await aProvenStudent(app)
  const first = await client.auth.mfa.enroll({ factorType: 'totp' })
  const second = await client.auth.mfa.enroll({ factorType: 'totp' })
  expect((await client.auth.mfa.listFactors()).data?.all.map(({ id }) => id)).toEqual([second.data!.id])
  expect((await client.auth.mfa.challenge({ factorId: first.data!.id })).error?.code).toBe(
    'mfa_factor_not_found',
  )
  const code = generateSync({ secret: second.data!.totp.secret, epoch: clock.now().getTime() / 1000 })
  await client.auth.mfa.challengeAndVerify({ factorId: second.data!.id, code })
  const third = await client.auth.mfa.enroll({ factorType: 'totp' })
  expect([third.error?.status, third.error?.code]).toEqual([422, 'too_many_enrolled_mfa_factors'])
})

test('a removed factor is asked for no more, its codes are gone, other sessions end and a mail tells of it', async () => {
  const { client, email, user, factorId, secret } = await aProtectedStudent(app)
  await recoveryCodesOf(await tokenOf(client))
  const other = await aPendingSession(app, email)
  await other.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, clock.now()) })
  expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
  expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  await client.auth.refreshSession()
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  })
  expect((await client.from('profiles').select('full_name').eq('id', user.id).single()).error).toBeNull()
  expect(await mailKindsTo(app, email)).toContain('second-factor-removed')
  const { rows } = await app.context.pool.query('select from recovery_codes where user_id = $1', [user.id])
  expect(rows).toHaveLength(0)
})

test('a recovery link opens no more than a pending session: the code comes before the new password', async () => {
  const { email, factorId, secret } = await aProtectedStudent(app)
  const visitor = accountClient(app.url)
  await visitor.auth.resetPasswordForEmail(email)
  const token_hash = await newestToken(app, email, 'recovery')
  expect((await visitor.auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
  const change = () => visitor.auth.updateUser({ password: 'outra senha longa' })
  expect((await change()).error?.code).toBe('insufficient_aal')
  await visitor.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, clock.now()) })
  expect((await change()).error).toBeNull()
})
