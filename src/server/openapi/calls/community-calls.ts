/** What people write for each other: chat, wall, challenge, reports and blocks. */
import { z } from 'zod'
import {
  challengeSchema,
  essayBodySchema,
  essayPageSchema,
  submittedSchema,
  wholeEssaySchema,
} from '#domain/community/challenge-wire.ts'
import { CHAT_CHANNELS } from '#domain/community/chat-message.ts'
import {
  changedMessageSchema,
  chatHistorySchema,
  chatMessageSchema,
  chatViewerSchema,
  newMessageSchema,
  writtenMessageSchema,
} from '#domain/community/chat-wire.ts'
import {
  commentPageSchema,
  feedbackCommentSchema,
  feedbackPageSchema,
  feedbackSchema,
  likeAnswerSchema,
  newCommentSchema,
  newFeedbackSchema,
} from '#domain/community/feedback-wire.ts'
import { SUBJECT_KINDS } from '#domain/community/moderation.ts'
import {
  appealSchema,
  blockSchema,
  moderationStatusSchema,
  reportSchema,
} from '#domain/community/moderation-wire.ts'
import {
  newReviewSchema,
  ownReviewSchema,
  reviewableSchema,
  reviewPageSchema,
} from '#domain/shop/product-review-wire.ts'
import type { Calls } from '../call.ts'

const id = z.uuid()
const product = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
const channel = z.enum(CHAT_CHANNELS)
const after = z.object({ after: z.string().optional() })
const revision = z.string().regex(/^\d{1,9}$/)
const blocked = moderationStatusSchema.pick({ blocked: true })

export const communityCalls: Calls = {
  'GET /api/chat/me': { does: 'Who I am in the chat', by: 'anybody', answers: { 200: chatViewerSchema } },
  'GET /api/chat/{channel}/messages': {
    does: 'The newest messages, those before one, or what changed since a revision',
    by: 'anybody',
    path: { channel },
    query: z.object({
      since: revision.optional(),
      // With `since`: the place of the first message that is known already.
      first: revision.optional(),
      before: revision.optional(),
    }),
    answers: { 200: chatHistorySchema },
  },
  'POST /api/chat/{channel}/messages': {
    does: 'Writes; the same id again is the same message',
    by: 'author',
    path: { channel },
    body: newMessageSchema,
    answers: { 200: writtenMessageSchema, 201: writtenMessageSchema },
  },
  'PATCH /api/chat/{channel}/messages/{id}': {
    does: 'Changes an own message',
    by: 'author',
    path: { channel, id },
    body: changedMessageSchema,
    answers: { 200: chatMessageSchema },
  },
  'DELETE /api/chat/{channel}/messages/{id}': {
    does: 'Deletes an own message',
    by: 'author',
    path: { channel, id },
    answers: { 204: null },
  },
  'POST /api/chat/{channel}/typing': {
    does: 'Says that the caller is typing',
    by: 'author',
    path: { channel },
    answers: { 204: null },
  },
  'GET /api/feedbacks': {
    does: 'The wall, the newest first',
    by: 'anybody',
    query: after,
    answers: { 200: feedbackPageSchema },
  },
  'POST /api/feedbacks': {
    does: 'Writes on the wall',
    by: 'author',
    body: newFeedbackSchema,
    answers: { 201: feedbackSchema },
  },
  'GET /api/product-reviews': {
    does: 'What the caller has paid for and not reviewed yet',
    by: 'student',
    answers: { 200: reviewableSchema },
  },
  'GET /api/product-reviews/{product}': {
    does: 'What buyers say of a product, the newest first',
    by: 'anybody',
    path: { product },
    query: after,
    answers: { 200: reviewPageSchema },
  },
  'GET /api/product-reviews/{product}/own': {
    does: 'Whether the caller may review a product, and the own review',
    by: 'student',
    path: { product },
    answers: { 200: ownReviewSchema },
  },
  'PUT /api/product-reviews/{product}/own': {
    does: 'Reviews a product that was paid for',
    by: 'student',
    path: { product },
    body: newReviewSchema,
    answers: { 200: ownReviewSchema },
  },
  'DELETE /api/product-reviews/{product}/own': {
    does: 'Takes the own review back',
    by: 'student',
    path: { product },
    answers: { 204: null },
  },
  'DELETE /api/feedbacks/{id}': {
    does: 'Removes an own feedback',
    by: 'author',
    path: { id },
    answers: { 204: null },
  },
  'PUT /api/feedbacks/{id}/like': {
    does: 'Likes a feedback',
    by: 'author',
    path: { id },
    answers: { 200: likeAnswerSchema },
  },
  'DELETE /api/feedbacks/{id}/like': {
    does: 'Takes the like back',
    by: 'author',
    path: { id },
    answers: { 200: likeAnswerSchema },
  },
  'GET /api/feedbacks/{id}/comments': {
    does: 'The answers to a feedback',
    by: 'anybody',
    path: { id },
    query: after,
    answers: { 200: commentPageSchema },
  },
  'POST /api/feedbacks/{id}/comments': {
    does: 'Answers a feedback',
    by: 'author',
    path: { id },
    body: newCommentSchema,
    answers: { 201: feedbackCommentSchema },
  },
  'DELETE /api/feedbacks/{id}/comments/{comment}': {
    does: 'Removes an own answer',
    by: 'author',
    path: { id, comment: z.uuid() },
    answers: { 204: null },
  },
  'GET /api/challenge': {
    does: 'The month of the challenge',
    by: 'anybody',
    answers: { 200: challengeSchema },
  },
  'GET /api/challenge/essays': {
    does: 'The essays of the month, the best liked first',
    by: 'anybody',
    query: after,
    answers: { 200: essayPageSchema },
  },
  'GET /api/challenge/essays/{id}': {
    does: 'A whole essay of the challenge',
    by: 'anybody',
    path: { id },
    answers: { 200: wholeEssaySchema },
  },
  'PUT /api/challenge/essay': {
    does: 'Takes part with an essay, or writes over it',
    by: 'author',
    body: essayBodySchema,
    answers: { 200: submittedSchema },
  },
  'DELETE /api/challenge/essay': { does: 'Takes the own essay out', by: 'author', answers: { 204: null } },
  'PUT /api/challenge/essays/{id}/like': {
    does: 'Likes an essay',
    by: 'author',
    path: { id },
    answers: { 200: likeAnswerSchema },
  },
  'DELETE /api/challenge/essays/{id}/like': {
    does: 'Takes the like back',
    by: 'author',
    path: { id },
    answers: { 200: likeAnswerSchema },
  },
  'POST /api/reports': {
    does: 'Reports a text; the same answer whatever comes of it',
    by: 'author',
    body: reportSchema,
    answers: { 202: z.object({ received: z.literal(true) }) },
  },
  'GET /api/blocks': { does: 'Whom I have blocked', by: 'anybody', answers: { 200: blocked } },
  'POST /api/blocks': {
    does: 'Blocks somebody for me',
    by: 'author',
    body: blockSchema,
    answers: { 201: blocked },
  },
  'DELETE /api/blocks/{key}': {
    does: 'Lets somebody be read again',
    by: 'author',
    answers: { 200: blocked },
  },
  'GET /api/standing': {
    does: 'What was decided about my texts, and whom I have blocked',
    by: 'anybody',
    answers: { 200: moderationStatusSchema },
  },
  'POST /api/moderation/cases/{kind}/{id}/appeal': {
    does: 'Asks that a removed text of one’s own be looked at again',
    by: 'author',
    path: { kind: z.enum(SUBJECT_KINDS), id },
    body: appealSchema,
    answers: { 204: null },
  },
}
