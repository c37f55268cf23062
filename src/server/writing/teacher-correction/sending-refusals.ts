/** What sending to the teacher and taking back say when they refuse: status and sentence of each code. */
import { HttpError } from '#server/platform/http/errors.ts'

const WORDINGS = {
  corrections_off: [409, 'Nothing is sent to the teacher for now'],
  no_credit: [409, 'There is no correction left'],
  blank: [422, 'The sheet is blank'],
  already_waiting: [409, 'This essay is with the teacher already'],
  already_corrected: [409, 'This very text has been corrected'],
  essay_not_found: [404, 'There is no such essay'],
  unknown_exam: [422, 'There is no such exam'],
  id_taken: [409, 'This id belongs to another sending'],
  rewriting_unknown: [422, 'There is no corrected essay of this id'],
  not_free: [409, 'This rewriting costs a correction now'],
  correction_not_found: [404, 'There is no such correction'],
  already_begun: [409, 'Somebody has begun to read it'],
} as const satisfies Record<string, readonly [number, string]>

export type SendingRefusalCode = keyof typeof WORDINGS

export function sendingError({ code }: { readonly code: SendingRefusalCode }): HttpError {
  const [status, message] = WORDINGS[code]
  return new HttpError(status, code, message)
}
