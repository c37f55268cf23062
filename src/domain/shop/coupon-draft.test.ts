import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#tests/support/fuzz/runs.ts'
import { type CouponDraft, couponDraftSchema } from '../console/coupons-admin-wire.ts'
import { checkCoupon } from './coupon-draft.ts'

const DRAFT: CouponDraft = {
  code: 'VOLTA-10',
  kind: 'percent',
  percent: 10,
  amountOff: null,
  minimumAmount: 0,
  productId: null,
  validFrom: '2026-11-21T12:00:00.000Z',
  validUntil: '2026-11-21T12:01:00.000Z',
  maxUses: 5,
  maxUsesPerBuyer: 5,
}

test.each<[Partial<CouponDraft>, string, string]>([
  [{ code: '' }, 'code', 'missing'],
  [{ code: 'AB' }, 'code', 'bad-code'],
  [{ code: 'A'.repeat(33) }, 'code', 'bad-code'],
  [{ code: 'ÓTIMO10' }, 'code', 'bad-code'],
  [{ code: 'DEZ POR CENTO' }, 'code', 'bad-code'],
  [{ percent: null }, 'percent', 'missing'],
  [{ percent: 0 }, 'percent', 'bad-percent'],
  [{ percent: 101 }, 'percent', 'bad-percent'],
  [{ kind: 'amount' }, 'amountOff', 'missing'],
  [{ kind: 'amount', amountOff: 0 }, 'amountOff', 'not-positive'],
  [{ validUntil: '2026-11-21T12:00:00.000Z' }, 'validUntil', 'ends-before-start'],
  [{ maxUses: 0, maxUsesPerBuyer: null }, 'maxUses', 'not-positive'],
  [{ maxUsesPerBuyer: 0 }, 'maxUsesPerBuyer', 'not-positive'],
  [{ maxUsesPerBuyer: 6 }, 'maxUsesPerBuyer', 'more-than-all'],
])('%o is not kept: %s %s', (change, field, code) => {
  expect(checkCoupon({ ...DRAFT, ...change })).toEqual([{ field, code }])
})

test.each<Partial<CouponDraft>>([
  {},
  { code: 'AB1' },
  { code: 'A'.repeat(32) },
  { percent: 1 },
  { percent: 100 },
  { kind: 'amount', amountOff: 1, percent: null },
  { validFrom: null },
  { validUntil: null },
  { maxUses: null, maxUsesPerBuyer: 1 },
])('%o is kept', (change) => {
  expect(checkCoupon({ ...DRAFT, ...change })).toEqual([])
})

const smallCount = fc.option(fc.integer({ min: 0, max: 4 }))
const moment = fc.option(
  fc.constantFrom('2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.001Z', '2026-11-21T11:00:00Z'),
)
const anyDraft: fc.Arbitrary<CouponDraft> = fc.record({
  code: fc.oneof(
    { weight: 3, arbitrary: fc.constant('VOLTA-10') },
    fc.string({ unit: fc.constantFrom('A', 'É', '7', '-', '_', ' '), maxLength: 5 }),
  ),
  kind: fc.constantFrom('percent', 'amount'),
  percent: fc.option(fc.constantFrom(0, 1, 50, 100, 101)),
  amountOff: fc.option(fc.constantFrom(0, 1, 100_000_000)),
  minimumAmount: fc.nat({ max: 100_000_000 }),
  productId: fc.option(fc.constant('p1')),
  validFrom: moment,
  validUntil: moment,
  maxUses: smallCount,
  maxUsesPerBuyer: smallCount,
})

test('a coupon is kept when each of its parts holds, and refused once at fields of the form, in their order', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const { kind, percent, amountOff, validFrom, validUntil, maxUses, maxUsesPerBuyer } = draft
      const takesOff =
        kind === 'percent'
          ? percent !== null && percent >= 1 && percent <= 100
          : amountOff !== null && amountOff >= 1
      const hasDays = !validFrom || !validUntil || new Date(validFrom) < new Date(validUntil)
      const hasUses = maxUses !== 0 && maxUsesPerBuyer !== 0 && (maxUsesPerBuyer ?? 0) <= (maxUses ?? 99)
      const isWritten = /^[A-Z0-9][\w-]{2,}$/.test(draft.code)
      const faults = checkCoupon(draft)
      expect(faults.length === 0).toBe(takesOff && hasDays && hasUses && isWritten)
      const places = faults.map(({ field }) => Object.keys(draft).indexOf(field))
      expect(places).toEqual([...new Set(places)].filter((place) => place >= 0).sort((a, b) => a - b))
    }),
    { numRuns: tries(1000) },
  )
})

test('what a call carries is read again as itself: whole cents within the bounds, the code in capitals', () => {
  const amount = fc
    .oneof(fc.constantFrom(-1, 0, 0.5, 100_000_000, 100_000_001), fc.double(), fc.nat())
    .map((cents) => cents + 0) // Written as JSON, a zero has no sign.
  const code = fc.string({ unit: fc.constantFrom('a', 'ß', ' ', 'É'), maxLength: 70 })
  fc.assert(
    fc.property(anyDraft, amount, code, (draft, amountOff, written) => {
      const read = couponDraftSchema.safeParse({ ...draft, amountOff, code: written })
      const isWhole = Number.isInteger(amountOff) && amountOff >= 0 && amountOff <= 100_000_000
      expect(read.success).toBe(isWhole && written.trim().toUpperCase().length <= 64)
      if (read.success)
        expect(couponDraftSchema.parse(JSON.parse(JSON.stringify(read.data)))).toEqual(read.data)
    }),
    { numRuns: tries(300) },
  )
})
