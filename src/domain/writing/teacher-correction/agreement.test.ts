import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GRADE_STEPS } from '../../community/challenge.ts'
import { agreementOf } from './agreement.ts'

const levels = fc.array(fc.constantFrom(...GRADE_STEPS), { minLength: 5, maxLength: 5 })
const same = [120, 120, 120, 120, 120]

test('nothing compared is not agreement', () => {
  expect(agreementOf([])).toEqual({ count: 0, apart: null, near: null })
})

test('the distance is the mean by competence, and a pair that asks for a third is not near', () => {
  const pairs = [
    { own: same, other: [120, 160, 120, 120, 120] },
    { own: same, other: [120, 120, 120, 120, 0] },
  ]
  expect(agreementOf(pairs)).toEqual({ count: 2, apart: [0, 20, 0, 0, 60], near: 0.5 })
})

test.each([
  [[200, 120, 120, 120, 120], 1],
  [[200, 140, 120, 120, 120], 1],
  [[200, 160, 120, 120, 120], 0],
])('%j against five times 120: near %d', (other, near) => {
  expect(agreementOf([{ own: same, other }]).near).toBe(near)
})

test('who agrees with oneself is never apart, and it is the same from both sides', () => {
  fc.assert(
    fc.property(levels, levels, (own, other) => {
      expect(agreementOf([{ own, other: own }])).toEqual({ count: 1, apart: [0, 0, 0, 0, 0], near: 1 })
      expect(agreementOf([{ own, other }])).toEqual(agreementOf([{ own: other, other: own }]))
    }),
  )
})
