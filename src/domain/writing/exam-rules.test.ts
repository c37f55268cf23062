import { expect, test } from 'vitest'
import {
  costOfError,
  countErrors,
  type ExamFormula,
  type ExamRules,
  lengthProblem,
  likelyErrors,
  selfMark,
} from './exam-rules.ts'

function exam(
  formula: ExamFormula,
  ranges: readonly (readonly [number, number] | null)[],
  maximum: number | null,
) {
  return {
    criteria: ranges.map((range, index) => ({
      id: `c${index}`,
      name: '',
      about: '',
      points: range && { min: range[0], max: range[1] },
    })),
    formula,
    maximum,
  } as unknown as ExamRules
}

test('points add up', () => {
  const unicamp = exam(
    { kind: 'sum' },
    [
      [0, 2],
      [0, 3],
      [0, 3],
      [1, 4],
    ],
    12,
  )
  const points = { c0: 2, c1: 2, c2: 3, c3: 1 }
  expect(selfMark(unicamp, { points })).toEqual({ kind: 'mark', value: 8, of: 12 })
})

test('forty points become fifty', () => {
  const fuvest = exam(
    { kind: 'converted', of: 50 },
    [
      [0, 10],
      [0, 10],
      [0, 10],
      [0, 10],
    ],
    50,
  )
  const points = { c0: 8, c1: 7, c2: 6, c3: 9 }
  expect(selfMark(fuvest, { points })).toEqual({ kind: 'mark', value: 37.5, of: 50 })
})

test.each([
  [12, 30, 18.4],
  [0, 30, 20],
  [12, 15, 16.8],
  [200, 10, 0],
])('%i errors on %i lines leave %f of twenty', (errors, lines, value) => {
  const cebraspe = exam({ kind: 'errors-per-line', k: 4 }, [[0, 20]], 20)
  expect(selfMark(cebraspe, { points: { c0: 20 }, errors, lines })).toEqual({ kind: 'mark', value, of: 20 })
})

test('what is missing or out of range makes no mark', () => {
  const cebraspe = exam({ kind: 'errors-per-line', k: 4 }, [[0, 20]], 20)
  expect(selfMark(cebraspe, { points: { c0: 20 } })).toEqual({ kind: 'incomplete' })
  expect(selfMark(cebraspe, { points: { c0: 20 }, errors: 1, lines: 0 })).toEqual({ kind: 'incomplete' })
  const unicamp = exam(
    { kind: 'sum' },
    [
      [0, 2],
      [1, 4],
    ],
    6,
  )
  expect(selfMark(unicamp, { points: { c0: 2 } })).toEqual({ kind: 'incomplete' })
  expect(selfMark(unicamp, { points: { c0: 2, c1: 0 } })).toEqual({ kind: 'incomplete' })
  expect(selfMark(unicamp, { points: { c0: 2, c1: 5 } })).toEqual({ kind: 'incomplete' })
})

test('what the board does not publish makes no mark', () => {
  expect(selfMark(exam({ kind: 'unknown' }, [[0, 2]], 2), { points: { c0: 2 } })).toEqual({
    kind: 'unpublished',
  })
  expect(selfMark(exam({ kind: 'sum' }, [null], 28), { points: { c0: 2 } })).toEqual({ kind: 'unpublished' })
  expect(selfMark(exam({ kind: 'sum' }, [[0, 2]], null), { points: { c0: 2 } })).toEqual({
    kind: 'unpublished',
  })
})

test('an error is twice as dear on half the lines', () => {
  expect([costOfError(4, 30), costOfError(4, 15)]).toEqual([0.13, 0.27])
})

test.each([
  [29, 'too-short'],
  [30, null],
  [50, null],
  [51, 'too-long'],
] as const)('%i lines where 30 to 50 are asked: %s', (written, problem) => {
  expect(lengthProblem({ lines: { min: 30, max: 50 } }, written)).toBe(problem)
})

test('where no lines are set, any number keeps to them', () => {
  expect(lengthProblem({ lines: { min: null, max: null } }, 90)).toBeNull()
})

test('errors are the faults of language, not of style, cohesion or proposal', () => {
  const kinds = ['spelling', 'comma-subject-verb', 'first-person', 'repetition', 'thesis', 'acronym'] as const
  expect(countErrors(kinds.map((kind) => ({ kind })))).toBe(2)
})

test('a teacher finds as many errors as we do, or about three times as many', () => {
  expect(likelyErrors(0)).toEqual({ from: 0, to: 0 })
  expect(likelyErrors(4)).toEqual({ from: 4, to: 14 })
})
