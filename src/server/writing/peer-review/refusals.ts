/** What peer correction says when it refuses: status and sentence of each code. */
import { HttpError } from '#server/platform/http/errors.ts'

const WORDINGS = {
  unproven: [403, 'This account has not proven its e-mail address yet'],
  age_unknown: [403, 'This account has not said its age yet'],
  guardian_needed: [403, 'This account may not take part until a guardian agrees'],
  paused: [403, 'This person may not write for a while'],
  not_taking_part: [409, 'This account does not take part'],
  not_calibrated: [409, 'The three samples come first'],
  missed_pause: [409, 'A correction was left undone: the next search has to wait'],
  task_open: [409, 'A correction waits to be done first'],
  turn_open: [409, 'An essay of this account is under way'],
  version_used: [409, 'This version has been sent before'],
  too_short: [422, 'The essay is too short to be corrected'],
  identified: [422, 'The essay says by what its writer can be found'],
  refused_word: [422, 'The text holds a word that is not accepted here'],
  holds_contact: [422, 'A remark holds a contact'],
  remark_outside: [422, 'A mark lies outside of the essay'],
  nothing_to_help: [409, 'Nobody waits for help now'],
  sample_not_found: [404, 'There is no such sample'],
  essay_not_found: [404, 'There is no such essay'],
  task_not_found: [404, 'There is no such correction'],
  result_not_found: [404, 'There is no such result'],
} as const satisfies Record<string, readonly [number, string]>

export type PeerRefusalCode = keyof typeof WORDINGS

/** @param refusal its other members go into the answer */
export function peerError({ ok: _, code, ...facts }: { ok: false; code: PeerRefusalCode }): HttpError {
  const [status, message] = WORDINGS[code]
  return new HttpError(status, code, message, facts)
}
