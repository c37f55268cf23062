/**
 * Use cases of an account: sign up, sign in with a password, change one's data or password.
 * Sessions have a service of their own (sessions/), so has the proof of the e-mail (confirmation/).
 */
import type { RegistrationRefusal } from '#domain/registration.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { AppContext } from '../context.ts'
import type { Client } from '../http/client-address.ts'
import { addressKey } from '../http/rate-limit.ts'
import type { Viewer } from './authenticate.ts'
import { queueConfirmation } from './confirmation/service.ts'
import { checkPassword, type PasswordRefusal } from './passwords/password-policy.ts'
import { hashPassword, isPasswordCorrect } from './passwords/passwords.ts'
import { profileFromMetadata } from './profiles/profile-fields.ts'
import { insertProfile } from './profiles/profile-repository.ts'
import { checkSignUpRegistration, keepRegistration, takeRegistration } from './registration/service.ts'
import { type IssuedSession, isBanned, startSession } from './sessions/service.ts'
import { deleteOtherSessions } from './sessions/session-repository.ts'
import {
  findUserByEmail,
  findUserById,
  insertIdentity,
  insertUser,
  lockUser,
  readUser,
  type User,
  updateUserMetadata,
  updateUserPassword,
} from './user-repository.ts'

/** As JSON. It travels in every access token, which must fit into a header. */
const MAX_METADATA_BYTES = 4096

/** So long after the sign-in the password may be changed without naming the old one. */
const FRESH_SESSION_SECONDS = 24 * 3600

export type Metadata = Readonly<Record<string, unknown>>
export type SignUpRefusal = PasswordRefusal | RegistrationRefusal | Refusal<'user_already_exists'>
export type SignInRefusal = Refusal<'invalid_credentials' | 'user_banned'>
export type UpdateRefusal =
  | PasswordRefusal
  | Refusal<
      | 'same_password'
      | 'reauthentication_needed'
      | 'invalid_credentials'
      | 'metadata_too_large'
      | 'email_change_disabled'
    >

/**
 * Opens an account with its profile and its first session, and queues the mail that asks to confirm the address.
 * The address stays unproven until then: no purchase of a guest comes to the account before. Age and consent may come
 * with the data; a client that sends none is asked on the profile (registration/service.ts).
 *
 * @param input.email in lower case
 */
export async function signUp(
  context: AppContext,
  input: { email: string; password: string; metadata: Metadata; client: Client },
): Promise<Ok<IssuedSession> | SignUpRefusal> {
  const acceptable = checkPassword(input.password, input.email)
  if (!acceptable.ok) return acceptable
  const { answer, rest: userMetadata } = takeRegistration(input.metadata)
  const registration = checkSignUpRegistration(answer)
  if (!registration.ok) return registration
  await context.limits.consume('signUpByAddress', addressKey(input.client.ip))
  // Before the look-up, so that a taken address costs the same time as a free one.
  const passwordHash = await hashPassword(input.password)
  const signedUp = await context.db.transaction().execute(async (tx) => {
    const userId = await insertUser(tx, {
      email: input.email,
      emailVerifiedAt: null,
      passwordHash,
      provider: 'email',
      userMetadata,
    })
    if (userId === null) return refuse('user_already_exists')
    const identity = { provider: 'email', subject: userId, data: { sub: userId, email: input.email } }
    await insertIdentity(tx, { userId, ...identity })
    const profile = profileFromMetadata(userMetadata)
    await insertProfile(tx, { id: userId, ...profile })
    if (registration.value !== null) await keepRegistration(tx, userId, registration.value, context.now())
    await queueConfirmation(context, tx, { userId, email: input.email, name: profile.full_name })
    return ok(await startSession(context, tx, { userId, amr: 'password', client: input.client }))
  })
  if (signedUp.ok) context.jobs.wake('deliver-mail')
  return signedUp
}

