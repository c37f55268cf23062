/** The admin page /painel/cupons: the owner writes coupons, and each change is in the audit log. */
import { afterAll, expect, test } from 'vitest'
import { aSignedUpStudent } from '#tests/support/accounts.ts'
import { asStudent } from '#tests/support/api-caller.ts'
import { aProduct } from '#tests/support/factories.ts'
import { anOwner } from '#tests/support/owner.ts'
import { checkout, decide, readPaymentUrl } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const app = await startTestApp()
afterAll(() => app[Symbol.asyncDispose]())
const owner = await anOwner(app)

const DRAFT = {
  code: 'volta-10',
  kind: 'percent',
  percent: 10,
  amountOff: null,
  minimumAmount: 0,
  productId: null,
  validFrom: null,
  validUntil: null,
  maxUses: null,
  maxUsesPerBuyer: null,
}
const MISSING = '00000000-0000-4000-8000-000000000000'

const couponOf = (body: { coupons: { id: string; coupon: { code: string } }[] }, code: string) =>
  body.coupons.find(({ coupon }) => coupon.code === code)!

test('a coupon is made, used, changed, stopped and resumed, with each change in the audit log', async () => {
  const { variantIds } = await aProduct(app.context.db, { variants: [{ amountInCents: 4_800 }] })
  const items = [{ variant_id: variantIds[0], quantity: 1 }]
  const made = await owner('POST', 'console/coupons', DRAFT)
  expect(made.status).toBe(201)
  const { id } = couponOf(made.body, 'VOLTA-10')

  const paid = readPaymentUrl((await checkout(app, { items, couponCode: 'VOLTA-10' })).body.url)
  await decide(app, paid)
  await checkout(app, { items, couponCode: 'VOLTA-10' })
  expect(couponOf((await owner('GET', 'console/coupons')).body, 'VOLTA-10')).toMatchObject({
    paidUses: 1,
    openUses: 1,
    discountGiven: 480,
    isStopped: false,
  })

  const edit = { ...DRAFT, kind: 'amount', percent: null, amountOff: 1_000 }
  expect((await owner('PUT', `console/coupons/${id}`, edit)).status).toBe(200)
  expect((await owner('PUT', `console/coupons/${id}`, edit)).status).toBe(200)
  await owner('PUT', `console/coupons/${id}/stop`, { isStopped: true })
  await owner('PUT', `console/coupons/${id}/stop`, { isStopped: true })
  expect((await checkout(app, { items, couponCode: 'VOLTA-10' })).body.code).toBe('coupon_stopped')
  await owner('PUT', `console/coupons/${id}/stop`, { isStopped: false })
  expect((await checkout(app, { items, couponCode: 'VOLTA-10' })).status).toBe(200)

  const { body } = await owner('GET', 'console/audit-log')
  expect(
    body.entries.map(({ action, subject }: { action: string; subject: string }) => [action, subject]),
  ).toEqual([
    ['coupon.resume', 'VOLTA-10'],
    ['coupon.stop', 'VOLTA-10'],
    ['coupon.edit', 'VOLTA-10'],
    ['coupon.create', 'VOLTA-10'],
  ])
  expect(body.entries[2].details).toEqual({
    kind: ['percent', 'amount'],
    percent: [10, null],
    amountOff: [null, 1_000],
  })
})

test.each([
  ['a fault of its own', { percent: 0 }, { field: 'percent', code: 'bad-percent' }],
  [
    'a product that is not there',
    { productId: 'prod_nowhere' },
    { field: 'productId', code: 'product-gone' },
  ],
  ['a code that is taken', { code: 'taken' }, { field: 'code', code: 'code-taken' }],
])('a coupon with %s is not kept, and the field is named', async (_, change, fault) => {
  await owner('POST', 'console/coupons', { ...DRAFT, code: 'TAKEN' })
  const answer = await owner('POST', 'console/coupons', { ...DRAFT, code: 'NOVO-1', ...change })
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_coupon', faults: [fault] } })
  expect(couponOf((await owner('GET', 'console/coupons')).body, 'NOVO-1')).toBeUndefined()
})

test('what is no coupon, or not there, is told', async () => {
  expect((await owner('POST', 'console/coupons', { ...DRAFT, percent: 1.5 })).status).toBe(400)
  expect((await owner('POST', 'console/coupons', { ...DRAFT, secret: 1 })).status).toBe(400)
  expect((await owner('PUT', `console/coupons/${MISSING}`, DRAFT)).body.code).toBe('coupon_not_found')
  expect((await owner('PUT', `console/coupons/${MISSING}/stop`, { isStopped: true })).status).toBe(404)
})

test('nobody else finds the admin page', async () => {
  const student = asStudent(app, await aSignedUpStudent(app))
  expect((await student('GET', 'console/coupons')).status).toBe(404)
  expect((await student('POST', 'console/coupons', DRAFT)).status).toBe(404)
})

test('a year that the calendar of the database does not have is refused, its last one is not', async () => {
  const year0 = { ...DRAFT, code: 'ANO-0', validFrom: '0000-01-01T00:00:00.000Z' }
  const refused = await owner('POST', 'console/coupons', year0)
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { validFrom: 'The calendar begins with year 1' },
  ])
  const ancient = { ...year0, validFrom: '0001-01-01T00:00:00.000Z', validUntil: '9999-12-31T23:59:59.999Z' }
  expect((await owner('POST', 'console/coupons', ancient)).status).toBe(201)
})
