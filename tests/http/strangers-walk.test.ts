/**
 * A stranger and another student walk every address that can be read, with every name that the owner's things have:
 * nothing of the owner's e-mail, phone or city leaves the server (spec §6; wire.md §3). New addresses are walked by
 * themselves: they are read from the router.
 */
import { afterAll, expect, test } from 'vitest'
import { DEFAULT_FEATURES } from '#domain/features.ts'
import { buildApp } from '#server/app.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { aWholePerson, type WholePerson } from '#tests/support/whole-person.ts'

const features = Object.fromEntries(
  Object.keys(DEFAULT_FEATURES).map((id) => [id, true]),
) as typeof DEFAULT_FEATURES
const app = await startTestApp({}, { features })
afterAll(() => app[Symbol.asyncDispose]())

/** Every GET that the router knows. A pattern for all paths is no address. */
const patterns = [
  ...new Set(
    buildApp(app.context, null)
      .routes.filter(({ method, path }) => (method === 'GET' || method === 'ALL') && !path.endsWith('*'))
      .map(({ path }) => path),
  ),
]

/** Whatever the owner's things are called, in the place of each parameter. */
async function namesOf(owner: WholePerson): Promise<string[]> {
  const { db } = app.context
  const ids = async (table: 'sessions' | 'storage_objects' | 'purchases') => {
    const column = table === 'storage_objects' ? 'owner_id' : 'user_id'
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where(column as 'user_id', '=', owner.user.id)
      .execute()
    return rows.map(({ id }) => id)
  }
  return [
    owner.user.id,
    owner.orderId,
    owner.marks.email,
    `${owner.user.id}-1.jpg`,
    'avatars',
    app.context.config.storeId,
    ...(await ids('sessions')),
    ...(await ids('purchases')),
  ]
}

/** Each pattern with each name in each of its holes (the same name in all holes, and the known pairs). */
function addressesOf(pattern: string, names: readonly string[]): string[] {
  const holes = /:\w+(\{[^}]*\}+)?\??/g
  if (!holes.test(pattern)) return [pattern]
  const filled = names.map((name) => pattern.replace(holes, encodeURIComponent(name)))
  const storePattern = pattern.replace(/:store(\{[^}]*\})?/, app.context.config.storeId)
  return [...filled, ...names.map((name) => storePattern.replace(holes, encodeURIComponent(name)))]
}

/** How the owner's things may be asked for besides. */
const queries = (owner: WholePerson) => [
  '',
  `?id=eq.${owner.user.id}&select=*`,
  '?select=*',
  `?email=${encodeURIComponent(owner.marks.email)}`,
  `?user_id=${owner.user.id}&limit=100`,
]

async function walk(
  owner: WholePerson,
  headers: Record<string, string>,
): Promise<{ visited: number; leaks: string[] }> {
  const names = await namesOf(owner)
  const { email, phone, city } = owner.marks
  const secrets = [email, phone, city, encodeURIComponent(email), phone.replaceAll(/\D/g, '')]
  const leaks: string[] = []
  let visited = 0
  for (const pattern of patterns) {
    for (const address of new Set(addressesOf(pattern, names))) {
      for (const query of queries(owner)) {
        const response = await fetch(app.url + address + query, { headers, redirect: 'manual' })
        const text = [...response.headers].join('\n') + (await response.text())
        visited++
        // A refusal may repeat what was asked for; what was not asked for may not stand in any answer.
        const asked = decodeURIComponent(address + query)
        const leaked = secrets.filter(
          (secret) => text.includes(secret) && !asked.includes(decodeURIComponent(secret)),
        )
        if (leaked.length > 0) leaks.push(`${address}${query}: ${leaked.join(', ')}`)
        expect(response.status, address + query).toBeLessThan(500)
      }
    }
  }
  return { visited, leaks }
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
  expect(visited).toBeGreaterThan(200)
}, 120_000)

test('another student, signed in, walks everywhere and learns nothing', async () => {
  const owner = await aWholePerson(app)
  const other = await aSignedUpStudent(app)
  const { leaks } = await walk(owner, { authorization: `Bearer ${other.session.access_token}` })
  expect(leaks).toEqual([])
}, 120_000)
