import { expect, test } from 'vitest'
import { feedbackProblem, isRating, readFeedbackForm, readReply } from './feedback.ts'

const form = { rating: 5, author: 'Ana', comment: 'Muito bom.' }

test.each([
  [0, 'no-rating'],
  [1, null],
  [5, null],
  [6, 'no-rating'],
  [2.5, 'no-rating'],
])('%d stars: %s', (rating, problem) => {
  expect(feedbackProblem({ ...form, rating })).toBe(problem)
})

test.each([
  [{ author: '' }, 'no-name'],
  [{ author: 'a'.repeat(60) }, null],
  [{ author: 'a'.repeat(61) }, 'name-too-long'],
  [{ comment: '' }, null],
  [{ comment: 'a'.repeat(1000) }, null],
  [{ comment: 'a'.repeat(1001) }, 'comment-too-long'],
])('a form with another part is judged by it', (change, problem) => {
  expect(feedbackProblem({ ...form, ...change })).toBe(problem)
})

test('the stars are asked for before the name', () => {
  expect(feedbackProblem({ rating: 0, author: '', comment: '' })).toBe('no-rating')
})

test('what is written is read without surrounding space', () => {
  expect(readFeedbackForm({ rating: 4, author: '  Ana \n Clara ', comment: ' a\r\nb \n' })).toEqual({
    rating: 4,
    author: 'Ana Clara',
    comment: 'a\nb',
  })
  expect(feedbackProblem(readFeedbackForm({ ...form, author: ' \n ' }))).toBe('no-name')
})

test.each([
  ['', null],
  ['  \n', null],
  [' oi ', 'oi'],
  ['a'.repeat(500), 'a'.repeat(500)],
  ['a'.repeat(501), null],
])('the reply %j is read as %j', (text, reply) => {
  expect(readReply(text)).toBe(reply)
})

test('a rating is a whole number of stars', () => {
  expect([0, 1, 3, 5, 6, Number.NaN].map(isRating)).toEqual([false, true, true, true, false, false])
})
