import { expect, test } from 'vitest'
import { emptyLevels } from './desk-rubric.ts'
import { isComplete, levelsOf, medianOf, unfinishedParts } from './desk-rules.ts'
import type { TeacherLevel } from './teacher-correction.ts'

const sentence = 'Dez letras'
const levels: TeacherLevel[] = emptyLevels(null).map(() => ({ level: 120, sentence }))
const WHOLE = {
  levels,
  comment: 'Vinte letras ou mais',
  hasVoice: false,
  voiceText: '',
}

test('whole: five levels, a sentence for each, a comment', () => {
  expect(isComplete(unfinishedParts(WHOLE, null))).toBe(true)
  expect(unfinishedParts({ ...WHOLE, levels: emptyLevels(null), comment: '' }, null)).toEqual({
    levels: 5,
    sentences: 5,
    isCommentMissing: true,
    isVoiceTextMissing: false,
  })
})

test.each([
  ['a level of nought is a level', { levels: WHOLE.levels.with(0, { level: 0, sentence }) }, true],
  ['no level', { levels: WHOLE.levels.with(4, { level: null, sentence }) }, false],
  [
    'a sentence of nine letters',
    { levels: WHOLE.levels.with(2, { level: 0, sentence: ' nove letra '.slice(0, 10) }) },
    false,
  ],
  ['a comment of nineteen', { comment: WHOLE.comment.slice(1) }, false],
  ['a voice without a text beside it', { hasVoice: true, voiceText: ' curto ' }, false],
  ['a voice with one', { hasVoice: true, voiceText: sentence }, true],
])('%s', (_, change, isWhole) => {
  expect(isComplete(unfinishedParts({ ...WHOLE, ...change }, null))).toBe(isWhole)
})

test('the levels as points once all five are there', () => {
  expect(levelsOf(WHOLE.levels)).toEqual([120, 120, 120, 120, 120])
  expect(levelsOf(WHOLE.levels.with(1, { level: null, sentence }))).toBeNull()
})

test.each([
  [[], null],
  [[5], 5],
  [[9, 1, 5], 5],
  [[9, 1, 5, 7], 6],
])('the median of %j is %s', (values, median) => {
  expect(medianOf(values)).toBe(median)
})
