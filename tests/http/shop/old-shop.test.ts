/**
 * A shop of ten thousand products and a hundred thousand orders and essays costs no page more than a young one: every
 * statement behind it reads a bounded number of rows (decision 0086).
 */
import { afterAll, expect, test } from 'vitest'
import { type MomentKey, readMomentKey } from '#domain/shared/keyset.ts'
import { listStudents } from '#server/account/supervision/student-list.ts'
import { listMessages } from '#server/community/contact/messages-admin.ts'
import { readOverview } from '#server/console/overview.ts'
import { listAdminProducts } from '#server/shop/catalogue/admin/list-products.ts'
import { NO_CATALOGUE_CACHE } from '#server/shop/catalogue/catalogue-cache.ts'
import {
  getProduct,
  listAddresses,
  listProducts,
  listShelf,
  listShelfPage,
  listStockLevels,
} from '#server/shop/catalogue/service.ts'
import { findContents } from '#server/shop/materials/contents-repository.ts'
import { listOrders } from '#server/shop/orders/admin/list-orders.ts'
import { readOrderDetail } from '#server/shop/orders/admin/read-order.ts'
import { listOwnOrders } from '#server/shop/orders/own/own-orders.ts'
import { listEssays } from '#server/writing/essays/repository.ts'
import { fillWithOldShop, OLD_PRODUCT } from '#tests/support/old-shop.ts'
import { rowsReadFromTables, watchStatements } from '#tests/support/rows-looked-at.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const PRODUCTS = 5_000
const OTHERS = 20_000
/** A page of a hundred products with all that belongs to each, and some to spare. */
const MOST_ROWS = 1_500

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
await fillWithOldShop(app.context.pool, { products: PRODUCTS, orders: OTHERS, essays: OTHERS })
const { context, mostRowsOf, plansOf } = watchStatements(app.context)
const ALL = { search: '', isArchived: false, after: null }
const EVERY = { filter: 'all', after: null } as const
const now = new Date()

const { rows: users } = await app.context.pool.query<{ id: string; email: string }>(
  'select user_id as id from essays order by id limit 1',
)
const student = users[0]!
await app.context.pool.query('update orders set user_id = $1 where number % 500 = 0', [student.id])

test.each<[string, () => Promise<unknown>]>([
  ['a product', () => getProduct(context, OLD_PRODUCT)],
  ['a product by its slug', () => getProduct(context, 'caderno-antigo-1', 'slug')],
  ['what a product delivers', () => findContents(context.db, OLD_PRODUCT)],
  ['stock of a product', () => listStockLevels(context, [OLD_PRODUCT])],
  ['essays of a student', () => listEssays(context.db, student.id, { after: null, limit: 31 })],
  ['orders of a student', () => listOwnOrders(context, student.id)],
  ['orders of the site', () => listOrders(context, { filter: 'all', search: '', after: null })],
  ['paid orders of the site', () => listOrders(context, { filter: 'paid', search: '', after: null })],
  ['one order of the site', () => readOrderDetail(context, 77)],
  ['students of the site', () => listStudents(context.db, { search: '', after: null }, new Date())],
  ['the owner’s overview', () => readOverview(context.db, 30, new Date())],
  ['the store', () => listShelf(context)],
  ['the second page of the store', () => listShelfPage(context, 2)],
  ['products of the admin page', () => listAdminProducts(context.db, ALL, now)],
  [
    'products of the admin page, far behind',
    () => listAdminProducts(context.db, { ...ALL, after: { place: 4_000, id: 'old_3000' } }, now),
  ],
  ['products of the archive', () => listAdminProducts(context.db, { ...ALL, isArchived: true }, now)],
  ['products by a rare word', () => listAdminProducts(context.db, { ...ALL, search: '4711 caderno' }, now)],
  ['products by a word of all', () => listAdminProducts(context.db, { ...ALL, search: 'cader' }, now)],
  ['orders by a word of all', () => listOrders(context, { ...EVERY, search: 'caderno' })],
  ['orders by a rare word', () => listOrders(context, { ...EVERY, search: 'antigo ador-19999@' })],
  ['orders by a word of none', () => listOrders(context, { ...EVERY, search: 'abacaxi' })],
  ['students by a word of all', () => listStudents(context.db, { search: 'aluno', after: null }, now)],
  ['students by a rare word', () => listStudents(context.db, { search: 'uno-1999@', after: null }, now)],
  ['students by a word of none', () => listStudents(context.db, { search: 'abacaxi', after: null }, now)],
])('%s: a page’s rows are looked at, not all', async (_what, use) => {
  const { rows, sql } = await mostRowsOf(use)
  expect(rows, sql).toBeLessThanOrEqual(MOST_ROWS)
})

