/**
 * A session shows the second factor, by a code of the app or by a recovery code, and may act from then on. A guess is
 * paid before it is looked at, by account: anyone who guesses has the password already.
 */
import { type Ok, ok, refuse } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import type { PendingSession } from '#server/identity/authenticate.ts'
import type { ShownFactor } from '#server/identity/tokens/access-token.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { forgetOtherDevices } from '../devices/device-repository.ts'
import { type IssuedSession, issue, type SignedFacts } from '../sessions/service.ts'
import { deleteOtherSessions, keepShownFactor } from '../sessions/session-repository.ts'
import { findUserById, lockUser, type User } from '../users/user-repository.ts'
import { isChallengeOpen, newChallenge } from './challenge.ts'
import type { FactorRefusal } from './factor-refusal.ts'
import { findFactor, keepTimeStep, listRecoveryCodes, spendRecoveryCode } from './factor-repository.ts'
import { notifyOfRecoveryCode, notifyOfSecondFactor } from './mails.ts'
import { findRecoveryCode } from './recovery-code.ts'
import { openSecret } from './sealed-secret.ts'
import { timeStepOfCode } from './time-code.ts'

export async function challengeFactor(
  context: Pick<AppContext, 'db' | 'keys' | 'now'>,
  pendingSession: PendingSession,
  factorId: string,
): Promise<Ok<{ id: string; expiresAt: number }> | FactorRefusal> {
  const factor = await findFactor(context.db, pendingSession.userId)
  if (factor?.id !== factorId) return refuse('mfa_factor_not_found')
  const key = await context.keys.secret('second-factor-challenge')
  return ok(newChallenge(key, { factorId, sessionId: pendingSession.sessionId }, context.now()))
}

/** The first code of a factor makes it count: every other session ends, and the mailbox hears of it. */
export async function showTimeCode(
  context: AppContext,
  pendingSession: PendingSession,
  given: { factorId: string; challengeId: string; code: string },
): Promise<Ok<IssuedSession> | FactorRefusal> {
  const { userId, sessionId } = pendingSession
  await payGuess(context, userId)
  const key = await context.keys.secret('second-factor-challenge')
  const stored = await findFactor(context.db, userId)
  if (stored?.id !== given.factorId) return refuse('mfa_factor_not_found')
  if (!isChallengeOpen(key, { factorId: stored.id, sessionId }, given.challengeId, context.now())) {
    return refuse('mfa_challenge_expired')
  }
  const secret = await openSecret(context, userId, stored.sealedSecret)
  const shown = await context.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    // Read again under the lock: the same code may come twice in one moment.
    const factor = await findFactor(tx, userId)
    if (factor?.id !== given.factorId) return refuse('mfa_factor_not_found')
    const timeStep = timeStepOfCode(given.code, { ...factor, secret }, context.now())
    if (timeStep === null) return refuse('mfa_verification_failed')
    const session = await markShown(context, tx, pendingSession, 'totp')
    if (!session) return refuse('session_not_found')
    await keepTimeStep(tx, userId, timeStep, context.now())
    const user = await requireUser(tx, userId)
    if (factor.isVerified) return ok({ user, session })
    await forgetOtherDevices(tx, userId, sessionId)
    await deleteOtherSessions(tx, userId, sessionId)
    await notifyOfSecondFactor(tx, context.now(), user, 'second-factor-added')
    return ok({ user, session })
  })
  return finish(context, shown)
}

/** Each code counts once, and the mailbox hears how many are left. */
export async function showRecoveryCode(
  context: AppContext,
  pendingSession: PendingSession,
  code: string,
): Promise<Ok<IssuedSession> | FactorRefusal> {
  const { userId } = pendingSession
  await payGuess(context, userId)
  const unused = (await listRecoveryCodes(context.db, userId)).filter(({ isUsed }) => !isUsed)
  const codeHash = await findRecoveryCode(
    code,
    unused.map((one) => one.codeHash),
  )
  if (codeHash === null) return refuse('mfa_verification_failed')
  const shown = await context.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    // Used, or replaced, while it was compared.
    if (!(await spendRecoveryCode(tx, userId, codeHash, context.now())))
      return refuse('mfa_verification_failed')
    const session = await markShown(context, tx, pendingSession, 'mfa/recovery_code')
    if (!session) return refuse('session_not_found')
    const user = await requireUser(tx, userId)
    const left = (await listRecoveryCodes(tx, userId)).filter(({ isUsed }) => !isUsed).length
    await notifyOfRecoveryCode(tx, context.now(), user, left)
    return ok({ user, session })
  })
  return finish(context, shown)
}

async function payGuess({ limits }: Pick<Platform, 'limits'>, userId: string): Promise<void> {
  await limits.consumeAll([
    { rule: 'failedCodeByUser', key: userId },
    { rule: 'failedCodeByUserPerDay', key: userId },
  ])
}

function markShown(
  context: Pick<Platform, 'config' | 'now'>,
  tx: Tx,
  { sessionId }: PendingSession,
  method: ShownFactor['method'],
): Promise<SignedFacts | null> {
  return keepShownFactor(tx, sessionId, { method, at: context.now() }, context.config.sessions.days)
}

async function finish(
  context: AppContext,
  shown: Ok<{ user: User; session: SignedFacts }> | FactorRefusal,
): Promise<Ok<IssuedSession> | FactorRefusal> {
  if (!shown.ok) return shown
  const { user, session } = shown.value
  await context.limits.reset('failedCodeByUser', user.id)
  await context.limits.refund('failedCodeByUserPerDay', user.id)
  context.jobs.wake('deliver-mail')
  return ok(await issue(context, user, session))
}

async function requireUser(tx: Tx, id: string): Promise<User> {
  const user = await findUserById(tx, id)
  if (!user) throw new Error('a session exists without its user')
  return user
}
