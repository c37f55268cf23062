import { expect, test } from 'vitest'
import { moneyText, parseMoney } from './money-text.ts'

test.each([
  ['18', 1_800],
  ['18,5', 1_850],
  ['18,05', 1_805],
  ['18.00', 1_800],
  ['1.234,50', 123_450],
  ['1.234', 123_400],
  ['R$ 9,90', 990],
  ['0', 0],
  ['', null],
  ['grátis', null],
  ['18,999', null],
  ['-1', null],
  ['1.23.4', null],
])('%j is %s cents', (text, cents) => {
  expect(parseMoney(text)).toBe(cents)
})

test('what a field shows is read back as the same amount', () => {
  for (const cents of [0, 5, 990, 123_450]) expect(parseMoney(moneyText(cents))).toBe(cents)
})
