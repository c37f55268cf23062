/** Queries for the devices that an account knows. They are counted by the database's clock, as the pruning is. */
import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/client.ts'

/** As many as sessions; a client that keeps no cookie is a new device each time. */
const MAX_DEVICES_PER_USER = 50

/** A known device was seen. @returns false for one that the account does not know */
export async function touchDevice(tx: Tx, userId: string, hash: Buffer): Promise<boolean> {
  const touched = await tx
    .updateTable('known_devices')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('device_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst()
  return touched !== undefined
}

/** From now on the account knows the device. */
export async function insertDevice(
  tx: Tx,
  device: { userId: string; hash: Buffer; isNotified: boolean },
): Promise<void> {
  const { userId, hash, isNotified } = device
  await tx
    // Leaves room for one more.
    .with('forgotten', (db) =>
      db
        .deleteFrom('known_devices')
        .where('user_id', '=', userId)
        .where('device_hash', 'in', (eb) =>
          eb
            .selectFrom('known_devices')
            .select('device_hash')
            .where('user_id', '=', userId)
            .orderBy('last_seen_at', 'desc')
            .offset(MAX_DEVICES_PER_USER - 1),
        )
        .returning('user_id'),
    )
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: hash, told_at: isNotified ? sql<Date>`now()` : null })
    .execute()
}

/** About how many new devices the person was written to within the last day. */
export async function countNotifiedToday(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('known_devices')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('told_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return count
}

export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).execute()
}

/** All but the one in which this session began. Before the session goes, if it goes. */
export async function forgetOtherDevices(tx: Tx, userId: string, sessionId: string): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_hash', 'is distinct from', deviceOfSession(tx, sessionId))
    .execute()
}

/** The device in which a session of this person began, unless it is the one in which `keptSessionId` did. */
export async function forgetDeviceOfSession(
  tx: Tx,
  userId: string,
  sessionId: string,
  keptSessionId: string,
): Promise<void> {
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceOfSession(tx, sessionId).where('user_id', '=', userId))
    .where('device_hash', 'is distinct from', deviceOfSession(tx, keptSessionId))
    .execute()
}

function deviceOfSession(tx: Tx, sessionId: string) {
  return tx.selectFrom('sessions').select('device_hash').where('id', '=', sessionId)
}
