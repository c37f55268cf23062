import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usedOf } from './used-credits.ts'

const none = { corrections: 0, usedCorrections: 0 }
const one = [{ ...none, generations: 1, paidAmount: 980 }]
const three = [{ ...none, generations: 3, paidAmount: 1_000 }]
const pack = { generations: 0, corrections: 4, paidAmount: 10_001 }

test.each([
  ['nothing used', one, 0, 1, [0, 0]],
  ['the free ones used', one, 2, 1, [0, 0]],
  ['the bought one used', one, 3, 1, [1, 980]],
  ['one of three', three, 3, 3, [1, 333]],
  ['two of three', three, 4, 3, [2, 666]],
  ['all of three', three, 5, 3, [3, 1_000]],
  ['one of two orders is unspent', one, 3, 2, [0, 0]],
  ['of the other order nothing is left', one, 3, 1, [1, 980]],
  ['taken back elsewhere before', one, 2, 0, [1, 980]],
  [
    'the dearer one is the unspent one',
    [...one, { ...none, generations: 1, paidAmount: 500 }],
    3,
    2,
    [1, 500],
  ],
  ['no line of generations', [], 9, 9, [0, 0]],
] as const)('%s', (_, lines, used, bought, [generations, amount]) => {
  expect(usedOf(lines, { used, bought })).toEqual({ generations, corrections: 0, amount })
})

test.each([
  ['none of four corrections', 0, 0, 0],
  ['one of four', 1, 1, 2_500],
  ['all of four', 4, 4, 10_001],
  ['never more than were granted', 5, 4, 10_001],
] as const)('%s', (_, usedCorrections, corrections, amount) => {
  const used = usedOf([{ ...pack, usedCorrections }], { used: 9, bought: 0 })
  expect(used).toEqual({ generations: 0, corrections, amount })
})

test('a variant that grants both counts each piece alike', () => {
  const line = { generations: 1, corrections: 1, paidAmount: 1_000 }
  expect(usedOf([{ ...line, usedCorrections: 1 }], { used: 2, bought: 1 })).toMatchObject({ amount: 500 })
  expect(usedOf([{ ...line, usedCorrections: 1 }], { used: 3, bought: 1 })).toMatchObject({ amount: 1_000 })
})

test('never more than was paid is kept, nothing for what is unspent, all where nothing is', () => {
  const line = fc.record({
    corrections: fc.constant(0),
    usedCorrections: fc.constant(0),
    generations: fc.integer({ min: 1, max: 100 }),
    paidAmount: fc.integer({ min: 0, max: 1e6 }),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), fc.nat(500), fc.nat(300), (lines, used, more) => {
      const generations = lines.reduce((sum, one) => sum + one.generations, 0)
      const paid = lines.reduce((sum, one) => sum + one.paidAmount, 0)
      const kept = usedOf(lines, { used, bought: generations + more })
      expect(kept.amount).toBeLessThanOrEqual(paid)
      expect(kept.generations).toBe(Math.min(generations, Math.max(0, used - 2 - more)))
      if (kept.generations === 0) expect(kept.amount).toBe(0)
      if (kept.generations === generations) expect(kept.amount).toBe(paid)
    }),
  )
})