test.each<[string, () => Promise<unknown>]>([
  ['orders', () => listOrders(context, { filter: 'all', search: 'antigo bea', after: null })],
  ['students', () => listStudents(context.db, { search: 'aluno', after: null }, new Date())],
  ['messages', () => listMessages(context, { filter: 'all', search: 'lucia', after: null })],
])('a search in %s compares what is kept folded, and folds no row', async (_what, use) => {
  const plans = JSON.stringify(await plansOf(use))
  expect(plans).toContain('searched')
  expect(plans).not.toMatch(/normalize|plain_words/i)
})

test('a search finds what is far behind, by parts of buyer and product together, and pages on without a gap', async () => {
  const numbersOf = async (search: string) => {
    const found: number[] = []
    let after: MomentKey | null = null
    for (let page = 0; page < 15; page += 1) {
      const { rows, next } = await listOrders(context, { filter: 'all', search, after })
      found.push(...rows.map(({ number }) => number))
      after = next === null ? null : readMomentKey(next)
      if (after === null) break
    }
    return found
  }
  expect(await numbersOf('ANTIGO ador-19999@')).toHaveLength(1)
  expect(await numbersOf('an dor-1999')).toHaveLength(11)
  expect(await numbersOf('dor-1999_')).toEqual([])
  expect(await numbersOf('abacaxi comprador')).toEqual([])
  expect(await numbersOf('caderno')).toEqual(await numbersOf(''))
  // Common by themselves, few among the newest.
  const { rows: expected } = await app.context.pool.query<{ number: string }>(
    `select number from orders where buyer_email like 'comprador-15%' order by created_at desc, id desc limit 450`,
  )
  expect(await numbersOf('ador-15 caderno')).toEqual(expected.map(({ number }) => Number(number)))

  const { rows: students } = await listStudents(context.db, { search: 'UNO-1999@', after: null }, now)
  expect(students.map(({ email }) => email)).toEqual(['aluno-1999@example.com'])
})

test.each([
  ['', []],
  ['ab', []],
  ['abc', ['abc']],
  ['maçã e', ['maç', 'açã', 'çã ', 'ã e']],
  ['a\nbcd', ['a\nb', '\nbc', 'bcd']],
])('the trigrams of %j are its groups of three letters', async (text, expected) => {
  const { rows } = await app.context.pool.query<{ found: string[] }>('select trigrams($1) as found', [text])
  expect(rows[0]!.found.toSorted()).toEqual(expected.toSorted())
})

test('the admin page counts a hundred sales of a product and says that there are more', async () => {
  const { rows } = await listAdminProducts(context.db, ALL, now)
  const sold = new Map(rows.map((row) => [row.id, [row.soldCount, row.hasMoreSold]]))
  expect([sold.get('old_1'), sold.get('old_2')]).toEqual([
    [101, true],
    [0, false],
  ])
  const { rows: found } = await listAdminProducts(context.db, { ...ALL, search: '4711 caderno' }, now)
  expect(found.map(({ id }) => id)).toEqual(['old_4711'])
})

test('the last page of the store skips entries of an index, no products, and none follows it', async () => {
  const pages = Math.ceil(PRODUCTS / 100)
  const plans = await plansOf(() => listShelfPage(context, pages))
  expect(rowsReadFromTables(plans)).toBeLessThanOrEqual(MOST_ROWS)
  const last = await listShelfPage(context, pages)
  expect([last.products.at(-1)?.id, last.hasNext]).toEqual([`old_${PRODUCTS}`, false])
  expect(await listShelfPage(context, pages + 1)).toEqual({ products: [], hasNext: false })
})

test('the store API’s count is exact, by the index alone, and made once until the catalogue changes', async () => {
  const counted: string[] = []
  const remembering = {
    ...context,
    catalogueCache: {
      ...NO_CATALOGUE_CACHE,
      count: (key: string, count: () => Promise<number>) => {
        counted.push(key)
        return count()
      },
    },
  }
  const plans = await plansOf(() => listProducts(remembering, { limit: 1 }))
  expect(rowsReadFromTables(plans)).toBeLessThanOrEqual(MOST_ROWS)
  const first = await listProducts(remembering, { limit: 1 })
  const later = await listProducts(remembering, { limit: 5, offset: 200, order: 'desc', sortBy: 'title' })
  expect([first.count, later.count]).toEqual([PRODUCTS, PRODUCTS])
  expect(new Set(counted).size).toBe(1)
  await listProducts(remembering, { limit: 1, types: ['digital'] })
  expect(new Set(counted).size).toBe(2)
})

test('the map of the site has the address of every product, also beyond the hundred of the store', async () => {
  expect(await listShelf(context)).toHaveLength(100)
  const ids = (await listAddresses(context)).map(({ id }) => id)
  expect(ids).toContain(`old_${PRODUCTS}`)
  expect(ids.length).toBeGreaterThanOrEqual(PRODUCTS)
})
