/** Queries for the devices that an account knows and is to forget; a sign-in writes them (sessions/session-repository.ts). */
import type { Tx } from '#server/platform/db/client.ts'

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
