/** The calls of a desk, and those of the house's queue alone. */
import {
  type ChangesBody,
  correctionQueueSchema,
  deskSchema,
  estimateSchema,
  nextSchema,
  offersSchema,
  type ReturnBody,
} from '#domain/console/teacher-corrections-admin-wire.ts'
import { nextHandedSchema } from '#domain/writing/class-tasks/class-correction-wire.ts'
import type { DeskKind } from '#domain/writing/teacher-correction/desk-kind.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const PATH = 'console/teacher-corrections'

export function fetchQueue(signal?: AbortSignal) {
  return callChecked(Promise.resolve(correctionQueueSchema), PATH, { signal })
}

export function takeNext(except: string | null) {
  return callChecked(Promise.resolve(nextSchema), `${PATH}/next`, { method: 'POST', body: { except } })
}

export function setReaders(wholeId: string, readers: 1 | 2) {
  return callApi(`${PATH}/${wholeId}/readers`, { method: 'PUT', body: { readers } })
}

export function sendAnswer(id: string, text: string) {
  return callApi(`${PATH}/${id}/answer`, { method: 'POST', body: { text } })
}

export function openDesk(id: string, signal?: AbortSignal) {
  return callChecked(Promise.resolve(deskSchema), `${PATH}/${encodeURIComponent(id)}/hold`, {
    method: 'POST',
    signal,
  })
}

export function release(id: string) {
  return callApi(`${PATH}/${id}/release`, { method: 'POST' })
}

export function sendBack(id: string, body: ReturnBody) {
  return callApi(`${PATH}/${id}/return`, { method: 'POST', body })
}

/** What every desk sends of the essay on it, below the address of its own. */
function deskCallsAt(path: string, kind: DeskKind) {
  const voicePath = (id: string) => `${path}/voices/${id}`
  return {
    kind,
    sendChanges: (id: string, body: ChangesBody) =>
      callApi(`${path}/${id}/changes`, { method: 'POST', body }),
    finish: (id: string, token: string) =>
      callApi(`${path}/${id}/finish`, { method: 'POST', body: { token } }),
    fetchOffers: (id: string, signal?: AbortSignal) =>
      callChecked(Promise.resolve(offersSchema), `${path}/${id}/offers`, { signal }),
    fetchEstimate: (id: string, signal?: AbortSignal) =>
      callChecked(Promise.resolve(estimateSchema), `${path}/${id}/estimate`, { signal }),
    photographPath: (id: string, number: number) => `${path}/${id}/photographs/${number}`,
    voicePath,
    sendVoice: (id: string, token: string, voice: { seconds: number; bytes: Blob }) => {
      const query = new URLSearchParams({ token, seconds: String(voice.seconds) })
      return callApi(`${voicePath(id)}?${query}`, { method: 'PUT', bytes: voice.bytes })
    },
    dropVoice: (id: string, token: string) => callApi(voicePath(id), { method: 'DELETE', body: { token } }),
  }
}
export type DeskCalls = ReturnType<typeof deskCallsAt>

const CLASS_PATH = 'class-corrections'

export function openHanded(task: string, seat: string, isAnew: boolean, signal?: AbortSignal) {
  const path = `${CLASS_PATH}/tasks/${encodeURIComponent(task)}/seats/${encodeURIComponent(seat)}`
  return callChecked(Promise.resolve(deskSchema), path, { method: 'POST', body: { isAnew }, signal })
}

/** The next handed essay of a task that waits; null where none does. */
export function nextHanded(task: string, except: string | null) {
  const path = `${CLASS_PATH}/tasks/${encodeURIComponent(task)}/next`
  return callChecked(Promise.resolve(nextHandedSchema), path, { method: 'POST', body: { except } })
}

export const CLASS_DESK: DeskCalls = deskCallsAt(CLASS_PATH, 'class')

export const HOUSE_DESK: DeskCalls = deskCallsAt(PATH, 'house')
