import { expect, test } from 'vitest'
import { ESSAY, testCorrector } from '#tests/support/corrector.ts'
import { correct } from '../correct.ts'
import { learnStrictness, MIN_CORRECTIONS } from './strictness.ts'

const all = (points: number) => ({ 1: points, 2: points, 3: points, 4: points, 5: points })
const corrections = (count: number, difference: number) =>
  Array.from({ length: count }, () => ({ ours: all(120), theirs: { ...all(120), 1: 120 + difference } }))

test('a house is learned from forty corrections on, and doubt draws it back', () => {
  expect(learnStrictness(corrections(MIN_CORRECTIONS - 1, -30))).toBeNull()
  expect(learnStrictness(corrections(MIN_CORRECTIONS, -30))).toEqual({ ...all(0), 1: -200 })
  expect(learnStrictness(corrections(400, -30))?.[1]).toBe(-286)
})

test('a strict house moves its competence, and the sums still add up', () => {
  const corrector = testCorrector()
  const [own, strict] = [
    correct(ESSAY, corrector),
    correct(ESSAY, { ...corrector, strictness: { ...all(0), 4: -800 } }),
  ]
  expect(strict.competences[3]?.baseTenths).toBe((own.competences[3]?.baseTenths ?? 0) - 800)
  expect(strict.competences[3]?.scoreTenths).toBe((own.competences[3]?.scoreTenths ?? 0) - 800)
  expect(strict.total).toBeLessThan(own.total)
})
