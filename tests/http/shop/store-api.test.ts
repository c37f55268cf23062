/** The store's reading calls as an unknown client meets them (product §7, docs/wire.md §1). */
import { expect, test } from 'vitest'
import {
  collectionListSchema,
  productListSchema,
  productSchema,
  stockLevelsSchema,
  storeSettingsSchema,
} from '#domain/shop/product-wire.ts'
import { aProduct } from '#tests/support/factories.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

type Body = Record<string, unknown>

const ANSWERS = [
  [/^products(\?|$)/, productListSchema],
  [/^products\//, productSchema],
  [/^variants\?/, stockLevelsSchema],
  [/^collections$/, collectionListSchema],
  [/^settings$/, storeSettingsSchema],
] as const

/** Whatever is asked, an answer has the members of its schema, none missing and none besides. */
async function get(app: TestApp, path: string): Promise<{ status: number; statusText: string; body: Body }> {
  const response = await fetch(`${app.url}/store/store_redacao/${path}`)
  const body = (await response.json()) as Body
  if (response.status === 200) {
    const [, schema] = ANSWERS.find(([pattern]) => pattern.test(path)) ?? []
    expect(schema?.safeParse(body), path).toEqual({ success: true, data: body })
  }
  return { status: response.status, statusText: response.statusText, body }
}

async function listedIds(app: TestApp, query = ''): Promise<string[]> {
  const { body } = await get(app, `products${query}`)
  return (body['products'] as { id: string }[]).map(({ id }) => id)
}

test('a listed product carries exactly the members of the wire', async () => {
  await using app = await startTestApp()
  const { db } = app.context
  await aProduct(db, {
    id: 'prod_a',
    title: 'Introdução',
    subtitle: 'A porta',
    images: ['/a.webp', '/b.webp'],
    thumbnail: '/a.webp',
    variants: [
      { id: 'var_a', title: 'E-book', sku: 'A-1', amountInCents: 4_800, saleAmountInCents: 3_900, stock: 4 },
    ],
  })
  await db
    .insertInto('product_options')
    .values({ id: 'opt_a', product_id: 'prod_a', title: 'Edição' })
    .execute()
  await db
    .insertInto('variant_option_values')
    .values({ id: 'val_a', option_id: 'opt_a', variant_id: 'var_a', value: 'PDF' })
    .execute()
  await db.insertInto('collections').values({ id: 'col_a', title: 'Apostilas' }).execute()
  await db
    .insertInto('product_collections')
    .values({ product_id: 'prod_a', collection_id: 'col_a', sort_order: 2 })
    .execute()
  await db
    .insertInto('product_additional_info')
    .values({ id: 'info_a', product_id: 'prod_a', title: 'Formato', description: 'PDF' })
    .execute()
  await db
    .insertInto('product_custom_fields')
    .values({ id: 'cf_a', product_id: 'prod_a', title: 'Nome', is_required: true })
    .execute()
  await db
    .insertInto('related_products')
    .values({
      id: 'rel_a',
      product_id: 'prod_a',
      section_title: 'Veja',
      related_type: 'product',
      related_id: 'prod_b',
    })
    .execute()

  const { status, body } = await get(app, 'products')
  const value = { id: 'val_a', option_id: 'opt_a', variant_id: 'var_a', value: 'PDF' }
  expect(status).toBe(200)
  expect(body).toEqual({
    count: 1,
    offset: 0,
    limit: 100,
    products: [
      {
        id: 'prod_a',
        title: 'Introdução',
        subtitle: 'A porta',
        ribbon_text: null,
        description: '',
        thumbnail: '/a.webp',
        images: [
          { url: '/a.webp', order: 0, type: 'image' },
          { url: '/b.webp', order: 1, type: 'image' },
        ],
        purchasable: true,
        order: 0,
        site_product_selection: null,
        options: [{ id: 'opt_a', title: 'Edição', values: [value] }],
        variants: [
          {
            id: 'var_a',
            title: 'E-book',
            image_url: null,
            sku: 'A-1',
            weight: null,
            manage_inventory: true,
            inventory_quantity: 4,
            options: [value],
            prices: [
              {
                amount: 4_800,
                sale_amount: 3_900,
                currency_code: 'brl',
                currency: { code: 'brl', symbol: 'R$', template: 'R$ $1', decimal_digits: 2 },
              },
            ],
          },
        ],
        product_collections: [{ product_id: 'prod_a', collection_id: 'col_a', order: 2 }],
        additional_info: [{ id: 'info_a', order: 0, title: 'Formato', description: 'PDF' }],
        type: { value: 'digital' },
        custom_fields: [{ id: 'cf_a', title: 'Nome', is_required: true }],
        related_products: [
          { id: 'rel_a', section_title: 'Veja', related_type: 'product', related_id: 'prod_b', position: 0 },
        ],
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ],
  })
})

test('one product carries its pictures under media, and its state besides', async () => {
  await using app = await startTestApp()
  await aProduct(app.context.db, {
    id: 'prod_a',
    images: ['/a.webp'],
    grants: ['premium'],
    variants: [{ sku: 'SKU-1' }],
  })
  const { body } = await get(app, 'products/prod_a')
  const product = body['product'] as Body
  expect(product).not.toHaveProperty('images')
  expect(product).toMatchObject({
    media: [{ url: '/a.webp', order: 0, type: 'image' }],
    status: 'published',
    deleted_at: null,
    metadata: { grants: ['premium'], slug: 'prod_a' },
  })
  expect(new Date(String(product['created_at'])).getTime()).not.toBeNaN()
  for (const path of ['products/SKU-1?field=sku', 'products/prod_a?field=slug', 'products/prod_a?field=id']) {
    expect((await get(app, path)).body['product'], path).toMatchObject({ id: 'prod_a' })
  }
})

test('stock on the wire is what can still be bought: what open orders hold is left out', async () => {
  await using app = await startTestApp()
  const { db } = app.context
  const counted = await aProduct(db, { variants: [{ stock: 5 }] })
  const uncounted = await aProduct(db)
  await db
    .updateTable('variants')
    .set({ reserved_quantity: 2 })
    .where('id', '=', counted.variantIds[0])
    .execute()
  const { body } = await get(
    app,
    `variants?fields=inventory_quantity&product_ids[]=${counted.id}&product_ids[]=${uncounted.id}`,
  )
  expect(body['variants']).toEqual(
    expect.arrayContaining([
      { id: counted.variantIds[0], inventory_quantity: 3 },
      { id: uncounted.variantIds[0], inventory_quantity: null },
    ]),
  )
  const listed = (await get(app, `products?ids[]=${counted.id}`)).body['products'] as { variants: Body[] }[]
  expect(listed[0]?.variants[0]).toMatchObject({ inventory_quantity: 3 })
})

test('hidden products are left out of the list unless asked for, and open by their address', async () => {
  await using app = await startTestApp()
  await aProduct(app.context.db, { id: 'shown', sortOrder: 1 })
  await aProduct(app.context.db, { id: 'hidden', sortOrder: 2, isHidden: true })
  expect(await listedIds(app)).toEqual(['shown'])
  expect(await listedIds(app, '?is_hidden=false')).toEqual(['shown'])
  expect(await listedIds(app, '?is_hidden=true')).toEqual(['shown', 'hidden'])
  expect((await get(app, 'products/hidden')).status).toBe(200)
})

test('deleted products and drafts are nowhere', async () => {
  await using app = await startTestApp()
  const deleted = await aProduct(app.context.db, { isDeleted: true, variants: [{ stock: 1 }] })
  const draft = await aProduct(app.context.db, { status: 'draft' })
  expect(await listedIds(app, '?is_hidden=true')).toEqual([])
  for (const { id } of [deleted, draft]) {
    expect(await get(app, `products/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'product_not_found' },
    })
    expect((await get(app, `variants?product_ids[]=${id}`)).body).toEqual({ variants: [] })
  }
})

test('ids[] takes product ids and variant ids', async () => {
  await using app = await startTestApp()
  await aProduct(app.context.db, { id: 'a', sortOrder: 1 })
  await aProduct(app.context.db, { id: 'b', sortOrder: 2, variants: [{ id: 'var_b' }] })
  await aProduct(app.context.db, { id: 'c', sortOrder: 3 })
  expect(await listedIds(app, '?ids[]=var_b&ids[]=a')).toEqual(['a', 'b'])
  expect(await listedIds(app, '?ids%5B%5D=c')).toEqual(['c'])
  expect(await listedIds(app, '?ids[]=nobody')).toEqual([])
})

test('lists are sorted, cut and counted as asked', async () => {
  await using app = await startTestApp()
  const { db } = app.context
  await aProduct(db, {
    id: 'a',
    title: 'B',
    sortOrder: 3,
    variants: [{ amountInCents: 300 }],
    updatedAt: new Date('2026-01-03'),
  })
  await aProduct(db, {
    id: 'b',
    title: 'C',
    sortOrder: 1,
    variants: [{ amountInCents: 900, saleAmountInCents: 100 }],
    updatedAt: new Date('2026-01-02'),
  })
  await aProduct(db, {
    id: 'c',
    title: 'A',
    sortOrder: 2,
    variants: [{ amountInCents: 200 }],
    updatedAt: new Date('2026-01-01'),
  })
  expect(await listedIds(app)).toEqual(['b', 'c', 'a'])
  expect(await listedIds(app, '?order=DESC')).toEqual(['a', 'c', 'b'])
  expect(await listedIds(app, '?sort_by=title&order=ASC')).toEqual(['c', 'a', 'b'])
  expect(await listedIds(app, '?sort_by=price')).toEqual(['b', 'c', 'a'])
  expect(await listedIds(app, '?sort_by=updated_at&order=desc')).toEqual(['a', 'b', 'c'])
  expect(await listedIds(app, '?to_date=2026-01-03T00:00:00.000Z')).toEqual(['b', 'c'])
  expect((await get(app, 'products?limit=1&offset=1')).body).toMatchObject({
    count: 3,
    offset: 1,
    limit: 1,
    products: [{ id: 'c' }],
  })
})

test('types are chosen and left out by comma separated lists', async () => {
  await using app = await startTestApp()
  await aProduct(app.context.db, { id: 'a', sortOrder: 1 })
  await aProduct(app.context.db, { id: 'b', sortOrder: 2, typeValue: 'course' })
  expect(await listedIds(app, '?type=course,other')).toEqual(['b'])
  expect(await listedIds(app, '?exclude_types=course')).toEqual(['a'])
})

test.each([
  ['products?limit=abc', 'limit'],
  ['products?limit=101', 'limit'],
  ['products?limit=0', 'limit'],
  ['products?limit=-1', 'limit'],
  ['products?limit=1.5', 'limit'],
  ['products?offset=-1', 'offset'],
  ['products?offset=x', 'offset'],
  ['products?order=UP', 'order'],
  ['products?sort_by=secret', 'sort_by'],
  ['products?is_hidden=perhaps', 'is_hidden'],
  ['products?to_date=yesterday', 'to_date'],
  ['products?to_date=2026-13-45', 'to_date'],
  ['products/x?field=password', 'field'],
  ['variants', 'product_ids[]'],
  ['variants?fields=price&product_ids[]=a', 'fields'],
])('GET %s is a 400 that names %s', async (path, name) => {
  await using app = await startTestApp()
  const { status, statusText, body } = await get(app, path)
  expect([status, statusText]).toEqual([400, 'Bad Request'])
  expect(body).toMatchObject({ code: 'invalid_parameter', message: expect.stringContaining(name) })
})

test('120 named products are answered at once, 200 are taken, and beyond that the bound is told', async () => {
  await using app = await startTestApp()
  const ids = Array.from({ length: 201 }, (_, index) => `prod_${index}`)
  for (const id of ids.slice(0, 120)) await aProduct(app.context.db, { id })
  const asked = (count: number) =>
    ids
      .slice(0, count)
      .map((id) => `ids[]=${id}`)
      .join('&')
  const { body } = await get(app, `products?${asked(120)}`)
  expect(body).toMatchObject({ count: 120, limit: 120 })
  expect(body['products']).toHaveLength(120)
  expect((await get(app, `products?${asked(200)}`)).status).toBe(200)
  const refused = await get(app, `products?${asked(201)}`)
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({ message: expect.stringContaining('at most 200') })
})

test('a limit of 100 is allowed and an unknown parameter is ignored', async () => {
  await using app = await startTestApp()
  expect((await get(app, 'products?limit=100&limit_to=x&lang=pt')).status).toBe(200)
})

test('another store id and another address are a 404 with a code and the standard status text', async () => {
  await using app = await startTestApp()
  for (const [path, code] of [
    ['/store/other/products', 'store_not_found'],
    ['/store/other/anything', 'store_not_found'],
    ['/store/store_redacao/nothing', 'not_found'],
    ['/store/store_redacao/products/nobody', 'product_not_found'],
    ['/api/nothing', 'not_found'],
  ]) {
    const response = await fetch(app.url + path)
    expect([response.status, response.statusText]).toEqual([404, 'Not Found'])
    expect(await response.json()).toMatchObject({ code, message: expect.any(String) })
  }
})

test('SQL and HTML in parameters are values, nothing more', async () => {
  await using app = await startTestApp()
  await aProduct(app.context.db, { id: 'a' })
  expect(await listedIds(app, `?ids[]=${encodeURIComponent("a' or 1=1 --")}`)).toEqual([])
  const response = await fetch(
    `${app.url}/store/store_redacao/products/${encodeURIComponent('<script>alert(1)</script>')}`,
  )
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('<script>')
})

test('HTML in a title stays text, and the description loses what could run', async () => {
  await using app = await startTestApp()
  await aProduct(app.context.db, {
    id: 'a',
    title: '<img src=x onerror=alert(1)>',
    description:
      '<p onclick="x()">Bom <strong>texto</strong><script>alert(1)</script><a href="javascript:alert(1)">ver</a><iframe src="https://x"></iframe><img src=x onerror=alert(1)></p>',
  })
  const product = (await get(app, 'products/a')).body['product'] as Body
  expect(product['title']).toBe('<img src=x onerror=alert(1)>')
  expect(product['description']).toBe('<p>Bom <strong>texto</strong><a rel="noopener nofollow">ver</a></p>')
})

test('pages of other origins may read and check out', async () => {
  await using app = await startTestApp()
  const read = await fetch(`${app.url}/store/store_redacao/products`, {
    headers: { origin: 'https://other.example' },
  })
  expect(read.headers.get('access-control-allow-origin')).toBe('*')
  const preflight = await fetch(`${app.url}/store/store_redacao/checkout`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://other.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type, authorization',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
})

test('newer clients find collections and settings', async () => {
  await using app = await startTestApp()
  await app.context.db.insertInto('collections').values({ id: 'col_a', title: 'Apostilas' }).execute()
  await app.context.db
    .insertInto('collections')
    .values({ id: 'col_gone', title: 'X', deleted_at: new Date() })
    .execute()
  expect((await get(app, 'collections')).body).toMatchObject({
    count: 1,
    collections: [
      {
        id: 'col_a',
        title: 'Apostilas',
        image_url: null,
        store_id: 'store_redacao',
        deleted_at: null,
        metadata: {},
      },
    ],
  })
  expect((await get(app, 'settings')).body).toEqual({ store_owner: { language: 'pt' } })
})

test.each([
  ['prices', "insert into prices (variant_id, currency_code, amount) values ('v', 'brl', -1)"],
  [
    'prices',
    "insert into prices (variant_id, currency_code, amount, sale_amount) values ('v', 'brl', 10, 11)",
  ],
  [
    'prices',
    "insert into prices (variant_id, currency_code, amount, sale_amount) values ('v', 'brl', 10, -1)",
  ],
  ['variants', "update variants set manage_inventory = true, inventory_quantity = -1 where id = 'v'"],
  ['variants', "update variants set manage_inventory = true, inventory_quantity = null where id = 'v'"],
  [
    'variants',
    "update variants set manage_inventory = true, inventory_quantity = 2, reserved_quantity = 3 where id = 'v'",
  ],
])('the table %s itself refuses: %s', async (_table, statement) => {
  await using app = await startTestApp()
  await aProduct(app.context.db, { id: 'p', variants: [{ id: 'v' }] })
  await app.context.pool.query("delete from prices where variant_id = 'v'")
  await expect(app.context.pool.query(statement)).rejects.toMatchObject({ code: '23514' })
})
