/** The calls about comments of a service outside. */

import { REVIEW_CONSENT_WORDING } from '#domain/community/review-consent.ts'
import type { ReviewConsentBody } from '#domain/writing/external-review-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

export function giveConsent(recipient: string) {
  const body: ReviewConsentBody = { wording: REVIEW_CONSENT_WORDING, recipient }
  return callApi('review-consent', { method: 'PUT', body })
}

export function withdrawConsent() {
  return callApi('review-consent', { method: 'DELETE' })
}

export function askForReview(essayId: string, number: number) {
  return callChecked(
    import('#domain/writing/external-review-wire.ts').then(({ reviewStateSchema }) => reviewStateSchema),
    `essays/${encodeURIComponent(essayId)}/versions/${number}/review`,
    { method: 'POST' },
  )
}
