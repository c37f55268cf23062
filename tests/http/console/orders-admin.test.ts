/** The orders admin page: finding, reading, giving back by lines, receipts, tables (decision 0058). */
import { afterAll, expect, test } from 'vitest'
import { orderDetailSchema } from '#domain/console/orders-admin-wire.ts'
import { deliverMail } from '#server/platform/mail/deliver-mail.ts'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOwner, anOwnersAccount } from '#tests/support/owner.ts'
import { aRefundRequest, refundsOf } from '#tests/support/refund-request.ts'
import {
  aClock,
  aMaterial,
  anOpenOrder,
  aPaymentEvent,
  booksOf,
  decide,
  sendWebhook,
  stockOf,
} from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const clock = aClock()
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())
const owner = await anOwner(app)

/** Two products, one piece each; paid by a guest. */
async function aPaidOrder(payer = { email: 'ana@example.com', name: 'Ana Souza' }) {
  const products = [
    await aProduct(app.context.db, {
      title: 'Completo',
      grants: ['premium', 'turma'],
      variants: [{ amountInCents: 12_000, stock: 5 }],
    }),
    await aProduct(app.context.db, {
      title: 'Conclusão',
      grants: ['turma'],
      variants: [{ amountInCents: 3_000 }],
    }),
  ]
  const variantIds = products.map((product) => product.variantIds[0])
  const order = await anOpenOrder(
    app,
    variantIds.map((id) => ({ variant_id: id, quantity: 1 })),
  )
  clock.pass(1)
  await decide(app, order, 'pix-approve', payer)
  const { order: row } = await booksOf(app, order.orderId)
  return { ...order, number: Number(row.number), variantIds }
}

const numbersOf = async (query: string) => {
  const { body } = await owner('GET', `console/orders?${query}`)
  return body.orders.map((order: { number: number }) => order.number)
}

test('for everybody but the owner the admin page does not exist', async () => {
  const { number } = await aPaidOrder()
  const student = asStudent(app, await aSignedUpStudent(app))
  for (const call of [student, aVisitor(app)]) {
    expect((await call('GET', 'console/orders')).status).toBe(404)
    expect(
      (await call('GET', 'console/orders/export?kind=orders&from=2026-01-01&to=2026-12-31')).status,
    ).toBe(404)
    expect((await call('POST', `console/orders/${number}/refunds`, aRefundRequest(100))).status).toBe(404)
  }
})

test('an order is found by its number, a part of the e-mail or the name; wildcards are letters', async () => {
  const { number } = await aPaidOrder({ email: 'zo_e.lima@example.com', name: 'Zoé 100% Lima' })
  for (const search of [String(number), `nº ${number}`, 'zo_e', 'LIMA@', 'zoé 100%']) {
    expect(await numbersOf(`q=${encodeURIComponent(search)}`), search).toEqual([number])
  }
  expect(await numbersOf('q=z%25e.lima')).toEqual([])
  expect(await numbersOf('q=999999999999999')).toEqual([])
})

test('pages follow each other without a gap and without a repetition, whatever comes in between', async () => {
  await using fresh = await startTestApp({}, { now: clock.now })
  const boss = await anOwner(fresh)
  const { variantIds } = await aProduct(fresh.context.db, { variants: [{ amountInCents: 900 }] })
  const items = [{ variant_id: variantIds[0], quantity: 1 }]
  for (let n = 0; n < 31; n += 1) {
    await anOpenOrder(fresh, items)
    clock.pass(1 / 60)
  }
  const first = (await boss('GET', 'console/orders')).body
  await anOpenOrder(fresh, items)
  const second = (await boss('GET', `console/orders?after=${first.next}`)).body
  const seen = [...first.orders, ...second.orders].map((order: { number: number }) => order.number)
  expect([first.orders.length, second.orders.length, second.next]).toEqual([30, 1, null])
  expect(new Set(seen).size).toBe(31)
})

