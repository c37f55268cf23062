/** The calls about handwriting that a service outside reads. */
import { READING_CONSENT_WORDING } from '#domain/community/review-consent.ts'
import type { ReviewConsentBody } from '#domain/writing/external-review-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const wire = () => import('#domain/writing/machine-reading-wire.ts')

export function fetchReadingState(signal: AbortSignal) {
  return callChecked(
    wire().then(({ readingStateSchema }) => readingStateSchema),
    'handwriting',
    { signal },
  )
}

export function agreeToReading(recipient: string) {
  const body: ReviewConsentBody = { wording: READING_CONSENT_WORDING, recipient }
  return callApi('handwriting/consent', { method: 'PUT', body })
}

export function withdrawReading() {
  return callApi('handwriting/consent', { method: 'DELETE' })
}

export function readStrips(picture: Blob, numbers: readonly number[]) {
  return callChecked(
    wire().then(({ readingSchema }) => readingSchema),
    `handwriting?lines=${numbers.join(',')}`,
    { method: 'POST', bytes: picture },
  )
}
