/**
 * The ledger of credits: what is granted, used, given back and taken back, each deed once by its key and under one lock
 * on the account, so that no balance falls below nothing (product §3 Credits; decision 0176).
 */

import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import {
  balanceOf,
  type CreditGrant,
  type CreditKind,
  endOfReturned,
  isAlive,
  nextGrant,
} from '#domain/shop/credits.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import {
  countEntriesOf,
  findEntry,
  findGrant,
  insertEntry,
  listGrants,
  listGrantsOf,
  listTaken,
  lockCredits,
} from './credit-repository.ts'

export type Grant = {
  readonly accountId: string
  readonly kind: CreditKind
  readonly amount: number
  /** Null: without an end. */
  readonly expiresAt: Date | null
  /** The purchase, or who else gave it. */
  readonly source: string
  readonly key: string
  /** How many read what it pays. */
  readonly readers?: number
}

/** Adding needs no lock: it can only make more of it. */
export async function grantCredits(tx: Tx, grant: Grant, now: Date): Promise<void> {
  await insertEntry(tx, { ...grant, event: 'granted', grantId: null }, now)
}

/** Takes one, of the grant that ends first. A key that has paid before pays nothing again. */
export async function takeCredit(
  tx: Tx,
  use: { readonly accountId: string; readonly kind: CreditKind; readonly key: string },
  now: Date,
): Promise<Ok<null> | Refusal<'no-credit'>> {
  await lockCredits(tx, use.accountId)
  if (await findEntry(tx, use.key)) return ok(null)
  const grants = await listGrants(tx, use.accountId, use.kind)
  const next = nextGrant(grants, now)
  if (next === null) return refuse('no-credit')
  const source = grants.find(({ id }) => id === next.id)?.source ?? ''
  await insertEntry(tx, { ...use, event: 'used', amount: -1, grantId: next.id, source }, now)
  return ok(null)
}

/** How many are to read what this key has paid, as its grant says. */
export async function readersPaidBy(tx: Tx, key: string): Promise<number> {
  const used = await findEntry(tx, key)
  if (!used?.grantId) return 1
  return (await findGrant(tx, used.grantId))?.readers ?? 1
}

/**
 * Gives back what this key has taken, once. Where its grant ends soon or has ended, it comes back as a grant of its own
 * that holds for some weeks.
 */
export async function returnCredit(tx: Tx, { key }: { readonly key: string }, now: Date): Promise<void> {
  const used = await findEntry(tx, key)
  if (!used || used.grantId === null) return
  await lockCredits(tx, used.accountId)
  const grant = await findGrant(tx, used.grantId)
  if (!grant) return
  const { accountId, kind, source } = used
  const entry = { accountId, kind, source, event: 'returned', amount: 1, key: `${key}:returned` } as const
  const end = endOfReturned(grant.expiresAt, now)
  const isOwn = end?.getTime() !== grant.expiresAt?.getTime()
  await insertEntry(
    tx,
    isOwn
      ? { ...entry, grantId: null, expiresAt: end, readers: grant.readers }
      : { ...entry, grantId: grant.id },
    now,
  )
}

/** Of what a source granted, what is unused. What was used stays used. */
export async function takeBackCredits(tx: Tx, accountId: string, source: string, now: Date): Promise<void> {
  await lockCredits(tx, accountId)
  for (const { id, left, kind } of await listGrantsOf(tx, source)) {
    if (left <= 0) continue
    const key = `taken-back:${id}:${await countEntriesOf(tx, id)}`
    const entry = { accountId, kind, source, event: 'taken_back', amount: -left, grantId: id, key } as const
    await insertEntry(tx, entry, now)
  }
}

/** The purchase that they were taken from counts again. */
export async function giveAgain(tx: Tx, accountId: string, source: string, now: Date): Promise<void> {
  await lockCredits(tx, accountId)
  for (const { key, kind, grantId, amount } of await listTaken(tx, source)) {
    const entry = { accountId, kind, source, event: 'returned', amount: -amount, grantId } as const
    await insertEntry(tx, { ...entry, key: `${key}:reopened` }, now)
  }
}

/** What can be used now, each grant with its end; the first is used first. */
export async function readCredits(
  db: DbOrTx,
  accountId: string,
  kind: CreditKind,
  now: Date,
): Promise<{ balance: number; grants: CreditGrant[] }> {
  const grants = (await listGrants(db, accountId, kind)).filter((one) => one.left > 0 && isAlive(one, now))
  grants.sort((a, b) => (a.expiresAt?.getTime() ?? Infinity) - (b.expiresAt?.getTime() ?? Infinity))
  return { balance: balanceOf(grants, now), grants }
}