/** @param input.email in lower case; need not look like an address */
export async function signInWithPassword(
  context: AppContext,
  input: { email: string; password: string; client: Client },
): Promise<Ok<IssuedSession> | SignInRefusal> {
  const { limits } = context
  const address = addressKey(input.client.ip)
  const pair = `${address} ${input.email}`
  // Paid before the password is looked at: counting failures afterwards lets parallel guesses through.
  await limits.consume('failedSignInByAddress', address)
  await limits.consume('failedSignInByAddressAndEmail', pair)
  await limits.consume('failedSignInByEmail', input.email)
  const user = await findUserByEmail(context.db, input.email)
  const isCorrect = await isPasswordCorrect(user?.passwordHash, input.password)
  if (!user || !isCorrect) return refuse('invalid_credentials')
  await Promise.all([
    limits.refund('failedSignInByAddress', address),
    limits.reset('failedSignInByAddressAndEmail', pair),
    limits.refund('failedSignInByEmail', input.email),
  ])
  if (isBanned(user, context.now())) return refuse('user_banned')
  const session = await context.db
    .transaction()
    .execute((tx) => startSession(context, tx, { userId: user.id, amr: 'password', client: input.client }))
  return ok(session)
}

export function isMetadataSmall(metadata: Metadata): boolean {
  return Buffer.byteLength(JSON.stringify(metadata)) <= MAX_METADATA_BYTES
}

/** The signed-in person's own record. */
export async function getUser(context: AppContext, viewer: Viewer): Promise<User> {
  const user = await readUser(context, viewer.userId)
  if (!user) throw new Error('the signed-in user is gone')
  return user
}

/**
 * Changes the data, the password, or both in one step. A new password ends the person's other sessions.
 * Members of `data` are merged into what is there; null removes one.
 */
export async function updateUser(
  context: AppContext,
  viewer: Viewer,
  change: {
    email?: string | null | undefined
    password?: string | null | undefined
    currentPassword?: string | null | undefined
    data?: Metadata | null | undefined
  },
): Promise<Ok<User> | UpdateRefusal> {
  if (change.email && change.email !== viewer.email) return refuse('email_change_disabled')
  const newHash = change.password == null ? ok(null) : await hashNewPassword(context, viewer, change)
  if (!newHash.ok) return newHash
  return context.db.transaction().execute(async (tx) => {
    await lockUser(tx, viewer.userId)
    const user = await findUserById(tx, viewer.userId)
    if (!user) throw new Error('the signed-in user is gone')
    if (change.data) {
      const merged = mergeMetadata(user.userMetadata, change.data)
      if (!isMetadataSmall(merged)) return refuse('metadata_too_large')
      await updateUserMetadata(tx, user.id, merged, context.now())
    }
    if (newHash.value !== null) {
      await updateUserPassword(tx, user.id, newHash.value, context.now())
      await deleteOtherSessions(tx, user.id, viewer.sessionId)
    }
    const updated = await findUserById(tx, user.id)
    if (!updated) throw new Error('the signed-in user is gone')
    return ok(updated)
  })
}

async function hashNewPassword(
  context: AppContext,
  viewer: Viewer,
  change: { password?: string | null | undefined; currentPassword?: string | null | undefined },
): Promise<Ok<string> | UpdateRefusal> {
  const password = change.password ?? ''
  const acceptable = checkPassword(password, viewer.email)
  if (!acceptable.ok) return acceptable
  const isFresh = viewer.amr === 'recovery' || viewer.sessionAgeSeconds < FRESH_SESSION_SECONDS
  if (!isFresh && !change.currentPassword) return refuse('reauthentication_needed')
  const user = await getUser(context, viewer)
  await context.limits.consume('failedPasswordProofByUser', viewer.userId)
  if (change.currentPassword && !(await isPasswordCorrect(user.passwordHash, change.currentPassword))) {
    return refuse('invalid_credentials')
  }
  if (user.passwordHash && (await isPasswordCorrect(user.passwordHash, password)))
    return refuse('same_password')
  // Both refusals above tell something about the password in use, so only success gives the use back.
  await context.limits.refund('failedPasswordProofByUser', viewer.userId)
  return ok(await hashPassword(password))
}

function mergeMetadata(current: Metadata, change: Metadata): Metadata {
  return Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== null))
}
