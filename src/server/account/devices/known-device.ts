/**
 * Does the account of this e-mail know the browser that calls? Asked before a password is looked at (sign-in-limits.ts),
 * by one statement for every e-mail, also for one that nobody has.
 */
import { sql } from 'kysely'
import { prepareOnce } from '#server/platform/db/prepared.ts'
import type { Platform } from '#server/platform/platform.ts'

/** @param email in lower case */
export async function isKnownDevice(
  context: Pick<Platform, 'db' | 'pool'>,
  { email, deviceToken }: { email: string; deviceToken: string },
): Promise<boolean> {
  const [known] = await findKnownDevice(context, email, deviceToken)
  return known !== undefined
}

const findKnownDevice = prepareOnce('find-known-device', (db, email: string, deviceToken: string) =>
  db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.user_id')
    .where('users.email', '=', email)
    // As sign-in-device.ts hashes it.
    .where(
      'known_devices.device_hash',
      '=',
      sql<Buffer>`sha256(convert_to(users.id::text || ' ' || ${deviceToken}::text, 'UTF8'))`,
    ),
)
