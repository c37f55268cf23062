import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#tests/support/fuzz/runs.ts'
import { addToCart, type Cart, type CartVariant, quantityOf } from './cart.ts'
import { cartCount, EMPTY_CART } from './cart-count.ts'
import { countedShortage, removeFromCart, setQuantity } from './cart-line.ts'
import { cartCurrency, cartTotals, checkoutItems } from './cart-order.ts'

const REAL = { code: 'brl', symbol: 'R$', template: 'R$ $1' }
const PRODUCT = { id: 'p1', title: 'Introdução', thumbnail: null }

function aVariant(
  facts: Partial<CartVariant> & { priceInCents?: number; saleInCents?: number } = {},
): CartVariant {
  const { priceInCents = 4800, saleInCents, ...rest } = facts
  return {
    id: 'v1',
    title: 'PDF',
    image_url: null,
    manage_inventory: false,
    inventory_quantity: null,
    prices: [
      { amount: priceInCents, sale_amount: saleInCents ?? null, currency_code: 'brl', currency: REAL },
    ],
    ...rest,
  }
}

function aCart(...lines: [variant: CartVariant, quantity: number][]): Cart {
  return lines.map(([variant, quantity]) => ({ product: PRODUCT, variant, quantity }))
}

function counted(stock: number | null): CartVariant {
  return aVariant({ manage_inventory: true, inventory_quantity: stock })
}

test('a second addition of a variant is merged into its line', () => {
  const cart = aCart([aVariant(), 2], [aVariant({ id: 'v2' }), 1])
  const added = addToCart(cart, { product: PRODUCT, variant: aVariant(), quantity: 3 })
  expect(added.ok && added.value.map((line) => [line.variant.id, line.quantity])).toEqual([
    ['v1', 5],
    ['v2', 1],
  ])
})

test('a line that grows takes the newer price', () => {
  const added = addToCart(aCart([aVariant({ priceInCents: 4800 }), 1]), {
    product: PRODUCT,
    variant: aVariant({ priceInCents: 5000 }),
    quantity: 1,
  })
  expect(added.ok && cartTotals(added.value)).toEqual([{ currency: REAL, amount: 10_000 }])
})

test.each([
  { inCart: 0, add: 2, stock: 2, isTaken: true },
  { inCart: 0, add: 3, stock: 2, isTaken: false },
  { inCart: 1, add: 1, stock: 2, isTaken: true },
  { inCart: 2, add: 1, stock: 2, isTaken: false },
  { inCart: 0, add: 1, stock: 0, isTaken: false },
  { inCart: 0, add: 1, stock: null, isTaken: false },
])('with $stock in stock and $inCart in the cart, adding $add is taken: $isTaken', (facts) => {
  const cart = facts.inCart > 0 ? aCart([counted(facts.stock), facts.inCart]) : EMPTY_CART
  const added = addToCart(cart, { product: PRODUCT, variant: counted(facts.stock), quantity: facts.add })
  expect(added).toEqual(
    facts.isTaken
      ? { ok: true, value: aCart([counted(facts.stock), facts.inCart + facts.add]) }
      : {
          ok: false,
          code: 'not-enough-stock',
          productTitle: 'Introdução',
          variantTitle: 'PDF',
          available: facts.stock ?? 0,
        },
  )
})

test('a fresher stock count given with the addition counts, and is remembered', () => {
  const addition = { product: PRODUCT, variant: counted(9), quantity: 2 }
  expect(addToCart(EMPTY_CART, { ...addition, stockQuantity: 1 })).toMatchObject({ available: 1 })
  const added = addToCart(EMPTY_CART, { ...addition, stockQuantity: 2 })
  expect(added.ok && added.value[0]?.variant.inventory_quantity).toBe(2)
})

test('stock that is not counted refuses nothing', () => {
  const variant = aVariant({ manage_inventory: false, inventory_quantity: 0 })
  expect(addToCart(EMPTY_CART, { product: PRODUCT, variant, quantity: 500 }).ok).toBe(true)
  expect(setQuantity(aCart([variant, 1]), 'v1', 500).ok).toBe(true)
})

test.each([0, -1, 1.5, Number.NaN])('adding %s pieces is a broken call', (quantity) => {
  expect(() => addToCart(EMPTY_CART, { product: PRODUCT, variant: aVariant(), quantity })).toThrow(RangeError)
})

test.each([
  { wanted: 2, isTaken: true },
  { wanted: 3, isTaken: true },
  { wanted: 4, isTaken: false },
])('a line with 3 in stock takes a quantity of $wanted: $isTaken', ({ wanted, isTaken }) => {
  const cart = aCart([counted(3), 1])
  expect(setQuantity(cart, 'v1', wanted)).toEqual(
    isTaken
      ? { ok: true, value: aCart([counted(3), wanted]) }
      : {
          ok: false,
          code: 'insufficient-stock',
          productTitle: 'Introdução',
          variantTitle: 'PDF',
          available: 3,
        },
  )
})

