/**
 * The proof that a mailbox belongs to the account: a link that only the mailbox receives. Until it is used the
 * address is a claim, and nothing that belongs to the address is given to the account.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import type { DeviceClient } from '../devices/device-cookie.ts'
import { takeOneTimeToken } from '../links/one-time-token-repository.ts'
import { type IssuedSession, isBanned, issueSession, startSession } from '../sessions/service.ts'
import { findUserById } from '../users/user-repository.ts'
import { proveEmail } from './prove-email.ts'

export type ConfirmRefusal = Refusal<'otp_expired' | 'user_banned'>

/**
 * Uses a link up: the address is proven, what a guest bought with it comes to the account, and anyone who clicked
 * is signed in. All of it or nothing.
 */
export async function confirmEmail(
  context: AppContext,
  input: { token: string; client: DeviceClient },
): Promise<Ok<IssuedSession> | ConfirmRefusal> {
  await context.limits.consume('verifyByAddress', addressKey(input.client.ip))
  const opened = await context.db.transaction().execute(async (tx) => {
    const taken = await takeOneTimeToken(tx, input.token, ['signup'])
    if (!taken) return refuse('otp_expired')
    const user = await findUserById(tx, taken.userId)
    if (!user) throw new Error('a link exists without its user')
    if (isBanned(user, context.now())) return refuse('user_banned')
    await proveEmail(context, tx, user)
    return ok(await startSession(context, tx, { userId: user.id, amr: 'otp', client: input.client }))
  })
  return opened.ok ? ok(await issueSession(context, opened.value)) : opened
}
