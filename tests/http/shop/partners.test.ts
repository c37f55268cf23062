/** Partners from the link to the paid month (decision 0266): the server decides whose a sale is, and what it makes. */
import { afterAll, expect, test } from 'vitest'
import type { AdminPartner, PartnerStatement } from '#domain/console/partners-admin-wire.ts'
import { findOrder } from '#server/shop/orders/order-repository.ts'
import { PAPER_KEY, paperKey } from '#server/shop/orders/own/order-paper-link.ts'
import { deliverSandboxEvents } from '#server/shop/orders/payment/deliver-sandbox-events.ts'
import { failSandboxRefund, refundSandboxPayment } from '#server/shop/payments/sandbox/refund-payment.ts'
import { aProvenStudent, aSignedUpStudent, newEmail, PASSWORD } from '#tests/support/accounts.ts'
import { asStudent, aVisitor } from '#tests/support/api-caller.ts'
import { aCoupon, aProduct } from '#tests/support/factories.ts'
import { anOwner, anOwnersAccount } from '#tests/support/owner.ts'
import { aClock, aPaymentEvent, checkout, decide, readPaymentUrl, sendWebhook } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

/** Noon of 20 November in Brasília. */
const clock = aClock(new Date('2026-11-20T15:00:00Z'))
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())
const { db } = app.context
const { variantIds } = await aProduct(db, { variants: [{ amountInCents: 4_999 }] })
const items = [{ variant_id: variantIds[0], quantity: 1 }]

let owner = await anOwner(app)
/** A session lasts an hour. */
async function passDays(days: number) {
  clock.pass(days * 24 * 60)
  owner = await anOwner(app)
}

let partners = 0
async function aPartner(change: Record<string, unknown> = {}) {
  partners += 1
  const draft = {
    ...{ name: 'Ana Souza', email: newEmail(), code: `parceira-${partners}`, sharePercent: 20, note: '' },
    ...change,
  }
  const { status, body } = await owner('POST', 'console/partners', draft)
  expect(status).toBe(201)
  const { id } = body.partners.find(({ partner }: AdminPartner) => partner.code === draft.code)
  return { id: id as string, draft, code: draft.code, email: draft.email }
}

const today = () => clock.now().toISOString().slice(0, 10)

async function anOrder(
  partner: { code: string; day?: string } | null,
  options: { token?: string; couponCode?: string } = {},
) {
  const { couponCode, ...rest } = options
  const told = partner && { code: partner.code, day: partner.day ?? today() }
  const { status, body } = await checkout(app, { items, partner: told, couponCode }, rest)
  expect(status).toBe(200)
  return readPaymentUrl(body.url)
}

async function aSale(
  partner: { code: string; day?: string } | null,
  options: { token?: string; email?: string; couponCode?: string } = {},
) {
  const { email = newEmail(), ...rest } = options
  const order = await anOrder(partner, rest)
  await decide(app, order, 'pix-approve', { email })
  return order
}

