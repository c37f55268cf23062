/**
 * Changing the account's e-mail (docs/wire.md §2, PUT user and verify): both mailboxes agree, so that neither a stolen
 * session nor a typing error moves an account away from its owner. Decision 0025.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { isUniqueViolation } from '#server/platform/db/violations.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { DeviceClient } from '../devices/device-cookie.ts'
import { nameForMail } from '../links/link-mail.ts'
import { takeOneTimeToken } from '../links/one-time-token-repository.ts'
import {
  type IssuedSession,
  isBanned,
  issueSession,
  type OpenedSession,
  startSession,
} from '../sessions/service.ts'
import { findUserByEmail, findUserById, type User } from '../users/user-repository.ts'
import { queueEmailChangeMails } from './email-change-mails.ts'
import {
  endEmailChange,
  markEmailChangeConfirmed,
  putEmailChange,
  replaceEmail,
} from './email-change-repository.ts'
import { proveEmail } from './prove-email.ts'

export type EmailChangeRefusal = Refusal<'otp_expired' | 'user_banned' | 'email_exists'>
/** What a link has brought: the change is done, or it waits for the other mailbox. */
export type EmailChangeStep = { kind: 'done'; session: IssuedSession } | { kind: 'other-mailbox' }

/**
 * Asks the mailboxes. Naming the present address again ends a change under way.
 *
 * @param user locked by the caller; email in lower case
 */
export async function startEmailChange(
  context: Pick<Platform, 'config' | 'now'>,
  tx: Tx,
  user: User,
  newEmail: string,
): Promise<Ok<null> | Refusal<'email_exists'>> {
  if (newEmail === user.email) {
    await endEmailChange(tx, user.id)
    return ok(null)
  }
  if (await findUserByEmail(tx, newEmail)) return refuse('email_exists')
  await endEmailChange(tx, user.id)
  await putEmailChange(tx, user.id, newEmail, context.now())
  await queueEmailChangeMails(context, tx, { ...user, emailChange: newEmail, emailChangeConfirmed: null })
  return ok(null)
}

/** Uses a link of either mailbox up. */
export async function confirmEmailChange(
  context: AppContext,
  input: { token: string; client: DeviceClient },
): Promise<Ok<EmailChangeStep> | EmailChangeRefusal> {
  await context.limits.consume('verifyByAddress', addressKey(input.client.ip))
  const confirming = context.db.transaction().execute((tx) => confirmInside(context, tx, input))
  const confirmed = await confirming.catch((error: unknown) => {
    // Somebody opened an account with the address between our look and our write.
    if (isUniqueViolation(error, 'users_email')) return refuse('email_exists')
    throw error
  })
  if (!confirmed.ok) return confirmed
  context.jobs.wake('deliver-mail')
  const opened = confirmed.value
  if (opened === null) return ok({ kind: 'other-mailbox' })
  return ok({ kind: 'done', session: await issueSession(context, opened) })
}

/** @returns null where the other mailbox has yet to agree */
async function confirmInside(
  context: Pick<AppContext, 'accountHooks' | 'config' | 'now'>,
  tx: Tx,
  input: { token: string; client: DeviceClient },
): Promise<Ok<OpenedSession | null> | EmailChangeRefusal> {
  const taken = await takeOneTimeToken(tx, input.token, ['email_change_current', 'email_change_new'])
  if (!taken) return refuse('otp_expired')
  const user = await findUserById(tx, taken.userId)
  if (!user) throw new Error('a link exists without its user')
  if (isBanned(user, context.now())) return refuse('user_banned')
  if (user.emailChange === null) return refuse('otp_expired')
  const side = taken.purpose === 'email_change_current' ? 'current' : 'new'
  if (!isAgreed(user, side)) {
    await markEmailChangeConfirmed(tx, user.id, side)
    return ok(null)
  }
  if (await findUserByEmail(tx, user.emailChange)) {
    // It can never be carried out any more.
    await endEmailChange(tx, user.id)
    return refuse('email_exists')
  }
  await carryOut(context, tx, user, user.emailChange)
  return ok(await startSession(context, tx, { userId: user.id, amr: 'otp', client: input.client }))
}

/** Both have agreed, or the new one where nobody ever proved the current one. */
function isAgreed(user: User, side: 'current' | 'new'): boolean {
  if (user.emailVerifiedAt === null) return side === 'new'
  return user.emailChangeConfirmed !== null && user.emailChangeConfirmed !== side
}

async function carryOut(
  context: Pick<AppContext, 'accountHooks' | 'config' | 'now'>,
  tx: Tx,
  user: User,
  newEmail: string,
): Promise<void> {
  await replaceEmail(tx, user.id, newEmail, context.now())
  await proveEmail(context, tx, user)
  // An address that nobody proved may be a stranger's: it hears nothing of the account.
  if (user.emailVerifiedAt === null) return
  await queueMail(tx, context.now(), {
    kind: 'email-changed',
    recipient: user.email,
    facts: { name: nameForMail(user), newEmail },
  })
}
