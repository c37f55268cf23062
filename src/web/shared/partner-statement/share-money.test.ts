import { expect, test } from 'vitest'
import { shareMoney } from './share-money.ts'

test.each([
  [4_445, 'R$ 44,45'],
  [0, 'R$ 0,00'],
  [-7_000, '− R$ 70,00'],
])('%i cents are %s', (cents, text) => {
  expect(shareMoney(cents).replaceAll('\u00a0', ' ')).toBe(text)
})
