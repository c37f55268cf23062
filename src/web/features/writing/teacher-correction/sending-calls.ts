/** The calls of sending to the teacher. Each answers with what the server said, checked, or with its refusal. */
import type { SendBody } from '#domain/writing/teacher-correction/sending-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const wire = () => import('#domain/writing/teacher-correction/sending-wire.ts')

type OfferOf = { essayId: string | null; rewritesId: string | null }

export function fetchOffer({ essayId, rewritesId }: OfferOf, signal?: AbortSignal) {
  const query = new URLSearchParams({
    ...(essayId === null ? {} : { essayId }),
    ...(rewritesId === null ? {} : { rewritesId }),
  })
  return callChecked(
    wire().then(({ offerSchema }) => offerSchema),
    `teacher-corrections/offer?${query}`,
    { signal },
  )
}

export function sendToTeacher(body: SendBody) {
  return callChecked(
    wire().then(({ sentSchema }) => sentSchema),
    'teacher-corrections',
    { method: 'POST', body },
  )
}

export function fetchSent(after: string | null, signal?: AbortSignal) {
  const page = after === null ? '' : `?after=${encodeURIComponent(after)}`
  return callChecked(
    wire().then(({ sentListSchema }) => sentListSchema),
    `teacher-corrections${page}`,
    { signal },
  )
}

export function takeBack(id: string) {
  return callApi(`teacher-corrections/${id}/withdrawal`, { method: 'POST' })
}
