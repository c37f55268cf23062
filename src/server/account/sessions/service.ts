/**
 * Use cases of a session: start it, renew it, end it. The rules of renewal (rotation, grace, reuse) are
 * decision 0009; the bearer of an access token is found out by authenticate.ts.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import { insertAccessRecord } from '#server/identity/record-access.ts'
import type { ShownFactor } from '#server/identity/tokens/access-token.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Client } from '#server/platform/http/client-address.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { DeviceClient } from '../devices/device-cookie.ts'
import { forgetDeviceOfSession, forgetOtherDevices } from '../devices/device-repository.ts'
import { deviceOfSignIn, queueNewDeviceMail } from '../devices/sign-in-device.ts'
import {
  asPending,
  findUserById,
  hasSecondFactor,
  lockUser,
  readLockedUser,
  type User,
} from '../users/user-repository.ts'
import {
  deleteAllSessions,
  deleteOtherSessions,
  deleteOwnSession,
  deleteSession,
  lockSession,
  type NewSession,
  openSession,
  rotateSession,
  signInAtOnce,
} from './session-repository.ts'

export type IssuedSession = {
  accessToken: string
  /** Unix time in seconds. */
  expiresAt: number
  expiresInSeconds: number
  refreshToken: string
  user: User
  /** What the browser keeps to be known again (devices/); null where the session goes on. */
  deviceToken: string | null
}

/** In the database, and not signed yet. */
export type OpenedSession = {
  readonly user: User
  readonly session: SignedFacts
  readonly deviceToken: string
  /** Whether a mail about it waits: the job that sends it is worth waking. */
  readonly isNotified: boolean
}
export type SignedFacts = {
  readonly id: string
  readonly counter: number
  readonly amr: string
  readonly secondFactor: ShownFactor | null
}

const DAY_MINUTES = 24 * 60
/** So long a session waits for the second factor. */
const PENDING_SESSION_MINUTES = 15

export const SIGN_OUT_SCOPES = ['global', 'local', 'others'] as const
export type SignOutScope = (typeof SIGN_OUT_SCOPES)[number]

export type RefreshRefusal = Refusal<
  'refresh_token_not_found' | 'session_expired' | 'refresh_token_already_used' | 'user_banned'
>

/** True while the owner has shut the account. */
export function isBanned(user: { bannedUntil: Date | null }, now: Date): boolean {
  return user.bannedUntil !== null && user.bannedUntil > now
}

/**
 * Opens a session for a person whose identity was just established in this transaction. `issueSession` signs its token
 * after the commit. Where the account has a second factor, the session is nobody's and ends soon unless that is shown
 * (second-factor/show-factor.ts).
 */
export async function startSession(
  context: Pick<Platform, 'config' | 'now'>,
  tx: Tx,
  input: { userId: string; amr: string; client: DeviceClient },
): Promise<OpenedSession> {
  const { userId, ...how } = input
  const user = await readLockedUser(tx, userId)
  if (!user) throw new Error('a session was opened for a user that does not exist')
  return startSessionOf(context, tx, { user, ...how })
}

/** As `startSession`, for a person who is locked and read already. */
export async function startSessionOf(
  context: Pick<Platform, 'config' | 'now'>,
  tx: Tx,
  input: SignIn,
): Promise<OpenedSession> {
  const session = newSession(context, input)
  const { isTold, ...opened } = await openSession(tx, session)
  if (isTold) await queueNewDeviceMail(context, tx, input)
  return openedSession(input, session, { ...opened, isNotified: isTold })
}

/**
 * As `startSession`, outside of any transaction: for a person who was read before the password was compared. 'changed':
 * the password is another one by now. 'apart': it takes a transaction with more in it.
 */
export async function startSessionAtOnce(
  context: Pick<Platform, 'config' | 'now' | 'pool'>,
  input: SignIn & { user: { passwordHash: string } },
): Promise<OpenedSession | 'changed' | 'apart'> {
  const session = newSession(context, input)
  const { passwordHash } = input.user
  const seen = { passwordHash, hasFactor: hasSecondFactor(input.user) }
  const done = await signInAtOnce(context.pool, session, seen)
  if (done.outcome !== 'opened') return done.outcome
  return openedSession(input, session, { id: done.id, counter: done.counter, isNotified: false })
}

type SignIn = { readonly user: User; readonly amr: string; readonly client: DeviceClient }

function newSession(context: Pick<Platform, 'config' | 'now'>, { user, amr, client }: SignIn): NewSession {
  const minutes = hasSecondFactor(user) ? PENDING_SESSION_MINUTES : context.config.sessions.days * DAY_MINUTES
  const device = deviceOfSignIn(user.id, client)
  return { userId: user.id, amr, client, device, minutes, now: context.now() }
}

function openedSession(
  { user, amr }: SignIn,
  { device, now }: NewSession,
  { id, counter, isNotified }: { id: string; counter: number; isNotified: boolean },
): OpenedSession {
  return {
    user: { ...user, lastSignInAt: now },
    session: { id, counter, amr, secondFactor: null },
    deviceToken: device.token,
    isNotified,
  }
}

/**
 * The tokens of a session that was opened. Never within a transaction: the signing key may have to be read, and anyone who
 * asks the database for that with a connection in hand waits for the others who do the same.
 */
export async function issueSession(
  context: Pick<AppContext, 'config' | 'keys' | 'now'>,
  { user, session, deviceToken }: OpenedSession,
): Promise<IssuedSession> {
  return { ...(await issue(context, user, session)), deviceToken }
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
      await insertAccessRecord(tx, client, user.id)
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

/**
 * Ends this session, the person's other ones, or all of them, at once. Who sends the others away does not trust them:
 * their devices are forgotten too, so that a new sign-in there is told.
 */
export async function signOut(
  context: Pick<Platform, 'db'>,
  viewer: { userId: string; sessionId: string },
  scope: SignOutScope,
): Promise<void> {
  const { userId, sessionId } = viewer
  if (scope === 'local') return deleteSession(context.db, sessionId)
  await context.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    await forgetOtherDevices(tx, userId, sessionId)
    if (scope === 'others') await deleteOtherSessions(tx, userId, sessionId)
    else await deleteAllSessions(tx, userId)
  })
}

/** Ends one session of the person's own, and forgets its device: anyone who ends it may not know it. */
export async function endOwnSession(
  context: Pick<Platform, 'db'>,
  viewer: { userId: string; sessionId: string },
  id: string,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await lockUser(tx, viewer.userId)
    await forgetDeviceOfSession(tx, viewer.userId, id, viewer.sessionId)
    await deleteOwnSession(tx, viewer.userId, id)
  })
}

/** The tokens of a session that goes on. Never within a transaction, as `issueSession`. */
export async function issue(
  context: Pick<AppContext, 'config' | 'keys' | 'now'>,
  account: User,
  session: SignedFacts,
): Promise<IssuedSession> {
  const user = hasSecondFactor(account) && session.secondFactor === null ? asPending(account) : account
  const { token, expiresAt } = await context.keys.accessTokens.sign(
    {
      userId: user.id,
      sessionId: session.id,
      email: user.email,
      appMetadata: { ...user.appMetadata, role: user.role },
      userMetadata: user.userMetadata,
      amr: session.amr,
      secondFactor: session.secondFactor,
    },
    context.now(),
  )
  return {
    accessToken: token,
    expiresAt,
    expiresInSeconds: context.config.sessions.accessTokenSeconds,
    refreshToken: context.keys.refreshTokens.encode({ sessionId: session.id, counter: session.counter }),
    user,
    deviceToken: null,
  }
}
