/** The calls of kept photographs. */
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

/** @param page from 1 */
export function sendPhotograph(essayId: string, page: number, bytes: Blob) {
  return callApi(`sheet-photographs?essay=${essayId}&page=${page}`, { method: 'POST', bytes })
}

export function fetchPhotographs(essayId: string, signal: AbortSignal) {
  const schema = import('#domain/writing/sheet-photograph-wire.ts').then(
    ({ sheetPhotographsSchema }) => sheetPhotographsSchema,
  )
  return callChecked(schema, `sheet-photographs?essay=${encodeURIComponent(essayId)}`, { signal })
}

export function deletePhotograph(id: string) {
  return callApi(`sheet-photographs/${id}`, { method: 'DELETE' })
}
