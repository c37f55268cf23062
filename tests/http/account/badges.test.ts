/** What earns badges beside the mini-course, and how they are told (product §9; src/domain/account/badges.ts). */
import { afterAll, expect, test } from 'vitest'
import { countActivity } from '#server/account/badges/service.ts'
import { aSignedUpStudent, callAuth, newEmail, type SignedUpStudent } from '#tests/support/accounts.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOpenOrder, decide } from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const { db } = app.context

async function badgesOf(student: SignedUpStudent) {
  const { data } = await student.client
    .from('profiles')
    .select('earned_badges, unseen_badges')
    .eq('id', student.user.id)
    .single()
  return { earned: data?.earned_badges as string[], unseen: data?.unseen_badges as string[] }
}

async function callApi(student: SignedUpStudent | null, method: string, path: string, body?: unknown) {
  const response = await fetch(`${app.url}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(student ? { authorization: `Bearer ${student.session.access_token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
}

async function confirmEmail(student: SignedUpStudent) {
  const mail = await db
    .selectFrom('outgoing_mails')
    .select('facts')
    .where('recipient', '=', student.email)
    .where('kind', '=', 'confirm-email')
    .executeTakeFirstOrThrow()
  const token_hash = new URL(String(mail.facts['link'])).searchParams.get('token_hash')
  const { status } = await callAuth(app, 'verify', { body: { type: 'signup', token_hash } })
  expect(status).toBe(200)
}

function does(
  student: SignedUpStudent,
  activity: 'essay' | 'chat-message' | 'challenge' | 'match',
  to: TestApp = app,
) {
  const { context } = to
  return context.db
    .transaction()
    .execute((tx) => countActivity(tx, context.site.settings.features, student.user.id, activity))
}

test.each([
  ['essay', 'pena-afiada'],
  ['challenge', 'desafiante'],
  ['match', 'colaborador'],
] as const)('the first %s earns its badge, the second nothing more', async (activity, badgeId) => {
  const student = await aSignedUpStudent(app)
  expect(await does(student, activity)).toEqual([badgeId])
  expect(await does(student, activity)).toEqual([])
  expect(await badgesOf(student)).toEqual({ earned: [badgeId], unseen: [badgeId] })
})

test('of two first essays at once one earns the badge', async () => {
  const student = await aSignedUpStudent(app)
  const granted = await Promise.all([does(student, 'essay'), does(student, 'essay'), does(student, 'essay')])
  expect(granted.flat()).toEqual(['pena-afiada'])
})

test('the fiftieth message earns Socializador, the forty-ninth does not', async () => {
  const student = await aSignedUpStudent(app)
  await db
    .insertInto('activity_counts')
    .values({ user_id: student.user.id, activity: 'chat-message', count: 48 })
    .execute()
  expect(await does(student, 'chat-message')).toEqual([])
  expect(await does(student, 'chat-message')).toEqual(['socializador'])
  expect(await does(student, 'chat-message')).toEqual([])
})

test('the owner can do without Socializador; the messages are counted all the same', async () => {
  await using quiet = await startTestApp({ FEATURES_OFF: 'chatBadge' })
  const student = await aSignedUpStudent(quiet)
  await quiet.context.db
    .insertInto('activity_counts')
    .values({ user_id: student.user.id, activity: 'chat-message', count: 49 })
    .execute()
  expect(await does(student, 'chat-message', quiet)).toEqual([])
  expect(await does(student, 'essay', quiet)).toEqual(['pena-afiada'])
})

test('a purchase earns Papeleiro with the payment, a second one nothing more', async () => {
  const student = await aSignedUpStudent(app)
  const product = await aProduct(db)
  const items = [{ variant_id: product.variantIds[0], quantity: 1 }]
  const order = await anOpenOrder(app, items, { token: student.session.access_token })
  expect((await badgesOf(student)).earned).toEqual([])
  await decide(app, order)
  expect((await badgesOf(student)).earned).toEqual(['papeleiro'])
  await decide(app, await anOpenOrder(app, items, { token: student.session.access_token }))
  expect((await badgesOf(student)).earned).toEqual(['papeleiro'])
})

test('what a guest bought earns Papeleiro once the e-mail is proven, not before', async () => {
  const email = newEmail()
  const product = await aProduct(db)
  const order = await anOpenOrder(app, [{ variant_id: product.variantIds[0], quantity: 1 }])
  await decide(app, order, 'pix-approve', { email })
  const student = await aSignedUpStudent(app, { email })
  expect((await badgesOf(student)).earned).toEqual([])
  await confirmEmail(student)
  expect((await badgesOf(student)).earned).toEqual(['papeleiro'])
})

test('who proves an e-mail that has bought nothing earns nothing', async () => {
  const student = await aSignedUpStudent(app)
  await confirmEmail(student)
  expect((await badgesOf(student)).earned).toEqual([])
})

test('a badge is new until the browser says that it was shown', async () => {
  const student = await aSignedUpStudent(app)
  const other = await aSignedUpStudent(app)
  for (const one of [student, other]) await does(one, 'essay')
  await does(student, 'challenge')
  const seen = await callApi(student, 'POST', 'badges/seen', { badgeIds: ['pena-afiada', 'colaborador'] })
  expect(seen.status).toBe(204)
  expect(await badgesOf(student)).toEqual({ earned: ['pena-afiada', 'desafiante'], unseen: ['desafiante'] })
  expect((await badgesOf(other)).unseen).toEqual(['pena-afiada'])
})

test('badges of the mini-course are shown by the game and not told again', async () => {
  const student = await aSignedUpStudent(app)
  const { COURSE_LEVELS } = await import('#content/study/mini-course/levels.ts')
  const answers = COURSE_LEVELS[0]!.questions.map((question) => question.answers[0])
  await callApi(student, 'POST', 'course/levels/1/completions', { answers })
  expect(await badgesOf(student)).toEqual({ earned: ['primeiros-passos'], unseen: [] })
})

test.each([
  [{ badgeIds: [] }, 'invalid_input'],
  [{ badgeIds: ['medalha'] }, 'invalid_input'],
  [{ badgeIds: 'pena-afiada' }, 'invalid_input'],
  [{}, 'invalid_input'],
])('%j was never shown', async (body, code) => {
  const student = await aSignedUpStudent(app)
  const answer = await callApi(student, 'POST', 'badges/seen', body)
  expect([answer.status, answer.body.code]).toEqual([400, code])
})

test('the numbers of the profile are the student’s own', async () => {
  const student = await aSignedUpStudent(app)
  await does(student, 'essay')
  for (let count = 0; count < 3; count++) await does(student, 'chat-message')
  expect((await callApi(student, 'GET', 'deeds')).body).toEqual({ essays: 1, chatMessages: 3, referrals: 0 })
})

test.each([
  ['POST', 'badges/seen'],
  ['GET', 'deeds'],
  ['GET', 'referral'],
  ['POST', 'referral/claim'],
])('%s /api/%s is for who is signed in', async (method, path) => {
  const answer = await callApi(null, method, path, method === 'POST' ? {} : undefined)
  expect([answer.status, answer.body.code]).toEqual([401, 'no_authorization'])
})
