/** A guest puts the e-mail of a purchase right, by the order's own link (product §2 Success). */
import { afterAll, expect, test } from 'vitest'
import { EMAIL_MENDABLE_MS } from '#domain/shop/order-result.ts'
import { findOrder } from '#server/shop/orders/order-repository.ts'
import { PAPER_KEY, paperKey } from '#server/shop/orders/own/order-paper-link.ts'
import { readOrderResult } from '#server/shop/orders/own/order-result.ts'
import { newEmail } from '#tests/support/accounts.ts'
import { aVisitor } from '#tests/support/api-caller.ts'
import { aProduct } from '#tests/support/factories.ts'
import { aClock, anOpenOrder, aStudent, booksOf, decide, proveEmail } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const clock = aClock(new Date('2026-11-10T12:00:00Z'))
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())

async function aPaidOrder(email: string) {
  const { variantIds } = await aProduct(app.context.db)
  const { orderId, ...order } = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }])
  await decide(app, { orderId, ...order }, 'pix-approve', { email })
  const row = await findOrder(app.context.db, orderId)
  return { orderId, key: paperKey(await app.context.keys.secret(PAPER_KEY), row!) }
}

async function mend(order: { orderId: string; key: string }, email: string) {
  const { orderId, key } = order
  const { status, body } = await aVisitor(app)('POST', `orders/${orderId}/email`, { key, email })
  if (status === 200) order.key = body.key
  return [status, body?.code]
}

test('receipt and material go to the right address, and to its account when it is proven', async () => {
  const order = await aPaidOrder(newEmail())
  const right = newEmail()
  expect(await readOrderResult(app.context, order.orderId, order.key)).toMatchObject({
    isEmailMendable: true,
  })
  expect(await mend(order, ` ${right}`)).toEqual([400, 'invalid_input'])
  const { key } = order
  expect(await mend(order, right.toUpperCase())).toEqual([200, undefined])
  expect(await readOrderResult(app.context, order.orderId, key)).toBeNull()
  expect(await mend(order, right)).toEqual([200, undefined])
  const { order: row, purchases, mails } = await booksOf(app, order.orderId)
  expect([row.buyer_email, purchases[0]?.buyer_email]).toEqual([right, right])
  expect(mails.filter(({ recipient }) => recipient === right)).toHaveLength(1)
  const student = await aStudent(app, right)
  await proveEmail(app, right)
  expect((await booksOf(app, order.orderId)).purchases[0]?.user_id).toBe(student.userId)
  expect(await mend(order, newEmail())).toEqual([409, 'email_not_mendable'])
})

test('an address that an account has proven has the material at once', async () => {
  const order = await aPaidOrder(newEmail())
  const right = newEmail()
  const student = await aStudent(app, right)
  await proveEmail(app, right)
  expect(await mend(order, right)).toEqual([200, undefined])
  const { order: row, purchases } = await booksOf(app, order.orderId)
  expect([row.user_id, purchases[0]?.user_id]).toEqual([student.userId, student.userId])
})

test('a key of another order, an order that is not paid, and one of yesterday are refused', async () => {
  const [order, other] = [await aPaidOrder(newEmail()), await aPaidOrder(newEmail())]
  expect(await mend({ orderId: order.orderId, key: other.key }, newEmail())).toEqual([404, 'unknown_order'])
  clock.pass(EMAIL_MENDABLE_MS / 60_000)
  expect(await mend(order, newEmail())).toEqual([200, undefined])
  clock.pass(1)
  expect(await mend(order, newEmail())).toEqual([409, 'email_not_mendable'])
})
