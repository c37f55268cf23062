/** Reviews of products: both sides of each limit, and the average of stars. */
import { expect, test } from 'vitest'
import { REVIEW_LIMITS, readReviewText, reviewProblem, summaryOf } from './product-review.ts'

test.each([
  [0, 'a'.repeat(10), 'no-rating'],
  [6, 'a'.repeat(10), 'no-rating'],
  [4.5, 'a'.repeat(10), 'no-rating'],
  [1, 'a'.repeat(REVIEW_LIMITS.min - 1), 'too-short'],
  [1, '😀'.repeat(REVIEW_LIMITS.min - 1), 'too-short'],
  [1, 'a'.repeat(REVIEW_LIMITS.min), null],
  [5, 'a'.repeat(REVIEW_LIMITS.max), null],
  [5, 'a'.repeat(REVIEW_LIMITS.max + 1), 'too-long'],
])('%i stars and a text', (rating, text, problem) => {
  expect(reviewProblem({ rating, text })).toBe(problem)
})

test('space around a text does not count', () => {
  expect(readReviewText(' \r\n bom\r\nlivro \n')).toBe('bom\nlivro')
})

test.each([
  [0, 0, null],
  [1, 4, { count: 1, average: 4 }],
  [3, 13, { count: 3, average: 4.3 }],
  [3, 14, { count: 3, average: 4.7 }],
])('%i reviews with %i stars', (count, sum, summary) => {
  expect(summaryOf(count, sum)).toEqual(summary)
})
