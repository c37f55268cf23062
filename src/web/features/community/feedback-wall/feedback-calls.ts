/** The calls of the wall. Each answers with what the server said, checked, or with its refusal. */
import type { NewComment, NewFeedback } from '#domain/community/feedback-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const wire = () => import('#domain/community/feedback-wire.ts')

export function fetchWall(after: string | null, signal: AbortSignal) {
  const schema = wire().then(({ feedbackPageSchema }) => feedbackPageSchema)
  return callChecked(schema, `feedbacks${pageOf(after)}`, { signal })
}

export function sendFeedback(body: NewFeedback) {
  const schema = wire().then(({ feedbackSchema }) => feedbackSchema)
  return callChecked(schema, 'feedbacks', { method: 'POST', body })
}

export function deleteFeedback(id: string) {
  return callApi(`feedbacks/${id}`, { method: 'DELETE' })
}

export function sendLike(id: string, isLiked: boolean) {
  const schema = wire().then(({ likeAnswerSchema }) => likeAnswerSchema)
  return callChecked(schema, `feedbacks/${id}/like`, { method: isLiked ? 'PUT' : 'DELETE' })
}

export function fetchComments(feedbackId: string, after: string | null, signal: AbortSignal) {
  const schema = wire().then(({ commentPageSchema }) => commentPageSchema)
  return callChecked(schema, `feedbacks/${feedbackId}/comments${pageOf(after)}`, { signal })
}

export function sendComment(feedbackId: string, body: NewComment) {
  const schema = wire().then(({ feedbackCommentSchema }) => feedbackCommentSchema)
  return callChecked(schema, `feedbacks/${feedbackId}/comments`, { method: 'POST', body })
}

export function deleteComment(feedbackId: string, id: string) {
  return callApi(`feedbacks/${feedbackId}/comments/${id}`, { method: 'DELETE' })
}

function pageOf(after: string | null): string {
  return after === null ? '' : `?after=${encodeURIComponent(after)}`
}
