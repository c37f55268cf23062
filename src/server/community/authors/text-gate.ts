/** What may not stand in a text that strangers read, wherever it is written: refused words and data to find people by. */
import { holdsLink, holdsPersonalData } from '#domain/community/personal-data.ts'
import { refusedWordIn } from '#domain/community/word-filter.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { findRefusedWords } from '../moderation/refused-words-repository.ts'

export type GateRefusal = Refusal<'refused_word'> | Refusal<'personal_data'> | Refusal<'link_by_visitor'>

export async function passGate(
  db: DbOrTx,
  text: string,
  author: { userId: string | null },
): Promise<Ok<string> | GateRefusal> {
  if (refusedWordIn(text, await findRefusedWords(db))) return refuse('refused_word')
  if (holdsPersonalData(text)) return refuse('personal_data')
  // Advertising comes from those whom nobody can find again.
  if (author.userId === null && holdsLink(text)) return refuse('link_by_visitor')
  return ok(text)
}
