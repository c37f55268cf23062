import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

const BRL = { code: 'brl', symbol: 'R$', template: 'R$ $1' }

test.each([
  [0, 'R$ 0,00'],
  [1, 'R$ 0,01'],
  [99, 'R$ 0,99'],
  [100, 'R$ 1,00'],
  [1_800, 'R$ 18,00'],
  [99_999, 'R$ 999,99'],
  [100_000, 'R$ 1.000,00'],
  [123_456_789, 'R$ 1.234.567,89'],
  [-980, 'R$ -9,80'],
])('%i cents are written %s', (cents, text) => {
  expect(formatMoney(cents, BRL)).toBe(text)
})

test('without a template the symbol stands before the amount, and without a currency it is the euro', () => {
  expect(formatMoney(1_250, { code: 'usd', symbol: '$', template: null })).toBe('$12,50')
  expect(formatMoney(1_250, { code: 'usd', symbol: '$', template: '' })).toBe('$12,50')
  expect(formatMoney(1_250, null)).toBe('€12,50')
})

test('a template may hold the dollar sign itself', () => {
  expect(formatMoney(100, { code: 'usd', symbol: '$', template: 'US$ $1' })).toBe('US$ 1,00')
})

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no amount of cents', (cents) => {
  expect(() => formatMoney(cents, BRL)).toThrow(RangeError)
})

test('whatever the amount, the digits are those of the cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (cents) => {
      expect(Number(formatMoney(cents, BRL).replace(/\D/g, ''))).toBe(cents)
    }),
  )
})
