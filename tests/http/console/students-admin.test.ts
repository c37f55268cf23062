/** The owner's admin page for students: looking for one, premium as a present, a ban with its reason (decision 0052). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { aSignedUpStudent, callAuth, PASSWORD } from '#tests/support/accounts.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { mailsTo } from '#tests/support/mailbox.ts'
import { anOwner, anOwnersAccount } from '#tests/support/owner.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const owner = await anOwner(app)

const fileOf = async (id: string) => (await owner('GET', `console/students/${id}`)).body

async function signIn(email: string) {
  const body = { email, password: PASSWORD }
  return callAuth(app, 'token?grant_type=password', { body })
}

const newestMail = async (email: string) => (await mailsTo(app, email)).at(-1)

test('students are found by a part of the e-mail or of the name, in any case; signs of a pattern are plain signs', async () => {
  const { user, email } = await aSignedUpStudent(app)
  await app.context.db
    .updateTable('profiles')
    .set({ full_name: 'Zuleica de_Teste' })
    .where('id', '=', user.id)
    .execute()
  const found = async (search: string) =>
    (await owner('GET', `console/students?search=${encodeURIComponent(search)}`)).body.students.map(
      ({ id }: { id: string }) => id,
    )
  expect(await found(email.slice(0, 12).toUpperCase())).toContain(user.id)
  expect(await found('zuleica DE_')).toEqual([user.id])
  expect(await found('zuleicaxde')).toEqual([])
  expect(await found('zuleica%')).toEqual([])
  expect((await owner('GET', `console/students?search=${'a'.repeat(101)}`)).status).toBe(400)
})

test('a page has thirty students, the newest first, and says where the next begins', async () => {
  await using fresh = await startTestApp()
  const call = await anOwner(fresh)
  await fresh.context.pool.query(
    `insert into users (email, created_at) select 'n' || n || '@example.com', now() - n * interval '1 hour' from generate_series(1, 30) n`,
  )
  const first = (await call('GET', 'console/students')).body
  expect(first.students).toHaveLength(30)
  expect(first.students[1].email).toBe('n1@example.com')
  const second = (await call('GET', `console/students?after=${first.next}`)).body
  expect(second.students.map(({ email }: { email: string }) => email)).toEqual(['n30@example.com'])
  expect(second.next).toBeNull()
})

test('premium as a present opens what premium opens, until it is taken back; twice is once', async () => {
  const student = await aSignedUpStudent(app)
  const path = `console/students/${student.user.id}/premium`
  const roleOf = async () => (await fileOf(student.user.id)).role
  expect(await roleOf()).toBe('student')
  for (let n = 0; n < 2; n += 1) {
    expect((await owner('PUT', path, { reason: 'Ganhou o sorteio da turma' })).status).toBe(204)
  }
  expect(await fileOf(student.user.id)).toMatchObject({
    role: 'premium',
    premium: { isBought: false, passing: null, gift: { reason: 'Ganhou o sorteio da turma' } },
  })
  const { data } = await student.client.auth.getUser()
  expect(data.user?.app_metadata['role']).toBe('premium')
  for (let n = 0; n < 2; n += 1) expect((await owner('DELETE', path)).status).toBe(204)
  expect(await roleOf()).toBe('student')
  const { entries } = (await owner('GET', `console/students/${student.user.id}/audit-log`)).body
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'student.withdraw-premium',
    'student.grant-premium',
  ])
})

test('a ban ends every session at once, is told by mail with its reason, and ends when it is taken back', async () => {
  const student = await aSignedUpStudent(app)
  const path = `console/students/${student.user.id}/ban`
  const reason = 'Ofendeu colegas no chat, de novo'
  expect((await owner('PUT', path, { reason, days: 7 })).status).toBe(204)
  expect((await asStudent(app, student)('GET', 'orders')).status).toBe(401)
  expect((await signIn(student.email)).body).toMatchObject({ error_code: 'user_banned' })
  expect(await newestMail(student.email)).toMatchObject({ kind: 'account-banned', facts: { reason } })
  expect(await fileOf(student.user.id)).toMatchObject({ banReason: reason })
  expect((await owner('DELETE', path)).status).toBe(204)
  expect((await signIn(student.email)).status).toBe(200)
  expect(await fileOf(student.user.id)).toMatchObject({ banReason: null, bannedUntil: null })
  expect(await newestMail(student.email)).toMatchObject({ kind: 'account-unbanned' })
})

test('a ban without an end lasts, and taking back what is not there says nothing to anybody', async () => {
  const student = await aSignedUpStudent(app)
  const path = `console/students/${student.user.id}/ban`
  expect((await owner('DELETE', path)).status).toBe(204)
  expect(await newestMail(student.email)).not.toMatchObject({ kind: 'account-unbanned' })
  await owner('PUT', path, { reason: 'Conta de robô', days: null })
  const { bannedUntil } = await fileOf(student.user.id)
  expect(new Date(bannedUntil).getFullYear()).toBeGreaterThan(new Date().getFullYear() + 90)
})

test('no owner is decided about, nor somebody who is not there', async () => {
  const { user } = await anOwnersAccount(app)
  const ban = { reason: 'engano', days: 7 }
  expect(await owner('PUT', `console/students/${user.id}/ban`, ban)).toMatchObject({
    status: 409,
    body: { code: 'is_owner' },
  })
  expect(await owner('PUT', `console/students/${randomUUID()}/ban`, ban)).toMatchObject({
    status: 404,
    body: { code: 'student_not_found' },
  })
  expect((await owner('GET', `console/students/${randomUUID()}`)).status).toBe(404)
})

test.each([
  ['reason', { reason: '  ab  ', days: 7 }],
  ['reason', { reason: 'x'.repeat(501), days: 7 }],
  ['days', { reason: 'muito tempo', days: 8 }],
])('a ban with a wrong %s is refused by its name', async (field, ban) => {
  const { user } = await aSignedUpStudent(app)
  const { status, body } = await owner('PUT', `console/students/${user.id}/ban`, ban)
  expect(status).toBe(400)
  expect(body.fields).toHaveProperty(field)
})
