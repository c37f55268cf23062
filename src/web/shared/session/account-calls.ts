/**
 * What a screen asks of the account: expected refusals come back as values with the server's code and message,
 * worded by src/texts/account/accounts.ts. The session itself changes in session-store.ts, by the client's events.
 */

import type { Provider } from '@supabase/auth-js'
import type { ContactDetails } from '#domain/account/contact-details.ts'
import type { NewAccount } from '#domain/account/sign-up.ts'
import { sentenceOf } from './answer-sentence.ts'
import { rememberProvider } from './provider-answer.ts'
import {
  currentSession,
  loadAccountClient,
  recheckSoon,
  refreshProfile,
  type SignedIn,
  showProfileChange,
} from './session-store.ts'
import { forgetStoredSession } from './stored-session.ts'
import { unansweredCode } from './unanswered.ts'

/** `unreachable` is ours: no answer came at all. Every other code is the server's. */
export type AccountFailure = {
  readonly ok: false
  readonly code: string | null
  readonly message: string | null
}
export type AccountResult = { readonly ok: true } | AccountFailure

const UNREACHABLE: AccountFailure = { ok: false, code: 'unreachable', message: null }

export function signIn(email: string, password: string): Promise<AccountResult> {
  return callAccount(({ auth }) => auth.signInWithPassword({ email, password }))
}

export type SignUpResult = { readonly ok: true; readonly isSignedIn: boolean } | AccountFailure

/**
 * The metadata keys are those of the wire (product §7 POST signup). Nobody is signed in where the shop asks for the
 * proof of the e-mail first.
 */
export async function signUp(account: NewAccount): Promise<SignUpResult> {
  const { email, password, fullName, city, state, phone, ageBand, terms, privacy } = account
  const data = { full_name: fullName, city, state, phone }
  // Ours: the server keeps them in tables of their own and not in the account's metadata.
  const registration = { age_band: ageBand, terms_version: terms, privacy_version: privacy }
  let isSignedIn = false
  const result = await callAccount(async ({ auth }) => {
    const answer = await auth.signUp({ email, password, options: { data: { ...data, ...registration } } })
    isSignedIn = answer.data.session !== null
    return answer
  })
  return result.ok ? { ok: true, isSignedIn } : result
}

/**
 * Leaves for the provider's page; the way back ends on the profile (product §7 GET authorize). Resolves when the
 * browser has begun to leave.
 */
export function signInAtProvider(provider: { name: string; displayName: string }): Promise<AccountResult> {
  rememberProvider(provider.displayName)
  const redirectTo = `${window.location.origin}/perfil`
  // The client lists the names that its makers know; ours come from the configuration.
  const name = provider.name as Provider
  return callAccount(({ auth }) => auth.signInWithOAuth({ provider: name, options: { redirectTo } }))
}

/**
 * Ends the session of this browser; those of other devices go on. The server is asked first: should it not answer,
 * the person is still signed in and can try again. The client itself would forget the session in either case.
 */
export function signOut(): Promise<AccountResult> {
  return callAccount(async ({ auth }) => {
    const { data } = await auth.getSession()
    const { error } = data.session ? await auth.admin.signOut(data.session.access_token, 'local') : NO_ERROR
    if (error && !isSessionOver(error)) return { error }
    // With nothing stored the client only tells everybody that the session is over, here and in other tabs.
    forgetStoredSession()
    return auth.signOut({ scope: 'local' })
  })
}

/** Ends the sessions of the other devices; this one goes on. */
export function signOutOthers(): Promise<AccountResult> {
  return callAccount(({ auth }) => auth.signOut({ scope: 'others' }))
}

/** Tells this browser that its session is over, where the server has ended it already. */
export function forgetSession(): Promise<AccountResult> {
  forgetStoredSession()
  return callAccount(({ auth }) => auth.signOut({ scope: 'local' }))
}

/**
 * Both mailboxes must agree before it counts, or the new one alone where the present one was never proven; until then
 * the user carries `new_email`. The present address ends a change under way.
 */
export function changeEmail(email: string): Promise<AccountResult> {
  return callAccount(({ auth }) => auth.updateUser({ email }))
}

/** @param current the password of today, where the server has asked for it (`reauthentication_needed`) */
export function changePassword(next: string, current: string | undefined): Promise<AccountResult> {
  const proof = current === undefined ? {} : { current_password: current }
  return callAccount(({ auth }) => auth.updateUser({ password: next, ...proof }))
}

const NO_ERROR = { error: null }

function isSessionOver({ status }: { status?: number | undefined }): boolean {
  return status === 401 || status === 403 || status === 404
}

