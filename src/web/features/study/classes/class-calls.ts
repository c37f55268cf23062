/** The calls of a teacher's classes, and of a student's. */
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const shapes = () => import('#domain/study/class-wire.ts')

export function fetchClasses(signal?: AbortSignal) {
  return callChecked(
    shapes().then(({ classesSchema }) => classesSchema),
    'classes',
    { signal },
  )
}

export function fetchLicence(signal?: AbortSignal) {
  return callChecked(
    import('#domain/study/licence-wire.ts').then(({ schoolLicenceSchema }) => schoolLicenceSchema),
    'classes/licence',
    { signal },
  )
}

export function fetchTaught(id: string, signal?: AbortSignal) {
  return callChecked(
    shapes().then(({ classOfTeacherSchema }) => classOfTeacherSchema),
    `classes/${encodeURIComponent(id)}`,
    { signal },
  )
}

/** What the code leads to; joins nothing. */
export function sendCode(code: string) {
  return sendWithCode('preview', code)
}

export function sendJoining(code: string) {
  return sendWithCode('joining', code)
}

function sendWithCode(step: 'preview' | 'joining', code: string) {
  return callChecked(
    shapes().then(({ classPreviewSchema }) => classPreviewSchema),
    `classes/${step}`,
    { method: 'POST', body: { code } },
  )
}

export function sendNewClass(body: { name: string; year: number }) {
  return callApi('classes', { method: 'POST', body })
}

export function sendName(id: string, name: string) {
  return callApi(`classes/${id}/name`, { method: 'PUT', body: { name } })
}

export function sendNewCode(id: string) {
  return callApi(`classes/${id}/code`, { method: 'POST' })
}

export function sendClassEnd(id: string) {
  return callApi(`classes/${id}`, { method: 'DELETE' })
}

export function sendSeatEnd(id: string, seat: string) {
  return callApi(`classes/${id}/students/${seat}`, { method: 'DELETE' })
}

export function sendLeaving(id: string) {
  return callApi(`classes/${id}/membership`, { method: 'DELETE' })
}
