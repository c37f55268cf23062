/** The calls of /painel/correcoes/equipe, the owner's alone; leaving is a corrector's. */
import {
  correctorReportSchema,
  correctorsSchema,
  houseScaleAdminSchema,
} from '#domain/console/correctors-admin-wire.ts'
import { ok } from '#domain/shared/result.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { askApi, callApi } from '#web/shared/session/call-api.ts'

const PATH = 'console/correctors'

export function fetchCorrectors(signal?: AbortSignal) {
  return callChecked(Promise.resolve(correctorsSchema), PATH, { signal })
}

export function sendInvitation(email: string) {
  return callApi(`${PATH}/invitations`, { method: 'POST', body: { email } })
}

export function withdrawInvitation(id: string) {
  return callApi(`${PATH}/invitations/${id}`, { method: 'DELETE' })
}

export function removeCorrector(id: string) {
  return callApi(`${PATH}/${id}`, { method: 'DELETE' })
}

export function leaveDesk() {
  return callApi('console/teacher-corrections/leave', { method: 'POST' })
}

export function fetchReport(month: string, signal?: AbortSignal) {
  return callChecked(Promise.resolve(correctorReportSchema), `${PATH}/report?month=${month}`, { signal })
}

export function fetchScale(signal?: AbortSignal) {
  return callChecked(Promise.resolve(houseScaleAdminSchema), `${PATH}/scale`, { signal })
}

export function followHouse(followsHouse: boolean) {
  return callApi('console/settings/corrections', { method: 'PUT', body: { followsHouse } })
}

export async function fetchReportTable(month: string) {
  const answer = await askApi(`${PATH}/report.csv?month=${month}`)
  if (!answer.ok) return answer
  try {
    return ok(await answer.value.blob())
  } catch {
    // The connection broke within the table.
    return { ok: false, code: 'unreachable', answer: {} } as const
  }
}
