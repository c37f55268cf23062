/** The calls of the Match. Each answers with what the server said, checked, or with its refusal. */
import type { DeliveryBody, SearchBody } from '#domain/writing/peer-review-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'

const wire = () => import('#domain/writing/peer-review-wire.ts')
const stateSchema = () => wire().then(({ peerStateSchema }) => peerStateSchema)
const sampleSchema = () => wire().then((module) => module.sampleSchema)

export function fetchPeerState(signal?: AbortSignal) {
  return callChecked(stateSchema(), 'peer-review', { signal })
}

export function setMembership(isOn: boolean) {
  return callChecked(stateSchema(), 'peer-review/membership', { method: 'PUT', body: { isOn } })
}

export function setMails(isOn: boolean) {
  return callChecked(stateSchema(), 'peer-review/mails', { method: 'PUT', body: { isOn } })
}

export function searchForMatch(body: SearchBody) {
  return callChecked(stateSchema(), 'peer-review/search', { method: 'POST', body })
}

export function cancelSearch() {
  return callChecked(stateSchema(), 'peer-review/search', { method: 'DELETE' })
}

export function helpSomebody() {
  return callChecked(stateSchema(), 'peer-review/help', { method: 'POST' })
}

export function fetchSample(id: string, signal?: AbortSignal) {
  return callChecked(sampleSchema(), `peer-review/samples/${encodeURIComponent(id)}`, { signal })
}

export function gradeSample(id: string, levels: DeliveryBody['levels']) {
  const path = `peer-review/samples/${encodeURIComponent(id)}/grade`
  return callChecked(sampleSchema(), path, { method: 'POST', body: { levels } })
}

export function fetchTask(id: string, signal?: AbortSignal) {
  return callChecked(
    wire().then(({ taskSchema }) => taskSchema),
    `peer-review/tasks/${encodeURIComponent(id)}`,
    { signal },
  )
}

export function deliverReview(id: string, body: DeliveryBody) {
  return callChecked(
    wire().then(({ deliveredSchema }) => deliveredSchema),
    `peer-review/tasks/${encodeURIComponent(id)}/delivery`,
    { method: 'POST', body },
  )
}

export function fetchResult(id: string, signal?: AbortSignal) {
  return callChecked(
    wire().then(({ peerResultSchema }) => peerResultSchema),
    `peer-review/results/${encodeURIComponent(id)}`,
    { signal },
  )
}
