/** Invitation links: kept until the sign-up, counted once the new account proves its e-mail (badge Embaixador). */
import { afterAll, expect, test } from 'vitest'
import { aSignedUpStudent, callAuth, type SignedUpStudent } from '#tests/support/accounts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

async function callApi(
  student: SignedUpStudent,
  method: string,
  path: string,
  body?: unknown,
  to: TestApp = app,
) {
  const response = await fetch(`${to.url}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${student.session.access_token}`,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
}

async function confirmEmail(student: SignedUpStudent) {
  const mail = await app.context.db
    .selectFrom('outgoing_mails')
    .select('facts')
    .where('recipient', '=', student.email)
    .where('kind', '=', 'confirm-email')
    .executeTakeFirstOrThrow()
  const token_hash = new URL(String(mail.facts['link'])).searchParams.get('token_hash')
  await callAuth(app, 'verify', { body: { type: 'signup', token_hash } })
}

const ownCode = async (student: SignedUpStudent): Promise<string> =>
  (await callApi(student, 'GET', 'referral')).body.code
const confirmedOf = async (student: SignedUpStudent): Promise<number> =>
  (await callApi(student, 'GET', 'referral')).body.confirmed
const claim = (student: SignedUpStudent, code: unknown) =>
  callApi(student, 'POST', 'referral/claim', { code })

async function earnedBy(student: SignedUpStudent) {
  const { data } = await student.client
    .from('profiles')
    .select('earned_badges')
    .eq('id', student.user.id)
    .single()
  return data?.earned_badges
}

test('everybody has one link, the same at every asking, also of many at once', async () => {
  const student = await aSignedUpStudent(app)
  const asked = await Promise.all(Array.from({ length: 5 }, () => callApi(student, 'GET', 'referral')))
  const codes = new Set(asked.map(({ body }) => body.code))
  expect(codes.size).toBe(1)
  const [code] = [...codes]
  expect(asked[0]!.body).toEqual({ code, url: `${app.url}/?convite=${code}`, confirmed: 0 })
})

test('a friend counts once the e-mail is proven, and brings the badge', async () => {
  const [student, friend] = [await aSignedUpStudent(app), await aSignedUpStudent(app)]
  const code = await ownCode(student)
  expect((await claim(friend, ` ${code.toUpperCase()} `)).status).toBe(204)
  expect([await confirmedOf(student), await earnedBy(student)]).toEqual([0, []])
  await confirmEmail(friend)
  expect([await confirmedOf(student), await earnedBy(student)]).toEqual([1, ['embaixador']])
  expect(await earnedBy(friend)).toEqual([])
})

test('who has proven the e-mail before saying who invited counts at once', async () => {
  const [student, friend] = [await aSignedUpStudent(app), await aSignedUpStudent(app)]
  await confirmEmail(friend)
  await claim(friend, await ownCode(student))
  expect([await confirmedOf(student), await earnedBy(student)]).toEqual([1, ['embaixador']])
})

test('proof and claim in the same moment count once', async () => {
  const [student, friend] = [await aSignedUpStudent(app), await aSignedUpStudent(app)]
  const code = await ownCode(student)
  await Promise.all([confirmEmail(friend), claim(friend, code)])
  expect([await confirmedOf(student), await earnedBy(student)]).toEqual([1, ['embaixador']])
})

test('an account comes by one invitation, the first', async () => {
  const [first, second, friend] = [
    await aSignedUpStudent(app),
    await aSignedUpStudent(app),
    await aSignedUpStudent(app),
  ]
  await claim(friend, await ownCode(first))
  const again = await claim(friend, await ownCode(second))
  expect([again.status, again.body.code]).toEqual([409, 'already_referred'])
  await confirmEmail(friend)
  expect([await confirmedOf(first), await confirmedOf(second)]).toEqual([1, 0])
})

test('one’s own link invites others only', async () => {
  const student = await aSignedUpStudent(app)
  const answer = await claim(student, await ownCode(student))
  expect([answer.status, answer.body.code]).toEqual([422, 'own_code'])
})

test.each([
  [24 * 60, 204],
  [24 * 60 + 1, 409],
])('an account of %i minutes is answered %i', async (ageMinutes, status) => {
  const [student, friend] = [await aSignedUpStudent(app), await aSignedUpStudent(app)]
  await app.context.pool.query(
    `update users set created_at = now() + interval '2 seconds' - $2::int * interval '1 minute' where id = $1`,
    [friend.user.id, ageMinutes],
  )
  expect((await claim(friend, await ownCode(student))).status).toBe(status)
})

test.each([
  ['22222222', 404, 'unknown_code'],
  ['curto', 400, 'invalid_input'],
  ['', 400, 'invalid_input'],
  [7, 400, 'invalid_input'],
  ['a'.repeat(41), 400, 'invalid_input'],
])('the code %j is no invitation', async (code, status, refusal) => {
  const friend = await aSignedUpStudent(app)
  const answer = await claim(friend, code)
  expect([answer.status, answer.body.code]).toEqual([status, refusal])
})

test('codes are not to be guessed: ten tries an hour, not eleven', async () => {
  await using limited = await startTestApp({ RATE_LIMITS: 'on' })
  const student = await aSignedUpStudent(limited)
  const tries: number[] = []
  for (let count = 0; count < 11; count++) {
    const { status } = await callApi(student, 'POST', 'referral/claim', { code: '22222222' }, limited)
    tries.push(status)
  }
  expect(tries).toEqual([...Array(10).fill(404), 429])
})
