import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceOf, type CreditGrant, endOfMonths, endOfReturned, lastDayOf, nextGrant } from './credits.ts'

const NOW = new Date('2026-11-22T15:00:00Z')
const at = (text: string) => new Date(text)
const grant = (id: string, left: number, expiresAt: string | null): CreditGrant => ({
  id,
  left,
  expiresAt: expiresAt === null ? null : at(expiresAt),
})

test.each([
  [
    'the one that ends first',
    [grant('1', 1, '2027-02-01T03:00:00Z'), grant('2', 1, '2027-01-01T03:00:00Z')],
    '2',
  ],
  ['one with an end before one without', [grant('1', 1, null), grant('2', 1, '2027-01-01T03:00:00Z')], '2'],
  ['the older of two with the same end', [grant('10', 1, null), grant('9', 1, null)], '9'],
  ['none of what is empty', [grant('1', 0, null)], null],
  ['none at the moment of its end', [grant('1', 3, '2026-11-22T15:00:00Z')], null],
  ['one a moment before its end', [grant('1', 3, '2026-11-22T15:00:00.001Z')], '1'],
] as const)('pays next: %s', (_, grants, id) => {
  expect(nextGrant(grants, NOW)?.id ?? null).toBe(id)
})

test('a balance counts what is left and not void, and is nothing exactly where no grant pays', () => {
  const end = fc.constantFrom(null, at('2026-11-22T14:00:00Z'), at('2026-12-01T03:00:00Z'))
  const some = fc.record({
    id: fc.nat(99).map(String),
    left: fc.integer({ min: -2, max: 9 }),
    expiresAt: end,
  })
  fc.assert(
    fc.property(fc.array(some, { maxLength: 6 }), (grants) => {
      const balance = balanceOf(grants, NOW)
      expect(balance).toBeGreaterThanOrEqual(0)
      expect(nextGrant(grants, NOW) === null).toBe(balance === 0)
    }),
  )
})

test.each([
  ['2026-11-22T15:00:00Z', 12, '2027-11-22', '2027-11-23T03:00:00.000Z'],
  ['2026-11-23T02:59:00Z', 1, '2026-12-22', '2026-12-23T03:00:00.000Z'],
  ['2026-01-31T15:00:00Z', 1, '2026-02-28', '2026-03-01T03:00:00.000Z'],
  ['2027-12-31T15:00:00Z', 2, '2028-02-29', '2028-03-01T03:00:00.000Z'],
] as const)('what is granted at %s for %i months holds through %s', (from, months, lastDay, end) => {
  const ends = endOfMonths(at(from), months)
  expect(ends.toISOString()).toBe(end)
  expect(lastDayOf(ends)).toBe(lastDay)
})

test.each([
  ['a grant without an end', null, null],
  ['one that ends later', '2027-01-01T03:00:00Z', '2027-01-01T03:00:00.000Z'],
  ['one that ends sooner', '2026-12-01T03:00:00Z', '2026-12-23T03:00:00.000Z'],
  ['one that has ended', '2026-11-01T03:00:00Z', '2026-12-23T03:00:00.000Z'],
] as const)('what comes back of %s holds thirty days at least', (_, expiresAt, end) => {
  expect(endOfReturned(expiresAt === null ? null : at(expiresAt), NOW)?.toISOString() ?? null).toBe(end)
})
