/** Why this author may write nowhere for now: too young without a guardian's word, or paused by a moderator. */
import { type Refusal, refuse } from '#domain/shared/result.ts'
import type { Author } from '#server/identity/authors/author.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { ageRefusal } from './guardian.ts'
import { findPause } from './pause-repository.ts'

export type WritingRefusal = Refusal<'age_unknown'> | Refusal<'guardian_needed'> | Refusal<'paused'>

/** @returns null when they may */
export async function writingRefusal(
  db: DbOrTx,
  author: Pick<Author, 'key' | 'userId'>,
  now: Date,
): Promise<WritingRefusal | null> {
  const tooYoung = author.userId ? await ageRefusal(db, author.userId, now) : null
  if (tooYoung) return refuse(tooYoung)
  return (await findPause(db, author.key, now)) ? refuse('paused') : null
}
