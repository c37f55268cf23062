/**
 * Why this author may write nowhere for now: too young without a guardian's word, or paused by a moderator. A visitor
 * answers for the accounts that were here with the same browser, and during a pause for the network that was written
 * from: leaving the token out is no way around either.
 */
import { type Refusal, refuse } from '#domain/shared/result.ts'
import type { Author, BrowserAccount } from '#server/identity/authors/author.ts'
import { ageRefusal } from '#server/identity/guardian.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { findAccounts, findPause, isPausedNetwork, rememberNetwork } from './pause-repository.ts'

export type WritingRefusal = Refusal<'age_unknown'> | Refusal<'guardian_needed'> | Refusal<'paused'>
type Writer = Pick<Author, 'key' | 'userId'> & Partial<Pick<Author, 'networkKey' | 'browserAccounts'>>

/** @returns null when they may */
export async function writingRefusal(db: DbOrTx, author: Writer, now: Date): Promise<WritingRefusal | null> {
  const own = await refusalOf(db, author, now)
  if (own) return own
  if (author.userId === null) {
    const inherited = await refusalOfBrowser(db, author.browserAccounts ?? [], now)
    if (inherited) return inherited
    if (author.networkKey !== undefined && (await isPausedNetwork(db, author.networkKey, now)))
      return refuse('paused')
  }
  return null
}

/** Once somebody has written: from where, in case a moderator pauses them. */
export function noteWriting(
  db: DbOrTx,
  author: Pick<Author, 'key' | 'networkKey'>,
  now: Date,
): Promise<void> {
  return rememberNetwork(db, author, now)
}

async function refusalOf(
  db: DbOrTx,
  { key, userId }: { key: string; userId: string | null },
  now: Date,
): Promise<WritingRefusal | null> {
  const tooYoung = userId ? await ageRefusal(db, userId, now) : null
  if (tooYoung) return refuse(tooYoung)
  return (await findPause(db, key, now)) ? refuse('paused') : null
}

async function refusalOfBrowser(
  db: DbOrTx,
  accounts: readonly BrowserAccount[],
  now: Date,
): Promise<WritingRefusal | null> {
  const living = await findAccounts(
    db,
    accounts.map(({ userId }) => userId),
  )
  for (const account of accounts) {
    // Of an account that is gone there is nothing left to answer for.
    if (!living.has(account.userId)) continue
    const refusal = await refusalOf(db, account, now)
    if (refusal) return refusal
  }
  return null
}
