/** The password once more, before what a stolen session must not do (second-factor/). Paid before it is looked at. */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { Viewer } from '#server/identity/authenticate.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isPasswordCorrect } from '../passwords/passwords.ts'
import { keepProof } from '../sessions/session-repository.ts'
import { readUser } from '../users/user-repository.ts'

/** Refuses `reauthentication_needed` where the account has no password: a new sign-in at the provider is the proof. */
export async function proveAgain(
  context: Pick<Platform, 'db' | 'limits' | 'pool'>,
  viewer: Viewer,
  password: string,
): Promise<Ok<null> | Refusal<'invalid_credentials' | 'reauthentication_needed'>> {
  await context.limits.consume('failedPasswordProofByUser', viewer.userId)
  const user = await readUser(context, viewer.userId)
  if (!user?.passwordHash) return refuse('reauthentication_needed')
  if (!(await isPasswordCorrect(user.passwordHash, password))) return refuse('invalid_credentials')
  await context.limits.refund('failedPasswordProofByUser', viewer.userId)
  await keepProof(context.db, viewer.sessionId)
  return ok(null)
}
