import { expect, test } from 'vitest'
import type { ProductDraft } from '../console/products-admin-wire.ts'
import { saleState, turnsFree } from './sale-state.ts'

const ON_SALE = {
  isArchived: false,
  isPublished: true,
  isHidden: false,
  isPurchasable: true,
  variants: [{ amount: 4_800 }, { amount: null }, { amount: 900 }],
}

test.each([
  [{}, { kind: 'on-sale', lowestAmount: 900 }],
  [{ isHidden: true }, { kind: 'hidden', lowestAmount: 900 }],
  [{ variants: [{ amount: 0 }] }, { kind: 'on-sale', lowestAmount: 0 }],
  [{ variants: [{ amount: null }] }, { kind: 'no-price' }],
  [{ isPurchasable: false }, { kind: 'closed' }],
  [{ isPublished: false, isPurchasable: false }, { kind: 'draft' }],
  [{ isArchived: true }, { kind: 'archived' }],
] as const)('%j', (change, state) => {
  expect(saleState({ ...ON_SALE, ...change })).toEqual(state)
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
