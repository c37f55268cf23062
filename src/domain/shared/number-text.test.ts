import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberText } from './number-text.ts'

test.each([
  [0, {}, '0'],
  [7.5, {}, '7,5'],
  [0.125, {}, '0,13'],
  [999, {}, '999'],
  [1000, {}, '1.000'],
  [1234567.891, {}, '1.234.567,89'],
  [2.04, { most: 1 }, '2'],
  [2.05, { most: 1 }, '2,1'],
  [3, { least: 2 }, '3,00'],
  [-1234.5, {}, '-1.234,5'],
  [-0.001, {}, '0'],
])('%d by %j is written %s', (value, digits, text) => {
  expect(numberText(value, digits)).toBe(text)
})

test('it writes hundredths as the formatter of the language does', () => {
  const format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (hundredths) => {
      expect(numberText(hundredths / 100)).toBe(format.format(hundredths / 100).replace(/^-0$/, '0'))
    }),
  )
})