test.each([1, 0, -4])('a wanted quantity of %s leaves one piece', (wanted) => {
  const set = setQuantity(aCart([aVariant(), 2]), 'v1', wanted)
  expect(set.ok && quantityOf(set.value, 'v1')).toBe(1)
})

test('a line above the stock of today can still be made smaller', () => {
  expect(setQuantity(aCart([counted(1), 4]), 'v1', 3)).toEqual({ ok: true, value: aCart([counted(1), 3]) })
})

test('a line that asks for more than a newer count knows how many there are', () => {
  const shortageAt = (left: number) =>
    aCart([aVariant({ manage_inventory: true, inventory_quantity: left }), 3]).map(countedShortage)
  expect(shortageAt(3)).toEqual([null])
  expect(shortageAt(2)).toEqual([2])
  expect(shortageAt(0)).toEqual([0])
  expect(
    aCart([aVariant({ manage_inventory: false, inventory_quantity: 0 }), 9]).map(countedShortage),
  ).toEqual([null])
})

test('setting the quantity of what is not in the cart changes nothing', () => {
  const cart = aCart([aVariant(), 2])
  expect(setQuantity(cart, 'other', 5)).toEqual({ ok: true, value: cart })
})

test('removing takes the whole line and leaves the others', () => {
  const cart = aCart([aVariant(), 2], [aVariant({ id: 'v2' }), 1])
  expect(removeFromCart(cart, 'v1')).toEqual(aCart([aVariant({ id: 'v2' }), 1]))
  expect(removeFromCart(cart, 'other')).toEqual(cart)
})

test('the total takes the sale price where there is one', () => {
  const cart = aCart(
    [aVariant({ priceInCents: 4800, saleInCents: 3900 }), 2],
    [aVariant({ id: 'v2', priceInCents: 1800 }), 1],
  )
  expect(cartTotals(cart)).toEqual([{ currency: REAL, amount: 2 * 3900 + 1800 }])
  expect(cartTotals(aCart([aVariant({ saleInCents: 0 }), 3]))).toEqual([{ currency: REAL, amount: 0 }])
  expect(cartCount(cart)).toBe(3)
  expect(cartCurrency(cart)).toEqual(REAL)
  expect(cartCurrency(EMPTY_CART)).toBeNull()
})

test('amounts of two currencies are not summed, and a line without a price is in the first', () => {
  const euro = { code: 'eur', symbol: '€', template: null }
  const inEuro = aVariant({
    id: 'v2',
    prices: [{ amount: 4700, sale_amount: null, currency_code: 'eur', currency: euro }],
  })
  const cart = aCart(
    [inEuro, 1],
    [aVariant({ priceInCents: 4800 }), 1],
    [aVariant({ id: 'v3', prices: [] }), 2],
    [{ ...inEuro, id: 'v4' }, 2],
  )
  expect(cartTotals(cart)).toEqual([
    { currency: euro, amount: 3 * 4700 },
    { currency: REAL, amount: 4800 },
  ])
  expect(cartTotals(EMPTY_CART)).toEqual([])
})

test('the checkout gets variants, quantities and the prices shown; an empty cart is refused', () => {
  expect(checkoutItems(aCart([aVariant({ priceInCents: 4800, saleInCents: 3900 }), 2]))).toEqual({
    ok: true,
    value: [{ variant_id: 'v1', quantity: 2, unit_amount: 3900 }],
  })
  expect(checkoutItems(EMPTY_CART)).toEqual({ ok: false, code: 'empty-cart' })
})

test('whatever is done, the cart agrees with a plain table of quantities', () => {
  const stock: Record<string, number | null> = { a: 3, b: null, c: 0 }
  const variants = Object.entries(stock).map(([id, count]) =>
    aVariant({ id, manage_inventory: count !== null, inventory_quantity: count }),
  )
  const command = fc.record({
    kind: fc.constantFrom('add', 'set', 'remove'),
    index: fc.nat({ max: 2 }),
    quantity: fc.integer({ min: 1, max: 5 }),
  })
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      let cart = EMPTY_CART
      const table = new Map<string, number>()
      for (const { kind, index, quantity } of commands) {
        const variant = variants[index]!
        const held = table.get(variant.id) ?? 0
        const limit = stock[variant.id] ?? Number.POSITIVE_INFINITY
        if (kind === 'remove') {
          cart = removeFromCart(cart, variant.id)
          table.delete(variant.id)
          continue
        }
        const wanted = kind === 'add' ? held + quantity : quantity
        const result =
          kind === 'add'
            ? addToCart(cart, { product: PRODUCT, variant, quantity })
            : setQuantity(cart, variant.id, quantity)
        if (result.ok) cart = result.value
        if (wanted <= limit && (kind === 'add' || held > 0)) table.set(variant.id, wanted)
      }
      expect(Object.fromEntries(cart.map((line) => [line.variant.id, line.quantity]))).toEqual(
        Object.fromEntries(table),
      )
      expect(cartCount(cart)).toBe([...table.values()].reduce((sum, count) => sum + count, 0))
      expect(cartTotals(cart).reduce((sum, { amount }) => sum + amount, 0)).toBe(4800 * cartCount(cart))
    }),
    { numRuns: tries(300) },
  )
})
