/**
 * What the signed-in person may change of the own record (docs/wire.md §2, PUT user): data, password, and the e-mail by
 * way of both mailboxes (email-change/).
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { AppContext } from '../context.ts'
import type { Viewer } from '../identity/authenticate.ts'
import type { Tx } from '../platform/db/client.ts'
import type { Client } from '../platform/http/client-address.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { forgetOtherDevices } from './devices/device-repository.ts'
import { nameForMail } from './links/link-mail.ts'
import { dropOneTimeTokens } from './links/one-time-token-repository.ts'
import { startEmailChange } from './mailbox/change-email.ts'
import { consumeMailLimits } from './mailbox/request-link.ts'
import { checkPassword, type PasswordRefusal } from './passwords/password-policy.ts'
import { hashPassword, isPasswordCorrect } from './passwords/passwords.ts'
import { mayBeOwnName } from './profiles/own-name.ts'
import { getUser } from './service.ts'
import { deleteOtherSessions, hasSession } from './sessions/session-repository.ts'
import { isMetadataSmall, type Metadata, mergeMetadata } from './users/metadata.ts'
import {
  findUserById,
  lockUser,
  type User,
  updateUserMetadata,
  updateUserPassword,
} from './users/user-repository.ts'

/** So long after the sign-in the password may be changed without naming the old one. */
const FRESH_SESSION_SECONDS = 24 * 3600

export type UpdateRefusal =
  | PasswordRefusal
  | Refusal<
      | 'same_password'
      | 'reauthentication_needed'
      | 'invalid_credentials'
      | 'metadata_too_large'
      | 'name_refused'
      | 'email_exists'
      | 'session_not_found'
    >

type Change = {
  email?: string | null | undefined
  password?: string | null | undefined
  currentPassword?: string | null | undefined
  data?: Metadata | null | undefined
}

/** All of the change or nothing. A new password ends the person's other sessions. */
export async function updateUser(
  context: AppContext,
  viewer: Viewer,
  change: Change,
  client: Client,
): Promise<Ok<User> | UpdateRefusal> {
  const { email } = change
  if (!mayBeOwnName(change.data?.['full_name'])) return refuse('name_refused')
  if (email && email !== viewer.email) {
    await context.limits.consume('emailChangeByUser', viewer.userId)
    await consumeMailLimits(context, { email, client })
  }
  const newHash = change.password == null ? ok(null) : await hashNewPassword(context, viewer, change)
  if (!newHash.ok) return newHash
  const updated = await context.db.transaction().execute(async (tx) => {
    await lockUser(tx, viewer.userId)
    // Hashing takes its time: the session may have been ended by the account's true owner meanwhile.
    if (!(await hasSession(tx, viewer.sessionId))) return refuse('session_not_found')
    const user = await requireUser(tx, viewer.userId)
    const metadata = change.data ? mergeMetadata(user.userMetadata, change.data) : null
    // Every refusal comes before the first write: nothing of a refused change stays.
    if (metadata && !isMetadataSmall(metadata)) return refuse('metadata_too_large')
    const asked = email ? await startEmailChange(context, tx, user, email) : ok(null)
    if (!asked.ok) return asked
    if (metadata) await updateUserMetadata(tx, user.id, metadata, context.now())
    if (newHash.value !== null) await setPassword(context, tx, user, viewer.sessionId, newHash.value)
    return ok(await requireUser(tx, user.id))
  })
  if (updated.ok) context.jobs.wake('deliver-mail')
  return updated
}

/**
 * Links to a forgotten password end with it, and the other devices are no longer known: who asked for those, or sat at
 * these, may be the reason for the change.
 */
async function setPassword(
  context: Pick<Platform, 'now'>,
  tx: Tx,
  user: User,
  keptSessionId: string,
  passwordHash: string,
): Promise<void> {
  await updateUserPassword(tx, user.id, passwordHash, context.now())
  await forgetOtherDevices(tx, user.id, keptSessionId)
  await deleteOtherSessions(tx, user.id, keptSessionId)
  await dropOneTimeTokens(tx, user.id, ['recovery'])
  // An address that nobody proved may be a stranger's: it hears nothing of the account.
  if (user.emailVerifiedAt === null) return
  await queueMail(tx, context.now(), {
    kind: 'password-changed',
    recipient: user.email,
    facts: { name: nameForMail(user) },
  })
}

async function hashNewPassword(
  context: Pick<Platform, 'db' | 'limits' | 'pool'>,
  viewer: Viewer,
  change: Pick<Change, 'password' | 'currentPassword'>,
): Promise<Ok<string> | UpdateRefusal> {
  const password = change.password ?? ''
  const acceptable = checkPassword(password, viewer.email)
  if (!acceptable.ok) return acceptable
  const isFresh = viewer.sessionAgeSeconds < FRESH_SESSION_SECONDS
  if (!isFresh && !change.currentPassword) return refuse('reauthentication_needed')
  const user = await getUser(context, viewer)
  await context.limits.consume('failedPasswordProofByUser', viewer.userId)
  if (change.currentPassword && !(await isPasswordCorrect(user.passwordHash, change.currentPassword))) {
    return refuse('invalid_credentials')
  }
  if (user.passwordHash && (await isPasswordCorrect(user.passwordHash, password)))
    return refuse('same_password')
  // Both refusals above tell something about the password in use, so only success gives the use back.
  await context.limits.refund('failedPasswordProofByUser', viewer.userId)
  return ok(await hashPassword(password))
}

async function requireUser(tx: Tx, id: string): Promise<User> {
  const user = await findUserById(tx, id)
  if (!user) throw new Error('the signed-in user is gone')
  return user
}
