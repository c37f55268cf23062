/** What is said where a photograph is not taken: status and sentence of each code. */
import { HttpError } from '#server/platform/http/errors.ts'

const WORDINGS = {
  'picture-empty': [400, 'The body is empty'],
  'picture-unknown-format': [415, 'This is no picture that we read'],
  'picture-too-large': [413, 'The picture is too large'],
  'picture-too-many-pixels': [422, 'The picture has too many pixels'],
  'picture-damaged': [422, 'The picture is damaged'],
  photograph_has_place: [422, 'The file says where it was taken: send what the page has made of it'],
  essay_not_found: [404, 'There is no such essay'],
  too_many_photographs: [409, 'There is no room for another photograph'],
  photograph_is_read: [409, 'The teacher reads this sheet: its photographs stay until she is done'],
  photograph_not_found: [404, 'There is no such photograph'],
} as const satisfies Record<string, readonly [number, string]>

export function photographError({ code }: { readonly code: keyof typeof WORDINGS }): HttpError {
  const [status, message] = WORDINGS[code]
  return new HttpError(status, code, message)
}
