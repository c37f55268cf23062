/** The calls of a minor's guardians, and of a guardian's minors. */
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const shapes = () => import('#domain/account/guardian-wire.ts')

/** Told in the window by who has ended a tie: another part of the page may say what it would have done. */
export const GUARDIANS_CHANGED = 'guardians-changed'

export function fetchOwnGuardians(signal?: AbortSignal) {
  return callChecked(
    shapes().then(({ ownGuardiansSchema }) => ownGuardiansSchema),
    'guardians/own',
    { signal },
  )
}

export function sendNewGuardianCode() {
  return callApi('guardians/code', { method: 'POST' })
}

export function fetchTies(signal?: AbortSignal) {
  return callChecked(
    shapes().then(({ tiesSchema }) => tiesSchema),
    'guardians/ties',
    { signal },
  )
}

/** Whose account the code leads to; ties nothing. */
export function sendGuardianCode(code: string) {
  return callChecked(
    shapes().then(({ tiePreviewSchema }) => tiePreviewSchema),
    'guardians/preview',
    { method: 'POST', body: { code } },
  )
}

export function sendTie(code: string) {
  return callChecked(
    shapes().then(({ tiePreviewSchema }) => tiePreviewSchema),
    'guardians/ties',
    { method: 'POST', body: { code, isGuardian: true } },
  )
}

export function sendPermission(id: string, isGiven: boolean) {
  return callApi(`guardians/ties/${id}/permission`, { method: isGiven ? 'PUT' : 'DELETE' })
}

export function sendApproval(id: string, isOn: boolean) {
  return callApi(`guardians/ties/${id}/approval`, { method: isOn ? 'PUT' : 'DELETE' })
}

/** @param proof as for the own account */
export function sendErasure(id: string, proof: { [field: string]: string }) {
  return callApi(`account/minors/${id}/erasure`, { method: 'POST', body: proof })
}

export function sendErasureWithdrawal(id: string) {
  return callApi(`account/minors/${id}/erasure`, { method: 'DELETE' })
}

export function sendTieEnd(id: string) {
  return callApi(`guardians/ties/${id}`, { method: 'DELETE' })
}
