/**
 * The bodies and answers of `/api/feedbacks`, one schema each: the server checks what it is sent by them, the browser
 * what it is told and what it has kept.
 */
import { z } from 'zod'
import { FEEDBACK_LIMITS, feedbackProblem, RATINGS, readFeedbackForm, readReply } from './feedback.ts'

/** Longer than any text may be: the rule itself judges what was read. */
const RAW_TEXT_MAX = 20_000
const rawText = z.string().max(RAW_TEXT_MAX)

export const newFeedbackSchema = z
  .strictObject({
    /** Chosen by the browser: sending the same id again is the same feedback. */
    id: z.uuid().toLowerCase(),
    rating: z.literal(RATINGS),
    author: rawText,
    comment: rawText,
  })
  .transform(({ id, ...form }) => ({ id, ...readFeedbackForm(form) }))
  .refine((form) => feedbackProblem(form) === null, 'The name or the comment cannot stand on the wall')
export type NewFeedback = z.input<typeof newFeedbackSchema>

export const newCommentSchema = z.strictObject({
  id: z.uuid().toLowerCase(),
  text: rawText
    .transform((text) => readReply(text) ?? '')
    .refine((text) => text !== '', `A comment has 1 to ${FEEDBACK_LIMITS.reply} characters`),
})
export type NewComment = z.input<typeof newCommentSchema>

export const feedbackCommentSchema = z.object({
  id: z.string(),
  author: z.string(),
  avatar: z.string(),
  authorKey: z.string(),
  text: z.string(),
  createdAt: z.string(),
  isMine: z.boolean(),
  /** It waits for a moderator's first look; only its writer is told so, when it is sent. */
  isReadFirst: z.literal(true).optional(),
})
export type FeedbackComment = z.infer<typeof feedbackCommentSchema>

/** Product §3 Feedback; `comments` are asked for when somebody opens them. */
export const feedbackSchema = z.object({
  id: z.string(),
  author: z.string(),
  avatar: z.string(),
  authorKey: z.string(),
  rating: z.number(),
  comment: z.string(),
  likes: z.number(),
  commentCount: z.number(),
  createdAt: z.string(),
  isSample: z.boolean(),
  isLiked: z.boolean(),
  isMine: z.boolean(),
  /** As of a comment. */
  isReadFirst: z.literal(true).optional(),
})
export type Feedback = z.infer<typeof feedbackSchema>

export const feedbackPageSchema = z.object({
  /** Newest first. */
  feedbacks: z.array(feedbackSchema),
  /** Where the next page begins; null after the last. */
  next: z.string().nullable(),
})
export type FeedbackPage = z.infer<typeof feedbackPageSchema>

export const commentPageSchema = z.object({
  /** Oldest first. */
  comments: z.array(feedbackCommentSchema),
  next: z.string().nullable(),
})
export type CommentPage = z.infer<typeof commentPageSchema>

export const likeAnswerSchema = z.object({ likes: z.number(), isLiked: z.boolean() })
export type LikeAnswer = z.infer<typeof likeAnswerSchema>
