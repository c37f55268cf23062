/** How a name is shown to strangers: first name and initial, unless it is an insult, nobody's, or seems to be ours. */
import { REFUSED_WORDS } from '#content/community/refused-words.ts'
import { publicNameOf } from '#domain/account/person-name.ts'
import { refusedWordIn } from '#domain/community/word-filter.ts'
import { communityTexts } from '#texts/community/community.ts'

/** The same few people write a page of messages. */
const known = new Map<string, string>()
const MOST_KNOWN = 1_000

/** The owner's own: the mark beside it says who she is, so that her name needs none of our words. */
export function shownTeacherName(fullName: string | null): string {
  const shown = shownNameOf(fullName)
  return shown === communityTexts.student ? communityTexts.house : shown
}

export function shownNameOf(fullName: string | null): string {
  const name = fullName ?? ''
  const shown =
    known.get(name) ??
    (refusedWordIn(name, REFUSED_WORDS) === null ? publicNameOf(name) : null) ??
    communityTexts.student
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(name, shown)
  return shown
}
