/**
 * Is it really the person who ends the account? The password; where the account has none (a login at another
 * provider), the address typed out within minutes of that login. Guesses are counted before they are looked at.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { Viewer } from '#server/identity/authenticate.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isPasswordCorrect } from '../passwords/passwords.ts'
import { readUser } from '../users/user-repository.ts'

/** So long a login at another provider stands for a password. */
export const FRESH_LOGIN_SECONDS = 10 * 60

export type ErasureProof = 'password' | 'email'
export type ProofRefusal = Refusal<'invalid_credentials' | 'email_mismatch' | 'reauthentication_needed'>

/** What the account is asked for; null when it is gone. */
export async function erasureProofOf(
  context: Pick<Platform, 'db' | 'pool'>,
  userId: string,
): Promise<ErasureProof | null> {
  const user = await readUser(context, userId)
  return user && (user.passwordHash === null ? 'email' : 'password')
}

export async function proveErasure(
  context: Pick<Platform, 'db' | 'limits' | 'pool'>,
  viewer: Viewer,
  given: { password?: string | undefined; email?: string | undefined },
): Promise<Ok<null> | ProofRefusal> {
  await context.limits.consume('failedPasswordProofByUser', viewer.userId)
  const user = await readUser(context, viewer.userId)
  // Gone meanwhile: there is nothing left to protect.
  if (!user) return ok(null)
  if (user.passwordHash !== null) {
    const isCorrect = await isPasswordCorrect(user.passwordHash, given.password ?? '')
    return isCorrect ? ok(null) : refuse('invalid_credentials')
  }
  if (viewer.sessionAgeSeconds >= FRESH_LOGIN_SECONDS) return refuse('reauthentication_needed')
  return given.email?.trim().toLowerCase() === user.email ? ok(null) : refuse('email_mismatch')
}
