/** What is said when comments from outside are refused: status and sentence of each code. */
import { HttpError } from '#server/platform/http/errors.ts'

const WORDINGS = {
  essay_not_found: [404, 'There is no such essay'],
  review_off: [404, 'No service comments on essays here'],
  adults_only: [403, 'Only texts of adults are sent to the service'],
  age_unknown: [403, 'This account has not said its age yet'],
  consent_missing: [403, 'Nobody has agreed that this text is sent'],
  consent_outdated: [409, 'Recipient or wording have changed: read them again'],
  review_under_way: [409, 'The comments on this version are under way'],
  review_day_used_up: [429, 'All comments of today are used'],
  review_site_used_up: [429, 'The service is not asked again today'],
  reading_failed: [424, 'The service gave no text that can be used'],
  // No 5xx, which is logged as a fault of the site: review.ts has said what failed outside.
  review_failed: [424, 'The service gave no comments that can be used'],
} as const satisfies Record<string, readonly [number, string]>

export type ReviewRefusalCode = keyof typeof WORDINGS

export function reviewError({ code }: { readonly code: ReviewRefusalCode }): HttpError {
  const [status, message] = WORDINGS[code]
  return new HttpError(status, code, message)
}

export function isReviewRefusal<Code extends string>(refusal: {
  readonly code: Code
}): refusal is { readonly code: Code & ReviewRefusalCode } {
  return refusal.code in WORDINGS
}
