/** The generation counter is the server's decision (product §5 "Generation", docs/wire.md §3, src/domain/writing/generation-quota.ts). */
import { afterAll, expect, test } from 'vitest'
import { aSignedUpStudent, type SignedUpStudent } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

async function aStudentWhoUsed(count: number): Promise<SignedUpStudent> {
  const student = await aSignedUpStudent(app)
  await app.context.pool.query('update profiles set generation_count = $2 where id = $1', [
    student.user.id,
    count,
  ])
  return student
}

async function countOf({ user }: SignedUpStudent): Promise<number | undefined> {
  const row = await app.context.db
    .selectFrom('profiles')
    .select('generation_count')
    .where('id', '=', user.id)
    .executeTakeFirst()
  return row?.generation_count
}

function put({ client, user }: SignedUpStudent, change: Record<string, unknown>) {
  return client.from('profiles').update(change).eq('id', user.id)
}

test.each([
  { used: 0, wanted: 1 },
  { used: 1, wanted: 2 },
])('after $used generations the counter may become $wanted', async ({ used, wanted }) => {
  const student = await aStudentWhoUsed(used)
  expect((await put(student, { generation_count: wanted })).error).toBeNull()
  expect(await countOf(student)).toBe(wanted)
})

test.each([
  { used: 2, wanted: 3, why: 'the allowance is used up' },
  { used: 0, wanted: 2, why: 'a step is left out' },
  { used: 1, wanted: 1, why: 'it is the same' },
  { used: 2, wanted: 0, why: 'it goes back' },
  { used: 1, wanted: 0, why: 'it goes back' },
  { used: 0, wanted: -1, why: 'it is below zero' },
  { used: 0, wanted: 2_147_483_647, why: 'it is far beyond' },
])('after $used generations the counter may not become $wanted: $why', async ({ used, wanted }) => {
  const student = await aStudentWhoUsed(used)
  const { status, error } = await put(student, { generation_count: wanted })
  expect([status, error?.code]).toEqual([400, 'generation_count_refused'])
  expect(await countOf(student)).toBe(used)
})

test.each([
  ['a half', 1.5],
  ['a text', '1'],
  ['null', null],
  ['more than an integer', 2 ** 53],
])('%s is no count', async (_name, wanted) => {
  const student = await aStudentWhoUsed(0)
  const { status } = await put(student, { generation_count: wanted })
  expect(status).toBe(400)
  expect(await countOf(student)).toBe(0)
})

test('a refused count leaves the other columns of the change alone', async () => {
  const student = await aStudentWhoUsed(2)
  expect((await put(student, { generation_count: 3, city: 'Recife' })).error?.code).toBe(
    'generation_count_refused',
  )
  const { data } = await student.client.from('profiles').select('city').eq('id', student.user.id).single()
  expect(data).toEqual({ city: 'Olinda' })
})

test('of twenty requests at once for the next value one succeeds', async () => {
  const student = await aStudentWhoUsed(0)
  const answers = await Promise.all(Array.from({ length: 20 }, () => put(student, { generation_count: 1 })))
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  expect(await countOf(student)).toBe(1)
})
