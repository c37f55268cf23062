import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canGenerate,
  FREE_GENERATIONS,
  isNextGenerationCount,
  remainingGenerations,
} from './generation-quota.ts'

test('two generations are free', () => {
  expect(FREE_GENERATIONS).toBe(2)
})

test.each([
  { used: null, can: true, remaining: 2 },
  { used: undefined, can: true, remaining: 2 },
  { used: 0, can: true, remaining: 2 },
  { used: 1, can: true, remaining: 1 },
  { used: 2, can: false, remaining: 0 },
  { used: 3, can: false, remaining: 0 },
])('after $used generations $remaining remain', ({ used, can, remaining }) => {
  expect(canGenerate(used)).toBe(can)
  expect(remainingGenerations(used)).toBe(remaining)
})

test.each([
  { used: 2, bought: 1, can: true, remaining: 1 },
  { used: 3, bought: 1, can: false, remaining: 0 },
  { used: 1, bought: 2, can: true, remaining: 3 },
])('after $used generations, with $bought bought, $remaining remain', ({ used, bought, can, remaining }) => {
  expect(canGenerate(used, { bought })).toBe(can)
  expect(remainingGenerations(used, { bought })).toBe(remaining)
  expect(isNextGenerationCount(used, used + 1, { bought })).toBe(can)
})

test.each([0, 1, 2, 3, 500])('premium may generate after %i generations', (used) => {
  expect(canGenerate(used, { isPremium: true })).toBe(true)
  expect(isNextGenerationCount(used, used + 1, { isPremium: true })).toBe(true)
  expect(isNextGenerationCount(used, used + 2, { isPremium: true })).toBe(false)
})

test('when premium ends, what it gave is used up, and the free and bought ones are as they were', () => {
  expect(remainingGenerations(10, { byPremium: 10 })).toBe(FREE_GENERATIONS)
  expect(remainingGenerations(12, { byPremium: 10 })).toBe(0)
  expect(canGenerate(12, { byPremium: 10 })).toBe(false)
  expect(remainingGenerations(12, { byPremium: 10, bought: 1 })).toBe(1)
})

test.each([
  { used: 0, wanted: 1, allowed: true },
  { used: 1, wanted: 2, allowed: true },
  { used: 2, wanted: 3, allowed: false },
  { used: 0, wanted: 2, allowed: false },
  { used: 1, wanted: 1, allowed: false },
  { used: 1, wanted: 0, allowed: false },
  { used: 2, wanted: 2, allowed: false },
  { used: 0, wanted: -1, allowed: false },
  { used: 0, wanted: 0.5, allowed: false },
])('the counter going from $used to $wanted is allowed: $allowed', ({ used, wanted, allowed }) => {
  expect(isNextGenerationCount(used, wanted)).toBe(allowed)
})

test('counting one by one, exactly the free and the bought generations are made', () => {
  fc.assert(
    fc.property(fc.nat({ max: 50 }), fc.array(fc.nat({ max: 60 }), { maxLength: 80 }), (bought, requests) => {
      let used = 0
      for (const wanted of [...requests, ...Array.from({ length: 60 }, (_, index) => index + 1)]) {
        if (isNextGenerationCount(used, wanted, { bought })) used = wanted
        expect(used + remainingGenerations(used, { bought })).toBe(FREE_GENERATIONS + bought)
        expect(canGenerate(used, { bought })).toBe(remainingGenerations(used, { bought }) > 0)
      }
      expect(used).toBe(FREE_GENERATIONS + bought)
    }),
  )
})
