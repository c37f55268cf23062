/** The bodies and answers of `/api/product-reviews` and of `/api/console/product-reviews`, one schema each. */
import { z } from 'zod'
import { RATINGS } from '#domain/community/feedback.ts'
import { REVIEW_LIMITS, readReviewText, reviewProblem } from './product-review.ts'

/** Longer than any text may be: the rule itself judges what was read. */
const RAW_TEXT_MAX = 20_000
const rawText = z.string().max(RAW_TEXT_MAX)

export const newReviewSchema = z
  .strictObject({ rating: z.literal(RATINGS), text: rawText.transform(readReviewText) })
  .refine((form) => reviewProblem(form) === null, 'A review has stars and 10 to 1,000 characters')
export type NewReview = z.input<typeof newReviewSchema>

const shownSchema = z.object({
  id: z.string(),
  /** First name and initial. */
  author: z.string(),
  rating: z.number(),
  text: z.string(),
  createdAt: z.string(),
  /** The owner's; null without one. */
  answer: z.string().nullable(),
})
export type ProductReview = z.infer<typeof shownSchema>

export const reviewPageSchema = z.object({
  /** Newest first. */
  reviews: z.array(shownSchema),
  /** Of all that are shown; null without one. */
  summary: z.object({ count: z.number(), average: z.number() }).nullable(),
  /** Where the next page begins; null after the last. */
  next: z.string().nullable(),
})
export type ReviewPage = z.infer<typeof reviewPageSchema>

/** Where one stands with a product: whether one may review it, and what one has written. */
export const ownReviewSchema = z.object({
  /** A paid purchase of it stands. */
  isBuyer: z.boolean(),
  /** waiting: a moderator reads it first · hidden: taken away · returned: its purchase was given back */
  review: shownSchema
    .omit({ author: true })
    .extend({ state: z.enum(['shown', 'waiting', 'hidden', 'returned']) })
    .nullable(),
})
export type OwnReview = z.infer<typeof ownReviewSchema>

/** What the caller has paid for and has not reviewed. */
export const reviewableSchema = z.object({
  products: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type Reviewable = z.infer<typeof reviewableSchema>

export const reviewAnswerSchema = z.strictObject({
  /** Empty takes the answer back. */
  text: rawText.transform(readReviewText).pipe(z.string().max(REVIEW_LIMITS.answer)),
})

export const reviewsAdminSchema = z.object({
  reviews: z.array(
    shownSchema.extend({
      productId: z.string(),
      productTitle: z.string(),
      state: z.enum(['shown', 'waiting', 'hidden', 'returned']),
      /** As moderation names the text: a removal is of exactly this. */
      moderatedText: z.string(),
    }),
  ),
  next: z.string().nullable(),
})
export type ReviewsAdmin = z.infer<typeof reviewsAdminSchema>
export type AdminReview = ReviewsAdmin['reviews'][number]
