/** The calls about photographs that are given for measuring. */
import { GIVEN_SHEET_WORDING, type SheetFigures } from '#domain/writing/given-sheets.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

export function fetchGiving(signal: AbortSignal) {
  const schema = import('#domain/writing/given-sheets-wire.ts').then(
    ({ givingStateSchema }) => givingStateSchema,
  )
  return callChecked(schema, 'given-sheets', { signal })
}

export function sendGift(id: string, figures: SheetFigures, bytes: Blob) {
  const query = new URLSearchParams({ id, wording: GIVEN_SHEET_WORDING, figures: JSON.stringify(figures) })
  return callApi(`given-sheets?${query}`, { method: 'POST', bytes })
}

/** @param id null for all */
export function takeBack(id: string | null) {
  return callApi(id === null ? 'given-sheets' : `given-sheets/${id}`, { method: 'DELETE' })
}
