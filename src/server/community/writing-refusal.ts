/** Why this author may write nowhere for now: the guardian's setting is open, or a moderator has paused them. */
import { type Refusal, refuse } from '#domain/result.ts'
import type { DbOrTx } from '../db/client.ts'
import type { Author } from './author.ts'
import { findPause } from './author-repository.ts'
import { mayWriteByAge } from './guardian.ts'

export type WritingRefusal = Refusal<'guardian_needed'> | Refusal<'paused'>

/** @returns null when they may */
export async function writingRefusal(
  db: DbOrTx,
  author: Pick<Author, 'key' | 'userId'>,
  now: Date,
): Promise<WritingRefusal | null> {
  if (author.userId && !(await mayWriteByAge(db, author.userId))) return refuse('guardian_needed')
  return (await findPause(db, author.key, now)) ? refuse('paused') : null
}
