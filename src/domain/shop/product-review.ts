/**
 * What a buyer says of a product (product §2 Product page, decision 0235): what it may hold, and what the stars of
 * several say together. The same rule in the form and on the server.
 */
import { isRating } from '#domain/community/feedback.ts'
import { characterCount } from '../shared/characters.ts'

export const REVIEW_LIMITS = { min: 10, max: 1_000, answer: 1_000 } as const

/** `rating` 0: no star was chosen. */
export type ReviewForm = { readonly rating: number; readonly text: string }
export type ReviewProblem = 'no-rating' | 'too-short' | 'too-long'

/** What was written, without surrounding space. */
export function readReviewText(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

/** @param form with the text as readReviewText gives it; @returns the first thing that is wrong */
export function reviewProblem({ rating, text }: ReviewForm): ReviewProblem | null {
  if (!isRating(rating)) return 'no-rating'
  if (characterCount(text) < REVIEW_LIMITS.min) return 'too-short'
  return text.length > REVIEW_LIMITS.max ? 'too-long' : null
}

export type ReviewSummary = { readonly count: number; readonly average: number }

/** @returns null without a single one: there are no stars to show then. The average has one decimal. */
export function summaryOf(count: number, sumOfStars: number): ReviewSummary | null {
  return count > 0 ? { count, average: Math.round((10 * sumOfStars) / count) / 10 } : null
}
