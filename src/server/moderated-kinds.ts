/** What moderation can act on, one entry for each kind of text. */
import { challengeEssaySubject } from './community/challenge/moderated-essay.ts'
import { chatMessageSubject } from './community/chat/moderated-message.ts'
import { feedbackCommentSubject, feedbackSubject } from './community/feedback/moderated-feedback.ts'
import type { ModeratedKinds } from './community/moderation/moderated-kind.ts'
import { productReviewSubject } from './community/product-reviews/moderated-review.ts'
import { peerEssaySubject, peerReviewSubject } from './writing/peer-review/moderated-peer-review.ts'

export const MODERATED_KINDS: ModeratedKinds = {
  chat_message: chatMessageSubject,
  feedback: feedbackSubject,
  feedback_comment: feedbackCommentSubject,
  challenge_essay: challengeEssaySubject,
  peer_essay: peerEssaySubject,
  peer_review: peerReviewSubject,
  product_review: productReviewSubject,
}
