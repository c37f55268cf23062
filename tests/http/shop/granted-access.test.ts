/** What a purchase granted is what it granted that day, whatever its product grants by the time of a refund (decision 0154). */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { reopenPurchases } from '#server/shop/orders/money-back/failed-refund-repository.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aRefundRequest } from '#tests/support/refund-request.ts'
import { anOpenOrder, aPaymentEvent, booksOf, decide, sendWebhook } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const owner = await anOwner(app)
const { db, pool } = app.context

/** A line with premium, and one without. */
async function aPaidOrder() {
  const [full, plain] = [
    await aProduct(db, { grants: ['premium'], variants: [{ amountInCents: 12_000 }] }),
    await aProduct(db, { variants: [{ amountInCents: 3_000 }] }),
  ]
  const variantIds = [full, plain].map((product) => product.variantIds[0] ?? '')
  const order = await anOpenOrder(
    app,
    variantIds.map((id) => ({ variant_id: id, quantity: 1 })),
  )
  await decide(app, order)
  const { number } = (await booksOf(app, order.orderId)).order
  return { orderId: order.orderId, number: Number(number), full, plain, variantIds }
}

/** The owner changes what a product gives, for buyers of later. */
const letGrant = (productId: string, names: string[]) =>
  pool.query(`update products set metadata = jsonb_build_object('grants', $2::jsonb) where id = $1`, [
    productId,
    JSON.stringify(names),
  ])

const giveBack = (number: number, amount: number, variantId: string) =>
  owner(
    'POST',
    `console/orders/${number}/refunds`,
    aRefundRequest(amount, { withdrawVariantIds: [variantId] }),
  )

async function hasPremium(orderId: string): Promise<boolean> {
  const { entitlements } = await booksOf(app, orderId)
  return entitlements.some(({ name, revoked_at }) => name === 'premium' && revoked_at === null)
}

test('a line that granted premium keeps it when another is given back, though its product grants none any more', async () => {
  const { orderId, number, full, variantIds } = await aPaidOrder()
  await letGrant(full.id, [])
  expect((await giveBack(number, 3_000, variantIds[1]!)).status).toBe(204)
  expect(await hasPremium(orderId)).toBe(true)
  expect((await giveBack(number, 12_000, variantIds[0]!)).status).toBe(204)
  expect(await hasPremium(orderId)).toBe(false)
})

test('premium ends with the line that granted it, though another line’s product grants it by now', async () => {
  const { orderId, number, plain, variantIds } = await aPaidOrder()
  await letGrant(plain.id, ['premium'])
  expect((await giveBack(number, 12_000, variantIds[0]!)).status).toBe(204)
  expect(await hasPremium(orderId)).toBe(false)
})

test('money that comes back opens what was granted then', async () => {
  const { orderId, full } = await aPaidOrder()
  await letGrant(full.id, [])
  await sendWebhook(app, await aPaymentEvent(app, orderId, { type: 'refunded' }))
  expect(await hasPremium(orderId)).toBe(false)
  await db.transaction().execute((tx) => reopenPurchases(tx, orderId, new Date()))
  expect(await hasPremium(orderId)).toBe(true)
})

test('rows of a process of before ask today’s product, until the migration has written what is known', async () => {
  const [first, second, third] = [await aPaidOrder(), await aPaidOrder(), await aPaidOrder()]
  await pool.query('update purchases set grants = null')
  await giveBack(first.number, 3_000, first.variantIds[1]!)
  expect(await hasPremium(first.orderId)).toBe(true)
  await giveBack(first.number, 12_000, first.variantIds[0]!)
  expect(await hasPremium(first.orderId)).toBe(false)

  // Of the third order nobody can say any more which line it was: each keeps it.
  await letGrant(third.full.id, [])
  const migration = await readFile(
    join(import.meta.dirname, '../../../migrations/0080-keep-what-was-granted.sql'),
    'utf8',
  )
  await pool.query(migration.slice(migration.indexOf('update purchases')))
  const grantsOf = async (orderId: string) =>
    (
      await pool.query(
        `select b.grants from purchases b join order_lines l using (order_id, variant_id)
          where b.order_id = $1 order by l.sort_order`,
        [orderId],
      )
    ).rows.map(({ grants }) => grants)
  expect(await grantsOf(second.orderId)).toEqual([['premium'], []])
  expect(await grantsOf(third.orderId)).toEqual([['premium'], ['premium']])
})
