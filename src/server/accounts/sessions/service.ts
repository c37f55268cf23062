/**
 * Use cases of a session: start it, renew it, end it. The rules of renewal (rotation, grace, reuse) are
 * decision 0009; the bearer of an access token is found out by authenticate.ts.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import type { Client } from '../../http/client-address.ts'
import { findUserById, touchLastSignIn, type User } from '../user-repository.ts'
import {
  deleteAllSessions,
  deleteOtherSessions,
  deleteSession,
  insertSession,
  lockSession,
  rotateSession,
} from './session-repository.ts'

export type IssuedSession = {
  accessToken: string
  /** Unix time in seconds. */
  expiresAt: number
  expiresInSeconds: number
  refreshToken: string
  user: User
}

export const SIGN_OUT_SCOPES = ['global', 'local', 'others'] as const
export type SignOutScope = (typeof SIGN_OUT_SCOPES)[number]

export type RefreshRefusal = Refusal<
  'refresh_token_not_found' | 'session_expired' | 'refresh_token_already_used' | 'user_banned'
>

/** True while the owner has shut the account. */
export function isBanned(user: { bannedUntil: Date | null }, now: Date): boolean {
  return user.bannedUntil !== null && user.bannedUntil > now
}

/** Opens a session for a person whose identity was just established in this transaction. */
export async function startSession(
  context: AppContext,
  tx: Tx,
  input: { userId: string; amr: string; client: Client },
): Promise<IssuedSession> {
  const now = context.now()
  await touchLastSignIn(tx, input.userId, now)
  const session = await insertSession(tx, { ...input, days: context.config.sessions.days })
  const user = await findUserById(tx, input.userId)
  if (!user) throw new Error('a session was opened for a user that does not exist')
  return issue(context, user, { ...session, amr: input.amr })
}

/**
 * Renews a session by its refresh token. The current token is exchanged for the next one; the one before it
 * gets the same answer again for a short grace (the answer may have been lost); anything older proves that two
 * parties hold the session, which ends it.
 */
export async function refreshSession(
  context: AppContext,
  refreshToken: string,
  client: Client,
): Promise<Ok<IssuedSession> | RefreshRefusal> {
  const token = context.keys.refreshTokens.decode(refreshToken)
  if (!token) return refuse('refresh_token_not_found')
  await context.limits.consume('refreshBySession', token.sessionId)
  const { graceSeconds } = context.config.sessions
  const renewed = await context.db.transaction().execute(async (tx) => {
    const session = await lockSession(tx, token.sessionId, graceSeconds)
    if (!session || token.counter > session.counter) return refuse('refresh_token_not_found')
    if (session.isExpired) return refuse('session_expired')
    const user = await findUserById(tx, session.userId)
    if (!user) throw new Error('a session exists without its user')
    if (isBanned(user, context.now())) return refuse('user_banned')
    const stepsBehind = session.counter - token.counter
    if (stepsBehind === 0) {
      return ok({ user, session: { ...session, counter: await rotateSession(tx, session.id, client) } })
    }
    if (stepsBehind === 1 && session.isInGrace) return ok({ user, session })
    // A refusal as a value lets the transaction commit: the end of the session must stay.
    await deleteSession(tx, session.id)
    return refuse('refresh_token_already_used')
  })
  if (!renewed.ok) return renewed
  return ok(await issue(context, renewed.value.user, renewed.value.session))
}

/** Ends this session, the person's other ones, or all of them, at once. */
export async function signOut(
  context: AppContext,
  viewer: { userId: string; sessionId: string },
  scope: SignOutScope,
): Promise<void> {
  if (scope === 'local') await deleteSession(context.db, viewer.sessionId)
  else if (scope === 'others') await deleteOtherSessions(context.db, viewer.userId, viewer.sessionId)
  else await deleteAllSessions(context.db, viewer.userId)
}

async function issue(
  context: AppContext,
  user: User,
  session: { id: string; counter: number; amr: string },
): Promise<IssuedSession> {
  const { token, expiresAt } = await context.keys.accessTokens.sign(
    {
      userId: user.id,
      sessionId: session.id,
      email: user.email,
      appMetadata: { ...user.appMetadata, role: user.role },
      userMetadata: user.userMetadata,
      amr: session.amr,
    },
    context.now(),
  )
  return {
    accessToken: token,
    expiresAt,
    expiresInSeconds: context.config.sessions.accessTokenSeconds,
    refreshToken: context.keys.refreshTokens.encode({ sessionId: session.id, counter: session.counter }),
    user,
  }
}
