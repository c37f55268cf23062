import { expect, test } from 'vitest'
import {
  countMarkedErrors,
  type ExamRubric,
  emptyLevels,
  isLevelOf,
  markOfLevels,
  meanLevels,
} from './desk-rubric.ts'
import { isComplete, unfinishedParts } from './desk-rules.ts'

const exam = (
  formula: ExamRubric['formula'],
  points: ({ min: number; max: number } | null)[],
): ExamRubric => ({
  id: 'x',
  name: 'X',
  criteria: points.map((one, at) => ({ id: `c${at}`, name: `C ${at}`, about: '', points: one })),
  formula,
  maximum: 12,
})
const SUM = exam({ kind: 'sum' }, [
  { min: 0, max: 2 },
  { min: 1, max: 4 },
])
const UNPUBLISHED = exam({ kind: 'unknown' }, [null, null])

test.each([
  [null, 1, 200, true],
  [null, 1, 220, false],
  [null, 5, 20, false],
  [null, 6, 40, false],
  [null, 1, null, true],
  [SUM, 1, 2, true],
  [SUM, 1, 1.5, true],
  [SUM, 1, 1.25, false],
  [SUM, 1, 2.5, false],
  [SUM, 2, 0.5, false],
  [SUM, 3, 1, false],
  [SUM, 0, 1, false],
  [UNPUBLISHED, 1, 1, false],
  [UNPUBLISHED, 1, null, true],
])('%#: may it be given?', (rubric, at, level, isOne) => {
  expect(isLevelOf(rubric, at, level)).toBe(isOne)
})

test('the mark follows by the formula of the board, from what the teacher gave and marked', () => {
  const none = { errors: 0, lines: 20 }
  expect(markOfLevels(SUM, [2, 3.5], none)).toEqual({ kind: 'mark', value: 5.5, of: 12 })
  expect(markOfLevels(SUM, [2, null], none)).toEqual({ kind: 'incomplete' })
  expect(markOfLevels(UNPUBLISHED, [null, null], none)).toEqual({ kind: 'unpublished' })
  const errors = exam({ kind: 'errors-per-line', k: 4 }, [{ min: 0, max: 12 }])
  expect(markOfLevels(errors, [10], { errors: 5, lines: 20 })).toEqual({ kind: 'mark', value: 9, of: 12 })
  expect(markOfLevels(errors, [10], { errors: 5, lines: 0 })).toEqual({ kind: 'incomplete' })
})

test('only errors of language that were kept count', () => {
  const mark = { state: 'kept', effect: 'fault', category: 'grammar' } as const
  const others = [
    { ...mark, state: 'dropped' } as const,
    { ...mark, effect: 'merit' } as const,
    { ...mark, category: 'thesis' } as const,
  ]
  expect(countMarkedErrors([mark, ...others])).toBe(1)
})

test('where the board publishes no points a sentence for each criterion is enough', () => {
  const sentence = 'O texto trata do tema.'
  const rest = { comment: 'Vinte letras ou mais', hasVoice: false, voiceText: '' }
  const written = emptyLevels(UNPUBLISHED).map(() => ({ level: null, sentence }))
  expect(isComplete(unfinishedParts({ levels: written, ...rest }, UNPUBLISHED))).toBe(true)
  expect(unfinishedParts({ levels: written, ...rest }, SUM)).toMatchObject({ levels: 2, sentences: 0 })
  expect(unfinishedParts({ levels: emptyLevels(UNPUBLISHED), ...rest }, UNPUBLISHED).sentences).toBe(2)
})

test('of two readings the mean, where both gave one', () => {
  const of = (...levels: (number | null)[]) => levels.map((level) => ({ level, sentence: '' }))
  expect(meanLevels([of(1, 2), of(2, 3.5)], SUM)).toEqual([1.5, 2.75])
  expect(meanLevels([of(1, null), of(2, 3)], SUM)).toEqual([1.5, null])
})
