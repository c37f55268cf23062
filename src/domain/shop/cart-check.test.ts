import { expect, test } from 'vitest'
import type { Cart } from './cart.ts'
import { checkCart, type OfferedProduct } from './cart-check.ts'
import type { Variant } from './product.ts'

const BRL = { code: 'brl', symbol: 'R$', template: 'R$ $1' }

function aVariant(id: string, amount: number | null, sale: number | null = null): Variant {
  return {
    id,
    title: 'PDF',
    image_url: null,
    sku: null,
    weight: null,
    manage_inventory: true,
    inventory_quantity: 4,
    options: [],
    prices: amount === null ? [] : [{ amount, sale_amount: sale, currency_code: 'brl', currency: BRL }],
  }
}
const aProduct = (variant: Variant, purchasable = true): OfferedProduct => ({
  id: `p-${variant.id}`,
  title: 'Conclusão',
  thumbnail: null,
  purchasable,
  variants: [variant],
})
const cartOf = (...variants: Variant[]): Cart =>
  variants.map((variant) => ({
    product: { id: `p-${variant.id}`, title: 'Conclusão', thumbnail: null },
    variant: { ...variant, inventory_quantity: 9 },
    quantity: 2,
  }))

test('a line that costs what it did takes the new count and nothing is said', () => {
  const { cart, gone, formerAmounts } = checkCart(cartOf(aVariant('a', 4_700)), [
    aProduct(aVariant('a', 4_700)),
  ])
  expect(cart[0]).toMatchObject({ quantity: 2, variant: { inventory_quantity: 4 } })
  expect([gone, formerAmounts]).toEqual([[], {}])
})

test.each([
  ['dearer', aVariant('a', 5_700), 5_700],
  ['cheaper', aVariant('a', 4_700, 4_000), 4_000],
])('a line that became %s has the new price and tells the old one', (_, now, amount) => {
  const checked = checkCart(cartOf(aVariant('a', 4_700)), [aProduct(now)])
  expect(checked.formerAmounts).toEqual({ a: 4_700 })
  const price = checked.cart[0]?.variant.prices[0]
  expect(price?.sale_amount ?? price?.amount).toBe(amount)
  // Seen once, it is the price of the cart.
  expect(checkCart(checked.cart, [aProduct(now)]).formerAmounts).toEqual({})
})

test.each([
  ['the shop leaves out', []],
  ['cannot be bought', [aProduct(aVariant('a', 4_700), false)]],
  ['has no price', [aProduct(aVariant('a', null))]],
  ['lost its variant', [aProduct(aVariant('b', 4_700))]],
])('a line that %s is gone, and stands as it was', (_, offered) => {
  const before = cartOf(aVariant('a', 4_700))
  expect(checkCart(before, offered)).toEqual({ cart: before, gone: ['a'], formerAmounts: {} })
})