test('a part with one line: its access and piece go, what another line grants stays, the buyer is told once', async () => {
  const { orderId, number, variantIds } = await aPaidOrder()
  const request = aRefundRequest(12_000, { withdrawVariantIds: [variantIds[0]] })
  const answers = await Promise.all(
    [1, 2, 3].map(() => owner('POST', `console/orders/${number}/refunds`, request)),
  )
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  const { order, purchases, entitlements, mails } = await booksOf(app, orderId)
  expect(order.status).toBe('paid')
  const open = purchases.filter(({ revoked_at }) => revoked_at === null).map(({ variant_id }) => variant_id)
  expect(open).toEqual([variantIds[1]])
  expect(entitlements.map(({ name, revoked_at }) => [name, revoked_at === null])).toEqual([
    ['premium', false],
    ['turma', true],
  ])
  expect(await stockOf(app, variantIds[0] ?? '')).toEqual({ inventory: 5, reserved: 0 })
  expect(mails.filter(({ kind }) => kind === 'owner-refund')).toMatchObject([
    { facts: { amount: 12_000, isWhole: false, note: 'Cobrança em dobro', withdrawn: ['Completo'] } },
  ])
  expect(await refundsOf(app, orderId)).toHaveLength(1)
  const entries = await app.context.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('subject', '=', String(number))
    .execute()
  expect(entries).toMatchObject([{ action: 'order.refund-part', details: { amount: 12_000 } }])

  // The rest: the piece is not put back a second time.
  expect((await owner('POST', `console/orders/${number}/refunds`, aRefundRequest(3_000))).status).toBe(204)
  expect(await stockOf(app, variantIds[0] ?? '')).toEqual({ inventory: 5, reserved: 0 })
  expect((await booksOf(app, orderId)).order.status).toBe('refund_due')
})

test('never more than was paid, also in many parts at once', async () => {
  const { orderId, number } = await aPaidOrder()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => owner('POST', `console/orders/${number}/refunds`, aRefundRequest(4_000))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 204, 409, 409, 409])
  const asked = (await refundsOf(app, orderId)).reduce((sum, { amount }) => sum + amount, 0)
  expect(asked).toBe(12_000)
})

test.each([
  ['an unknown order', 999_999_999, {}, [404, 'unknown_order']],
  ['a line of another order', null, { withdrawVariantIds: ['x'] }, [400, 'unknown_line']],
  ['a cent too much', null, { amount: 15_001 }, [409, 'refund_too_much']],
  ['nothing', null, { amount: 0 }, [400, 'invalid_input']],
  ['a part of a cent', null, { amount: 1.5 }, [400, 'invalid_input']],
  ['no reason', null, { note: '  ' }, [400, 'invalid_input']],
] as const)('a request for %s is refused and writes nothing', async (_, number, change, refused) => {
  const order = await aPaidOrder()
  const request = aRefundRequest(100, change)
  const { status, body } = await owner('POST', `console/orders/${number ?? order.number}/refunds`, request)
  expect([status, body.code]).toEqual(refused)
  expect(await refundsOf(app, order.orderId)).toEqual([])
  expect((await booksOf(app, order.orderId)).purchases.every(({ revoked_at }) => revoked_at === null)).toBe(
    true,
  )
})

test('an order tells everything that happened to it, in its order', async () => {
  const { orderId, number, variantIds } = await aPaidOrder()
  await aMaterial(app, variantIds[0] ?? '')
  await sendWebhook(app, await aPaymentEvent(app, orderId, { amount: 1 }))
  clock.pass(1)
  await deliverMail(app.context)
  clock.pass(1)
  await owner('POST', `console/orders/${number}/refunds`, aRefundRequest(500))
  const { body } = await owner('GET', `console/orders/${number}`)
  const detail = orderDetailSchema.parse(body)
  expect(detail).toMatchObject({ status: 'paid', refundable: 14_500, method: 'pix', buyerId: null })
  expect(detail.timeline.map(({ kind }) => kind)).toEqual([
    'made',
    'payment',
    'payment',
    'delivered',
    'delivered',
    'mail',
    'mail',
    'refund-asked',
  ])
  expect(detail.timeline.filter(({ kind }) => kind === 'mail')).toMatchObject([
    { mail: 'receipt', isSent: true },
    { mail: 'owner-refund', isSent: false },
  ])
})

test('a receipt is sent again on request; what has none says so', async () => {
  const { orderId, number } = await aPaidOrder()
  expect((await owner('POST', `console/orders/${number}/receipt`)).status).toBe(204)
  const { mails } = await booksOf(app, orderId)
  expect(mails.map(({ kind }) => kind)).toEqual(['receipt', 'receipt'])
  await owner('POST', `console/orders/${number}/refunds`, aRefundRequest(15_000))
  expect(await owner('POST', `console/orders/${number}/receipt`)).toMatchObject({
    status: 409,
    body: { code: 'no_receipt' },
  })
})

