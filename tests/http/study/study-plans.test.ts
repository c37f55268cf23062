/** The plan that a student keeps in the profile (product §2 Study schedule; docs/wire.md §6). */
import { afterAll, expect, test } from 'vitest'
import {
  MAX_FREE_TEXT_LENGTH,
  type ProfileStudyPlan,
  readStudyPlan,
} from '#domain/study/stored-study-plan.ts'
import { aSignedUpStudent, callAuth } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const app = await startTestApp({}, { now: () => NOW })
afterAll(() => app[Symbol.asyncDispose]())

function aPlan(change: Partial<ProfileStudyPlan['form']> = {}): ProfileStudyPlan {
  const ratings = { linguagens: 5, humanas: 0, natureza: 10, matematica: 5, redacao: 7 }
  return {
    form: { hours: 4, days: 180, course: 'Medicina', university: 'UFPE', ratings, ...change },
    madeOn: '2026-11-21',
  }
}

async function call(method: string, token?: string, body?: unknown) {
  const response = await fetch(`${app.url}/api/study-plan`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
}

async function aToken(): Promise<string> {
  return (await aSignedUpStudent(app)).session.access_token
}

test('a student has no plan, then the one that was saved, then none again', async () => {
  const token = await aToken()
  const none = { plan: null, savedAt: null }
  expect(await call('GET', token)).toMatchObject({ status: 200, body: none })
  const saved = { plan: aPlan(), savedAt: NOW.toISOString() }
  expect(await call('PUT', token, aPlan())).toMatchObject({ status: 200, body: saved })
  const read = await call('GET', token)
  expect(read.body).toEqual(saved)
  expect(read.headers.get('cache-control')).toBe('no-store')
  expect((await call('DELETE', token)).status).toBe(204)
  expect((await call('GET', token)).body).toEqual(none)
  expect((await call('DELETE', token)).status).toBe(204)
})

test('the newest plan takes the place of the one before', async () => {
  const token = await aToken()
  await call('PUT', token, aPlan({ hours: 2 }))
  await call('PUT', token, aPlan({ hours: 6.5 }))
  expect((await call('GET', token)).body.plan.form.hours).toBe(6.5)
})

test('everybody has one’s own plan only', async () => {
  const [ana, zeca] = [await aToken(), await aToken()]
  await call('PUT', ana, aPlan({ course: 'Direito' }))
  expect((await call('GET', zeca)).body.plan).toBeNull()
  await call('PUT', zeca, aPlan({ course: 'Letras' }))
  await call('DELETE', zeca)
  expect((await call('GET', ana)).body.plan.form.course).toBe('Direito')
})

test('without a living session there is no plan', async () => {
  const token = await aToken()
  await call('PUT', token, aPlan())
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const answer = await call(method, undefined, method === 'PUT' ? aPlan() : undefined)
    expect([answer.status, answer.body.code], method).toEqual([401, 'no_authorization'])
  }
  await callAuth(app, 'logout?scope=global', { token })
  expect((await call('GET', token)).status).toBe(401)
})

const { ratings } = aPlan().form

test.each([
  ['hours', aPlan({ hours: 1 })],
  ['hours', aPlan({ hours: 12 })],
  ['days', aPlan({ days: 30 })],
  ['days', aPlan({ days: 36_500 })],
  ['course', aPlan({ course: 'x'.repeat(MAX_FREE_TEXT_LENGTH) })],
  ['redacao', aPlan({ ratings: { ...ratings, redacao: 0 } })],
])('a plan at the limit of its %s is saved', async (_, plan) => {
  expect((await call('PUT', await aToken(), plan)).body.plan).toEqual(plan)
})

test.each([
  ['form.hours', aPlan({ hours: 0.99 })],
  ['form.hours', aPlan({ hours: 12.01 })],
  ['form.days', aPlan({ days: 29 })],
  ['form.days', aPlan({ days: 36_501 })],
  ['form.days', aPlan({ days: 40.5 })],
  ['form.course', aPlan({ course: 'x'.repeat(MAX_FREE_TEXT_LENGTH + 1) })],
  ['form.ratings.redacao', aPlan({ ratings: { ...ratings, redacao: 11 } })],
  ['form.ratings.humanas', aPlan({ ratings: { ...ratings, humanas: -1 } })],
  ['madeOn', { ...aPlan(), madeOn: '2026-02-30' }],
  ['form', { madeOn: '2026-11-21' }],
  ['body', { ...aPlan(), user_id: 'somebody' }],
  ['body', []],
])('a plan with a wrong %s is refused and changes nothing', async (field, plan) => {
  const token = await aToken()
  await call('PUT', token, aPlan())
  const answer = await call('PUT', token, plan)
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
  expect(Object.keys(answer.body.fields)).toContain(field)
  expect((await call('GET', token)).body.plan).toEqual(aPlan())
})

test('what the server accepts, the browser reads', async () => {
  const token = await aToken()
  const answer = await call('PUT', token, aPlan({ course: '  Medicina  ' }))
  expect(answer.body.plan.form.course).toBe('Medicina')
  expect(readStudyPlan(answer.body.plan)).toEqual(answer.body.plan)
})

test('the plan goes with the account', async () => {
  const { session, user } = await aSignedUpStudent(app)
  await call('PUT', session.access_token, aPlan())
  await app.context.pool.query('delete from users where id = $1', [user.id])
  const { rows } = await app.context.pool.query('select from study_plans where user_id = $1', [user.id])
  expect(rows).toHaveLength(0)
})

test('another method is refused, with the methods that there are', async () => {
  const refused = await call('POST', await aToken(), aPlan())
  expect(refused.status).toBe(405)
  expect(refused.headers.get('allow')).toContain('PUT')
})
