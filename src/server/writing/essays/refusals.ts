/** What the writing room says when it refuses: status and sentence of each code. */
import { HttpError } from '#server/platform/http/errors.ts'

const WORDINGS = {
  blank: [422, 'The sheet is blank'],
  unknown_theme: [422, 'There is no such theme'],
  unknown_exam: [422, 'There are no rules of such an exam'],
  unknown_criterion: [422, 'The exam has no such criterion, or gives it other points'],
  theme_fixed: [409, 'This essay has been corrected under another theme, or for another exam'],
  id_taken: [409, 'This id belongs to another essay'],
  day_used_up: [429, 'All corrections of today are used'],
  guest_used: [403, 'This browser has had its correction: the next ones want an account'],
  too_many_essays: [409, 'There is no room for another essay'],
  too_many_versions: [409, 'There is no room for another version of this essay'],
  essay_not_found: [404, 'There is no such essay'],
  essay_waits: [409, 'This essay waits for the teacher: say onDesk=sent to take both away'],
  essay_is_read: [
    409,
    'The teacher reads this essay: say onDesk=reading to take both away, without its credit',
  ],
} as const satisfies Record<string, readonly [number, string]>

export type EssayRefusalCode = keyof typeof WORDINGS

export function essayError({ code }: { readonly code: EssayRefusalCode }): HttpError {
  const [status, message] = WORDINGS[code]
  return new HttpError(status, code, message)
}
