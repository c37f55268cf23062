/**
 * Opening an account with e-mail and password (product §7 POST signup). By default the person is signed in at once and
 * the address stays a claim until its mail is used; with CONFIRM_EMAIL=required the mail comes first (decision 0026).
 */
import { randomUUID } from 'node:crypto'
import type { AccountAgeBand } from '#domain/account/age.ts'
import type { RegistrationRefusal } from '#domain/account/registration.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { AppContext } from '../context.ts'
import { insertAccessRecord } from '../identity/record-access.ts'
import type { Tx } from '../platform/db/client.ts'
import { addressKey } from '../platform/http/rate-limit.ts'
import type { DeviceClient } from './devices/device-cookie.ts'
import { nameForMail, queueLinkMail } from './links/link-mail.ts'
import { putLinkRequest } from './links/link-request-repository.ts'
import { consumeMailLimits } from './mailbox/request-link.ts'
import { checkPassword, type PasswordRefusal } from './passwords/password-policy.ts'
import { hashPassword } from './passwords/passwords.ts'
import { mayBeOwnName } from './profiles/own-name.ts'
import { profileFromMetadata } from './profiles/profile-fields.ts'
import { insertProfile } from './profiles/profile-repository.ts'
import { checkSignUpRegistration, keepRegistration, takeRegistration } from './registration/service.ts'
import { type IssuedSession, issueSession, startSession } from './sessions/service.ts'
import type { Metadata } from './users/metadata.ts'
import { deleteUnusedUser, insertIdentity, insertUser } from './users/user-repository.ts'

export type SignUpRefusal =
  | PasswordRefusal
  | RegistrationRefusal
  | Refusal<'user_already_exists' | 'name_refused'>

/** Somebody who must use the link of the mail first. For a taken address it is made up, and looks the same. */
export type PendingAccount = { id: string; email: string; metadata: Metadata; createdAt: Date }
export type SignedUp =
  | { kind: 'session'; session: IssuedSession }
  | { kind: 'pending'; account: PendingAccount }

type SignUp = { email: string; password: string; metadata: Metadata; client: DeviceClient }
type NewAccount = { email: string; passwordHash: string; metadata: Metadata; ageBand: AccountAgeBand | null }

/**
 * Age and consent may come with the data; a client that sends none is asked on the profile (registration/service.ts).
 *
 * @param input.email in lower case
 */
export async function signUp(context: AppContext, input: SignUp): Promise<Ok<SignedUp> | SignUpRefusal> {
  const { email, client } = input
  const acceptable = checkPassword(input.password, email)
  if (!acceptable.ok) return acceptable
  const { answer, rest: metadata } = takeRegistration(input.metadata)
  if (!mayBeOwnName(metadata['full_name'])) return refuse('name_refused')
  const registration = checkSignUpRegistration(answer)
  if (!registration.ok) return registration
  await context.limits.consume('signUpByAddress', addressKey(client.ip))
  const isProofFirst = context.config.confirmEmail === 'required'
  if (isProofFirst) await consumeMailLimits(context, { email, client })
  // Before the look-up, so that a taken address costs the same time as a free one.
  const passwordHash = await hashPassword(input.password)
  const account = { email, passwordHash, metadata, ageBand: registration.value }
  return isProofFirst
    ? ok(await signUpPending(context, account, client))
    : signUpAtOnce(context, account, client)
}

/** Opens the account with its first session, and queues the mail that asks to confirm the address. */
async function signUpAtOnce(
  context: AppContext,
  account: NewAccount,
  client: DeviceClient,
): Promise<Ok<SignedUp> | SignUpRefusal> {
  const opened = await context.db.transaction().execute(async (tx) => {
    const userId = await insertAccount(context, tx, account)
    if (userId === null) return refuse('user_already_exists')
    const name = nameForMail({ userMetadata: account.metadata })
    await queueLinkMail(context, tx, { purpose: 'signup', userId, recipient: account.email, name })
    return ok(await startSession(context, tx, { userId, amr: 'password', client }))
  })
  if (!opened.ok) return opened
  context.jobs.wake('deliver-mail')
  return ok({ kind: 'session', session: await issueSession(context, opened.value) })
}

/**
 * Opens the account without a session. Whether the address had one already is told to its mailbox alone: every call
 * takes the same limits, hashes, writes and answers. An account that was never confirmed nor used gives way: anyone who
 * comes last decides, and only the mailbox's owner can make it count.
 */
async function signUpPending(
  context: Pick<Platform, 'db' | 'jobs' | 'now'>,
  account: NewAccount,
  client: DeviceClient,
): Promise<SignedUp> {
  const { email, metadata } = account
  const userId = await context.db.transaction().execute(async (tx) => {
    await deleteUnusedUser(tx, email)
    const opened = await insertAccount(context, tx, account)
    await putLinkRequest(tx, { kind: 'sign-up', email })
    await insertAccessRecord(tx, client, opened)
    return opened
  })
  context.jobs.wake('answer-link-requests')
  return {
    kind: 'pending',
    account: { id: userId ?? randomUUID(), email, metadata, createdAt: context.now() },
  }
}

/** The user with all that belongs to one. @returns the id, or null when the address has an account already */
async function insertAccount(
  context: Pick<Platform, 'now'>,
  tx: Tx,
  account: NewAccount,
): Promise<string | null> {
  const { email, passwordHash, metadata, ageBand } = account
  const user = { email, emailVerifiedAt: null, passwordHash, userMetadata: metadata }
  const userId = await insertUser(tx, { ...user, provider: 'email' })
  if (userId === null) return null
  await insertIdentity(tx, { userId, provider: 'email', subject: userId, data: { sub: userId, email } })
  await insertProfile(tx, { id: userId, ...profileFromMetadata(metadata) })
  if (ageBand !== null) await keepRegistration(tx, userId, ageBand, context.now())
  return userId
}
