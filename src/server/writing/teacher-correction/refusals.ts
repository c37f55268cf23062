/** What the teacher's desk and the student's sheet say when they refuse: status and sentence of each code. */
import { HttpError } from '#server/platform/http/errors.ts'

const WORDINGS = {
  correction_not_found: [404, 'There is no such correction'],
  held_by_other: [409, 'Somebody else reads this correction'],
  already_begun: [409, 'Somebody has begun to read it'],
  lease_lost: [409, 'This correction is open in another window, or is held no more'],
  correction_gone: [410, 'Its student has taken this essay away'],
  mark_outside: [422, 'A mark lies outside of the text and of the photographs'],
  level_unknown: [422, 'A level is none of the criterion that it is given to'],
  too_many_marks: [422, 'A correction holds no more marks'],
  unfinished: [422, 'A part of the correction is missing'],
  levels_first: [409, 'The own levels come first'],
  no_question: [409, 'There is no question that waits for an answer'],
  already_answered: [409, 'The question is answered'],
  already_asked: [409, 'A question was asked, and there is one'],
  holds_contact: [422, 'The text holds a contact'],
  refused_word: [422, 'The text holds a word that is not accepted here'],
  voice_unknown: [422, 'The bytes are no voice message that is taken'],
  no_voice: [404, 'There is no voice message'],
  no_photograph: [404, 'There is no such photograph'],
} as const satisfies Record<string, readonly [number, string]>

type RefusalCode = keyof typeof WORDINGS

/** @param refusal its other members go into the answer */
function teacherError({ ok: _, code, ...facts }: { ok: false; code: RefusalCode }): HttpError {
  const [status, message] = WORDINGS[code]
  return new HttpError(status, code, message, facts)
}

/** @throws HttpError for a refusal */
export function settled<Value>(result: { ok: true; value: Value } | { ok: false; code: RefusalCode }): Value {
  if (!result.ok) throw teacherError(result)
  return result.value
}
