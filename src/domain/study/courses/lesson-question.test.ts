import { expect, test } from 'vitest'
import { QUESTION_LIMITS, questionProblem, readQuestionText } from './lesson-question.ts'

test.each([
  ['a'.repeat(QUESTION_LIMITS.min - 1), 'too-short'],
  ['😀'.repeat(QUESTION_LIMITS.min - 1), 'too-short'],
  ['a'.repeat(QUESTION_LIMITS.min), null],
  ['a'.repeat(QUESTION_LIMITS.max), null],
  ['a'.repeat(QUESTION_LIMITS.max + 1), 'too-long'],
])('a question of %s letters: %s', (text, problem) => {
  expect(questionProblem(text)).toBe(problem)
})

test('space around a question does not count', () => {
  expect(readQuestionText(' \r\n Por quê?\r\nComo? \n')).toBe('Por quê?\nComo?')
})
