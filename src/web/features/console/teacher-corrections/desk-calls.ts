/** The calls of the desk; each is the owner's alone. */
import {
  type ChangesBody,
  correctionQueueSchema,
  deskSchema,
  estimateSchema,
  nextSchema,
  offersSchema,
  type ReturnBody,
} from '#domain/console/teacher-corrections-admin-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const PATH = 'console/teacher-corrections'

export function fetchQueue(signal?: AbortSignal) {
  return callChecked(Promise.resolve(correctionQueueSchema), PATH, { signal })
}

export function takeNext(except: string | null) {
  return callChecked(Promise.resolve(nextSchema), `${PATH}/next`, { method: 'POST', body: { except } })
}

export function openDesk(id: string, signal?: AbortSignal) {
  return callChecked(Promise.resolve(deskSchema), `${PATH}/${encodeURIComponent(id)}/hold`, {
    method: 'POST',
    signal,
  })
}

export function sendChanges(id: string, body: ChangesBody) {
  return callApi(`${PATH}/${id}/changes`, { method: 'POST', body })
}

export function release(id: string) {
  return callApi(`${PATH}/${id}/release`, { method: 'POST' })
}

export function finish(id: string, token: string) {
  return callApi(`${PATH}/${id}/finish`, { method: 'POST', body: { token } })
}

export function sendBack(id: string, body: ReturnBody) {
  return callApi(`${PATH}/${id}/return`, { method: 'POST', body })
}

export function setReaders(wholeId: string, readers: 1 | 2) {
  return callApi(`${PATH}/${wholeId}/readers`, { method: 'PUT', body: { readers } })
}

export function sendAnswer(id: string, text: string) {
  return callApi(`${PATH}/${id}/answer`, { method: 'POST', body: { text } })
}

export function fetchOffers(id: string, signal?: AbortSignal) {
  return callChecked(Promise.resolve(offersSchema), `${PATH}/${id}/offers`, { signal })
}

export function fetchEstimate(id: string, signal?: AbortSignal) {
  return callChecked(Promise.resolve(estimateSchema), `${PATH}/${id}/estimate`, { signal })
}

export function voicePath(id: string): string {
  return `${PATH}/voices/${id}`
}

export function photographPath(id: string, number: number): string {
  return `${PATH}/${id}/photographs/${number}`
}

export function sendVoice(id: string, token: string, voice: { seconds: number; bytes: Blob }) {
  const query = new URLSearchParams({ token, seconds: String(voice.seconds) })
  return callApi(`${voicePath(id)}?${query}`, { method: 'PUT', bytes: voice.bytes })
}

export function dropVoice(id: string, token: string) {
  return callApi(voicePath(id), { method: 'DELETE', body: { token } })
}
