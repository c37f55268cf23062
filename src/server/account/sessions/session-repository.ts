/** Queries for sessions: one row per sign-in, its counter tells which refresh token is the valid one. */
import { type QueryCreator, sql } from 'kysely'
import { accessRecord } from '#server/identity/record-access.ts'
import type { ShownFactor } from '#server/identity/tokens/access-token.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { Database } from '#server/platform/db/schema.ts'
import type { Client } from '#server/platform/http/client-address.ts'

/** More than anybody has devices; the oldest give way, so that sign-ins in a loop do not fill the table. */
const MAX_SESSIONS_PER_USER = 50

/**
 * All that a sign-in writes but its device: the session, the moment, the access record, and the end of the oldest
 * session. One statement, since each way to the database and back is a good part of what a sign-in costs.
 */
export async function insertSession(
  tx: Tx,
  session: { userId: string; amr: string; client: Client; deviceHash: Buffer; minutes: number; now: Date },
): Promise<{ id: string; counter: number }> {
  const { userId, now } = session
  return tx
    .with('touched', (db) =>
      db.updateTable('users').set({ last_sign_in_at: now }).where('id', '=', userId).returning('id'),
    )
    .with('recorded', (db) => accessRecord(db, session.client, userId).returning('at'))
    .with('ended', (db) => deleteOldestSessions(db, userId).returning('id'))
    .insertInto('sessions')
    .values({
      user_id: userId,
      amr: session.amr,
      user_agent: session.client.userAgent,
      ip: session.client.ip,
      device_hash: session.deviceHash,
      expires_at: sql<Date>`clock_timestamp() + make_interval(mins => ${session.minutes})`,
      refreshed_at: sql<Date>`clock_timestamp()`,
    })
    .returning(['id', 'counter'])
    .executeTakeFirstOrThrow()
}

export type LockedSession = {
  id: string
  userId: string
  counter: number
  amr: string
  secondFactor: ShownFactor | null
  isExpired: boolean
  /** True for so many seconds after the last rotation (decision 0009). */
  isInGrace: boolean
}

/** Reads the session and keeps other refreshes of it waiting until the transaction ends. */
export async function lockSession(tx: Tx, id: string, graceSeconds: number): Promise<LockedSession | null> {
  const row = await tx
    .selectFrom('sessions')
    .select(['id', 'user_id', 'counter', 'amr', 'second_factor', 'second_factor_at'])
    // The database's clock, read after the lock: the same for every process.
    .select([
      sql<boolean>`expires_at <= clock_timestamp()`.as('is_expired'),
      sql<boolean>`clock_timestamp() - refreshed_at < make_interval(secs => ${graceSeconds})`.as(
        'is_in_grace',
      ),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    userId: row.user_id,
    counter: row.counter,
    amr: row.amr,
    secondFactor: shownFactor(row.second_factor, row.second_factor_at),
    isExpired: row.is_expired,
    isInGrace: row.is_in_grace,
  }
}

/** Makes the next refresh token the valid one. @returns its counter */
export async function rotateSession(tx: Tx, id: string, client: Client): Promise<number> {
  const row = await tx
    .updateTable('sessions')
    .set((eb) => ({
      counter: eb('counter', '+', 1),
      refreshed_at: sql<Date>`clock_timestamp()`,
      user_agent: client.userAgent,
      ip: client.ip,
    }))
    .where('id', '=', id)
    .returning('counter')
    .executeTakeFirstOrThrow()
  return row.counter
}

/**
 * The session has shown the second factor: it may act, and lives as long as any.
 * @returns what its tokens are signed with; null when it ended meanwhile
 */
export async function keepShownFactor(
  tx: Tx,
  id: string,
  shown: ShownFactor,
  days: number,
): Promise<{ id: string; counter: number; amr: string; secondFactor: ShownFactor } | null> {
  const row = await tx
    .updateTable('sessions')
    .set({
      second_factor: shown.method,
      second_factor_at: shown.at,
      expires_at: sql<Date>`created_at + make_interval(days => ${days})`,
    })
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['id', 'counter', 'amr'])
    .executeTakeFirst()
  return row ? { ...row, secondFactor: shown } : null
}

/** The account has no second factor any more. */
export async function forgetShownFactors(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ second_factor: null, second_factor_at: null })
    .where('user_id', '=', userId)
    .execute()
}

/** The person has said the password again. */
export async function keepProof(db: DbOrTx, id: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proven_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

/** Asked again under the user's lock, by anyone who was let in by the session before. */
export async function hasSession(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function deleteSession(db: DbOrTx, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

export async function deleteOtherSessions(db: DbOrTx, userId: string, keptId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', keptId).execute()
}

export async function deleteAllSessions(db: DbOrTx, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

export type OpenSession = { id: string; userAgent: string | null; startedAt: Date; lastUsedAt: Date }

/** The person's sessions that still live, the latest used first. */
export async function listOpenSessions(db: DbOrTx, userId: string): Promise<OpenSession[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent as userAgent', 'created_at as startedAt', 'refreshed_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Nothing happens to a session of somebody else. */
export async function deleteOwnSession(db: DbOrTx, userId: string, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).execute()
}

function shownFactor(method: ShownFactor['method'] | null, at: Date | null): ShownFactor | null {
  return method === null || at === null ? null : { method, at }
}

/** Leaves room for one more. */
function deleteOldestSessions(db: QueryCreator<Database>, userId: string) {
  return db.deleteFrom('sessions').where('id', 'in', (eb) =>
    eb
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .offset(MAX_SESSIONS_PER_USER - 1),
  )
}
