/**
 * A stranger and another student walk every call that can be read, with every name that the owner's things have:
 * nothing of the owner's e-mail, phone or city leaves the server (product §6; docs/wire.md §3). New addresses are
 * walked by themselves: they are read from the router. The pages are cross-account-pages.test.ts.
 */
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { addressesOf, leaksAt, namesOf } from '#tests/support/cross-account-access.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { aWholePerson, type WholePerson } from '#tests/support/whole-person.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())

/** Every GET that the router knows. A pattern for all paths is no address. */
const patterns = [
  ...new Set(
    buildApp(app.context, null)
      .routes.filter(({ method, path }) => (method === 'GET' || method === 'ALL') && !path.endsWith('*'))
      .map(({ path }) => path),
  ),
]

async function walk(owner: WholePerson, headers: Record<string, string>) {
  const names = await namesOf(app, owner)
  const query = `select=*&id=eq.${owner.user.id}&user_id=${owner.user.id}&limit=100`
  const inStore = patterns.map((one) => one.replace(/:store(\{[^}]*\})?/, app.context.config.storeId))
  const addresses = [...new Set(inStore.flatMap((pattern) => addressesOf(pattern, names, query)))]
  return { visited: addresses.length, leaks: await leaksAt(app.url, addresses, owner, headers) }
}

test('the walk knows the addresses, and would see a leak: the owner reads all three', async () => {
  expect(patterns.length).toBeGreaterThan(15)
  expect(patterns).toEqual(
    expect.arrayContaining(['/rest/v1/profiles', '/auth/v1/user', '/api/account/export']),
  )
  const owner = await aWholePerson(app)
  const { leaks } = await walk(owner, { authorization: `Bearer ${owner.token}` })
  for (const secret of [owner.marks.email, owner.marks.phone, owner.marks.city]) {
    expect(
      leaks.some((leak) => leak.includes(secret)),
      secret,
    ).toBe(true)
  }
}, 120_000)

test('a stranger walks everywhere and learns nothing', async () => {
  const owner = await aWholePerson(app)
  const { visited, leaks } = await walk(owner, {})
  expect(leaks).toEqual([])
  expect(visited).toBeGreaterThan(60)
}, 120_000)

test('another student, signed in, walks everywhere and learns nothing', async () => {
  const owner = await aWholePerson(app)
  const other = await aSignedUpStudent(app)
  const { leaks } = await walk(owner, { authorization: `Bearer ${other.session.access_token}` })
  expect(leaks).toEqual([])
}, 120_000)
