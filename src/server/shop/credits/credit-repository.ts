/** Queries of the ledger of credits: entries are added, and what is left is their sum (decision 0176). */
import { type ExpressionBuilder, sql } from 'kysely'
import type { CreditEvent, CreditGrant, CreditKind } from '#domain/shop/credits.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { Database } from '#server/platform/db/schema.ts'

export type GrantRow = CreditGrant & { readonly source: string; readonly readers: number }

export type CreditEntry = {
  readonly accountId: string
  readonly kind: CreditKind
  readonly event: CreditEvent
  readonly amount: number
  /** Null for a grant. */
  readonly grantId: string | null
  readonly expiresAt?: Date | null
  readonly source: string
  readonly key: string
  /** Of a grant of corrections: how many read what it pays. */
  readonly readers?: number
}

/** Of a grant that the query calls `g`: its amount with those of its rows. */
export const LEFT_OF_GRANT = sql<number>`(g.amount
  + coalesce((select sum(e.amount) from credit_entries e where e.grant_id = g.id), 0))::int`

/** Whoever changes the credits of an account waits here for the other. */
export async function lockCredits(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

/** @returns false where the same was written before */
export async function insertEntry(tx: Tx, entry: CreditEntry, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('credit_entries')
    .values({
      account_id: entry.accountId,
      kind: entry.kind,
      event: entry.event,
      amount: entry.amount,
      grant_id: entry.grantId,
      expires_at: entry.expiresAt ?? null,
      source: entry.source,
      key: entry.key,
      readers: entry.readers ?? 1,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findEntry(
  tx: Tx,
  key: string,
): Promise<{ accountId: string; kind: CreditKind; grantId: string | null; source: string } | null> {
  const row = await tx
    .selectFrom('credit_entries')
    .select(['account_id as accountId', 'kind', 'grant_id as grantId', 'source'])
    .where('key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

/** Each grant of the account with what is left of it, also of those that have ended. */
export async function listGrants(db: DbOrTx, accountId: string, kind: CreditKind): Promise<GrantRow[]> {
  return selectGrants(db).where('g.account_id', '=', accountId).where('g.kind', '=', kind).execute()
}

export async function listGrantsOf(
  db: DbOrTx,
  source: string,
): Promise<(GrantRow & { readonly kind: CreditKind })[]> {
  return selectGrants(db).select('g.kind').where('g.source', '=', source).execute()
}

export async function findGrant(db: DbOrTx, id: string): Promise<GrantRow | null> {
  return (await selectGrants(db).where('g.id', '=', id).executeTakeFirst()) ?? null
}

/** How much of what this source granted was used and did not come back. */
export async function countUsed(db: DbOrTx, sources: readonly string[]): Promise<Map<string, number>> {
  if (sources.length === 0) return new Map()
  const rows = await db
    .selectFrom('credit_entries as g')
    .innerJoin('credit_entries as u', 'u.grant_id', 'g.id')
    .select(['g.source', sql<number>`count(*)::int`.as('used')])
    .where('g.grant_id', 'is', null)
    .where('g.source', 'in', sources)
    .where('u.event', '=', 'used')
    .where((eb) => eb.not(eb.exists(followedBy(eb, ':returned'))))
    .groupBy('g.source')
    .execute()
  return new Map(rows.map(({ source, used }) => [source, used]))
}

/** What was taken back of a source's grants and has not been given again. */
export async function listTaken(
  tx: Tx,
  source: string,
): Promise<{ key: string; kind: CreditKind; grantId: string; amount: number }[]> {
  const rows = await tx
    .selectFrom('credit_entries as g')
    .innerJoin('credit_entries as u', 'u.grant_id', 'g.id')
    .select(['u.key', 'u.kind', 'g.id as grantId', 'u.amount'])
    .where('g.grant_id', 'is', null)
    .where('g.source', '=', source)
    .where('u.event', '=', 'taken_back')
    .where((eb) => eb.not(eb.exists(followedBy(eb, ':reopened'))))
    .orderBy('u.id')
    .execute()
  return rows
}

export async function countEntriesOf(tx: Tx, grantId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('credit_entries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('grant_id', '=', grantId)
    .executeTakeFirstOrThrow()
  return count
}

function followedBy(
  eb: ExpressionBuilder<Database & { u: Database['credit_entries'] }, 'u'>,
  suffix: string,
) {
  return eb
    .selectFrom('credit_entries as later')
    .select('later.id')
    .where(sql<boolean>`later.key = u.key || ${suffix}`)
}

function selectGrants(db: DbOrTx) {
  return db
    .selectFrom('credit_entries as g')
    .select(['g.id', 'g.expires_at as expiresAt', 'g.source', 'g.readers'])
    .select(LEFT_OF_GRANT.as('left'))
    .where('g.grant_id', 'is', null)
    .orderBy('g.id')
}
