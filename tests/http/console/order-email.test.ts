/** A guest's mistyped e-mail, corrected by the owner (decision 0158). */
import { afterAll, expect, test } from 'vitest'
import { eraseAccount } from '#server/account/personal-data/erase-account.ts'
import { createPageServices } from '#server/pages/page-services.ts'
import { aProvenStudent, aSignedUpStudent, newEmail } from '#tests/support/accounts.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aProduct } from '#tests/support/factories.ts'
import { mailsTo } from '#tests/support/mailbox.ts'
import { anOwner } from '#tests/support/owner.ts'
import { aRefundRequest } from '#tests/support/refund-request.ts'
import { aClock, anOpenOrder, booksOf, decide } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const clock = aClock()
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())
const owner = await anOwner(app)

async function anOrder(email: string, decision: 'pix-approve' | 'boleto' = 'pix-approve', token?: string) {
  const product = await aProduct(app.context.db, {
    grants: ['premium'],
    variants: [{ amountInCents: 4_800 }],
  })
  const order = await anOpenOrder(
    app,
    [{ variant_id: product.variantIds[0], quantity: 1 }],
    token === undefined ? {} : { token },
  )
  clock.pass(1)
  await decide(app, order, decision, { email })
  const { order: row } = await booksOf(app, order.orderId)
  return { ...order, number: Number(row.number) }
}

const correct = (number: number, email: string) => owner('PUT', `console/orders/${number}/email`, { email })

test('a paid order goes over: receipt to the right address, nothing to the wrong one, its old links closed', async () => {
  const [wrong, right] = [newEmail(), newEmail()]
  const { orderId, number } = await anOrder(wrong)
  const { mails } = await booksOf(app, orderId)
  const key = new URL(String(mails[0]?.facts['paperUrl'])).searchParams.get('chave') ?? ''
  const { readOrderPaper } = createPageServices(app.context)
  expect(await readOrderPaper(orderId, key)).not.toBeNull()

  expect((await correct(number, ` ${right.toUpperCase()} `)).status).toBe(204)

  const books = await booksOf(app, orderId)
  for (const row of [books.order, ...books.purchases, ...books.entitlements]) {
    expect([row.buyer_email, row.user_id]).toEqual([right, null])
  }
  expect(await mailsTo(app, wrong)).toEqual([])
  expect(await mailsTo(app, right)).toMatchObject([{ kind: 'receipt', facts: { hasAccount: false } }])
  expect(await readOrderPaper(orderId, key)).toBeNull()
  const [receipt] = await mailsTo(app, right)
  const newKey = new URL(String(receipt?.facts['paperUrl'])).searchParams.get('chave') ?? ''
  expect(await readOrderPaper(orderId, newKey)).toMatchObject({ buyerEmail: right })
  const { body } = await owner('GET', `console/orders/${number}`)
  expect(body.timeline).toContainEqual({
    kind: 'email-corrected',
    at: clock.now().toISOString(),
    email: { from: wrong, to: right },
  })
  // Whoever proves the wrong address finds nothing.
  await aProvenStudent(app, { email: wrong })
  expect((await booksOf(app, orderId)).order.user_id).toBeNull()
})

test('an account that has proven the right address takes the order; one that only says so does not', async () => {
  const proven = await aProvenStudent(app)
  const first = await anOrder(newEmail())
  await correct(first.number, proven.email)
  const books = await booksOf(app, first.orderId)
  expect([books.order.user_id, books.purchases[0]?.user_id, books.entitlements[0]?.user_id]).toEqual(
    Array(3).fill(proven.user.id),
  )
  // From here on the account answers for its address.
  expect(await correct(first.number, newEmail())).toMatchObject({
    status: 409,
    body: { code: 'email_not_correctable' },
  })

  const claimed = await aSignedUpStudent(app)
  const second = await anOrder(newEmail())
  await correct(second.number, claimed.email)
  expect((await booksOf(app, second.orderId)).order).toMatchObject({
    user_id: null,
    buyer_email: claimed.email,
  })
})

test('the same address again, and the same press twice, change nothing and send nothing', async () => {
  const [wrong, right] = [newEmail(), newEmail()]
  const { number } = await anOrder(wrong)
  expect((await correct(number, wrong)).status).toBe(204)
  expect(await mailsTo(app, wrong)).toHaveLength(1)
  const answers = await Promise.all([correct(number, right), correct(number, right)])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  expect(await mailsTo(app, right)).toHaveLength(1)
  const { rows } = await app.context.pool.query(
    `select details from audit_entries where action = 'order.correct-email' and subject = $1`,
    [String(number)],
  )
  expect(rows).toEqual([{ details: { email: { from: wrong, to: right } } }])
})

test('who holds a boleto gets it at the right address, and the page it is paid on stays', async () => {
  const [wrong, right] = [newEmail(), newEmail()]
  const order = await anOrder(wrong, 'boleto')
  expect((await correct(order.number, right)).status).toBe(204)
  expect(await mailsTo(app, right)).toMatchObject([{ kind: 'payment-waiting' }])
  expect(await decide(app, order, 'boleto-approve')).toMatchObject({ ok: true })
  const books = await booksOf(app, order.orderId)
  expect([books.order.status, books.order.buyer_email]).toEqual(['paid', right])
  expect((await mailsTo(app, right)).map(({ kind }) => kind)).toEqual(['payment-waiting', 'receipt'])
})

test('what was given back, what is unknown and what is no address are refused', async () => {
  const { number, orderId } = await anOrder(newEmail())
  expect((await correct(number, 'ana@')).status).toBe(400)
  expect((await correct(999_999_999, newEmail())).status).toBe(404)
  const student = await aProvenStudent(app)
  expect(
    (await asStudent(app, student)('PUT', `console/orders/${number}/email`, { email: newEmail() })).status,
  ).toBe(404)
  await owner('POST', `console/orders/${number}/refunds`, aRefundRequest(4_800))
  await app.context.db.updateTable('orders').set({ status: 'refunded' }).where('id', '=', orderId).execute()
  expect((await correct(number, newEmail())).status).toBe(409)
})

test('an erasure takes both addresses out of the log', async () => {
  const student = await aProvenStudent(app)
  const { number } = await anOrder(newEmail())
  await correct(number, student.email)
  await eraseAccount(app.context, student.user.id, 'own-wish')
  const { rows } = await app.context.pool.query(
    `select details from audit_entries where action = 'order.correct-email' and subject = $1`,
    [String(number)],
  )
  expect(rows).toEqual([{ details: {} }])
})
