/** The words that no text of strangers may hold: those of the shipped list, and those that the owner has added. */
import { REFUSED_WORDS } from '#content/community/refused-words.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'

export async function findRefusedWords(db: DbOrTx): Promise<string[]> {
  return [...REFUSED_WORDS, ...(await findAddedWords(db))]
}

/** By the alphabet. */
export async function findAddedWords(db: DbOrTx): Promise<string[]> {
  const rows = await db.selectFrom('refused_words').select('word').orderBy('word').execute()
  return rows.map(({ word }) => word)
}
