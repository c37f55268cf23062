/** The owner's admin page of the products: what is kept is what the shop shows and sells, and what cannot be is refused. */
import { isDeepStrictEqual } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { grantsPremium } from '#domain/account/premium.ts'
import {
  type ListedAdminProduct,
  type OpenedProduct,
  type ProductDraft,
  productDraftSchema,
  type VariantDraft,
  variantDraftSchema,
} from '#domain/console/products-admin-wire.ts'
import { findPremiumOffer } from '#server/shop/catalogue/service.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { A_VARIANT, aDraft, aProductsAdmin } from '#tests/support/products-admin.ts'
import { aClock, anOpenOrder, checkout, decide, stockOf } from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const admin = await aProductsAdmin(app)

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
async function shown(app: TestApp, path: string): Promise<{ status: number; body: any }> {
  const response = await fetch(`${app.url}/store/store_redacao/${path}`)
  return { status: response.status, body: await response.json() }
}

async function auditEntriesOn(app: TestApp, subject: string) {
  return app.context.db
    .selectFrom('audit_entries')
    .select(['action', 'details'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute()
}

test('what the owner creates is what the shop shows, with every part of it', async () => {
  const file = await admin.aFile()
  const collection = await admin.owner('POST', 'console/products/collections', { title: 'Apostilas' })
  const other = await admin.create(aDraft({ title: 'Conclusão' }))
  const opened = await admin.create(
    aDraft({
      title: 'Repertório Sociocultural: 100 ideias',
      subtitle: 'Para usar na prova',
      ribbonText: 'Novo',
      isPublished: true,
      description: 'Um **só** material.\n\n- um\n- dois\n\n<script>alert(1)</script>',
      collectionIds: [collection.body.id],
      info: [{ title: 'Formato', description: 'PDF' }],
      related: [{ sectionTitle: 'Veja também', type: 'product', id: other.id }],
      options: [{ id: null, title: 'Edição' }],
      variants: [
        { ...A_VARIANT, sku: 'R-1', optionValues: ['Simples'], materialIds: [file] },
        {
          ...A_VARIANT,
          title: 'Com gabarito',
          amount: 2_900,
          saleAmount: 2_500,
          optionValues: ['Completa'],
          materialIds: [file],
          isStockManaged: true,
          stock: { change: 'set', pieces: 7 },
        },
      ],
      images: [{ url: '/images/covers/completo-640.webp', alt: 'Capa azul' }],
    }),
  )
  expect(opened).toMatchObject({ id: 'prod_repertorio-sociocultural-100-ideias', isArchived: false })
  const { product } = (await shown(app, `products/${opened.id}`)).body
  expect(product).toMatchObject({
    title: 'Repertório Sociocultural: 100 ideias',
    subtitle: 'Para usar na prova',
    ribbon_text: 'Novo',
    description: '<p>Um <strong>só</strong> material.</p>\n<ul>\n<li>um</li>\n<li>dois</li>\n</ul>',
    thumbnail: '/images/covers/completo-640.webp',
    media: [{ url: '/images/covers/completo-640.webp', alt: 'Capa azul' }],
    options: [{ title: 'Edição', values: [{ value: 'Simples' }, { value: 'Completa' }] }],
    product_collections: [{ collection_id: collection.body.id }],
    additional_info: [{ title: 'Formato', description: 'PDF' }],
    related_products: [{ section_title: 'Veja também', related_id: other.id }],
    variants: [
      {
        title: 'E-book',
        sku: 'R-1',
        inventory_quantity: null,
        prices: [{ amount: 1_800, sale_amount: null }],
      },
      { title: 'Com gabarito', inventory_quantity: 7, prices: [{ amount: 2_900, sale_amount: 2_500 }] },
    ],
  })
  expect((await shown(app, `products/${other.id}`)).status).toBe(404)
  expect(await auditEntriesOn(app, opened.id)).toMatchObject([
    { action: 'product.create', details: { slug: 'repertorio-sociocultural-100-ideias' } },
  ])
  expect((await admin.open(opened.id)).product).toEqual(opened.product)
})

test('every field of a draft is kept, and comes back as it was sent', async () => {
  const cover = '/images/covers/completo-640.webp'
  const variant: VariantDraft = {
    id: null,
    title: 'Caderno',
    sku: 'C-1',
    amount: 2_900,
    saleAmount: 2_500,
    saleStartsAt: '2031-01-01T03:00:00.000Z',
    saleEndsAt: '2031-02-01T03:00:00.000Z',
    isStockManaged: true,
    stock: { change: 'set', pieces: 7 },
    optionValues: ['PDF'],
    materialIds: [await admin.aFile()],
    generations: 3,
    corrections: 4,
    correctionsMonths: 6,
    correctionsReaders: 2,
    licenceSeats: 30,
    licenceMonths: 9,
    imageUrl: cover,
  }
  const sent: ProductDraft = {
    title: 'Cada campo',
    subtitle: 'Do primeiro ao último',
    slug: 'cada-campo-do-produto',
    ribbonText: 'Novo',
    isPurchasable: false,
    isPublished: true,
    isHidden: true,
    showsLowestPrice: false,
    grantsPremium: true,
    description: 'Um **só** material.',
    collectionIds: [(await admin.owner('POST', 'console/products/collections', { title: 'Campos' })).body.id],
    info: [{ title: 'Formato', description: 'PDF' }],
    related: [{ sectionTitle: 'Veja também', type: 'product', id: (await admin.create(aDraft())).id }],
    companion: { productId: (await admin.create(aDraft())).id, amount: 990 },
    options: [{ id: null, title: 'Edição' }],
    variants: [variant],
    images: [
      { url: '/images/covers/introducao-640.webp', alt: 'Capa verde' },
      { url: cover, alt: 'Capa azul' },
    ],
    // Without one the first picture is taken.
    thumbnail: cover,
  }
  // A field that is sent as it would be without it proves nothing.
  const plain = aDraft()
  const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one, other)
  const fields = Object.keys(productDraftSchema.shape) as (keyof ProductDraft)[] // the keys of its own schema
  expect(fields.filter((name) => isSame(sent[name], plain[name]))).toEqual([])
  const ofVariant = Object.keys(variantDraftSchema.shape) as (keyof VariantDraft)[] // the same
  expect(ofVariant.filter((name) => isSame(variant[name], A_VARIANT[name]))).toEqual(['id'])

  const { product } = await admin.create(sent)
  // Ids are given here, and stock is a change: what is there is told beside the draft.
  const { id: _id, stock: _stock, ...keptOfVariant } = variant
  expect(product).toMatchObject({ ...sent, options: [{ title: 'Edição' }], variants: [keptOfVariant] })
})

test.each([
  ['what is gone', { productId: 'prod_nowhere', amount: null }, 'companion.productId', 'companion-gone'],
  ['less than can be charged', { productId: '', amount: 49 }, 'companion.amount', 'price-too-small'],
])('%s cannot be offered in the cart', async (_name, companion, field, code) => {
  const other = await admin.create(aDraft())
  const product = aDraft({ companion: { ...companion, productId: companion.productId || other.id } })
  const refused = await admin.owner('POST', 'console/products', { product })
  expect([refused.status, refused.body.faults]).toEqual([422, [{ field, code }]])
})

test('a product is not offered with itself', async () => {
  const opened = await admin.create(aDraft())
  const refused = await admin.save(opened, { companion: { productId: opened.id, amount: null } })
  expect(refused.body.faults).toEqual([{ field: 'companion.productId', code: 'companion-gone' }])
})

test('the owner decides in the form whether a product makes its buyers premium', async () => {
  const variants = [{ ...A_VARIANT, materialIds: [await admin.aFile()] }]
  const opened = await admin.create(aDraft({ title: 'Assinatura', isPublished: true, variants }))
  const page = async () => (await shown(app, `products/${opened.id}`)).body.product.metadata
  const buy = async () => {
    const student = await aSignedUpStudent(app)
    const items = [{ variant_id: opened.product.variants[0]!.id!, quantity: 1 }]
    await decide(app, await anOpenOrder(app, items, { token: student.session.access_token }))
    return student
  }
  const isPremium = async ({ user }: { user: { id: string } }) =>
    (
      await app.context.db
        .selectFrom('entitlements')
        .select('revoked_at')
        .where('user_id', '=', user.id)
        .where('name', '=', 'premium')
        .execute()
    ).some(({ revoked_at }) => revoked_at === null)

  const early = await buy()
  expect([grantsPremium(await page()), await isPremium(early)]).toEqual([false, false])
  // What the form does not know stays as it is.
  const metadata = JSON.stringify({ note: 'x', grants: ['other'] })
  await app.context.db.updateTable('products').set({ metadata }).where('id', '=', opened.id).execute()

  const on = await admin.save(opened, { grantsPremium: true })
  expect([on.status, on.body.product.grantsPremium]).toEqual([200, true])
  expect(await page()).toMatchObject({ note: 'x', grants: ['other', 'premium'] })
  expect(await findPremiumOffer(app.context)).toMatchObject({ id: opened.id })
  const buyer = await buy()
  expect([await isPremium(early), await isPremium(buyer)]).toEqual([false, true])
  const copy = await admin.owner('POST', `console/products/${opened.id}/duplicate`)
  expect((await admin.open(copy.body.id)).product.grantsPremium).toBe(true)

  const off = await admin.save(on.body, { grantsPremium: false })
  expect(off.body.product.grantsPremium).toBe(false)
  expect(await page()).toMatchObject({ note: 'x', grants: ['other'] })
  expect([await isPremium(await buy()), await isPremium(buyer)]).toEqual([false, true])
  expect(await auditEntriesOn(app, opened.id)).toMatchObject([
    { action: 'product.create', details: { grantsPremium: false } },
    { action: 'product.edit', details: { changes: { grantsPremium: [false, true] } } },
    { action: 'product.edit', details: { changes: { grantsPremium: [true, false] } } },
  ])
})

test('premium is not given away with what is free, and nothing else than yes or no is taken', async () => {
  const opened = await admin.create(aDraft({ title: 'De graça' }))
  const variants = [{ ...opened.product.variants[0]!, amount: 0 }]
  const free = await admin.save(opened, { variants, grantsPremium: true })
  expect([free.status, free.body.faults]).toEqual([
    422,
    [{ field: 'grantsPremium', code: 'premium-for-nothing' }],
  ])
  for (const grantsPremium of ['yes', null, undefined]) {
    const product = { ...opened.product, grantsPremium }
    const body = { version: opened.version, product }
    expect((await admin.owner('PUT', `console/products/${opened.id}`, body)).status).toBe(400)
  }
  expect((await admin.open(opened.id)).product.grantsPremium).toBe(false)
  const student = asStudent(app, await aSignedUpStudent(app))
  const product = { ...opened.product, grantsPremium: true }
  const refused = await student('PUT', `console/products/${opened.id}`, { version: opened.version, product })
  expect(refused.status).toBe(404)
})

test('a faulty product is refused field by field, and nothing of it is kept', async () => {
  await admin.create(aDraft({ slug: 'tomado', variants: [{ ...A_VARIANT, sku: 'X-1' }] }))
  const refused = await admin.owner('POST', 'console/products', {
    product: aDraft({
      slug: 'tomado',
      variants: [{ ...A_VARIANT, sku: 'X-1', materialIds: ['mat_none'] }],
      images: [{ url: 'https://example.org/a.webp', alt: '' }],
      collectionIds: ['col_none'],
    }),
  })
  expect([refused.status, refused.body.code]).toEqual([422, 'invalid_product'])
  expect(refused.body.faults).toEqual([
    { field: 'slug', code: 'slug-taken' },
    { field: 'variants.0.sku', code: 'sku-taken' },
    { field: 'variants.0.materialIds', code: 'file-gone' },
    { field: 'images.0.url', code: 'picture-gone' },
    { field: 'collectionIds', code: 'collection-gone' },
  ])
  const nameless = await admin.owner('POST', 'console/products', { product: aDraft({ title: ' ' }) })
  expect(nameless.body.faults).toEqual([{ field: 'title', code: 'missing' }])
  const list: ListedAdminProduct[] = (await admin.owner('GET', 'console/products')).body.products
  expect(list.filter(({ slug }) => slug === 'tomado')).toHaveLength(1)
})

test('of two windows the second to save is refused, and what it did not know stays', async () => {
  const opened = await admin.create(aDraft())
  const answers = await Promise.all([
    admin.save(opened, { title: 'Primeira janela' }),
    admin.save(opened, { title: 'Segunda janela' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'changed_meanwhile',
    version: opened.version + 1,
  })
  const winner = answers.find(({ status }) => status === 200)?.body as OpenedProduct
  expect((await admin.open(opened.id)).product.title).toBe(winner.product.title)
  // The list changes it too.
  await admin.owner('PUT', `console/products/${opened.id}/visibility`, { isHidden: true })
  expect((await admin.save(winner, {})).status).toBe(409)
})

test('the record of an edit holds old and new values, and the price has a history', async () => {
  const opened = await admin.create(aDraft())
  const [variant] = opened.product.variants
  const saved = await admin.save(opened, {
    title: 'Outro nome',
    variants: [{ ...variant!, amount: 2_000, saleAmount: 1_500 }],
  })
  expect(saved.status).toBe(200)
  const [, edit] = await auditEntriesOn(app, opened.id)
  expect(edit).toMatchObject({
    action: 'product.edit',
    details: {
      changes: {
        title: ['Argumentação sem medo', 'Outro nome'],
        [`variants.${variant!.id}.amount`]: [1_800, 2_000],
        [`variants.${variant!.id}.saleAmount`]: [null, 1_500],
      },
    },
  })
  expect(saved.body.priceChanges).toMatchObject([
    { variantTitle: 'E-book', amount: 2_000, saleAmount: 1_500 },
    { variantTitle: 'E-book', amount: 1_800, saleAmount: null },
  ])
  // Without a new price there is no new line.
  expect((await admin.save(saved.body, { title: 'Ainda outro' })).body.priceChanges).toHaveLength(2)
})

test('a sale turns at its first and at its last moment: in the catalogue, its order by price and the checkout', async () => {
  const clock = aClock(new Date('2026-11-27T02:59:00Z'))
  await using app = await startTestApp({}, { now: clock.now })
  const admin = await aProductsAdmin(app)
  const file = await admin.aFile()
  const opened = await admin.create(
    aDraft({
      isPublished: true,
      variants: [
        {
          ...A_VARIANT,
          materialIds: [file],
          saleAmount: 900,
          saleStartsAt: '2026-11-27T03:00:00.000Z',
          saleEndsAt: '2026-11-27T03:02:00.000Z',
        },
      ],
    }),
  )
  const cheaper = await admin.create(
    aDraft({
      title: 'Outra',
      isPublished: true,
      variants: [{ ...A_VARIANT, amount: 1_000, materialIds: [file] }],
    }),
  )
  const id = opened.product.variants[0]!.id!
  const look = async () => {
    const { body } = await shown(app, 'products?sort_by=price')
    const own = body.products.find((product: { id: string }) => product.id === opened.id)
    const order = await anOpenOrder(app, [{ variant_id: id, quantity: 1 }])
    const { total_amount } = await app.context.db
      .selectFrom('orders')
      .select('total_amount')
      .where('id', '=', order.orderId)
      .executeTakeFirstOrThrow()
    return [own.variants[0].prices[0].sale_amount, total_amount, body.products[0].id]
  }
  expect(await look()).toEqual([null, 1_800, cheaper.id])
  clock.pass(1)
  expect(await look()).toEqual([900, 900, opened.id])
  clock.pass(2 - 1 / 60_000)
  expect(await look()).toEqual([900, 900, opened.id])
  clock.pass(1 / 60_000)
  expect(await look()).toEqual([null, 1_800, cheaper.id])
})

test('an old slug keeps leading to the product, and nobody else may take it', async () => {
  const opened = await admin.create(aDraft({ isPublished: true, isPurchasable: false, slug: 'antigo' }))
  const renamed = await admin.save(opened, { slug: 'novo' })
  expect(renamed.body.formerSlugs).toEqual(['antigo'])
  for (const slug of ['novo', 'antigo']) {
    expect((await shown(app, `products/${slug}?field=slug`)).body.product.id).toBe(opened.id)
  }
  const taken = await admin.owner('POST', 'console/products', { product: aDraft({ slug: 'antigo' }) })
  expect(taken.body.faults).toEqual([{ field: 'slug', code: 'slug-taken' }])
  // Back to the first name.
  expect((await admin.save(renamed.body, { slug: 'antigo' })).body.formerSlugs).toEqual(['novo'])
})

test('a title that is taken gives the next slug', async () => {
  const title = 'Um nome de todos'
  const made = await Promise.all([1, 2, 3].map(() => admin.create(aDraft({ title }))))
  expect(made.map(({ product }) => product.slug).sort()).toEqual([
    'um-nome-de-todos',
    'um-nome-de-todos-2',
    'um-nome-de-todos-3',
  ])
})

test('a variant that nobody ordered goes; one that was ordered is retired, its buyer keeps it, and it can come back', async () => {
  const file = await admin.aFile()
  const variant = { ...A_VARIANT, materialIds: [file] }
  const opened = await admin.create(
    aDraft({
      isPublished: true,
      variants: [variant, { ...variant, title: 'Kit', sku: 'K-1' }, { ...variant, title: 'Turma' }],
    }),
  )
  const [ebook, kit] = opened.product.variants
  const student = await aSignedUpStudent(app)
  const token = student.session.access_token
  const order = await anOpenOrder(app, [{ variant_id: kit!.id!, quantity: 1 }], { token })
  await decide(app, order)

  const trimmed = await admin.save(opened, { variants: [ebook!] })
  expect(trimmed.body.product.variants.map(({ title }: { title: string }) => title)).toEqual(['E-book'])
  expect(trimmed.body.retiredVariants).toMatchObject([{ id: kit!.id, title: 'Kit' }])
  expect((await shown(app, `products/${opened.id}`)).body.product.variants).toHaveLength(1)
  const levels = (await shown(app, `variants?product_ids[]=${opened.id}`)).body.variants
  expect(levels.map(({ id }: { id: string }) => id)).toEqual([ebook!.id])
  expect((await checkout(app, { items: [{ variant_id: kit!.id, quantity: 1 }] })).body.code).toBe(
    'unknown_variant',
  )
  const profile = await student.client
    .from('profiles')
    .select('purchased_products')
    .eq('id', student.user.id)
    .single()
  expect(profile.data?.['purchased_products']).toHaveLength(1)

  const back = await admin.save(trimmed.body, { variants: [ebook!, trimmed.body.retiredVariants[0]] })
  expect(back.body.retiredVariants).toEqual([])
  expect((await checkout(app, { items: [{ variant_id: kit!.id, quantity: 1 }] })).status).toBe(200)
})

test('stock is set or adjusted under the row’s lock: never below what open orders hold, right beside checkouts', async () => {
  const file = await admin.aFile()
  const opened = await admin.create(
    aDraft({
      isPublished: true,
      variants: [
        { ...A_VARIANT, materialIds: [file], isStockManaged: true, stock: { change: 'set', pieces: 10 } },
      ],
    }),
  )
  const [variant] = opened.product.variants
  await anOpenOrder(app, [{ variant_id: variant!.id!, quantity: 4 }])
  const low = await admin.save(opened, {
    variants: [{ ...variant!, stock: { change: 'set', pieces: 3 } }],
  })
  expect(low.body.faults).toEqual([{ field: 'variants.0.stock', code: 'stock-below-reserved', pieces: 4 }])
  const off = await admin.save(opened, { variants: [{ ...variant!, isStockManaged: false }] })
  expect(off.body.faults).toEqual([
    { field: 'variants.0.isStockManaged', code: 'stock-still-reserved', pieces: 4 },
  ])
  // Six are free; eight buyers and a delivery of five come at once.
  const cart = { items: [{ variant_id: variant!.id, quantity: 1 }] }
  const [saved, ...orders] = await Promise.all([
    admin.save(opened, { variants: [{ ...variant!, stock: { change: 'adjust', pieces: 5 } }] }),
    ...Array.from({ length: 8 }, () => checkout(app, cart)),
  ])
  expect(saved.status).toBe(200)
  const sold = orders.filter(({ status }) => status === 200).length
  expect(sold).toBeGreaterThanOrEqual(6)
  expect(await stockOf(app, variant!.id!)).toEqual({ inventory: 15, reserved: 4 + sold })
  const entries = await auditEntriesOn(app, opened.id)
  expect(entries.at(-1)?.details).toMatchObject({ changes: { [`variants.${variant!.id}.stock`]: [10, 15] } })
})

test('two variants may swap their SKUs in one save', async () => {
  const opened = await admin.create(
    aDraft({
      variants: [
        { ...A_VARIANT, sku: 'A' },
        { ...A_VARIANT, title: 'Kit', sku: 'B' },
      ],
    }),
  )
  const [first, second] = opened.product.variants
  const saved = await admin.save(opened, {
    variants: [
      { ...first!, sku: 'B' },
      { ...second!, sku: 'A' },
    ],
  })
  expect(saved.body.product.variants.map(({ sku }: { sku: string }) => sku)).toEqual(['B', 'A'])
})

test('the list shows every state, and products are copied, archived and restored', async () => {
  await using app = await startTestApp()
  const admin = await aProductsAdmin(app)
  const file = await admin.aFile()
  const variants = [{ ...A_VARIANT, materialIds: [file], sku: 'S' }]
  const a = await admin.create(aDraft({ title: 'A', isPublished: true, variants }))
  const b = await admin.create(aDraft({ title: 'B' }))
  const list = async (): Promise<ListedAdminProduct[]> =>
    (await admin.owner('GET', 'console/products')).body.products
  // The newest stands first.
  expect(await list()).toMatchObject([
    { id: b.id, isPublished: false },
    { id: a.id, isPublished: true, lowestAmount: 1_800, variantCount: 1, piecesLeft: null },
  ])
  const copy = await admin.owner('POST', `console/products/${a.id}/duplicate`)
  expect((await admin.open(copy.body.id)).product).toMatchObject({
    title: 'Cópia de A',
    isPublished: false,
    variants: [{ title: 'E-book', sku: '', amount: 1_800, materialIds: [file] }],
  })

  for (const path of [`${a.id}/archive`, `${a.id}/archive`]) {
    expect((await admin.owner('POST', `console/products/${path}`)).status).toBe(204)
  }
  expect((await shown(app, `products/${a.id}`)).status).toBe(404)
  expect((await list()).map(({ id }) => id)).not.toContain(a.id)
  expect((await admin.owner('GET', 'console/products?archived=yes')).body.products).toMatchObject([
    { id: a.id, isArchived: true },
  ])
  await admin.owner('POST', `console/products/${a.id}/restore`)
  expect((await shown(app, `products/${a.id}`)).status).toBe(200)
  // A second press is no second change.
  expect((await auditEntriesOn(app, a.id)).map(({ action }) => action)).toEqual([
    'product.create',
    'product.archive',
    'product.restore',
  ])
})

test('a product is put beside its neighbour, once however often it is asked, and nowhere else', async () => {
  await using app = await startTestApp()
  const admin = await aProductsAdmin(app)
  const [a, b, c] = await Promise.all(['A', 'B', 'C'].map((title) => admin.create(aDraft({ title }))))
  // As products from elsewhere may stand: all at one place.
  await app.context.db.updateTable('products').set({ sort_order: 7 }).execute()
  const ids = async (): Promise<string[]> =>
    (await admin.owner('GET', 'console/products')).body.products.map(({ id }: { id: string }) => id)
  const put = async (id: string, side: string, of: string) => {
    const { status, body } = await admin.owner('PUT', `console/products/${id}/place`, { side, of })
    return status === 204 ? 204 : [status, body.code]
  }
  expect(await ids()).toEqual([a!.id, b!.id, c!.id])
  expect([await put(b!.id, 'before', a!.id), await put(b!.id, 'before', a!.id)]).toEqual([204, 204])
  expect(await ids()).toEqual([b!.id, a!.id, c!.id])
  expect(await put(a!.id, 'after', c!.id)).toBe(204)
  expect(await ids()).toEqual([b!.id, c!.id, a!.id])
  // No neighbours, itself, gone, unknown.
  expect(await put(b!.id, 'after', a!.id)).toEqual([409, 'list_changed'])
  expect(await put(b!.id, 'after', b!.id)).toEqual([409, 'list_changed'])
  await admin.owner('POST', `console/products/${c!.id}/archive`)
  expect(await put(b!.id, 'after', c!.id)).toEqual([409, 'list_changed'])
  expect(await put('prod_none', 'after', b!.id)).toEqual([404, 'product_not_found'])
  // What is archived between them is no neighbour.
  expect(await put(b!.id, 'after', a!.id)).toBe(204)
  expect(await ids()).toEqual([a!.id, b!.id])
  expect((await auditEntriesOn(app, b!.id)).filter(({ action }) => action === 'product.order')).toMatchObject(
    [{ details: { title: 'B', placedBefore: 'A' } }, { details: { title: 'B', placedAfter: 'A' } }],
  )
})

test('pages of the list follow each other without a gap, and a search finds words by their beginnings', async () => {
  await using app = await startTestApp()
  const admin = await aProductsAdmin(app)
  await app.context.pool.query(
    `insert into products (id, slug, title, sort_order) select 'p_' || n, 'p-' || n, 'Caderno ' || n, n / 10
     from generate_series(1, 31) n`,
  )
  const first = (await admin.owner('GET', 'console/products')).body
  const second = (await admin.owner('GET', `console/products?after=${first.next}`)).body
  const seen = [...first.products, ...second.products].map(({ id }: { id: string }) => id)
  expect([first.products.length, second.products.length, second.next]).toEqual([30, 1, null])
  expect(new Set(seen).size).toBe(31)

  const product = await admin.create(aDraft({ title: 'Ação e coesão: e-book de 2026 (100% prático)' }))
  const find = async (search: string): Promise<string[]> =>
    (await admin.owner('GET', `console/products?q=${encodeURIComponent(search)}`)).body.products.map(
      ({ id }: { id: string }) => id,
    )
  for (const search of [
    'acao',
    'AÇÃO',
    'coe',
    'prat coesao',
    'e-book',
    '2026',
    '100%',
    'de 20',
    "'açã & |",
  ]) {
    expect(await find(search), search).toEqual([product.id])
  }
  for (const search of ['oesao', 'acao caderno', '!!!', 'coesaoo'])
    expect(await find(search), search).toEqual([])
  expect(await find('caderno 31')).toEqual(['p_31'])
  for (const query of ['after=x', 'archived=maybe', `q=${'a'.repeat(201)}`]) {
    expect((await admin.owner('GET', `console/products?${query}`)).status, query).toBe(400)
  }
})

test('collections are made, named and ordered, each title once', async () => {
  await using app = await startTestApp()
  const admin = await aProductsAdmin(app)
  const make = (title: string) => admin.owner('POST', 'console/products/collections', { title })
  const [kits, free] = [await make('Kits'), await make('Gratuitos')]
  expect((await make('KITS')).body.code).toBe('title_taken')
  await admin.owner('PUT', `console/products/collections/${kits.body.id}`, { title: 'Combos' })
  await admin.owner('PUT', 'console/products/collections/order', { ids: [free.body.id, kits.body.id] })
  const { collections } = (await shown(app, 'collections')).body
  expect(collections.map(({ title }: { title: string }) => title)).toEqual(['Gratuitos', 'Combos'])
})

test('a collection that is deleted lets its products go, and stays deleted however often it is asked', async () => {
  await using app = await startTestApp()
  const admin = await aProductsAdmin(app)
  const make = (title: string) => admin.owner('POST', 'console/products/collections', { title })
  const [kits, free] = [(await make('Kits')).body.id, (await make('Gratuitos')).body.id]
  const held = await admin.create(
    aDraft({ isPublished: true, isPurchasable: false, collectionIds: [kits, free] }),
  )
  const beside = await admin.create(
    aDraft({ title: 'Ao lado', related: [{ sectionTitle: 'Veja', type: 'collection', id: kits }] }),
  )
  const remove = (id: string) => admin.owner('DELETE', `console/products/collections/${id}`)
  expect([(await remove(kits)).status, (await remove(kits)).status]).toEqual([204, 204])
  expect((await remove('col_none')).body.code).toBe('collection_not_found')

  expect((await shown(app, 'collections')).body).toMatchObject({ count: 1, collections: [{ id: free }] })
  const { product } = (await shown(app, `products/${held.id}`)).body
  expect(product.product_collections).toMatchObject([{ collection_id: free }])
  // Both can be saved as they are now; a window that still knows it is told at the field.
  expect((await admin.save(await admin.open(held.id), {})).status).toBe(200)
  expect((await admin.save(await admin.open(beside.id), {})).body.product.related).toEqual([])
  expect((await admin.save(await admin.open(held.id), { collectionIds: [kits] })).body.faults).toEqual([
    { field: 'collectionIds', code: 'collection-gone' },
  ])
  // Its title is free again, and it takes no new name.
  expect((await make('Kits')).status).toBe(201)
  expect((await admin.owner('PUT', `console/products/collections/${kits}`, { title: 'X' })).status).toBe(404)
  expect(await auditEntriesOn(app, kits)).toMatchObject([
    { action: 'collection.create' },
    { action: 'collection.delete', details: { title: 'Kits', productCount: 1 } },
  ])
})

test('the preview is what will be kept', async () => {
  const markdown = '## Para quem\n\n[ver](javascript:alert(1)) <img src=x onerror=alert(1)>'
  const preview = await admin.owner('POST', 'console/products/description', { markdown })
  expect(preview.body.html).toBe('<h2>Para quem</h2>\n<p><a rel="noopener nofollow">ver</a> </p>')
})

test.each([
  [20_000, 200],
  [20_001, 400],
])('a preview of %i letters is answered with %i', async (length, status) => {
  const answer = await admin.owner('POST', 'console/products/description', { markdown: 'a'.repeat(length) })
  expect(answer.status).toBe(status)
})

test('none of it exists for who is not the owner', async () => {
  const upload = 'console/products/uploads/files/0b0c9a5e-0000-4000-8000-000000000000/0'
  for (const caller of [aVisitor(app), asStudent(app, await aSignedUpStudent(app))]) {
    for (const [method, path, body] of [
      ['GET', 'console/products', undefined],
      ['POST', 'console/products', { product: {} }],
      ['GET', 'console/products/files', undefined],
      ['POST', 'console/products/uploads/pictures', 'x'],
      ['PUT', upload, 'x'],
    ] as const) {
      expect(await caller(method, path, body), path).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    }
  }
})

test('price and publishing are changed out of the list, and refused where a save would be', async () => {
  await using app = await startTestApp()
  const admin = await aProductsAdmin(app)
  const variants = [{ ...A_VARIANT, materialIds: [await admin.aFile()] }]
  const { id } = await admin.create(aDraft({ title: 'A', isPublished: true, variants }))
  const quick = (body: object, of = id) => admin.owner('PUT', `console/products/${of}/quick`, body)

  // Two at once: each reads anew what it leaves alone.
  const answers = await Promise.all([quick({ amount: 5_200 }), quick({ isPublished: false })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { product } = await admin.open(id)
  expect([product.variants[0]?.amount, product.isPublished]).toEqual([5_200, false])
  const { body } = await admin.owner('GET', 'console/products')
  expect(body.products[0]).toMatchObject({ id, regularAmount: 5_200 })

  expect((await quick({ amount: -1 })).status).toBe(400)
  expect((await quick({ amount: 100 }, 'nobody')).status).toBe(404)
  // A cent is less than any provider charges: nothing of it is kept.
  expect((await quick({ amount: 1, isPublished: true })).status).toBe(422)
  expect((await admin.open(id)).product.isPublished).toBe(false)
  const others = [
    { ...A_VARIANT, title: 'Um' },
    { ...A_VARIANT, title: 'Dois' },
  ]
  const several = await admin.create(aDraft({ title: 'B', variants: others }))
  expect(await quick({ amount: 900 }, several.id)).toMatchObject({
    status: 409,
    body: { code: 'several_variants' },
  })
})
