/** What the wall and the challenge say when they refuse: status and sentence of each code. */
import { HttpError } from '#server/platform/http/errors.ts'

const WORDINGS = {
  refused_word: [422, 'The text holds a word that is not accepted here'],
  personal_data: [422, 'The text tells how to find or reach somebody'],
  link_by_visitor: [422, 'Only people with an account may send links'],
  age_unknown: [403, 'This account has not said its age yet'],
  guardian_needed: [403, 'This account may read only until a guardian agrees'],
  paused: [403, 'This person may not write for a while'],
  name_refused: [422, 'This is not the name of a person'],
  id_taken: [409, 'This id belongs to another text'],
  feedback_not_found: [404, 'There is no such feedback'],
  essay_not_found: [404, 'There is no such essay'],
  no_theme: [409, 'There is no theme yet'],
  month_closed: [409, 'This month of the challenge is over'],
  own_essay: [403, 'Nobody likes an essay of their own'],
  not_a_buyer: [403, 'Only who has paid for this product may review it'],
  already_reviewed: [409, 'There is a review of this person already'],
  review_not_found: [404, 'There is no such review'],
  comment_not_found: [404, 'There is no such comment'],
} as const satisfies Record<string, readonly [number, string]>

export type CommunityRefusalCode = keyof typeof WORDINGS

export function communityError({ code }: { readonly code: CommunityRefusalCode }): HttpError {
  const [status, message] = WORDINGS[code]
  return new HttpError(status, code, message)
}
