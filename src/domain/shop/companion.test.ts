/** One more in the cart: what it costs, and beside what. */
import { expect, test } from 'vitest'
import type { CartLine } from './cart.ts'
import { type Companion, companionPrice, type OrderedLine, withCompanions } from './companion.ts'

const COMPANION: Companion = { withProductId: 'host', variantId: 'v-more', amount: 900 }
const HOST: OrderedLine = {
  variantId: 'v-host',
  productId: 'host',
  quantity: 1,
  unitAmount: 4_800,
  offeredWith: null,
}
const MORE: OrderedLine = {
  variantId: 'v-more',
  productId: 'more',
  quantity: 1,
  unitAmount: 1_800,
  offeredWith: 'host',
}

test.each<[string, Partial<OrderedLine>, Partial<OrderedLine>, Companion | null, number]>([
  ['the lesser price beside its host', {}, {}, COMPANION, 900],
  ['its own price where none is set', {}, {}, { ...COMPANION, amount: null }, 1_800],
  ['never more than alone', {}, {}, { ...COMPANION, amount: 2_000 }, 1_800],
  ['alone where nobody offered it', { offeredWith: null }, {}, COMPANION, 1_800],
  ['alone where it is offered with another', { offeredWith: 'other' }, {}, COMPANION, 1_800],
  ['alone without its host', {}, { productId: 'other' }, COMPANION, 1_800],
  ['alone where the owner took it back', {}, {}, null, 1_800],
  ['for as many as there are of the host', { quantity: 2 }, { quantity: 2 }, COMPANION, 900],
  ['not for more', { quantity: 3 }, { quantity: 2 }, COMPANION, 1_800],
  ['not beside what is a companion itself', {}, { offeredWith: 'more' }, COMPANION, 1_800],
])('%s', (_name, more, host, companion, amount) => {
  const line = { ...MORE, ...more }
  const lines = [{ ...HOST, ...host }, line]
  expect(companionPrice(line, lines, companion ? [companion] : [], 'brl')).toBe(amount)
})

test('a price of another currency is left alone', () => {
  expect(companionPrice(MORE, [HOST, MORE], [COMPANION], 'usd')).toBe(1_800)
})

const BRL = { code: 'brl', symbol: 'R$', template: 'R$ $1' }
function aLine(id: string, amount: number, quantity = 1): CartLine {
  const price = { amount, sale_amount: null, currency_code: 'brl', currency: BRL }
  return {
    product: { id, title: id, thumbnail: null },
    variant: {
      id: `v-${id}`,
      title: 'PDF',
      image_url: null,
      manage_inventory: false,
      inventory_quantity: null,
      prices: [price],
    },
    quantity,
  }
}

test('the cart shows what the order will cost, and nothing of it is kept', () => {
  const cart = [aLine('host', 4_800), aLine('more', 1_800)]
  const shown = withCompanions(cart, [COMPANION])
  expect(shown[0]).toBe(cart[0])
  expect(shown[1]).toMatchObject({ offeredWith: 'host', variant: { prices: [{ sale_amount: 900 }] } })
  expect(cart[1]?.variant.prices[0]?.sale_amount).toBeNull()
  expect(withCompanions([aLine('more', 1_800)], [COMPANION])).toEqual([aLine('more', 1_800)])
  const same = [aLine('host', 4_800), aLine('more', 1_800, 2)]
  expect(withCompanions(same, [COMPANION])).toBe(same)
})

test('two that are offered with each other are not both cheaper', () => {
  const cart = [aLine('host', 4_800), aLine('more', 1_800)]
  const back = { withProductId: 'more', variantId: 'v-host', amount: 1_000 }
  const shown = withCompanions(cart, [COMPANION, back])
  expect(shown.map(({ offeredWith }) => offeredWith)).toEqual([undefined, 'host'])
})
