/**
 * The proof that a mailbox belongs to the account: a link that only the mailbox receives. Until it is used the
 * address is a claim, and nothing that belongs to the address is given to the account.
 */
import { randomBytes } from 'node:crypto'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import type { Client } from '../../http/client-address.ts'
import { addressKey } from '../../http/rate-limit.ts'
import { claimGuestOrders } from '../../orders/claim-guest-orders.ts'
import { confirmReferral } from '../../referrals/service.ts'
import { type IssuedSession, isBanned, startSession } from '../sessions/service.ts'
import { findUserByEmail, findUserById, markEmailVerified } from '../user-repository.ts'
import { putOneTimeToken, takeOneTimeToken } from './one-time-token-repository.ts'

const TOKEN_BYTES = 32
const LINK_LIFETIME_SECONDS = 24 * 3600

export type ConfirmRefusal = Refusal<'otp_expired' | 'user_banned'>

/** Queues the mail with the link; it goes out only if this transaction commits. Earlier links end. */
export async function queueConfirmation(
  context: AppContext,
  tx: Tx,
  account: { userId: string; email: string; name: string | null },
): Promise<void> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await putOneTimeToken(tx, {
    text: token,
    userId: account.userId,
    purpose: 'signup',
    lifetimeSeconds: LINK_LIFETIME_SECONDS,
  })
  // A page that confirms on a click: mail scanners open links, and a scanner proves nothing.
  const link = `${context.config.siteUrl}/confirmar-email?token_hash=${token}&type=signup`
  await tx
    .insertInto('outgoing_mails')
    .values({
      recipient: account.email,
      kind: 'confirm-email',
      facts: JSON.stringify({ name: account.name, link }),
    })
    .execute()
}

/**
 * Uses a link up: the address is proven, what a guest bought with it comes to the account, and whoever clicked
 * is signed in. All of it or nothing.
 */
export async function confirmEmail(
  context: AppContext,
  input: { token: string; client: Client },
): Promise<Ok<IssuedSession> | ConfirmRefusal> {
  await context.limits.consume('verifyByAddress', addressKey(input.client.ip))
  return context.db.transaction().execute(async (tx) => {
    const userId = await takeOneTimeToken(tx, input.token, 'signup')
    if (userId === null) return refuse('otp_expired')
    const user = await findUserById(tx, userId)
    if (!user) throw new Error('a link exists without its user')
    if (isBanned(user, context.now())) return refuse('user_banned')
    const email = await markEmailVerified(tx, userId, context.now())
    await claimGuestOrders(tx, { userId, email })
    await confirmReferral(tx, userId, context.now())
    return ok(await startSession(context, tx, { userId, amr: 'otp', client: input.client }))
  })
}

/**
 * Sends the link again. Does nothing, with the same answer, for an address without an account or a proven one.
 *
 * @param input.email in lower case
 */
export async function resendConfirmation(
  context: AppContext,
  input: { email: string; client: Client },
): Promise<void> {
  // Before the look-up: a 429 must not tell who has an account.
  await context.limits.consume('mailByAddress', addressKey(input.client.ip))
  await context.limits.consume('mailByRecipient', input.email)
  await context.limits.consume('mailByRecipientPerDay', input.email)
  const user = await findUserByEmail(context.db, input.email)
  if (!user || user.emailVerifiedAt !== null || isBanned(user, context.now())) return
  const fullName = user.userMetadata['full_name']
  const name = typeof fullName === 'string' ? fullName.trim() || null : null
  await context.db
    .transaction()
    .execute((tx) => queueConfirmation(context, tx, { userId: user.id, email: user.email, name }))
  context.jobs.wake('deliver-mail')
}
