import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ACCOUNT_AGE_BANDS,
  AGE_BANDS,
  currentAgeBand,
  isAgeBand,
  isMinor,
  isUnder16,
  mayHaveAccount,
} from './age.ts'

test.each([
  ['under-13', { account: false, minor: true, under16: true }],
  ['13-15', { account: true, minor: true, under16: true }],
  ['16-17', { account: true, minor: true, under16: false }],
  ['18-plus', { account: true, minor: false, under16: false }],
] as const)('%s: %o', (band, rights) => {
  expect({ account: mayHaveAccount(band), minor: isMinor(band), under16: isUnder16(band) }).toEqual(rights)
})

test('who has not said an age is protected as the youngest', () => {
  expect(isUnder16(null)).toBe(true)
})

test.each([
  [AGE_BANDS[0], true],
  ['18', false],
  ['', false],
  [18, false],
  [null, false],
  ['toString', false],
])('%s as a band: %s', (text, isBand) => {
  expect(isAgeBand(text)).toBe(isBand)
})

test.each([
  ['13-15', '2026-11-21T11:59:59Z', '13-15'],
  ['13-15', '2029-11-21T11:59:59Z', '13-15'],
  ['13-15', '2029-11-21T12:00:00Z', '16-17'],
  ['13-15', '2031-11-21T11:59:59Z', '16-17'],
  ['13-15', '2031-11-21T12:00:00Z', '18-plus'],
  ['16-17', '2028-11-21T11:59:59Z', '16-17'],
  ['16-17', '2028-11-21T12:00:00Z', '18-plus'],
  ['18-plus', '2026-11-21T12:00:00Z', '18-plus'],
] as const)('who was %s on 2026-11-21 at noon is, on %s, for certain %s', (declared, now, band) => {
  expect(currentAgeBand(declared, new Date('2026-11-21T12:00:00Z'), new Date(now))).toBe(band)
})

test('nobody grows younger, and nobody is taken for older than the answer and the years allow', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...ACCOUNT_AGE_BANDS), moment, moment, moment, (declared, at, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one]
      const rank = (now: Date) => ACCOUNT_AGE_BANDS.indexOf(currentAgeBand(declared, at, now))
      expect(rank(earlier)).toBeLessThanOrEqual(rank(later))
      expect(rank(earlier)).toBeGreaterThanOrEqual(ACCOUNT_AGE_BANDS.indexOf(declared))
    }),
  )
})