/** Spends the link of the confirmation mail and signs its owner in. */
export function confirmEmail(tokenHash: string): Promise<AccountResult> {
  return callAccount(({ auth }) => auth.verifyOtp({ token_hash: tokenHash, type: 'signup' }))
}

/** `email` is the new address once both mailboxes have agreed, and null while the other one has not. */
export type EmailChangeResult = { readonly ok: true; readonly email: string | null } | AccountFailure

/** Spends the link of one of the two mails; the second one moves the account and signs its owner in. */
export async function confirmEmailChange(tokenHash: string): Promise<EmailChangeResult> {
  let email: string | null = null
  const result = await callAccount(async ({ auth }) => {
    const answer = await auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })
    email = answer.data.user?.email ?? null
    return answer
  })
  return result.ok ? { ok: true, email } : result
}

/** Asks for a link to a new password. */
export function requestRecovery(email: string): Promise<AccountResult> {
  return callAccount(({ auth }) => auth.resetPasswordForEmail(email))
}

/** Spends the link of the mail and signs its owner in, so that a new password can be set. */
export function openRecoveryLink(tokenHash: string): Promise<AccountResult> {
  return callAccount(({ auth }) => auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' }))
}

export function setPassword(password: string): Promise<AccountResult> {
  return callAccount(({ auth }) => auth.updateUser({ password }))
}

export function resendConfirmation(email: string): Promise<AccountResult> {
  return callAccount(({ auth }) => auth.resend({ type: 'signup', email }))
}

/** @param email the present one: the server knows which mailboxes have not agreed yet */
export function resendEmailChange(email: string): Promise<AccountResult> {
  return callAccount(({ auth }) => auth.resend({ type: 'email_change', email }))
}

/** Saves the name on the profile and reads the row again. */
export function saveFullName(fullName: string): Promise<AccountResult> {
  return saveOwnRow({ full_name: fullName })
}

/** Saves city, state and phone on the profile and reads the row again. */
export function saveContactDetails(details: ContactDetails): Promise<AccountResult> {
  return saveOwnRow(details)
}

async function saveOwnRow(change: ContactDetails | { full_name: string }): Promise<AccountResult> {
  const session = currentSession()
  if (session.status !== 'signed-in') return { ok: false, code: 'session_not_found', message: null }
  try {
    const { updateOwnRow } = await loadAccountClient()
    const refusal = await updateOwnRow(session.user.id, change)
    if (refusal) return { ok: false, ...refusal }
  } catch {
    return UNREACHABLE
  }
  await refreshProfile()
  return { ok: true }
}

/**
 * Counts one generation: on the screen at once, then on the server (product §4 Generation counter). Where that fails
 * the screen goes back, and the row is read again, since another device may have counted meanwhile.
 */
export async function countGeneration(): Promise<AccountResult> {
  let session = currentSession()
  if (session.status === 'signed-in' && !isProfileKnown(session)) {
    await refreshProfile()
    session = currentSession()
  }
  if (session.status !== 'signed-in') return { ok: false, code: 'session_not_found', message: null }
  if (!isProfileKnown(session)) return UNREACHABLE
  const used = session.profile?.generation_count ?? 0
  showProfileChange({ generation_count: used + 1 })
  try {
    const { updateGenerationCount } = await loadAccountClient()
    await updateGenerationCount(session.user.id, used + 1)
    return { ok: true }
  } catch {
    showProfileChange({ generation_count: used })
    void refreshProfile()
    return UNREACHABLE
  }
}

/** One that was not read counts nothing: the number would be a guess. */
function isProfileKnown({ profile, profileReadAtMs }: SignedIn): boolean {
  return profile !== null || profileReadAtMs !== null
}

type Client = Awaited<ReturnType<typeof loadAccountClient>>
type Answer = {
  error: { code?: string | undefined; message: string; status?: number | undefined; name: string } | null
}

/** One call of the account client, its refusal as a value. */
export async function callAccount(work: (client: Client) => Promise<Answer>): Promise<AccountResult> {
  try {
    const { error } = await work(await loadAccountClient())
    if (!error) return { ok: true }
    const unanswered = unansweredCode(error)
    if (unanswered) return { ok: false, code: unanswered, message: null }
    if (isSessionGone(error)) recheckSoon()
    return { ok: false, code: error.code ?? null, message: sentenceOf(error.message) }
  } catch {
    return UNREACHABLE
  }
}

/** Refused for whom it was asked: the person is told so, if the session has ended elsewhere. */
function isSessionGone({ code, name }: NonNullable<Answer['error']>): boolean {
  return name === 'AuthSessionMissingError' || (code !== undefined && SESSION_GONE.has(code))
}
const SESSION_GONE = new Set([
  'session_not_found',
  'bad_jwt',
  'user_not_found',
  'user_banned',
  'no_authorization',
])
