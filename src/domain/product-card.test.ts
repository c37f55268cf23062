import { expect, test } from 'vitest'
import type { Variant } from './product.ts'
import {
  addButtonState,
  cardAction,
  isProductSoldOut,
  quantityLimit,
  stepQuantity,
  wrapIndex,
} from './product-card.ts'

function aVariant(facts: Partial<Variant> = {}): Variant {
  return {
    id: 'v1',
    title: 'PDF',
    image_url: null,
    sku: null,
    weight: null,
    manage_inventory: false,
    inventory_quantity: null,
    options: [],
    prices: [
      {
        amount: 1800,
        sale_amount: null,
        currency_code: 'brl',
        currency: { code: 'brl', symbol: 'R$', template: null },
      },
    ],
    ...facts,
  }
}

function aProduct(facts: { title?: string; variants?: Variant[]; purchasable?: boolean } = {}) {
  return {
    title: 'Iniciante',
    variants: [aVariant()],
    purchasable: true,
    site_product_selection: null,
    ...facts,
  }
}

test('a product with one variant is added from its card', () => {
  expect(cardAction(aProduct())).toMatchObject({ kind: 'add', variant: { id: 'v1' }, isEnabled: true })
})

test('a product with two variants leads to its options', () => {
  const variants = [aVariant(), aVariant({ id: 'v2' })]
  expect(cardAction(aProduct({ variants }))).toEqual({ kind: 'see-options', isEnabled: true })
})

test('the free gift leads to its page, whatever its capital letters and variants', () => {
  const variants = [aVariant(), aVariant({ id: 'v2' })]
  expect(cardAction(aProduct({ title: 'REVELADO O SEGREDO da nota', variants }))).toEqual({
    kind: 'get-for-free',
    isEnabled: true,
  })
  expect(cardAction(aProduct({ title: 'Segredo revelado' })).kind).toBe('add')
})

test('a product that cannot be bought has its button off in every case', () => {
  const off = { purchasable: false }
  expect(cardAction(aProduct(off)).isEnabled).toBe(false)
  expect(cardAction(aProduct({ ...off, variants: [aVariant(), aVariant()] })).isEnabled).toBe(false)
  expect(cardAction(aProduct({ ...off, title: 'Revelado o segredo' })).isEnabled).toBe(false)
})

test('a product without any price cannot be added from its card', () => {
  expect(cardAction(aProduct({ variants: [aVariant({ prices: [] })] })).kind).toBe('see-options')
})

test('a product is sold out when each of its variants is', () => {
  const gone = aVariant({ manage_inventory: true, inventory_quantity: 0 })
  const left = aVariant({ manage_inventory: true, inventory_quantity: 1 })
  expect(isProductSoldOut({ variants: [gone, gone] })).toBe(true)
  expect(isProductSoldOut({ variants: [gone, left] })).toBe(false)
  expect(isProductSoldOut({ variants: [] })).toBe(false)
})

test.each([
  { wanted: 0, stock: 3, quantity: 1, exceededLimit: null },
  { wanted: 1, stock: 3, quantity: 1, exceededLimit: null },
  { wanted: 3, stock: 3, quantity: 3, exceededLimit: null },
  { wanted: 4, stock: 3, quantity: 3, exceededLimit: 3 },
  { wanted: 2, stock: 0, quantity: 1, exceededLimit: 0 },
])('wanting $wanted of $stock gives $quantity', ({ wanted, stock, quantity, exceededLimit }) => {
  const variant = { manage_inventory: true, inventory_quantity: stock }
  expect(stepQuantity(wanted, variant)).toEqual({ quantity, exceededLimit })
})

test('without counted stock any quantity goes', () => {
  expect(stepQuantity(900, { manage_inventory: false, inventory_quantity: 2 })).toEqual({
    quantity: 900,
    exceededLimit: null,
  })
  expect(quantityLimit({ manage_inventory: false, inventory_quantity: 2 })).toBeNull()
  expect(quantityLimit({ manage_inventory: true, inventory_quantity: null })).toBe(0)
})

test.each([
  { stock: 2, quantity: 2, purchasable: true, state: 'ready' },
  { stock: 2, quantity: 3, purchasable: true, state: 'too-many' },
  { stock: 1, quantity: 1, purchasable: true, state: 'ready' },
  { stock: 0, quantity: 1, purchasable: true, state: 'sold-out' },
  { stock: 2, quantity: 1, purchasable: false, state: 'unavailable' },
])('$stock in stock, $quantity wanted, purchasable $purchasable: the button is $state', (facts) => {
  const variant = aVariant({ manage_inventory: true, inventory_quantity: facts.stock })
  expect(addButtonState({ purchasable: facts.purchasable }, variant, facts.quantity)).toBe(facts.state)
})

test('without a price there is nothing to put into the cart', () => {
  expect(addButtonState({ purchasable: true }, aVariant({ prices: [] }), 1)).toBe('unavailable')
  expect(addButtonState({ purchasable: true }, undefined, 1)).toBe('unavailable')
})

test('pictures form a ring', () => {
  expect([-1, 0, 2, 3].map((index) => wrapIndex(index, 3))).toEqual([2, 0, 2, 0])
  expect(wrapIndex(5, 0)).toBe(0)
})
