/** Queries for who takes part in peer correction, and how they grade our samples. */
import { sql } from 'kysely'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export type MemberRow = { is_on: boolean; ready_at: Date | null; wants_mail: boolean }
export type CalibrationRow = { sample_id: string; levels: number[]; is_close: boolean }

/** Keeps an erasure of the account from beginning until the transaction ends. @returns false when it is gone */
export async function holdAccount(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/**
 * One at a time for all: anyone who looks for a partner sees everybody who looked before. Pairing, deliveries and what
 * runs out take milliseconds; two searches that do not see each other would both wait for nothing.
 */
export async function lockQueue(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('peer review', 0))`.execute(tx)
}

export async function findMember(db: DbOrTx, userId: string): Promise<MemberRow | null> {
  const row = await db
    .selectFrom('peer_members')
    .select(['is_on', 'ready_at', 'wants_mail'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Anyone who comes back agrees again, and grades as well as before. */
export async function upsertMember(tx: Tx, userId: string, isOn: boolean, now: Date): Promise<void> {
  await tx
    .insertInto('peer_members')
    .values({ user_id: userId, is_on: isOn, agreed_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ is_on: isOn, ...(isOn ? { agreed_at: now } : {}) }),
    )
    .execute()
}

/** @returns false for who has never taken part */
export async function setWantsMail(db: DbOrTx, userId: string, wantsMail: boolean): Promise<boolean> {
  const row = await db
    .updateTable('peer_members')
    .set({ wants_mail: wantsMail })
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Of the account with this address; null where it has never taken part, or there is none. */
export async function wantsMailOf(db: DbOrTx, email: string): Promise<boolean | null> {
  const row = await db
    .selectFrom('peer_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('m.wants_mail')
    .where('u.email', '=', email)
    .executeTakeFirst()
  return row?.wants_mail ?? null
}

export async function setWantsMailOf(db: DbOrTx, email: string, wantsMail: boolean): Promise<void> {
  await db
    .updateTable('peer_members')
    .set({ wants_mail: wantsMail })
    .where('user_id', 'in', db.selectFrom('users').select('id').where('email', '=', email))
    .execute()
}

export async function markReady(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('peer_members')
    .set({ ready_at: now })
    .where('user_id', '=', userId)
    .where('ready_at', 'is', null)
    .execute()
}

export async function listCalibrations(db: DbOrTx, userId: string): Promise<CalibrationRow[]> {
  return db
    .selectFrom('peer_calibrations')
    .select(['sample_id', 'levels', 'is_close'])
    .where('user_id', '=', userId)
    .execute()
}

/** The last grades stand; once near enough, a sample stays so. */
export async function upsertCalibration(
  tx: Tx,
  userId: string,
  sampleId: string,
  graded: { levels: readonly number[]; isClose: boolean; now: Date },
): Promise<void> {
  const levels = JSON.stringify(graded.levels)
  await tx
    .insertInto('peer_calibrations')
    .values({
      user_id: userId,
      sample_id: sampleId,
      levels,
      is_close: graded.isClose,
      tries: 1,
      graded_at: graded.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'sample_id']).doUpdateSet({
        levels,
        is_close: sql<boolean>`(peer_calibrations.is_close or excluded.is_close)`,
        tries: sql<number>`peer_calibrations.tries + 1`,
        graded_at: graded.now,
      }),
    )
    .execute()
}
