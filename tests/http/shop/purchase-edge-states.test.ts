/** What happens to a purchase when the shop, the account or the clock changes in the midst of it. */
import { expect, test } from 'vitest'
import { downloadLink } from '#server/shop/materials/download-link.ts'
import { expireOrders } from '#server/shop/orders/expire-orders.ts'
import { listPurchasedProducts } from '#server/shop/orders/own/purchases.ts'
import { createPaymentPageService } from '#server/shop/orders/payment/payment-page.ts'
import { aProduct } from '#tests/support/factories.ts'
import {
  aClock,
  aMaterial,
  anOpenOrder,
  aStudent,
  booksOf,
  checkout,
  decide,
  stockOf,
} from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

async function aShop(app: TestApp) {
  const { id: productId, variantIds } = await aProduct(app.context.db, {
    title: 'Completo',
    variants: [{ amountInCents: 4_800, saleAmountInCents: 3_900, stock: 2 }],
  })
  const [variantId] = variantIds
  await aMaterial(app, variantId)
  return { productId, variantId, items: [{ variant_id: variantId, quantity: 1 }] }
}

test('a product that is deleted after the checkout is still paid, delivered and downloaded', async () => {
  await using app = await startTestApp()
  const { productId, variantId, items } = await aShop(app)
  const student = await aStudent(app, 'ana@example.com')
  const order = await anOpenOrder(app, items, { token: student.token })
  await app.context.db
    .updateTable('products')
    .set({ deleted_at: new Date(), status: 'draft', purchasable: false })
    .where('id', '=', productId)
    .execute()
  expect((await checkout(app, { items })).status).toBe(400)
  expect(await decide(app, order)).toMatchObject({ ok: true })
  expect(await stockOf(app, variantId)).toEqual({ inventory: 1, reserved: 0 })
  const [bought] = await listPurchasedProducts(app.context, student.userId)
  expect((await fetch(app.url + bought?.download_url)).status).toBe(200)
})

test('the price of the order stays what it was at the checkout, when a sale ends', async () => {
  await using app = await startTestApp()
  const { variantId, items } = await aShop(app)
  const order = await anOpenOrder(app, items)
  await app.context.db
    .updateTable('prices')
    .set({ amount: 9_900, sale_amount: null })
    .where('variant_id', '=', variantId)
    .execute()
  const page = await createPaymentPageService(app.context).describe(order.orderId, order.token)
  expect(page).toMatchObject({ totalAmount: 3_900, lines: [{ unitAmount: 3_900 }] })
  await decide(app, order)
  expect((await booksOf(app, order.orderId)).events).toMatchObject([{ amount: 3_900, outcome: 'paid' }])
  const next = await anOpenOrder(app, items)
  expect((await booksOf(app, next.orderId)).order.total_amount).toBe(9_900)
})

test('an account that is deleted before the payment leaves the order to anyone who proves its e-mail', async () => {
  await using app = await startTestApp()
  const { items } = await aShop(app)
  const student = await aStudent(app, 'ana@example.com')
  const order = await anOpenOrder(app, items, { token: student.token })
  await app.context.db.deleteFrom('users').where('id', '=', student.userId).execute()
  expect((await checkout(app, { items }, { token: student.token })).status).toBe(401)
  expect(await decide(app, order, 'pix-approve', { email: 'other@example.com' })).toMatchObject({ ok: true })
  const { order: row, purchases } = await booksOf(app, order.orderId)
  expect(row).toMatchObject({ status: 'paid', user_id: null, buyer_email: 'ana@example.com' })
  expect(purchases).toMatchObject([{ user_id: null, buyer_email: 'ana@example.com' }])
})

test('a banned student can neither buy nor read nor renew, at once', async () => {
  await using app = await startTestApp()
  const { items } = await aShop(app)
  const student = await aStudent(app, 'ana@example.com')
  await app.context.db
    .updateTable('users')
    .set({ banned_until: new Date(Date.now() + 3_600_000) })
    .where('id', '=', student.userId)
    .execute()
  const authorization = `Bearer ${student.token}`
  expect((await checkout(app, { items }, { token: student.token })).status).toBe(401)
  expect((await fetch(`${app.url}/auth/v1/user`, { headers: { authorization } })).status).toBe(403)
  const profile = await fetch(`${app.url}/rest/v1/profiles?id=eq.${student.userId}`, {
    headers: { authorization },
  })
  expect(profile.status).toBe(401)
})

test('a clock that jumps an hour and back loses no payment and no piece', async () => {
  const clock = aClock()
  await using app = await startTestApp({}, { now: clock.now })
  const { variantId, items } = await aShop(app)
  const order = await anOpenOrder(app, items)
  clock.pass(60)
  expect(await expireOrders(app.context)).toBe(1)
  expect(await stockOf(app, variantId)).toEqual({ inventory: 2, reserved: 0 })
  clock.pass(-60)
  expect(await decide(app, order)).toMatchObject({ ok: true })
  expect((await booksOf(app, order.orderId)).order.status).toBe('paid')
  expect(await stockOf(app, variantId)).toEqual({ inventory: 1, reserved: 0 })
})

test('a download link counts for its own purchase and its own file', async () => {
  await using app = await startTestApp()
  const { variantId, items } = await aShop(app)
  const other = await aShop(app)
  const student = await aStudent(app, 'ana@example.com')
  await decide(app, await anOpenOrder(app, items, { token: student.token }))
  const secret = await app.context.keys.secret('download-link')
  const foreign = await app.context.db
    .selectFrom('variant_materials')
    .select('material_id')
    .where('variant_id', '=', other.variantId)
    .executeTakeFirstOrThrow()
  const purchase = await app.context.db.selectFrom('purchases').select('id').executeTakeFirstOrThrow()
  // Even with our own signature: the purchase does not deliver this file.
  const link = downloadLink(
    secret,
    { purchaseId: purchase.id, materialId: foreign.material_id, fileName: 'x' },
    new Date(Date.now() + 60_000),
  )
  expect((await fetch(app.url + link)).status).toBe(403)
  const [bought] = await listPurchasedProducts(app.context, student.userId)
  const stolen = String(bought?.download_url).replace(purchase.id, '6c0f4f0e-0000-4000-8000-000000000001')
  expect((await fetch(app.url + stolen)).status).toBe(403)
  expect(variantId).not.toBe(other.variantId)
})
