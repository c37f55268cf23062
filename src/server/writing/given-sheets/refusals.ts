/** What is said where a photograph for measuring is not taken: status and sentence of each code. */
import { HttpError } from '#server/platform/http/errors.ts'
import { photographError } from '../sheet-photographs/refusals.ts'
import type { GiftRefusal } from './give-sheet.ts'

const WORDINGS = {
  adults_only: [403, 'Only who is of age may give a photograph'],
  age_unknown: [403, 'Declare the age first'],
  not_collecting: [409, 'No photographs are collected now'],
  consent_outdated: [409, 'The sentence says something else by now: read it again'],
  enough_given: [409, 'There are enough photographs'],
  enough_of_yours: [409, 'There are enough photographs of this account'],
  id_taken: [409, 'This id belongs to another photograph'],
} as const satisfies Record<string, readonly [number, string]>

export function giftError(refusal: GiftRefusal): HttpError {
  const { code } = refusal
  if (!(code in WORDINGS)) return photographError(refusal as Parameters<typeof photographError>[0])
  const [status, message] = WORDINGS[code as keyof typeof WORDINGS]
  return new HttpError(status, code, message)
}
