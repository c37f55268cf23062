import fc from 'fast-check'
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

test('any cart comes back as it was, and any text is a cart or none', () => {
  const text = fc.string({ maxLength: 12 })
  const amount = fc.nat()
  const anyLine = fc.record({
    product: fc.record({ id: text, title: text, thumbnail: fc.option(text) }),
    variant: fc.record({
      id: text,
      title: text,
      image_url: fc.option(text),
      manage_inventory: fc.boolean(),
      inventory_quantity: fc.option(amount),
      prices: fc.array(
        fc.record({
          amount,
          sale_amount: fc.option(amount),
          currency_code: text,
          currency: fc.record({ code: text, symbol: text, template: fc.option(text) }),
        }),
        { maxLength: 2 },
      ),
    }),
    quantity: fc.integer({ min: 1, max: 999 }),
  })
  const anyCart = fc.uniqueArray(anyLine, { selector: ({ variant }) => variant.id, maxLength: 4 })
  fc.assert(
    fc.property(anyCart, (cart) => {
      // The law is of what is kept: JSON knows one zero.
      expect(serializeCart(parseStoredCart(serializeCart(cart as unknown as Cart)))).toBe(
        JSON.stringify(cart),
      )
    }),
  )
  fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (kept) => Array.isArray(parseStoredCart(kept))))
})
