/**
 * A feedback for the wall: what it may hold, and in which order what is wrong is told (product §5 Feedback). The same
 * rule in the form and on the server.
 */

export const RATINGS = [1, 2, 3, 4, 5] as const
export type Rating = (typeof RATINGS)[number]

export const FEEDBACK_LIMITS = { author: 60, comment: 1_000, reply: 500 } as const

/** The form says so long at least that it is sending (product §9 Delays). */
export const FEEDBACK_DELAY_MS = 1_000

/** `rating` 0: no star was chosen. */
export type FeedbackForm = { readonly rating: number; readonly author: string; readonly comment: string }

export type FeedbackProblem = 'no-rating' | 'no-name' | 'name-too-long' | 'comment-too-long'

/** What was written, without surrounding space. */
export function readFeedbackForm(form: FeedbackForm): FeedbackForm {
  return {
    rating: form.rating,
    author: form.author.trim().replace(/\s+/g, ' '),
    comment: form.comment.replaceAll('\r\n', '\n').trim(),
  }
}

/** @param form as readFeedbackForm gives it; @returns the first thing that is wrong, null when it can be sent */
export function feedbackProblem({ rating, author, comment }: FeedbackForm): FeedbackProblem | null {
  if (!isRating(rating)) return 'no-rating'
  if (author === '') return 'no-name'
  if (author.length > FEEDBACK_LIMITS.author) return 'name-too-long'
  return comment.length > FEEDBACK_LIMITS.comment ? 'comment-too-long' : null
}

export function isRating(value: number): value is Rating {
  return RATINGS.some((rating) => rating === value)
}

/** An answer to a feedback, without surrounding space; null when it is empty or too long. */
export function readReply(text: string): string | null {
  const reply = text.replaceAll('\r\n', '\n').trim()
  return reply === '' || reply.length > FEEDBACK_LIMITS.reply ? null : reply
}
