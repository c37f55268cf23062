/** The calls of a student's own corrected sheet. */
import type { RatingBody } from '#domain/writing/teacher-correction/received-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const schema = () =>
  import('#domain/writing/teacher-correction/received-wire.ts').then(({ receivedSchema }) => receivedSchema)

const pathOf = (id: string) => `teacher-corrections/${encodeURIComponent(id)}`

export function fetchReceived(id: string, signal?: AbortSignal) {
  return callChecked(schema(), pathOf(id), { signal })
}

export function sendQuestion(id: string, text: string) {
  return callApi(`${pathOf(id)}/question`, { method: 'POST', body: { text } })
}

export function sendRating(id: string, body: RatingBody) {
  return callApi(`${pathOf(id)}/rating`, { method: 'PUT', body })
}

export function voicePath(id: string, number: number): string {
  return `${pathOf(id)}/voices/${number}`
}

export function photographPath(id: string, number: number): string {
  return `${pathOf(id)}/photographs/${number}`
}