async function sharesOf({ orderId }: { orderId: string }) {
  const rows = await db
    .selectFrom('partner_entries')
    .select(['month', 'value_change', 'share_change'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map((row) => [row.month, row.value_change, row.share_change])
}

async function refund({ orderId }: { orderId: string }, amount: number) {
  await refundSandboxPayment(app.context, { id: orderId, amount, refundId: null })
  await deliverSandboxEvents(app.context)
}

/** Tells everything again that the provider has told. */
async function tellAgain({ orderId }: { orderId: string }) {
  await db.updateTable('sandbox_events').set({ delivered_at: null }).execute()
  await deliverSandboxEvents(app.context, orderId)
}

const monthsOf = async (id: string) =>
  ((await owner('GET', `console/partners/${id}`)).body as PartnerStatement).months
const pay = (id: string, month: string, amount: number) =>
  owner('POST', `console/partners/${id}/months/${month}/payment`, { amount, note: 'Comprovante 1' })

test('a sale by the link makes its share once, however often the payment is told', async () => {
  const { id, code } = await aPartner()
  const student = await aSignedUpStudent(app)
  const order = await aSale({ code }, { token: student.session.access_token })
  expect(await sharesOf(order)).toEqual([['2026-11', 4_999, 999]])
  await tellAgain(order)
  await sendWebhook(app, await aPaymentEvent(app, order.orderId))
  expect(await sharesOf(order)).toEqual([['2026-11', 4_999, 999]])
  const { number } = await db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', order.orderId)
    .executeTakeFirstOrThrow()
  const shown = await owner('GET', `console/orders/${number}`)
  expect(shown.body.partner).toEqual({ id, code, sharePercent: 20, isOwn: false })

  expect((await owner('GET', 'console/partners')).body).toMatchObject({ countsTestMoney: true })
  const listed = (await owner('GET', 'console/partners')).body.partners.find(
    (one: AdminPartner) => one.id === id,
  )
  expect(listed).toMatchObject({ orders: 1, unpaid: 0, running: 999, isEnded: false, hasAccount: false })
  expect(await monthsOf(id)).toEqual([
    { month: '2026-11', earned: 999, takenBack: 0, carried: 0, toPay: 999, isOver: false, payment: null },
  ])
})

test('a guest who pays counts; one who does not, makes nothing', async () => {
  const partner = await aPartner()
  expect(await sharesOf(await aSale(partner))).toEqual([['2026-11', 4_999, 999]])
  const open = await anOrder(partner)
  await decide(app, open, 'cancel')
  expect(await sharesOf(open)).toEqual([])
})

test('the share is of what was paid, after the coupon; what is free has none', async () => {
  const partner = await aPartner()
  const tenth = await aCoupon(db, { percent: 10 })
  expect(await sharesOf(await aSale(partner, { couponCode: tenth }))).toEqual([['2026-11', 4_499, 899]])
  const all = await aCoupon(db, { percent: 100 })
  const { session } = await aSignedUpStudent(app)
  const told = { code: partner.code, day: today() }
  const free = await checkout(app, { items, partner: told, couponCode: all }, { token: session.access_token })
  expect(free.status).toBe(200)
  const tied = await db.selectFrom('partner_orders').select('order_id').where('partner_id', '=', partner.id)
  expect(await tied.execute()).toHaveLength(1)
})

test.each([
  ['of 30 days ago', '2026-10-21', 1],
  ['of 31 days ago', '2026-10-20', 0],
  ['of tomorrow', '2026-11-21', 0],
  ['of no day', 'ontem', 0],
])('a click %s', async (_, day, count) => {
  const { code } = await aPartner()
  expect(await sharesOf(await aSale({ code, day }))).toHaveLength(count)
})

test('a code that nobody has, or an ended one, sells as if there were none', async () => {
  const { id, code } = await aPartner()
  expect(await sharesOf(await aSale({ code: 'ninguem' }))).toEqual([])
  expect(await sharesOf(await aSale({ code: '% or 1=1' }))).toEqual([])
  const before = await anOrder({ code })
  expect((await owner('PUT', `console/partners/${id}/end`, { isEnded: true })).status).toBe(200)
  expect(await sharesOf(await aSale({ code }))).toEqual([])
  // Made while it ran: it counts when it is paid.
  await decide(app, before)
  expect(await sharesOf(before)).toEqual([['2026-11', 4_999, 999]])
  expect((await owner('PUT', `console/partners/${id}/end`, { isEnded: false })).status).toBe(200)
  expect(await sharesOf(await aSale({ code }))).toHaveLength(1)
})

test('a new share is that of new orders alone', async () => {
  const { id, draft, code } = await aPartner()
  const before = await anOrder({ code })
  expect((await owner('PUT', `console/partners/${id}`, { ...draft, sharePercent: 50 })).status).toBe(200)
  await decide(app, before)
  expect(await sharesOf(before)).toEqual([['2026-11', 4_999, 999]])
  expect(await sharesOf(await aSale({ code }))).toEqual([['2026-11', 4_999, 2_499]])
})

test('partners have no share of what they buy: by account, by e-mail, as a guest, after a correction', async () => {
  const email = newEmail()
  const student = await aProvenStudent(app, { email })
  const band = { user_id: student.user.id, age_band: '18-plus' as const, declared_at: clock.now() }
  await db.insertInto('age_declarations').values(band).execute()
  const partner = await aPartner({ email })
  const listed = (await owner('GET', 'console/partners')).body.partners.find(
    (one: AdminPartner) => one.id === partner.id,
  )
  expect(listed.hasAccount).toBe(true)

  const token = student.session.access_token
  expect(await sharesOf(await aSale(partner, { token }))).toEqual([])
  expect(await sharesOf(await aSale(partner, { email: ` ${email.toUpperCase()}` }))).toEqual([])

  const order = await aSale(partner)
  expect(await sharesOf(order)).toHaveLength(1)
  const row = await findOrder(db, order.orderId)
  const key = paperKey(await app.context.keys.secret(PAPER_KEY), row!)
  expect((await aVisitor(app)('POST', `orders/${order.orderId}/email`, { key, email })).status).toBe(200)
  expect(await sharesOf(order)).toEqual([
    ['2026-11', 4_999, 999],
    ['2026-11', -4_999, -999],
  ])
})

test('what goes back takes exactly its part, once; what the bank returns comes again', async () => {
  const partner = await aPartner()
  const order = await aSale(partner)
  await refund(order, 1)
  expect(await sharesOf(order)).toEqual([
    ['2026-11', 4_999, 999],
    ['2026-11', -1, 0],
  ])
  clock.pass(1)
  await refund(order, 4_998)
  await tellAgain(order)
  const gone = await sharesOf(order)
  expect(gone).toHaveLength(3)
  expect(gone[2]).toEqual(['2026-11', -4_998, -999])
  clock.pass(1)
  await failSandboxRefund(app.context, order.orderId)
  await deliverSandboxEvents(app.context)
  expect((await sharesOf(order))[3]).toEqual(['2026-11', 4_998, 999])
})

test('a month that was paid stays; what goes back later makes the next ones smaller', async () => {
  const partner = await aPartner({ sharePercent: 50 })
  const { id } = partner
  const [first] = [await aSale(partner), await aSale(partner)]
  const month = '2026-11'
  expect((await pay(id, month, 4_998)).body.code).toBe('month_not_over')
  await passDays(20)
  expect((await owner('GET', 'console/partners')).body.partners[0]).toMatchObject({ unpaid: 4_998 })
  expect((await pay(id, month, 4_997)).body.code).toBe('amount_changed')
  expect((await pay(id, '2026-10', 1)).body.code).toBe('nothing_to_pay')
  const paid = await Promise.all([pay(id, month, 4_998), pay(id, month, 4_998)])
  expect(paid.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await pay(id, month, 4_998)).body.code).toBe('already_paid')

  await refund(first, 4_999)
  const [december, november] = await monthsOf(id)
  expect(november).toMatchObject({ month, toPay: 4_998, payment: { amount: 4_998, note: 'Comprovante 1' } })
  expect(december).toMatchObject({ month: '2026-12', earned: 0, takenBack: -2_499, toPay: 0 })
  await passDays(31)
  expect((await pay(id, '2026-12', 1)).body.code).toBe('nothing_to_pay')
  const again = [await aSale(partner), await aSale(partner)]
  expect(await sharesOf(again[0]!)).toEqual([['2027-01', 4_999, 2_499]])
  expect((await monthsOf(id))[0]).toMatchObject({ carried: -2_499, earned: 4_998, toPay: 2_499 })

  await passDays(31)
  expect((await pay(id, '2027-01', 2_499)).status).toBe(200)
  const { body } = await owner('GET', 'console/audit-log')
  const log = body.entries.filter(({ subject }: { subject: string }) => subject === partner.code)
  expect(log.map(({ action, details }: { action: string; details: unknown }) => [action, details])).toEqual([
    ['partner.pay-month', { month: '2027-01', amount: 2_499 }],
    ['partner.pay-month', { month, amount: 4_998 }],
    ['partner.create', { percent: 50 }],
  ])
})

test('the statement, its entries, the table and what lies in the books say the same', async () => {
  const partner = await aPartner({ sharePercent: 33 })
  const { id, code } = partner
  const month = today().slice(0, 7)
  const sales = [await aSale(partner), await aSale(partner), await aSale(partner)]
  await refund(sales[0]!, 1_234)
  const { body } = await owner('GET', `console/partners/${id}/months/${month}`)
  expect(body.next).toBeNull()
  expect(body.entries).toHaveLength(4)
  const sum = body.entries.reduce((total: number, { share }: { share: number }) => total + share, 0)
  const [shown] = await monthsOf(id)
  expect(shown).toMatchObject({ month, toPay: sum, earned: 3 * 1_649 })
  // What is with the shop now, order by order.
  expect(sum).toBe(2 * Math.floor(4_999 * 0.33) + Math.floor((4_999 - 1_234) * 0.33))

  const [last] = body.entries.slice(-1)
  const after = await owner('GET', `console/partners/${id}/months/${month}?after=${body.entries[2].id}`)
  expect(after.body.entries).toEqual([last])
  expect((await owner('GET', `console/partners/${id}/months/${month}?after=x`)).status).toBe(400)
  expect((await owner('GET', `console/partners/${id}/months/2026-13`)).status).toBe(400)

  const token = (await anOwnersAccount(app)).session.access_token
  const table = await fetch(`${app.url}/api/console/partners/${id}/months/${month}/export`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(table.headers.get('content-disposition')).toContain(`parceria-${code}-${month}.csv`)
  const lines = (await table.text()).trim().split('\r\n')
  expect(lines).toHaveLength(1 + 4 + 2)
  expect(lines.at(-1)).toContain((sum / 100).toFixed(2).replace('.', ','))
})

test.each([
  ['without a name', { name: ' ' }, { field: 'name', code: 'missing' }],
  ['with no address', { email: 'ana' }, { field: 'email', code: 'bad-email' }],
  ['with a code in use', { code: 'tomado' }, { field: 'code', code: 'code-taken' }],
  ['with an address in use', { email: 'tomada@example.com' }, { field: 'email', code: 'email-taken' }],
  ['with a share of 71', { sharePercent: 71 }, { field: 'sharePercent', code: 'bad-share' }],
  ['without a share', { sharePercent: null }, { field: 'sharePercent', code: 'missing' }],
])('a partner %s is not kept, and the field is named', async (_, change, fault) => {
  const draft = { name: 'Bia', email: newEmail(), code: 'bia-nova', sharePercent: 10, note: '' }
  await owner('POST', 'console/partners', { ...draft, code: 'tomado', email: 'tomada@example.com' })
  const answer = await owner('POST', 'console/partners', { ...draft, ...change })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_partner', faults: [fault] } })
})

test('a minor is no partner, and a code never changes', async () => {
  const minor = await aProvenStudent(app)
  const band = { user_id: minor.user.id, age_band: '16-17' as const, declared_at: clock.now() }
  await db.insertInto('age_declarations').values(band).execute()
  const draft = { name: 'Bia', email: minor.email, code: 'de-menor', sharePercent: 10, note: '' }
  expect((await owner('POST', 'console/partners', draft)).body).toMatchObject({
    faults: [{ field: 'email', code: 'minor' }],
  })
  const { id, draft: kept } = await aPartner()
  expect((await owner('PUT', `console/partners/${id}`, { ...kept, code: 'outro' })).body).toMatchObject({
    faults: [{ field: 'code', code: 'code-fixed' }],
  })
  expect((await owner('PUT', `console/partners/${id}`, { ...kept, note: 'Pix' })).status).toBe(200)
})

test('who leaves is a partner no more: amounts stay, and nobody else has the code', async () => {
  const student = await aProvenStudent(app)
  const { id, draft, code } = await aPartner({ email: student.email })
  const order = await aSale({ code })
  const password = { password: PASSWORD }
  expect((await asStudent(app, student)('POST', 'account/erasure', password)).status).toBe(204)
  const listed = (await owner('GET', 'console/partners')).body.partners.find(
    (one: AdminPartner) => one.id === id,
  )
  expect(listed).toMatchObject({
    isEnded: true,
    running: 999,
    partner: { name: '', email: '', note: '', code },
  })
  expect(await sharesOf(await aSale({ code }))).toEqual([])
  await refund(order, 4_999)
  expect((await sharesOf(order))[1]).toEqual([today().slice(0, 7), -4_999, -999])
  const again = await owner('PUT', `console/partners/${id}`, { ...draft, email: newEmail() })
  expect([again.status, again.body.code]).toEqual([409, 'partner_erased'])
  expect((await owner('PUT', `console/partners/${id}/end`, { isEnded: false })).body.code).toBe(
    'partner_erased',
  )
  const taken = await owner('POST', 'console/partners', { ...draft, email: newEmail() })
  expect(taken.body).toMatchObject({ faults: [{ field: 'code', code: 'code-taken' }] })
})

test('partners see their own months and orders by the account that has proven the address, and others nothing', async () => {
  const email = newEmail()
  const partner = await aPartner({ email, note: 'só da loja' })
  await aSale(partner)
  const month = today().slice(0, 7)
  const signedUp = asStudent(app, await aSignedUpStudent(app, { email }))
  const none = [200, { partnership: null }]
  const seenBy = async (caller: typeof signedUp) => {
    const { status, body } = await caller('GET', 'partnership')
    return [status, body]
  }
  // Anybody can sign up with a stranger's address.
  expect(await seenBy(signedUp)).toEqual(none)
  await db.updateTable('users').set({ email_verified_at: clock.now() }).where('email', '=', email).execute()
  const sums = { month, earned: 999, takenBack: 0, carried: 0, toPay: 999, isOver: false, paidAt: null }
  expect(await seenBy(signedUp)).toEqual([
    200,
    {
      partnership: {
        ...{ code: partner.code, sharePercent: 20, isEnded: false, countsTestMoney: true },
        months: [sums],
      },
    },
  ])
  const { body } = await signedUp('GET', `partnership/months/${month}`)
  expect(body).toMatchObject({ entries: [{ value: 4_999, share: 999 }], next: null })
  expect((await signedUp('GET', 'partnership/months/2026')).status).toBe(400)

  const other = asStudent(app, await aSignedUpStudent(app))
  expect(await seenBy(other)).toEqual(none)
  expect((await other('GET', `partnership/months/${month}`)).status).toBe(404)
  expect((await aVisitor(app)('GET', 'partnership')).status).toBe(401)
})

test('nobody but the owner finds partners', async () => {
  const { id } = await aPartner()
  const calls = [
    ['GET', 'console/partners'],
    ['POST', 'console/partners'],
    ['GET', `console/partners/${id}`],
    ['PUT', `console/partners/${id}`],
    ['PUT', `console/partners/${id}/end`],
    ['GET', `console/partners/${id}/months/2026-11`],
    ['GET', `console/partners/${id}/months/2026-11/export`],
    ['POST', `console/partners/${id}/months/2026-11/payment`],
  ] as const
  for (const caller of [aVisitor(app), asStudent(app, await aSignedUpStudent(app))]) {
    for (const [method, path] of calls) {
      expect((await caller(method, path, method === 'GET' ? undefined : {})).status).toBe(404)
    }
  }
  const missing = '00000000-0000-4000-8000-000000000000'
  expect((await owner('GET', `console/partners/${missing}`)).body.code).toBe('partner_not_found')
  expect((await owner('PUT', `console/partners/${missing}/end`, { isEnded: true })).status).toBe(404)
})
