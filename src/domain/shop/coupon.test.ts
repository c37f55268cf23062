import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyCoupon,
  type CouponLine,
  type CouponTerms,
  type CouponUses,
  couponCode,
  piecePrices,
  SMALLEST_CHARGE_IN_CENTS,
} from './coupon.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)

const TEN_PERCENT: CouponTerms = {
  percent: 10,
  amountOff: null,
  currencyCode: 'brl',
  minimumAmount: 0,
  productId: null,
  validFrom: null,
  validUntil: null,
  isStopped: false,
  maxUses: null,
  maxUsesPerBuyer: null,
}
const UNUSED: CouponUses = { all: 0, byBuyer: { kept: 0, open: [] } }
const OPEN = { orderNumber: 7, reservedUntil: later(60_000) }

const lines = (...amounts: number[]): CouponLine[] =>
  amounts.map((amount, index) => ({ productId: `prod_${index}`, amount }))

function apply(
  change: Partial<CouponTerms>,
  of: readonly CouponLine[],
  uses: CouponUses = UNUSED,
  currencyCode = 'brl',
) {
  return applyCoupon({ ...TEN_PERCENT, ...change }, { lines: of, currencyCode }, uses, NOW)
}
function codeOf(answer: ReturnType<typeof apply>) {
  return answer.ok ? 'ok' : answer.code
}
function amountOf(answer: ReturnType<typeof apply>) {
  return answer.ok ? answer.value.amount : answer.code
}

describe('how much', () => {
  test.each([
    [10, 4_800, 480],
    [10, 1_005, 101],
    [10, 1_004, 100],
    [1, 1_049, 10],
    [1, 1_050, 11],
    [100, 4_800, 4_800],
  ])('%i %% of %i cents is %i', (percent, amount, discount) => {
    expect(amountOf(apply({ percent }, lines(amount)))).toBe(discount)
  })

  test.each([
    [1_000, 4_800, 1_000],
    [4_800, 4_800, 4_800],
    [4_801, 4_800, 4_800],
  ])('%i cents off %i are %i: never below nothing', (amountOff, amount, discount) => {
    expect(amountOf(apply({ percent: null, amountOff }, lines(amount)))).toBe(discount)
  })

  test('a rest that no provider charges is given up, one cent more is charged', () => {
    const amount = 4_800
    const leave = (left: number) =>
      amountOf(apply({ percent: null, amountOff: amount - left }, lines(amount)))
    expect(leave(SMALLEST_CHARGE_IN_CENTS)).toBe(amount - SMALLEST_CHARGE_IN_CENTS)
    expect(leave(SMALLEST_CHARGE_IN_CENTS - 1)).toBe(amount)
  })

  test('a coupon of one product takes nothing off the others, however little they cost', () => {
    expect(apply({ percent: 100, productId: 'prod_0' }, lines(4_800, 30))).toMatchObject({
      value: { amount: 4_800, perLine: [4_800, 0] },
    })
  })

  test('cents that do not divide go to the lines that lost most', () => {
    // 10 % of 100,00 in three lines: 3,333 3,333 3,334 of 10,00.
    expect(apply({}, lines(3_333, 3_333, 3_334))).toMatchObject({
      value: { amount: 1_000, perLine: [333, 333, 334] },
    })
    expect(apply({ percent: null, amountOff: 100 }, lines(500, 500, 500))).toMatchObject({
      value: { perLine: [34, 33, 33] },
    })
  })

  test('whatever the order: the lines sum up to the discount, and none falls below nothing', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000_000 })
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 50 }),
        fc.oneof(
          fc.record({ percent: fc.integer({ min: 1, max: 100 }), amountOff: fc.constant(null) }),
          fc.record({ percent: fc.constant(null), amountOff: fc.integer({ min: 1, max: 2_147_483_647 }) }),
        ),
        (amounts, terms) => {
          const answer = apply(terms, lines(...amounts))
          if (!answer.ok) {
            expect(amounts.every((of) => of === 0)).toBe(true)
            return
          }
          const { perLine } = answer.value
          expect(perLine.reduce((sum, off) => sum + off, 0)).toBe(answer.value.amount)
          for (const [index, off] of perLine.entries()) {
            expect(off).toBeGreaterThanOrEqual(0)
            expect(off).toBeLessThanOrEqual(amounts[index]!)
          }
        },
      ),
    )
  })

  test('prices of pieces sum up to their line', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_147_483_647 }),
        fc.integer({ min: 1, max: 999 }),
        (of, quantity) => {
          const parts = piecePrices(of, quantity)
          expect(parts.reduce((sum, part) => sum + part.unitAmount * part.quantity, 0)).toBe(of)
          expect(parts.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity)
        },
      ),
    )
  })
})

describe('what stands against it', () => {
  test.each([
    ['stopped', { isStopped: true }, 'stopped'],
    ['a moment before it begins', { validFrom: later(1) }, 'not-yet'],
    ['as it begins', { validFrom: NOW }, 'ok'],
    ['a moment before it ends', { validUntil: later(1) }, 'ok'],
    ['as it ends', { validUntil: NOW }, 'expired'],
    ['of another product', { productId: 'prod_9' }, 'not-for-these'],
    ['of another currency', { currencyCode: 'eur' }, 'not-for-these'],
    ['with the order at its minimum', { minimumAmount: 4_800 }, 'ok'],
    ['with the order below its minimum', { minimumAmount: 4_801 }, 'below-minimum'],
  ])('a coupon %s', (_, change, code) => {
    expect(codeOf(apply(change, lines(4_800)))).toBe(code)
  })

  test('the minimum is asked of the whole order, also where one product is meant', () => {
    expect(codeOf(apply({ minimumAmount: 5_000, productId: 'prod_0' }, lines(4_800, 200)))).toBe('ok')
  })

  test('there is nothing to take off what is free', () => {
    expect(codeOf(apply({}, lines(0)))).toBe('not-for-these')
  })

  test.each([
    [4, 'ok'],
    [5, 'used-up'],
  ])('of five uses, after %i: %s', (all, code) => {
    expect(codeOf(apply({ maxUses: 5 }, lines(4_800), { ...UNUSED, all }))).toBe(code)
  })

  test.each([
    ['a guest', null, 'needs-account'],
    ['one who has used it once', { kept: 1, open: [] }, 'ok'],
    ['one who has used it twice', { kept: 2, open: [] }, 'used-by-you'],
    ['one whose open order is the second use', { kept: 1, open: [OPEN] }, 'held-by-you'],
    ['one with an open order and a use left', { kept: 0, open: [OPEN] }, 'ok'],
  ])('a coupon for two uses of each buyer, asked by %s', (_, byBuyer, code) => {
    expect(codeOf(apply({ maxUsesPerBuyer: 2 }, lines(4_800), { all: 3, byBuyer }))).toBe(code)
  })

  test('a guest may use a coupon that counts no buyers', () => {
    expect(codeOf(apply({}, lines(4_800), { all: 0, byBuyer: null }))).toBe('ok')
  })
})

test('codes are compared without regard to letters and spaces around', () => {
  expect(couponCode('  volta-10 ')).toBe('VOLTA-10')
})
