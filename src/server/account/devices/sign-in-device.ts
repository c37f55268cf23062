/**
 * The device in which somebody signs in: by what the account knows it, and the mail about one that it does not know. Which
 * that is, the sign-in's statement finds out (migrations/0195-sign-in-by-one-statement.sql). Decision 0028 says who hears
 * nothing, and why.
 */
import { createHash, randomBytes } from 'node:crypto'
import { deviceOf } from '#domain/account/device.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { describeDevice } from '#texts/account/device.ts'
import { nameForMail } from '../links/link-mail.ts'
import type { User } from '../users/user-repository.ts'
import type { DeviceClient } from './device-cookie.ts'

const TOKEN_BYTES = 32

export type Device = {
  /** What the browser keeps to be known again. */
  readonly token: string
  /** By which this account knows it. */
  readonly hash: Buffer
  /** False where the browser kept none, and the token is a new one. */
  readonly isKept: boolean
}

export function deviceOfSignIn(userId: string, { deviceToken }: DeviceClient): Device {
  const token = deviceToken ?? randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashFor(userId, token), isKept: deviceToken !== null }
}

/** The hash holds the account too: the table does not tell which accounts share a device. */
function hashFor(userId: string, token: string): Buffer {
  return createHash('sha256').update(`${userId} ${token}`).digest()
}

export async function queueNewDeviceMail(
  context: Pick<Platform, 'now'>,
  tx: Tx,
  { user, client }: { user: User; client: DeviceClient },
): Promise<void> {
  const now = context.now()
  const device = describeDevice(deviceOf(client.userAgent))
  const facts = { name: nameForMail(user), device, at: now.toISOString() }
  await queueMail(tx, now, { kind: 'new-device', recipient: user.email, facts })
}
