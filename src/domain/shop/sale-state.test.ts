import { expect, test } from 'vitest'
import type { ProductDraft } from '../console/products-admin-wire.ts'
import { saleState, turnsFree } from './sale-state.ts'

const ON_SALE = {
  isArchived: false,
  isPublished: true,
  isHidden: false,
  isPurchasable: true,
  variants: [priced(4_800), priced(null), priced(900)],
}
const NOW = new Date('2026-11-23T12:00:00Z')

function priced(amount: number | null, sale: { saleAmount?: number; saleEndsAt?: string } = {}) {
  return { amount, saleAmount: null, saleStartsAt: null, saleEndsAt: null, ...sale }
}

test.each([
  [{}, { kind: 'on-sale', lowestAmount: 900 }],
  [{ isHidden: true }, { kind: 'hidden', lowestAmount: 900 }],
  [{ variants: [priced(0)] }, { kind: 'on-sale', lowestAmount: 0 }],
  // What the shop asks now, not what it asks after the sale.
  [{ variants: [priced(1_800, { saleAmount: 1_490 })] }, { kind: 'on-sale', lowestAmount: 1_490 }],
  [
    { variants: [priced(1_800, { saleAmount: 1_490, saleEndsAt: NOW.toISOString() })] },
    { kind: 'on-sale', lowestAmount: 1_800 },
  ],
  [{ variants: [priced(null)] }, { kind: 'no-price' }],
  [{ isPurchasable: false }, { kind: 'closed' }],
  [{ isPublished: false, isPurchasable: false }, { kind: 'draft' }],
  [{ isArchived: true }, { kind: 'archived' }],
] as const)('%j', (change, state) => {
  expect(saleState({ ...ON_SALE, ...change }, NOW)).toEqual(state)
})

test('a price of zero is asked about once: where it is new', () => {
  const draft = (...variants: { id: string | null; amount: number | null }[]) =>
    ({ variants }) as unknown as ProductDraft // the rule reads nothing else
  const free = draft({ id: 'a', amount: 0 })
  expect(turnsFree(null, free)).toBe(true)
  expect(turnsFree(draft({ id: 'a', amount: 4_800 }), free)).toBe(true)
  expect(turnsFree(free, free)).toBe(false)
  expect(turnsFree(free, draft({ id: 'a', amount: 0 }, { id: null, amount: 0 }))).toBe(true)
  expect(turnsFree(free, draft({ id: 'a', amount: 1 }, { id: null, amount: null }))).toBe(false)
})
