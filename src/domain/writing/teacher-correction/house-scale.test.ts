import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GRADE_STEPS } from '../../community/challenge.ts'
import { CORRECTIONS_NEEDED, followHouse, scaleOf, scaleOfOne } from './house-scale.ts'

const pair = { house: [160, 120, 80, 120, 200], engine: [120, 120, 120, 120, 200] }
const many = (count: number) => Array.from({ length: count }, () => pair)
const differences = fc.array(
  fc
    .tuple(fc.constantFrom(...GRADE_STEPS), fc.constantFrom(...GRADE_STEPS))
    .map(([one, other]) => one - other),
  { minLength: 2, maxLength: 400 },
)

test.each([
  [CORRECTIONS_NEEDED - 1, false],
  [CORRECTIONS_NEEDED, true],
])('of %i corrections it is told: %s', (count, isTold) => {
  expect(scaleOf(many(count)) !== null).toBe(isTold)
})

test('each competence has its own difference', () => {
  const scale = scaleOf(many(CORRECTIONS_NEEDED)) ?? []
  expect(scale.map(({ mean }) => mean)).toEqual([40, 0, -40, 0, 0])
  expect(scale.map(({ apart }) => apart)).toEqual([40, 0, 40, 0, 0])
  // 40 of 40 + (133.3 / 400): Z = 0.992.
  expect(scale.map(({ offset }) => offset)).toEqual([40, 0, -40, 0, 0])
})

test('what varies much is followed less: Z = 40 / (40 + 1641 / 400) = 0.907', () => {
  const half = [...Array.from({ length: 20 }, () => 0), ...Array.from({ length: 20 }, () => 80)]
  // Of each without itself: 37 of the others follows a 0, 35 an 80, so 37 and 45 are left.
  expect(scaleOfOne(half)).toEqual({ mean: 40, apart: 40, apartAfter: 41, offset: 36 })
})

test('an offset has the sign of the difference and is never larger than it, and more of the same is followed more', () => {
  fc.assert(
    fc.property(differences, (given) => {
      const { mean, offset } = scaleOfOne(given)
      expect(Math.abs(offset)).toBeLessThanOrEqual(Math.ceil(Math.abs(mean)))
      expect(offset * mean).toBeGreaterThanOrEqual(0)
      const more = scaleOfOne([...given, ...given, ...given])
      expect(Math.abs(more.offset)).toBeGreaterThanOrEqual(Math.abs(offset))
    }),
  )
})

test.each([
  [[120, 120, 120, 120, 120], [10, -7, 0, 0, 0], [130, 113, 120, 120, 120], 603],
  [[200, 0, 120, 120, 120], [30, -30, 0, 0, 0], [200, 0, 120, 120, 120], 560],
  [[200, 200, 200, 200, 200], [5, 5, 5, 5, 5], [200, 200, 200, 200, 200], 1000],
])('%j followed by %j is %j', (levels, offsets, moved, total) => {
  expect(followHouse(levels, { offsets, count: 40 })).toEqual({ levels: moved, total })
})
