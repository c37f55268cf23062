/** A bundle delivers the files of other products, and says what is inside and what one has already (decision 0056). */
import { afterAll, expect, test } from 'vitest'
import { findSoldApart } from '#server/shop/catalogue/apart-repository.ts'
import { findContents } from '#server/shop/materials/contents-repository.ts'
import { aProduct } from '#tests/support/factories.ts'
import {
  aMaterial,
  anOpenOrder,
  aPaymentEvent,
  aStudent,
  booksOf,
  decide,
  sendWebhook,
} from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const { db } = app.context

async function aBundle() {
  const intro = await aProduct(db, { title: 'Introdução' })
  const end = await aProduct(db, { title: 'Conclusão' })
  const both = await aProduct(db, { title: 'Pacote', isHidden: true })
  const parts = [
    await aMaterial(app, intro.variantIds[0], { title: 'Introdução' }),
    await aMaterial(app, end.variantIds[0], { title: 'Conclusão' }),
  ]
  for (const [index, { id }] of parts.entries()) {
    const row = { variant_id: both.variantIds[0], material_id: id, sort_order: index }
    await db.insertInto('variant_materials').values(row).execute()
  }
  return { intro: intro.variantIds[0], end: end.variantIds[0], both: both.variantIds[0], bundleId: both.id }
}

let students = 0
async function aReader() {
  students += 1
  const student = await aStudent(app, `leitora${students}@example.com`)
  const get = async (path: string) => {
    const response = await fetch(`${app.url}${path}`, {
      headers: { authorization: `Bearer ${student.token}` },
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return {
    buy: async (variantId: string) => {
      const order = await anOpenOrder(app, [{ variant_id: variantId, quantity: 1 }], student)
      await decide(app, order)
      return order.orderId
    },
    materials: async () => {
      const { body } = await get(`/rest/v1/profiles?select=purchased_products&id=eq.${student.userId}`)
      const [row] = body as unknown as {
        purchased_products: { product_title: string; download_url: string }[]
      }[]
      return row?.purchased_products ?? []
    },
    owned: (...ids: string[]) => get(`/api/owned-files?${ids.map((id) => `variant_ids[]=${id}`).join('&')}`),
  }
}

test('buying a bundle gives every file in Meus Materiais, and the receipt names them', async () => {
  const { both, bundleId } = await aBundle()
  expect(await findContents(db, bundleId)).toEqual({
    [both]: [
      { title: 'Introdução', pageCount: 1, shownPages: [] },
      { title: 'Conclusão', pageCount: 1, shownPages: [] },
    ],
  })
  const reader = await aReader()
  const { mails } = await booksOf(app, await reader.buy(both))
  const materials = await reader.materials()
  expect(materials.map(({ product_title }) => product_title)).toEqual([
    'Pacote: Introdução',
    'Pacote: Conclusão',
  ])
  expect(new Set(materials.map(({ download_url }) => download_url)).size).toBe(2)
  expect(mails[0]?.facts).toMatchObject({ files: ['Introdução', 'Conclusão'] })
})

test('who owns a part is told so before buying, who owns all of it too, and a refund ends it', async () => {
  const { intro, end, both } = await aBundle()
  const reader = await aReader()
  expect((await reader.owned(intro, both)).body).toEqual({ variants: [] })
  const orderId = await reader.buy(intro)
  expect((await reader.owned(both)).body).toEqual({
    variants: [{ variantId: both, owned: ['Introdução'], isWhole: false }],
  })
  await reader.buy(end)
  expect((await reader.owned(both)).body).toMatchObject({ variants: [{ isWhole: true }] })
  await sendWebhook(app, await aPaymentEvent(app, orderId, { type: 'refunded' }))
  expect((await reader.owned(both, intro)).body).toEqual({
    variants: [{ variantId: both, owned: ['Conclusão'], isWhole: false }],
  })
})

test('what one has is told to nobody else, and nonsense is refused', async () => {
  const { both } = await aBundle()
  await (await aReader()).buy(both)
  const other = await aReader()
  expect((await other.owned(both)).body).toEqual({ variants: [] })
  expect((await fetch(`${app.url}/api/owned-files?variant_ids[]=${both}`)).status).toBe(401)
  expect((await other.owned("'; drop")).status).toBe(400)
  expect((await other.owned(...Array.from({ length: 51 }, (_, n) => `var_${n}`))).status).toBe(400)
})

test('what the files cost apart is the least that each is sold for alone, of what can be bought now', async () => {
  const { bundleId, both, intro, end } = await aBundle()
  const apart = async () => Object.values(await findSoldApart(db, bundleId, new Date()))
  expect(await findSoldApart(db, bundleId, new Date())).toEqual({
    [`${both} brl`]: { currencyCode: 'brl', amount: 3_600, files: 2 },
  })
  const price = db.updateTable('prices').where('variant_id', '=', intro)
  await price.set({ sale_amount: 1_000 }).execute()
  expect(await apart()).toMatchObject([{ amount: 2_800, files: 2 }])
  await price.set({ sale_starts_at: new Date(Date.now() + 60_000) }).execute()
  expect(await apart()).toMatchObject([{ amount: 3_600 }])

  // Another variant sells the same file for less, with nothing else in it …
  const cheap = await aProduct(db, { variants: [{ amountInCents: 1_500 }] })
  const { material_id } = await db
    .selectFrom('variant_materials')
    .select('material_id')
    .where('variant_id', '=', end)
    .executeTakeFirstOrThrow()
  const row = { variant_id: cheap.variantIds[0], material_id, sort_order: 0 }
  await db.insertInto('variant_materials').values(row).execute()
  expect(await apart()).toMatchObject([{ amount: 3_300 }])
  // … but not with premium, with corrections, hidden, off or sold out.
  const variant = db.updateTable('variants').where('id', '=', cheap.variantIds[0])
  const product = db.updateTable('products').where('id', '=', cheap.id)
  for (const [out, back] of [
    [variant.set({ corrections_granted: 1 }), variant.set({ corrections_granted: 0 })],
    [product.set({ is_hidden: true }), product.set({ is_hidden: false })],
    [product.set({ purchasable: false }), product.set({ purchasable: true })],
    [
      product.set({ metadata: JSON.stringify({ grants: ['premium'] }) }),
      product.set({ metadata: JSON.stringify({ grants: [] }) }),
    ],
    [
      variant.set({ manage_inventory: true, inventory_quantity: 0 }),
      variant.set({ manage_inventory: false, inventory_quantity: null }),
    ],
  ] as const) {
    await out.execute()
    expect(await apart()).toMatchObject([{ amount: 3_600 }])
    await back.execute()
    expect(await apart()).toMatchObject([{ amount: 3_300 }])
  }
  await db.updateTable('variants').set({ retired_at: new Date() }).where('id', '=', intro).execute()
  expect(await apart()).toEqual([])
})
