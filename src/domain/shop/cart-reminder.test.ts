import { expect, test } from 'vitest'
import type { Cart } from './cart.ts'
import type { OfferedProduct } from './cart-check.ts'
import { EMPTY_CART } from './cart-count.ts'
import {
  cartLink,
  REMINDER_LINES_MAX,
  REMINDER_PIECES_MAX,
  remindedItems,
  returnedCart,
} from './cart-reminder.ts'

type Stock = { counted?: number; purchasable?: boolean; price?: boolean }

function sold(id: string, { counted, purchasable = true, price = true }: Stock = {}): OfferedProduct {
  const variant = {
    id,
    title: '',
    image_url: null,
    manage_inventory: counted !== undefined,
    inventory_quantity: counted ?? null,
    prices: price ? [{ amount: 3_900, sale_amount: null, currency_code: 'brl', currency: null }] : [],
  }
  return { id: `p-${id}`, title: id, thumbnail: null, purchasable, variants: [variant] } as never
}

const quantities = (cart: Cart) => cart.map(({ variant, quantity }) => [variant.id, quantity])
const returned = (cart: Cart, items: [string, number][], offered: OfferedProduct[]) => {
  const asked = items.map(([variant_id, quantity]) => ({ variant_id, quantity }))
  const back = returnedCart(cart, asked, offered)
  return { lines: quantities(back.cart), isWhole: back.isWhole }
}
const aCart = (...items: [string, number][]) =>
  returnedCart(
    EMPTY_CART,
    items.map(([variant_id, quantity]) => ({ variant_id, quantity })),
    items.map(([id]) => sold(id)),
  ).cart

test('the whole cart comes back, with the prices of now', () => {
  const items: [string, number][] = [
    ['a', 2],
    ['b', 1],
  ]
  expect(returned(EMPTY_CART, items, [sold('a'), sold('b')])).toEqual({ lines: items, isWhole: true })
})

test.each([
  ['not sold any more', []],
  ['out of sale', [sold('a', { purchasable: false })]],
  ['without a price', [sold('a', { price: false })]],
  ['sold out', [sold('a', { counted: 0 })]],
])('what is %s stays away, and that is told', (_, offered) => {
  const items: [string, number][] = [
    ['a', 1],
    ['b', 1],
  ]
  expect(returned(EMPTY_CART, items, [...offered, sold('b')])).toEqual({ lines: [['b', 1]], isWhole: false })
})

test.each([
  [2, 2, false],
  [3, 3, true],
])('of three pieces with %i left, %i come back', (counted, pieces, isWhole) => {
  expect(returned(EMPTY_CART, [['a', 3]], [sold('a', { counted })])).toEqual({
    lines: [['a', pieces]],
    isWhole,
  })
})

test('what is in the cart stays; of the same variant the higher number counts', () => {
  const cart = aCart(['own', 1], ['a', 3])
  expect(returned(cart, [['a', 2]], [sold('a')])).toEqual({
    lines: [
      ['own', 1],
      ['a', 3],
    ],
    isWhole: true,
  })
  expect(returned(cart, [['a', 5]], [sold('a')]).lines).toEqual([
    ['own', 1],
    ['a', 5],
  ])
  expect(returned(cart, [['a', 5]], [sold('a', { counted: 4 })])).toEqual({
    lines: [
      ['own', 1],
      ['a', 4],
    ],
    isWhole: false,
  })
})

test('a cart is asked for by its lines and numbers, within what a request may hold', () => {
  expect(remindedItems(aCart(['a', REMINDER_PIECES_MAX + 1]))).toEqual([
    { variant_id: 'a', quantity: REMINDER_PIECES_MAX },
  ])
  const many = aCart(
    ...Array.from({ length: REMINDER_LINES_MAX + 1 }, (_, at): [string, number] => [`v${at}`, 1]),
  )
  expect(remindedItems(many)).toHaveLength(REMINDER_LINES_MAX)
  expect(cartLink('https://loja.example', 'k')).toBe('https://loja.example/store?carrinho=k')
})
