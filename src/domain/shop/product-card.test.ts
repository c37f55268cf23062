import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayedVariant, effectiveAmount, type Variant } from './product.ts'
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

test('a product of which nothing is left has its button off; one with a piece left has it on', () => {
  const left = (count: number) => aVariant({ manage_inventory: true, inventory_quantity: count })
  expect(cardAction(aProduct({ variants: [left(0)] })).isEnabled).toBe(false)
  expect(cardAction(aProduct({ variants: [left(1)] })).isEnabled).toBe(true)
  expect(cardAction(aProduct({ variants: [left(0), left(1)] })).isEnabled).toBe(true)
  expect(cardAction(aProduct({ variants: [left(0), left(0)] })).isEnabled).toBe(false)
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

const anyStock = fc.record({
  manage_inventory: fc.boolean(),
  inventory_quantity: fc.option(fc.nat({ max: 5 })),
})

test('the stepper gives one piece at least and never more than there are; what it gives, it takes again', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 9 }), anyStock, (wanted, stock) => {
      const { quantity, exceededLimit } = stepQuantity(wanted, stock)
      const limit = quantityLimit(stock)
      expect(quantity).toBeGreaterThanOrEqual(1)
      if (limit !== null) expect(quantity).toBeLessThanOrEqual(Math.max(1, limit))
      if (wanted >= 1 && (limit === null || wanted <= limit)) expect(quantity).toBe(wanted)
      expect(exceededLimit).toBe(limit !== null && wanted > limit ? limit : null)
      expect(stepQuantity(quantity, stock).quantity).toBe(quantity)
      expect(stepQuantity(wanted + 1, stock).quantity).toBeGreaterThanOrEqual(quantity)
    }),
  )
})

test('the button is on only for pieces that are there, at a price, of what can be bought', () => {
  fc.assert(
    fc.property(
      anyStock,
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 1, max: 7 }),
      (stock, purchasable, isPriced, quantity) => {
        const variant = aVariant(isPriced ? stock : { ...stock, prices: [] })
        const isThere = !stock.manage_inventory || quantity <= (stock.inventory_quantity ?? 0)
        const isReady = addButtonState({ purchasable }, variant, quantity) === 'ready'
        expect(isReady).toBe(purchasable && isPriced && isThere)
      },
    ),
  )
})

test('a card adds the one variant that has a price, at the price that is shown and never above the full one', () => {
  const price = fc
    .nat({ max: 10_000 })
    .chain((amount) =>
      fc.option(fc.nat({ max: amount })).map((saleAmount) => ({ amount, sale_amount: saleAmount })),
    )
  const [usual] = aVariant().prices
  const variants = fc
    .array(fc.option(price), { maxLength: 3 })
    .map((prices) =>
      prices.map((one, index) =>
        aVariant({ id: `v${index}`, prices: one && usual ? [{ ...usual, ...one }] : [] }),
      ),
    )
  fc.assert(
    fc.property(variants, (all) => {
      const product = aProduct({ variants: all })
      const action = cardAction(product)
      expect(action.kind === 'add').toBe(all.length === 1 && all[0]?.prices.length === 1)
      const paid = all.flatMap(({ prices }) => prices.map(effectiveAmount))
      const shown = displayedVariant(product)?.prices[0]
      expect(shown ? effectiveAmount(shown) : null).toBe(paid.length > 0 ? Math.min(...paid) : null)
      if (shown) expect(effectiveAmount(shown)).toBeLessThanOrEqual(shown.amount)
    }),
  )
})

test('in a ring every picture is met once on the way round, and one step back undoes one ahead', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 12 }), (from, count) => {
      const met = Array.from({ length: count }, (_, step) => wrapIndex(from + step, count))
      expect(met.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index))
      expect(wrapIndex(wrapIndex(from + 1, count) - 1, count)).toBe(wrapIndex(from, count))
      expect(wrapIndex(from + count, count)).toBe(wrapIndex(from, count))
    }),
  )
})
