/** What the signed-in student may change of the own account: data and password (docs/wire.md §2, PUT user). */
import { afterAll, expect, test } from 'vitest'
import { accountClient, aSignedUpStudent, callAuth, PASSWORD } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

test('changed data is merged, null removes, and the profile keeps its own', async () => {
  const { client, user } = await aSignedUpStudent(app)
  const { data, error } = await client.auth.updateUser({
    data: { full_name: 'Ana Souza', city: null, serie: '3º' },
  })
  expect(error).toBeNull()
  expect(data.user?.user_metadata).toEqual({
    full_name: 'Ana Souza',
    state: 'PE',
    phone: '(81) 90000-0000',
    serie: '3º',
  })
  const profile = await client.from('profiles').select('full_name,city').eq('id', user.id).single()
  expect(profile.data).toEqual({ full_name: 'Ana Silva', city: 'Olinda' })
})

test('ten changes of data at once lose none', async () => {
  const { session } = await aSignedUpStudent(app, { data: {} })
  const names = Array.from({ length: 10 }, (_, n) => `member${n}`)
  const change = (name: string) =>
    callAuth(app, 'user', { method: 'PUT', token: session.access_token, body: { data: { [name]: true } } })
  await Promise.all(names.map(change))
  const { body } = await callAuth(app, 'user', { method: 'GET', token: session.access_token })
  expect(Object.keys(body['user_metadata'] as object).sort()).toEqual(names)
})

test('data that grows beyond its limit is refused and nothing changes', async () => {
  const { client } = await aSignedUpStudent(app, { data: { a: 'x'.repeat(4000) } })
  const { error } = await client.auth.updateUser({
    password: 'outra senha longa',
    data: { b: 'y'.repeat(100) },
  })
  expect([error?.status, error?.message]).toEqual([400, 'User metadata is too large'])
  expect((await client.auth.getUser()).data.user?.user_metadata).not.toHaveProperty('b')
})

test('a new password ends the other sessions and is the one that counts', async () => {
  const { client, email } = await aSignedUpStudent(app)
  const elsewhere = accountClient(app.url)
  await elsewhere.auth.signInWithPassword({ email, password: PASSWORD })
  expect((await client.auth.updateUser({ password: 'outra senha longa' })).error).toBeNull()
  expect((await client.auth.getUser()).error).toBeNull()
  expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  const withOld = await accountClient(app.url).auth.signInWithPassword({ email, password: PASSWORD })
  expect(withOld.error?.code).toBe('invalid_credentials')
  const withNew = await accountClient(app.url).auth.signInWithPassword({
    email,
    password: 'outra senha longa',
  })
  expect(withNew.error).toBeNull()
})

test.each([
  ['the same one', PASSWORD, 422, 'same_password'],
  ['a short one', 'seven c', 422, 'weak_password'],
  ['a common one', 'corinthians', 422, 'weak_password'],
  ['one that is too long', 'x1'.repeat(129), 400, 'validation_failed'],
])('a new password may not be %s', async (_name, password, status, code) => {
  const { client } = await aSignedUpStudent(app)
  const { error } = await client.auth.updateUser({ password })
  expect([error?.status, error?.code]).toEqual([status, code])
})

test('a day after the sign-in a new password needs the old one', async () => {
  const { client, user } = await aSignedUpStudent(app)
  const age = async (interval: string) =>
    app.context.pool.query(
      `update sessions set created_at = now() - interval '${interval}' where user_id = $1`,
      [user.id],
    )
  await age('24 hours 1 second')
  const password = 'outra senha longa'
  expect((await client.auth.updateUser({ password })).error?.code).toBe('reauthentication_needed')
  const withWrong = await client.auth.updateUser({ password, current_password: 'not this one' })
  expect(withWrong.error?.code).toBe('invalid_credentials')
  const withRight = await client.auth.updateUser({ password, current_password: PASSWORD })
  expect(withRight.error).toBeNull()
  await age('23 hours 59 minutes')
  expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull()
})
