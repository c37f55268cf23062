import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usedOf } from './used-generations.ts'

const one = [{ generations: 1, paidAmount: 980 }]
const three = [{ generations: 3, paidAmount: 1_000 }]

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
  ['the dearer one is the unspent one', [...one, { generations: 1, paidAmount: 500 }], 3, 2, [1, 500]],
  ['no line of generations', [], 9, 9, [0, 0]],
] as const)('%s', (_, lines, used, bought, [count, amount]) => {
  expect(usedOf(lines, { used, bought })).toEqual({ count, amount })
})

test('never more than was paid is kept, nothing for what is unspent, all where nothing is', () => {
  const line = fc.record({
    generations: fc.integer({ min: 1, max: 100 }),
    paidAmount: fc.integer({ min: 0, max: 1e6 }),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), fc.nat(500), fc.nat(300), (lines, used, more) => {
      const generations = lines.reduce((sum, one) => sum + one.generations, 0)
      const paid = lines.reduce((sum, one) => sum + one.paidAmount, 0)
      const kept = usedOf(lines, { used, bought: generations + more })
      expect(kept.amount).toBeLessThanOrEqual(paid)
      expect(kept.count).toBe(Math.min(generations, Math.max(0, used - 2 - more)))
      if (kept.count === 0) expect(kept.amount).toBe(0)
      if (kept.count === generations) expect(kept.amount).toBe(paid)
    }),
  )
})
