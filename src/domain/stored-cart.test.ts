import { expect, test } from 'vitest'
import type { Cart } from './cart.ts'
import { parseStoredCart, serializeCart } from './stored-cart.ts'

const LINE = {
  product: { id: 'p1', title: 'Introdução', thumbnail: null },
  variant: {
    id: 'v1',
    title: 'PDF',
    image_url: '/images/covers/introducao-640.webp',
    manage_inventory: true,
    inventory_quantity: 4,
    prices: [
      {
        amount: 4800,
        sale_amount: 3900,
        currency_code: 'brl',
        currency: { code: 'brl', symbol: 'R$', template: 'R$ $1' },
      },
    ],
  },
  quantity: 2,
}

test('a cart comes back as it was kept', () => {
  const cart: Cart = [LINE]
  expect(parseStoredCart(serializeCart(cart))).toEqual(cart)
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['half a text', '[{"product":'],
  ['something else', '{"items":[]}'],
  ['null', 'null'],
  ['a line without a product', JSON.stringify([{ ...LINE, product: undefined }])],
  ['a quantity of zero', JSON.stringify([{ ...LINE, quantity: 0 }])],
  ['half a piece', JSON.stringify([{ ...LINE, quantity: 1.5 }])],
  [
    'a price as a text',
    JSON.stringify([{ ...LINE, variant: { ...LINE.variant, prices: [{ amount: '1' }] } }]),
  ],
  ['a negative price', JSON.stringify([withAmount(-1)])],
  ['the same variant twice', JSON.stringify([LINE, LINE])],
  ['one good line and one bad', JSON.stringify([LINE, 7])],
])('%s is an empty cart', (_name, text) => {
  expect(parseStoredCart(text)).toEqual([])
})

test('a free piece is a line like any other', () => {
  expect(parseStoredCart(JSON.stringify([withAmount(0)]))).toEqual([withAmount(0)])
})

function withAmount(amount: number) {
  const price = { ...LINE.variant.prices[0]!, amount, sale_amount: null }
  return { ...LINE, variant: { ...LINE.variant, prices: [price] } }
}
