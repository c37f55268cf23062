import { expect, test } from 'vitest'
import {
  displayedVariant,
  effectiveAmount,
  isSecretProduct,
  isSoldOut,
  mergeStock,
  mostExpensiveId,
  type Variant,
} from './product.ts'

const CURRENCY = { code: 'brl', symbol: 'R$', template: 'R$ $1' }

function aVariant(
  id: string,
  amount: number | null,
  saleAmount: number | null = null,
  stock: number | null = null,
): Variant {
  return {
    id,
    title: id,
    image_url: null,
    sku: null,
    weight: null,
    manage_inventory: stock !== null,
    inventory_quantity: stock,
    options: [],
    prices:
      amount === null ? [] : [{ amount, sale_amount: saleAmount, currency_code: 'brl', currency: CURRENCY }],
  }
}

test.each([
  [null, 'b'],
  ['lowest_price_first', 'b'],
  ['first_variant', 'a'],
  ['anything else', 'a'],
])('with site_product_selection %s the card shows variant %s', (selection, id) => {
  const variants = [aVariant('a', 500), aVariant('b', 900, 400), aVariant('c', 600)]
  expect(displayedVariant({ variants, site_product_selection: selection })?.id).toBe(id)
})

test('a variant without a price is never shown, and the first of two equal ones wins', () => {
  const variants = [aVariant('none', null), aVariant('a', 500), aVariant('b', 500)]
  expect(displayedVariant({ variants, site_product_selection: null })?.id).toBe('a')
  expect(displayedVariant({ variants, site_product_selection: 'first_variant' })?.id).toBe('a')
  expect(displayedVariant({ variants: [], site_product_selection: null })).toBeUndefined()
})

test('a sale price of zero is a price', () => {
  expect(effectiveAmount({ amount: 100, sale_amount: 0, currency_code: 'brl', currency: CURRENCY })).toBe(0)
  expect(effectiveAmount({ amount: 100, sale_amount: null, currency_code: 'brl', currency: CURRENCY })).toBe(
    100,
  )
})

test('the dearest product is chosen by its base price, before any sale; the first wins a tie', () => {
  const product = (id: string, amount: number, sale: number | null = null) => ({
    id,
    variants: [aVariant(id, amount, sale)],
    site_product_selection: null,
  })
  expect(mostExpensiveId([product('a', 100), product('b', 300, 50), product('c', 200)])).toBe('b')
  expect(mostExpensiveId([product('a', 300), product('b', 300)])).toBe('a')
  expect(mostExpensiveId([])).toBeNull()
  const licence = {
    ...product('school', 90_000),
    variants: [{ ...aVariant('v', 90_000), licence: { seats: 30, months: 12 } }],
  }
  expect(mostExpensiveId([licence, product('a', 300)])).toBe('a')
  expect(mostExpensiveId([licence])).toBeNull()
})

test.each([
  ['Revelado o Segredo: o método', true],
  ['O que foi REVELADO O SEGREDO', true],
  ['Revelado um segredo', false],
])('"%s" is the secret product: %s', (title, expected) => {
  expect(isSecretProduct({ title })).toBe(expected)
})

test.each([
  [null, false],
  [0, true],
  [1, false],
])('a variant with stock %s is sold out: %s', (stock, expected) => {
  expect(isSoldOut(aVariant('a', 100, null, stock))).toBe(expected)
})

test('fresh stock lies over the earlier one; what was not answered keeps its value', () => {
  const products = [
    { id: 'p', variants: [aVariant('a', 1, null, 5), aVariant('b', 1, null, 5), aVariant('c', 1, null, 5)] },
  ]
  const merged = mergeStock(products, [
    { id: 'a', inventory_quantity: 0 },
    { id: 'b', inventory_quantity: null },
  ])
  expect(merged[0]?.variants.map((variant) => variant.inventory_quantity)).toEqual([0, 5, 5])
  expect(products[0]?.variants[0]?.inventory_quantity).toBe(5)
})
