/** The calls of the challenge. Each answers with what the server said, checked, or with its refusal. */
import type { EssayBody } from '#domain/community/challenge-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const wire = () => import('#domain/community/challenge-wire.ts')

export function fetchChallenge(signal: AbortSignal) {
  return callChecked(
    wire().then(({ challengeSchema }) => challengeSchema),
    'challenge',
    { signal },
  )
}

export function fetchEssays(after: string | null, signal: AbortSignal) {
  const page = after === null ? '' : `?after=${encodeURIComponent(after)}`
  return callChecked(
    wire().then(({ essayPageSchema }) => essayPageSchema),
    `challenge/essays${page}`,
    { signal },
  )
}

export function fetchEssay(id: string, signal: AbortSignal) {
  return callChecked(
    wire().then(({ wholeEssaySchema }) => wholeEssaySchema),
    `challenge/essays/${id}`,
    { signal },
  )
}

export function sendEssay(body: EssayBody) {
  const schema = wire().then(({ submittedSchema }) => submittedSchema)
  return callChecked(schema, 'challenge/essay', { method: 'PUT', body })
}

export function withdrawEssay() {
  return callApi('challenge/essay', { method: 'DELETE' })
}

export function sendEssayLike(id: string, isLiked: boolean) {
  const schema = import('#domain/community/feedback-wire.ts').then(({ likeAnswerSchema }) => likeAnswerSchema)
  return callChecked(schema, `challenge/essays/${id}/like`, { method: isLiked ? 'PUT' : 'DELETE' })
}
