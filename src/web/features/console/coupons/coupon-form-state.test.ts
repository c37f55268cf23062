import { expect, test } from 'vitest'
import { couponFormOf, EMPTY_COUPON, readCouponForm } from './coupon-form-state.ts'

const FILLED = { ...EMPTY_COUPON, code: ' volta-10 ', percent: '10' }

test('what is typed becomes a coupon, and the coupon the same form again', () => {
  const { draft, errors } = readCouponForm({
    ...FILLED,
    kind: 'amount',
    amountOff: '9,90',
    minimumAmount: '50',
    validUntil: '2026-12-01T00:00',
    maxUses: '30',
  })
  expect(errors).toEqual({})
  expect(draft).toMatchObject({
    code: 'VOLTA-10',
    percent: null,
    amountOff: 990,
    minimumAmount: 5_000,
    productId: null,
    validUntil: '2026-12-01T03:00:00.000Z',
    maxUses: 30,
    maxUsesPerBuyer: null,
  })
  expect(readCouponForm(couponFormOf(draft)).draft).toEqual(draft)
})

test.each([
  ['percent', { percent: 'dez' }],
  ['percent', { percent: '' }],
  ['amountOff', { kind: 'amount' as const, amountOff: 'dez reais' }],
  ['minimumAmount', { minimumAmount: 'muito' }],
  ['maxUses', { maxUses: '1,5' }],
  ['maxUsesPerBuyer', { maxUsesPerBuyer: '-1' }],
])('a fault of %s is told at its field: %o', (field, change) => {
  expect(Object.keys(readCouponForm({ ...FILLED, ...change }).errors)).toEqual([field])
})

test('what stands in the field of the other kind does not count', () => {
  expect(readCouponForm({ ...FILLED, amountOff: 'dez reais' }).errors).toEqual({})
})
