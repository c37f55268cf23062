/**
 * What keeps an account from peer correction: strangers read along, so that the rules of the community hold (age, a
 * guardian's word, pauses), and a proven mailbox, since accounts are free and partners should be people.
 */
import { isMinor } from '#domain/account/age.ts'
import { type Refusal, refuse } from '#domain/shared/result.ts'
import { type WritingRefusal, writingRefusal } from '#server/community/authors/writing-refusal.ts'
import { ageBandOf } from '#server/identity/age-band.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import type { Pool } from './entry-repository.ts'

export type PeerAuthor = { userId: string; key: string; isProven: boolean; fullName: string | null }
export type EligibilityRefusal = WritingRefusal | Refusal<'unproven'>

/** Null when nothing does. */
export async function eligibilityRefusal(
  db: DbOrTx,
  author: PeerAuthor,
  now: Date,
): Promise<EligibilityRefusal | null> {
  if (!author.isProven) return refuse('unproven')
  return writingRefusal(db, author, now)
}

/** Whose age nobody knows is taken for a minor. */
export async function poolOf(db: DbOrTx, userId: string, now: Date): Promise<Pool> {
  const band = await ageBandOf(db, userId, now)
  return band === null || isMinor(band) ? 'minors' : 'adults'
}
