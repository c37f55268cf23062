/**
 * The forgotten password (docs/wire.md §2, POST recover and verify): the link of the mail signs in, and the session
 * then sets the new password. Asking for the link is links/request-link.ts.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import type { DeviceClient } from '../devices/device-cookie.ts'
import { takeOneTimeToken } from '../links/one-time-token-repository.ts'
import { type IssuedSession, isBanned, issueSession, startSession } from '../sessions/service.ts'
import { findUserById } from '../users/user-repository.ts'
import { endEmailChange } from './email-change-repository.ts'
import { proveEmailOfRecovery } from './prove-email.ts'

export type RecoveryRefusal = Refusal<'otp_expired' | 'user_banned'>

/**
 * Uses the link up and signs its owner in. Who reads the mailbox has proven the address; a change of address under way
 * ends, since anyone who began it may be the reason for the recovery.
 */
export async function openByRecovery(
  context: AppContext,
  input: { token: string; client: DeviceClient },
): Promise<Ok<IssuedSession> | RecoveryRefusal> {
  await context.limits.consume('verifyByAddress', addressKey(input.client.ip))
  const opened = await context.db.transaction().execute(async (tx) => {
    const taken = await takeOneTimeToken(tx, input.token, ['recovery'])
    if (!taken) return refuse('otp_expired')
    const user = await findUserById(tx, taken.userId)
    if (!user) throw new Error('a link exists without its user')
    if (isBanned(user, context.now())) return refuse('user_banned')
    await endEmailChange(tx, user.id)
    await proveEmailOfRecovery(context, tx, user)
    return ok(await startSession(context, tx, { userId: user.id, amr: 'recovery', client: input.client }))
  })
  if (!opened.ok) return opened
  context.jobs.wake('deliver-mail')
  return ok(await issueSession(context, opened.value))
}
