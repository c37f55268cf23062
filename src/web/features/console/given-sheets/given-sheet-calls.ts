/** The calls of the admin page of given photographs. */
import { givenSheetsAdminSchema } from '#domain/writing/given-sheets-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const PATH = 'console/given-sheets'

export function fetchGivenSheets(signal?: AbortSignal) {
  return callChecked(Promise.resolve(givenSheetsAdminSchema), PATH, { signal })
}

export function sendCollecting(isCollecting: boolean) {
  return callApi('console/settings/photographs', { method: 'PUT', body: { isCollecting } })
}

export function sendBadLines(id: string, badLines: number | null) {
  return callApi(`${PATH}/${id}/bad-lines`, { method: 'PUT', body: { badLines } })
}

export function deleteGivenSheet(id: string) {
  return callApi(`${PATH}/${id}`, { method: 'DELETE' })
}

export function picturePath(id: string): string {
  return `${PATH}/${id}/picture`
}
