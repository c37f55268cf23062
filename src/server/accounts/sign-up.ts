/**
 * Opening an account with e-mail and password (spec §7 POST signup). By default the person is signed in at once and
 * the address stays a claim until its mail is used; with CONFIRM_EMAIL=required the mail comes first (decision 0020).
 */
import { randomUUID } from 'node:crypto'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { AppContext } from '../context.ts'
import type { Client } from '../http/client-address.ts'
import { addressKey } from '../http/rate-limit.ts'
import { queueLinkMail } from './links/link-mail.ts'
import { putLinkRequest } from './links/link-request-repository.ts'
import { dropOneTimeTokens } from './links/one-time-token-repository.ts'
import { consumeMailLimits } from './links/request-link.ts'
import type { Metadata } from './metadata.ts'
import { checkPassword, type PasswordRefusal } from './passwords/password-policy.ts'
import { hashPassword } from './passwords/passwords.ts'
import { profileFromMetadata } from './profiles/profile-fields.ts'
import { insertProfile, overwriteProfile } from './profiles/profile-repository.ts'
import { type IssuedSession, startSession } from './sessions/service.ts'
import { insertUser, overwriteDraft } from './user-repository.ts'

export type SignUpRefusal = PasswordRefusal | Refusal<'user_already_exists'>

/** Somebody who must use the link of the mail first. For a taken address it is made up, and looks the same. */
export type PendingAccount = { id: string; email: string; metadata: Metadata; createdAt: Date }
export type SignedUp =
  | { kind: 'session'; session: IssuedSession }
  | { kind: 'pending'; account: PendingAccount }

type SignUp = { email: string; password: string; metadata: Metadata; client: Client }

/** @param input.email in lower case */
export async function signUp(context: AppContext, input: SignUp): Promise<Ok<SignedUp> | SignUpRefusal> {
  const acceptable = checkPassword(input.password, input.email)
  if (!acceptable.ok) return acceptable
  await context.limits.consume('signUpByAddress', addressKey(input.client.ip))
  if (context.config.confirmEmail === 'required') return ok(await signUpPending(context, input))
  // Before the look-up, so that a taken address costs the same time as a free one.
  const passwordHash = await hashPassword(input.password)
  return signUpAtOnce(context, { ...input, passwordHash })
}

/** Opens the account with its profile and first session, and queues the mail that asks to confirm the address. */
async function signUpAtOnce(
  context: AppContext,
  input: SignUp & { passwordHash: string },
): Promise<Ok<SignedUp> | SignUpRefusal> {
  const { email, passwordHash, metadata, client } = input
  const signedUp = await context.db.transaction().execute(async (tx) => {
    const userId = await insertUser(tx, { email, passwordHash, provider: 'email', userMetadata: metadata })
    if (userId === null) return refuse('user_already_exists')
    const profile = profileFromMetadata(metadata)
    await insertProfile(tx, { id: userId, ...profile })
    await queueLinkMail(context, tx, { purpose: 'signup', userId, recipient: email, name: profile.full_name })
    const session = await startSession(context, tx, { userId, amr: 'password', client })
    return ok({ kind: 'session' as const, session })
  })
  if (signedUp.ok) context.jobs.wake('deliver-mail')
  return signedUp
}

/**
 * Opens the account without a session. Whether the address had one already is told to its mailbox alone: every call
 * takes the same limits, hashes, writes and answers.
 */
async function signUpPending(context: AppContext, input: SignUp): Promise<SignedUp> {
  const { email, metadata } = input
  await consumeMailLimits(context, input)
  const passwordHash = await hashPassword(input.password)
  const now = context.now()
  const userId = await context.db.transaction().execute(async (tx) => {
    const user = { email, passwordHash, userMetadata: metadata }
    const opened = await insertUser(tx, { ...user, provider: 'email' })
    const profile = profileFromMetadata(metadata)
    if (opened !== null) await insertProfile(tx, { id: opened, ...profile })
    const rewritten = opened === null ? await overwriteDraft(tx, { ...user, now }) : null
    if (rewritten !== null) {
      await overwriteProfile(tx, { id: rewritten, ...profile })
      // A link that was sent to another sign-up must not open this one.
      await dropOneTimeTokens(tx, rewritten, ['signup'])
    }
    await putLinkRequest(tx, { wish: 'sign-up', email })
    return opened
  })
  context.jobs.wake('answer-link-requests')
  return { kind: 'pending', account: { id: userId ?? randomUUID(), email, metadata, createdAt: now } }
}
