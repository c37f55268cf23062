/**
 * Does the account know the device in which somebody signs in? One that it does not know is reported to the mailbox, once,
 * and known from then on. Decision 0028 says who hears nothing, and why.
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
import { countNotifiedToday, insertDevice, touchDevice } from './device-repository.ts'

const TOKEN_BYTES = 32
/** A client without cookies is a new device each time: nobody's mailbox is flooded by it. */
const MAX_MAILS_PER_DAY = 3

export type SignIn = {
  /** Locked by the caller, as it is with this sign-in. */
  readonly user: User
  readonly client: DeviceClient
  readonly amr: string
  /** Nobody has signed in to this account before, or nobody but those who had no right to it (proven-owner.ts). */
  readonly isFirst: boolean
}

export type Device = {
  /** What the browser keeps to be known again. */
  readonly token: string
  /** By which this account knows it. */
  readonly hash: Buffer
  /** Whether a mail about it was queued. */
  readonly isNotified: boolean
}

export async function recogniseDevice(
  context: Pick<Platform, 'now'>,
  tx: Tx,
  signIn: SignIn,
): Promise<Device> {
  const { user, client } = signIn
  const token = client.deviceToken ?? randomBytes(TOKEN_BYTES).toString('base64url')
  const hash = hashFor(user.id, token)
  if (client.deviceToken !== null && (await touchDevice(tx, user.id, hash)))
    return { token, hash, isNotified: false }
  const isNotified = isNews(signIn)
  // What was not told is not known: the next sign-in there is told, as soon as the day has room for it.
  if (isNotified && (await countNotifiedToday(tx, user.id)) >= MAX_MAILS_PER_DAY)
    return { token, hash, isNotified: false }
  if (isNotified) await queueNewDeviceMail(context, tx, signIn)
  await insertDevice(tx, { userId: user.id, hash, isNotified })
  return { token, hash, isNotified }
}

/** The hash holds the account too: the table does not tell which accounts share a device. */
function hashFor(userId: string, token: string): Buffer {
  return createHash('sha256').update(`${userId} ${token}`).digest()
}

function isNews({ user, amr, isFirst }: SignIn): boolean {
  // An address that nobody proved may be a stranger's; 'otp' is the click that has just proven it (confirmation/).
  return !isFirst && user.emailVerifiedAt !== null && amr !== 'otp'
}

async function queueNewDeviceMail(
  context: Pick<Platform, 'now'>,
  tx: Tx,
  { user, client }: SignIn,
): Promise<void> {
  const now = context.now()
  const device = describeDevice(deviceOf(client.userAgent))
  const facts = { name: nameForMail(user), device, at: now.toISOString() }
  await queueMail(tx, now, { kind: 'new-device', recipient: user.email, facts })
}
