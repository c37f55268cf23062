/** The calls about comments of a service outside. */
import type { ReviewConsentBody } from '#domain/external-review-wire.ts'
import { REVIEW_CONSENT_WORDING } from '#domain/review-consent.ts'
import { callChecked } from '#web/features/community/call-checked.ts'
import { callApi } from '#web/features/session/call-api.ts'

export function giveConsent(recipient: string) {
  const body: ReviewConsentBody = { wording: REVIEW_CONSENT_WORDING, recipient }
  return callApi('review-consent', { method: 'PUT', body })
}

export function withdrawConsent() {
  return callApi('review-consent', { method: 'DELETE' })
}

export function askForReview(essayId: string, number: number) {
  return callChecked(
    import('#domain/external-review-wire.ts').then(({ reviewStateSchema }) => reviewStateSchema),
    `essays/${encodeURIComponent(essayId)}/versions/${number}/review`,
    { method: 'POST' },
  )
}
