/** What public clients ask besides what our own screens do, answered as the services answer whose wire it is (docs/wire.md). */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { accountClient, aSignedUpStudent, callAuth, newEmail, PASSWORD } from '#tests/support/accounts.ts'
import { aJpeg } from '#tests/support/pictures.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const { client, user } = await aSignedUpStudent(app)
const stranger = await aSignedUpStudent(app)
const profile = (options?: Parameters<ReturnType<typeof client.from>['select']>[1], id = user.id) =>
  client.from('profiles').select('id', options).eq('id', id)

test.each(['exact', 'planned', 'estimated'] as const)(
  'rows are counted (%s), with and without them',
  async (count) => {
    const [own, head, none] = await Promise.all([
      profile({ count }),
      profile({ count, head: true }),
      profile({ count }, stranger.user.id),
    ])
    expect([own.count, own.data, own.status]).toEqual([1, [{ id: user.id }], 200])
    expect([head.count, head.data, head.error]).toEqual([1, null, null])
    expect([none.count, none.data]).toEqual([0, []])
    expect((await profile()).count).toBeNull()
  },
)

test('a limit of none gives no row, and the count all the same', async () => {
  const { data, error, count } = await profile({ count: 'exact' }).limit(0)
  expect([error, data, count]).toEqual([null, [], 1])
  expect((await profile().limit(1)).data).toHaveLength(1)
  const single = await profile().limit(0).single()
  expect([single.status, single.error?.code]).toEqual([406, 'PGRST116'])
  expect((await profile().limit(0).maybeSingle()).data).toBeNull()
})

test.each([
  [0, 0, 200, 1],
  [0, 9, 200, 1],
  [1, 9, 200, 0],
  [5, 9, 200, 0],
])('rows %i to %i: %i with %i rows', async (from, to, status, rows) => {
  const answer = await profile().range(from, to)
  expect([answer.status, answer.data?.length]).toEqual([status, rows])
})

test('behind the last row there is none, and far behind it, where it is counted, nothing to satisfy', async () => {
  const next = await profile({ count: 'exact' }).range(1, 9)
  expect([next.data, next.count]).toEqual([[], 1])
  const far = await profile({ count: 'exact' }).range(2, 9)
  expect([far.status, far.error?.code]).toEqual([416, 'PGRST103'])
  expect(far.error?.details).toBe('An offset of 2 was requested, but there are only 1 rows.')
  expect((await profile().limit(-1)).status).toBe(416)
})

test('a change counts its rows', async () => {
  const change = (id: string) =>
    client.from('profiles').update({ city: 'Natal' }, { count: 'exact' }).eq('id', id)
  expect((await change(user.id)).count).toBe(1)
  expect((await change(stranger.user.id)).count).toBe(0)
  const shown = await change(user.id).select('city')
  expect([shown.data, shown.count]).toEqual([[{ city: 'Natal' }], 1])
})

test('a bucket lists what is the person’s own, by folders and names', async () => {
  const jpeg = await aJpeg(16, 16)
  const bucket = client.storage.from('avatars')
  const flat = [`${user.id}-1.jpg`, `${user.id}-2.jpg`]
  for (const name of [...flat, `${user.id}/a.jpg`]) expect((await bucket.upload(name, jpeg)).error).toBeNull()
  await stranger.client.storage.from('avatars').upload(`${stranger.user.id}-1.jpg`, jpeg)

  const all = await bucket.list()
  expect(all.error).toBeNull()
  expect(all.data?.map(({ name, id }) => [name, id !== null])).toEqual([
    [user.id, false],
    ...flat.map((name) => [name, true]),
  ])
  expect(all.data?.[1]?.metadata).toMatchObject({ mimetype: 'image/webp', size: expect.any(Number) })
  expect((await bucket.list(user.id)).data?.map(({ name }) => name)).toEqual(['a.jpg'])
  expect((await bucket.list('', { search: `${user.id}-2` })).data?.map(({ name }) => name)).toEqual([flat[1]])
  const newest = await bucket.list('', {
    limit: 1,
    offset: 1,
    sortBy: { column: 'created_at', order: 'desc' },
  })
  expect(newest.data?.map(({ name }) => name)).toEqual([flat[1]])
  expect((await accountClient(app.url).storage.from('avatars').list()).data).toEqual([])
  expect((await client.storage.from('materials').list()).error?.message).toBe('Bucket not found')
  expect((await bucket.list('', { limit: -1 })).error).not.toBeNull()
})

test('an object is there or not, and is fetched under its name', async () => {
  const bucket = client.storage.from('covers')
  const name = `${user.id}-${randomUUID()}.jpg`
  await bucket.upload(name, await aJpeg(16, 16))
  expect((await bucket.exists(name)).data).toBe(true)
  expect((await accountClient(app.url).storage.from('covers').exists(name)).data).toBe(true)
  expect(await bucket.exists(`${user.id}-none.jpg`)).toMatchObject({ data: false })
  expect((await client.storage.from('materials').exists('book.pdf')).data).toBe(false)
  expect((await bucket.info(name)).data).toMatchObject({
    name,
    contentType: 'image/webp',
    size: expect.any(Number),
  })
  expect((await bucket.download(name)).data?.type).toBe('image/webp')
})

test('nobody is signed in as nobody, by the code that a client knows', async () => {
  const { error } = await accountClient(app.url).auth.signInAnonymously()
  expect([error?.status, error?.code]).toEqual([422, 'anonymous_provider_disabled'])
  // Product §5 "Backend rule": who means to sign up and leaves it out.
  for (const body of [{}, { email: newEmail(), data: {} }, { password: PASSWORD, data: {} }]) {
    const { status, body: said } = await callAuth(app, 'signup', { body })
    expect([status, said['msg']]).toEqual([
      400,
      'You must provide either an email or phone number and a password',
    ])
  }
})

test('a sign-up that waits for its proof has an identity: without one a client takes the address for taken', async () => {
  await using strict = await startTestApp({ CONFIRM_EMAIL: 'required' })
  const email = newEmail()
  for (let n = 0; n < 2; n++) {
    const { data } = await accountClient(strict.url).auth.signUp({ email, password: PASSWORD })
    expect(data.user?.identities).toMatchObject([
      { provider: 'email', user_id: data.user?.id, identity_data: { email, sub: data.user?.id } },
    ])
  }
})
