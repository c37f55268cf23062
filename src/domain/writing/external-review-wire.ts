/** The answers of the calls about comments from outside, and the body of a consent: one schema each, for both sides. */
import { z } from 'zod'

/** Who may ask: everybody but who is a minor, or has not said their age (decision 0068). */
export const REVIEW_ACCESSES = ['open', 'adults_only', 'age_unknown'] as const

const reviewSchema = z.object({
  /** Who wrote the comments. */
  recipient: z.string(),
  answeredAt: z.string(),
  /** Places in the version's text, in their order. */
  comments: z.array(z.object({ start: z.number(), end: z.number(), comment: z.string() })),
})
export type Review = z.infer<typeof reviewSchema>

export const reviewStateSchema = z.object({
  /** To whom texts would go; null while none is configured, or the owner has turned it off. */
  recipient: z.string().nullable(),
  access: z.enum(REVIEW_ACCESSES),
  /** Of the consent that holds for this recipient and wording. */
  consentedAt: z.string().nullable(),
  leftToday: z.number(),
  /** What was answered for this version. */
  review: reviewSchema.nullable(),
})
export type ReviewState = z.infer<typeof reviewStateSchema>

/** What the person has read, so that nobody agrees to something else. */
export const reviewConsentBodySchema = z.strictObject({
  wording: z.string().max(40),
  recipient: z.string().max(400),
})
export type ReviewConsentBody = z.infer<typeof reviewConsentBodySchema>
