import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GRADE_STEPS } from '../community/challenge.ts'
import {
  areFarApart,
  distanceBetween,
  finalGrade,
  isCalibrated,
  isPeerLevels,
  type PeerLevels,
  totalOf,
} from './peer-review.ts'

const MIDDLE: PeerLevels = [120, 120, 120, 120, 120]
const levels = fc.array(fc.constantFrom(...GRADE_STEPS), { minLength: 5, maxLength: 5 })

test.each([
  [[160, 160, 160, 160, 160], true],
  [[80, 160, 80, 160, 160], true],
  [[200, 160, 160, 160, 160], false],
  [[200, 120, 120, 120, 120], true],
  [[0, 120, 120, 120, 120], false],
  [[200, 200, 160, 120, 120], true],
  [[200, 200, 200, 120, 120], false],
])('grades of %j are near enough to the middle: %s', (given, isNear) => {
  expect(isCalibrated(distanceBetween(given, MIDDLE))).toBe(isNear)
})

test('the distance is counted in levels', () => {
  expect(distanceBetween([160, 120, 120, 80, 200], MIDDLE)).toEqual({ mean: 0.8, largest: 2 })
})

test.each([
  ['100 in the total are not far', [160, 160, 120, 120, 120], [120, 120, 120, 120, 120], false],
  ['more than 100 in the total are', [160, 160, 160, 120, 120], [120, 120, 120, 120, 120], true],
  ['80 in one competence are not far', [200, 120, 120, 120, 120], [120, 120, 120, 120, 120], false],
  ['120 in one competence are, the totals alike', [200, 80, 120, 120, 80], [80, 120, 120, 160, 120], true],
])('%s', (_, one, other, isFar) => {
  expect(areFarApart(one, other)).toBe(isFar)
  expect(areFarApart(other, one)).toBe(isFar)
})

test('of two grades the mean is final, by competence too', () => {
  const final = finalGrade({ machine: [160, 120, 120, 120, 80], first: MIDDLE, third: null })
  expect(final).toEqual({
    levels: [140, 120, 120, 120, 100],
    total: 600,
    of: ['machine', 'first'],
    isDoubtful: false,
  })
})

const flat = (level: number): PeerLevels => Array(5).fill(level)

test.each([
  ['first and third', 40, 160, 200, ['first', 'third'], 900],
  ['machine and third', 160, 40, 200, ['machine', 'third'], 900],
  ['machine and first', 160, 120, 0, ['machine', 'first'], 700],
  ['all three when the third is in the very middle', 80, 160, 120, ['machine', 'first', 'third'], 600],
  ['machine and third when both are alike', 120, 160, 120, ['machine', 'third'], 600],
])('with a third the mean is of the nearest two: %s', (_, machine, first, third, of, total) => {
  const final = finalGrade({ machine: flat(machine), first: flat(first), third: flat(third) })
  expect(final).toMatchObject({ of, total })
})

test('a final grade whose two are still far apart says so', () => {
  const final = finalGrade({ machine: flat(0), first: flat(200), third: flat(160) })
  expect(final).toMatchObject({ total: 900, isDoubtful: true })
})

test('the final total is the sum of its levels and lies between the grades', () => {
  fc.assert(
    fc.property(levels, levels, fc.option(levels), (machine, first, third) => {
      const final = finalGrade({ machine, first, third })
      expect(totalOf(final.levels)).toBeCloseTo(final.total)
      const totals = [machine, first, ...(third ? [third] : [])].map(totalOf)
      expect(final.total).toBeGreaterThanOrEqual(Math.min(...totals))
      expect(final.total).toBeLessThanOrEqual(Math.max(...totals))
    }),
  )
})

test('only five levels of the scale are grades', () => {
  expect(isPeerLevels(MIDDLE)).toBe(true)
  expect(isPeerLevels([120, 120, 120, 120])).toBe(false)
  expect(isPeerLevels([120, 120, 120, 120, 100])).toBe(false)
})
