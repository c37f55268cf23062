/**
 * A stranger and another student open every page, as HTML and as the data behind it, after its owner has: nothing of
 * the owner's e-mail, phone or city stands in any (product §6; docs/wire.md §3). New pages are walked by themselves.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { seedCommunity } from '#server/seed/seed-community.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { addressesOf, leaksAt, namesOf } from '#tests/support/cross-account-access.ts'
import { aProduct } from '#tests/support/factories.ts'
import { type PageServer, startPageServer } from '#tests/support/page-server.ts'
import { startTestApp } from '#tests/support/test-app.ts'
import { aWholePerson, type WholePerson } from '#tests/support/whole-person.ts'

const app = await startTestApp()
await seedCommunity(app.context)
afterAll(() => app[Symbol.asyncDispose]())

/** Somebody who also stands on pages that everybody reads. */
async function aKnownPerson(): Promise<WholePerson> {
  const owner = await aWholePerson(app)
  const by = asStudent(app, owner)
  const feedback = { id: randomUUID(), rating: 5, author: owner.marks.name, comment: 'Gostei do minicurso.' }
  expect((await by('POST', 'feedbacks', feedback)).status).toBe(201)
  const text = 'A preservação do patrimônio cultural depende de escolhas que o país adia.'
  expect((await by('PUT', 'challenge/essay', { text })).status).toBe(200)
  return owner
}

/** Where the router answers with the page's data instead of the page. */
function dataOf(address: string): string {
  return `${address === '/' ? '/_root' : address}.data`
}

/** Fills the page cache as this person. */
async function openEach({ url, patterns }: PageServer, headers: Record<string, string>) {
  for (const path of patterns.filter((one) => !/[:*]/.test(one)))
    await (await fetch(url + path, { headers })).text()
}

async function walk(site: PageServer, owner: WholePerson, headers: Record<string, string>) {
  const names = [...(await namesOf(app, owner)), owner.productId]
  const pages = [...new Set(site.patterns.flatMap((pattern) => addressesOf(pattern, names)))]
  const addresses = [...pages, ...pages.map(dataOf)]
  return { visited: addresses.length, leaks: await leaksAt(site.url, addresses, owner, headers) }
}

test('the walk knows the pages, and would see a leak on the page and in its data', async () => {
  await using site = await startPageServer(app)
  expect(site.patterns).toEqual(expect.arrayContaining(['/', '/perfil', '/feedback', '/product/:id']))
  const owner = await aKnownPerson()
  const { id } = await aProduct(app.context.db, { title: `Apostila de ${owner.marks.email}` })
  const addresses = ['/store', '/store.data', `/product/${id}`, `/product/${id}.data`]
  const leaks = await leaksAt(site.url, addresses, owner, {})
  expect(leaks.sort()).toEqual(addresses.map((address) => `${address}: ${owner.marks.email}`).sort())
  await app.context.db.deleteFrom('products').where('id', '=', id).execute()
})

test.each([
  ['a stranger reads', async () => ({})],
  [
    'another student reads',
    async () => {
      const other = await aSignedUpStudent(app)
      return { authorization: `Bearer ${other.session.access_token}` }
    },
  ],
])(
  'after the owner has read every page, %s nothing of the owner’s there',
  async (_, headersOf) => {
    await using site = await startPageServer(app)
    const owner = await aKnownPerson()
    await openEach(site, { authorization: `Bearer ${owner.token}` })
    const wall = await fetch(`${site.url}/feedback`)
    expect(await wall.text(), 'the owner stands on the wall').toContain(owner.marks.name)
    const { visited, leaks } = await walk(site, owner, await headersOf())
    expect(leaks).toEqual([])
    expect(visited).toBeGreaterThan(100)
  },
  120_000,
)
