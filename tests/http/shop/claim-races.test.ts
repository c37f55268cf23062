import { expect, test } from 'vitest'
import { lockBuyerEmail } from '#server/shop/buyer-repository.ts'
import { aProduct } from '#tests/support/factories.ts'
import {
  anOpenOrder,
  aPaymentEvent,
  aStudent,
  booksOf,
  proveEmail,
  sendWebhook,
} from '#tests/support/shop.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const EMAIL = 'ana@example.com'

/** Waits until so many transactions of this database stand in line for the same e-mail. */
async function untilInLine(app: TestApp, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await app.context.pool.query<{ count: number }>(
          `select count(*)::int as count from pg_locks
           where locktype = 'advisory' and not granted and database =
             (select oid from pg_database where datname = current_database())`,
        )
        return rows[0]?.count
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBe(count)
}

test('a payment that is reported again while its e-mail is proven does not block it', async () => {
  await using app = await startTestApp()
  const { variantIds } = await aProduct(app.context.db, { variants: [{ amountInCents: 4_800 }] })
  const { orderId } = await anOpenOrder(app, [{ variant_id: variantIds[0], quantity: 1 }])
  const event = await aPaymentEvent(app, orderId, { payer: { email: EMAIL, name: null } })
  expect((await sendWebhook(app, event)).body).toEqual({ outcome: 'paid' })
  const student = await aStudent(app, EMAIL)

  // Both come while a third one decides about this e-mail, the proof first.
  let proof: Promise<void> | undefined
  let report: ReturnType<typeof sendWebhook> | undefined
  await app.context.db.transaction().execute(async (tx) => {
    await lockBuyerEmail(tx, EMAIL)
    proof = proveEmail(app, EMAIL)
    await untilInLine(app, 1)
    report = sendWebhook(app, event)
    await untilInLine(app, 2)
  })
  await proof
  expect(await report).toEqual({ status: 200, body: { outcome: 'already-taken' } })
  expect((await booksOf(app, orderId)).order).toMatchObject({ status: 'paid', user_id: student.userId })
})