test('the receipt’s page opens with its key alone, tells the contract of that day, and ends with the account', async () => {
  const { orderId, number } = await aPaidOrder()
  const { mails } = await booksOf(app, orderId)
  const url = new URL(String(mails[0]?.facts['paperUrl']))
  const { createPageServices } = await import('#server/pages/page-services.ts')
  const { readOrderPaper } = createPageServices(app.context)
  const key = url.searchParams.get('chave') ?? ''
  const paper = await readOrderPaper(orderId, key)
  expect(paper).toMatchObject({ number, totalAmount: 15_000, method: 'pix', buyerEmail: 'ana@example.com' })
  expect(paper?.contract?.pages.map(({ slug }) => slug)).toEqual(['termos-de-uso', 'trocas-e-desistencia'])
  expect(await readOrderPaper(orderId, `${key.slice(0, -1)}x`)).toBeNull()
  expect(await readOrderPaper(orderId, '')).toBeNull()
  // As an erasure does it.
  await app.context.db
    .updateTable('orders')
    .set({ access_token_hash: Buffer.alloc(32, 1) })
    .where('id', '=', orderId)
    .execute()
  expect(await readOrderPaper(orderId, key)).toBeNull()
})

async function tableOf(query: string): Promise<string> {
  const { session } = await anOwnersAccount(app)
  const response = await fetch(`${app.url}/api/console/orders/export?${query}`, {
    headers: { authorization: `Bearer ${session.access_token}` },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
}

test('a table holds the days of Brasília it was asked for, the mark, and names that no spreadsheet calculates', async () => {
  const { number, orderId } = await aPaidOrder({ email: 'eva@example.com', name: '=cmd|calc!A1; "x"' })
  await app.context.db
    .updateTable('orders')
    .set({ created_at: '2027-01-10T02:59:00Z', paid_at: '2027-01-10T03:00:00Z' })
    .where('id', '=', orderId)
    .execute()
  const made = await tableOf('kind=orders&from=2027-01-09&to=2027-01-09')
  expect(made.startsWith('\uFEFFNúmero;Situação;')).toBe(true)
  expect(made.split('\r\n')[1]).toBe(
    `${number};Pago;09/01/2027 23:59;10/01/2027 00:00;"'=cmd|calc!A1; ""x""";eva@example.com;1 × Completo (E-book) | 1 × Conclusão (E-book);150,00;0,00;BRL;TESTE (nenhum dinheiro);pix`,
  )
  expect((await tableOf('kind=orders&from=2027-01-10&to=2027-01-10')).split('\r\n')).toHaveLength(2)
  // The accountant's table goes by the day of the payment.
  expect((await tableOf('kind=fiscal&from=2027-01-09&to=2027-01-09')).split('\r\n')).toHaveLength(2)
  await app.context.db
    .updateTable('orders')
    .set({ refunded_amount: 5_000 })
    .where('id', '=', orderId)
    .execute()
  const paid = (await tableOf('kind=fiscal&from=2027-01-10&to=2027-01-10')).split('\r\n')[1]
  expect(paid).toContain(';150,00;0,00;150,00;50,00;;100,00;BRL;TESTE (nenhum dinheiro);pix;Pago')
})

test('a table of more than a batch has each order once', async () => {
  await using fresh = await startTestApp({}, { now: clock.now })
  await fresh.context.pool.query(`
    insert into orders (access_token_hash, currency_code, total_amount, provider, success_url, cancel_url, reserved_until, created_at)
    select '\\x00', 'brl', 100, 'sandbox', '/', '/', now(), timestamptz '2027-03-01 12:00Z' + (n / 3) * interval '1 second'
    from generate_series(1, 2500) n`)
  const { exportOrders } = await import('#server/shop/orders/admin/export-orders.ts')
  const period = { from: new Date('2027-03-01T00:00:00Z'), until: new Date('2027-03-02T00:00:00Z') }
  let text = ''
  for await (const part of exportOrders(fresh.context, 'orders', period)) text += part
  const numbers = text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(';')[0])
  expect([numbers.length, new Set(numbers).size]).toEqual([2500, 2500])
})

test.each(['filter=everything', 'after=x'])('a list with %s is refused', async (query) => {
  expect((await owner('GET', `console/orders?${query}`)).status).toBe(400)
})

test.each([
  'kind=orders&from=2026-02-30&to=2026-03-01',
  'kind=orders&from=2026-03-02&to=2026-03-01',
  'kind=all&from=2026-03-01&to=2026-03-01',
])('a table with %s is refused', async (query) => {
  expect((await owner('GET', `console/orders/export?${query}`)).status).toBe(400)
})
