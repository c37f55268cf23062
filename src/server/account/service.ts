/**
 * Use cases of an account: sign in with a password, read the own record. Signing up is sign-up.ts, changing the own
 * record update-user.ts; sessions and the links of mails have services of their own.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { AppContext } from '../context.ts'
import type { Viewer } from '../identity/authenticate.ts'
import type { DeviceClient } from './devices/device-cookie.ts'
import { isPasswordCorrect } from './passwords/passwords.ts'
import {
  type IssuedSession,
  isBanned,
  issueSession,
  type OpenedSession,
  startSessionAtOnce,
  startSessionOf,
} from './sessions/service.ts'
import { takeSignInTry } from './sign-in-limits.ts'
import { readLockedUser, readUser, readUserByEmail, type User } from './users/user-repository.ts'

export type SignInRefusal = Refusal<'invalid_credentials' | 'user_banned' | 'email_not_confirmed'>

/** @param input.email in lower case; need not look like an address */
export async function signInWithPassword(
  context: AppContext,
  input: { email: string; password: string; client: DeviceClient },
): Promise<Ok<IssuedSession> | SignInRefusal> {
  const taken = await takeSignInTry(context, input)
  const user = await comparePassword(context, input).catch(async (error: unknown) => {
    // Without a database the use stays counted. Why the password was not compared is what is answered.
    await taken.giveBack().catch(() => {})
    throw error
  })
  if (!user) return refuse('invalid_credentials')
  await taken.forgive()
  if (isBanned(user, context.now())) return refuse('user_banned')
  if (context.config.confirmEmail === 'required' && user.emailVerifiedAt === null)
    return refuse('email_not_confirmed')
  const opened = await openForPassword(context, { user, client: input.client })
  if (!opened.ok) return opened
  if (opened.value.isNotified) context.jobs.wake('deliver-mail')
  return ok(await issueSession(context, opened.value))
}

/** @returns whose password it is */
async function comparePassword(
  context: Pick<Platform, 'db' | 'pool'>,
  { email, password }: { email: string; password: string },
): Promise<User | null> {
  const user = await readUserByEmail(context, email)
  const isCorrect = await isPasswordCorrect(user?.passwordHash, password)
  return user && isCorrect ? user : null
}

/** While the password was compared it may have been changed, or the account given to its true owner. */
async function openForPassword(
  context: Pick<Platform, 'config' | 'db' | 'now' | 'pool'>,
  { user, client }: { user: User; client: DeviceClient },
): Promise<Ok<OpenedSession> | Refusal<'invalid_credentials'>> {
  const { passwordHash } = user
  if (passwordHash === null) return refuse('invalid_credentials')
  const how = { amr: 'password', client }
  const opened = await startSessionAtOnce(context, { user: { ...user, passwordHash }, ...how })
  if (opened === 'changed') return refuse('invalid_credentials')
  if (opened !== 'apart') return ok(opened)
  return context.db.transaction().execute(async (tx) => {
    const current = await readLockedUser(tx, user.id)
    if (current?.passwordHash !== passwordHash) return refuse('invalid_credentials')
    return ok(await startSessionOf(context, tx, { user: current, ...how }))
  })
}

/** The signed-in person's own record. */
export async function getUser(
  context: Pick<Platform, 'db' | 'pool'>,
  viewer: Pick<Viewer, 'userId'>,
): Promise<User> {
  const user = await readUser(context, viewer.userId)
  if (!user) throw new Error('the signed-in user is gone')
  return user
}
