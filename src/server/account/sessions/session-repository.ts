/** Queries for sessions: one row per sign-in, its counter tells which refresh token is the valid one. */
import { sql } from 'kysely'
import type pg from 'pg'
import type { ShownFactor } from '#server/identity/tokens/access-token.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { Client } from '#server/platform/http/client-address.ts'
import type { Device } from '../devices/sign-in-device.ts'

/** More than anybody has devices; the oldest give way, so that sign-ins in a loop do not fill the table. */
const MAX_SESSIONS_PER_USER = 50
/** As many as sessions; a client that keeps no cookie is a new device each time. */
const MAX_DEVICES_PER_USER = 50
/** A client without cookies is a new device each time: nobody's mailbox is flooded by it. */
const MAX_MAILS_PER_DAY = 3

export type NewSession = {
  readonly userId: string
  readonly amr: string
  readonly client: Client
  readonly device: Device
  readonly minutes: number
  readonly now: Date
}

/**
 * All that a sign-in writes (migrations/0195-sign-in-by-one-statement.sql), for a person whom the caller has locked.
 *
 * @returns isTold: the mailbox is to hear of the device, in the same transaction
 */
export async function openSession(
  tx: Tx,
  session: NewSession,
): Promise<{ id: string; counter: number; isTold: boolean }> {
  const { userId, amr, client, device, minutes, now } = session
  const { rows } = await sql<{ id: string; counter: number; isTold: boolean }>`
    select session_id as id, session_counter as counter, is_told as "isTold"
    from open_session(${userId}, ${amr}, ${device.hash}, ${device.isKept}, true, ${client.userAgent}, ${client.ip},
      ${client.port}, ${now}, ${minutes}, ${MAX_SESSIONS_PER_USER}, ${MAX_DEVICES_PER_USER}, ${MAX_MAILS_PER_DAY})
  `.execute(tx)
  const [opened] = rows
  if (!opened) throw new Error('no session was opened')
  return opened
}

/** What became of a sign-in whose password was right: the reasons say the migration. */
export type SignInOutcome =
  | { readonly outcome: 'opened'; readonly id: string; readonly counter: number }
  | { readonly outcome: 'changed' | 'apart' }

const SIGN_IN = {
  name: 'sign-in',
  text: `select outcome, session_id as id, session_counter as counter
    from sign_in($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
}

/**
 * As `openSession`, in a transaction of its own that is one statement, planned once: what most sign-ins are.
 *
 * @param seen what the password was compared with, and by which the lifetime was chosen
 */
export async function signInAtOnce(
  pool: pg.Pool,
  session: NewSession,
  seen: { passwordHash: string; hasFactor: boolean },
): Promise<SignInOutcome> {
  const { userId, amr, client, device, minutes, now } = session
  const person = [userId, seen.passwordHash, seen.hasFactor, amr, device.hash, device.isKept]
  const network = [client.userAgent, client.ip, client.port]
  const limits = [MAX_SESSIONS_PER_USER, MAX_DEVICES_PER_USER, MAX_MAILS_PER_DAY]
  const values = [...person, ...network, now, minutes, ...limits]
  const { rows } = await pool.query<SignInOutcome>({ ...SIGN_IN, values })
  const [opened] = rows
  if (!opened) throw new Error('a sign-in was not answered')
  return opened
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
