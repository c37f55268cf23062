/**
 * The one session of this page: who is signed in, and their profile row (product §4 Auth). Lives outside React, so that
 * every screen reads the same one. The account client (23 kB) is loaded after hydration, and only when this browser
 * holds a session or somebody signs in.
 */
import type { AuthChangeEvent, Session, User } from '@supabase/auth-js'
import { alignHolder, currentHolder } from '#web/browser/kept-things.ts'
import { whenIdle } from '#web/browser/when-idle.ts'
import type { AccountClient } from './account-client.ts'
import { type PendingSession, pendingSessionOf } from './pending-session.ts'
import type { Profile } from './profile.ts'
import { type ProviderAnswer, readProviderAnswer } from './provider-answer.ts'
import {
  forgetStoredSession,
  hasStoredSession,
  hasStoredVerifier,
  SESSION_STORAGE_KEY,
} from './stored-session.ts'

export type SignedIn = {
  readonly status: 'signed-in'
  readonly user: User
  /** Null until it was read, and when there is no row. */
  readonly profile: Profile | null
  readonly isProfileLoading: boolean
  /** When the profile was read, in the browser's clock; null before. */
  readonly profileReadAtMs: number | null
}
/** Nobody, as far as screens go; `pendingSession` is whose code is asked for, null for a visitor. */
export type Anonymous = { readonly status: 'anonymous'; readonly pendingSession: PendingSession | null }
export type SessionState = { readonly status: 'loading' } | Anonymous | SignedIn

const LOADING: SessionState = { status: 'loading' }
const ANONYMOUS: Anonymous = { status: 'anonymous', pendingSession: null }
const RETRY_DELAY_MS = 3000
/** A new token may be refused like the old one, for as long as the server's processes do not agree on their keys. */
const RENEWAL_PAUSE_MS = 60_000

const listeners = new Set<() => void>()
let state: SessionState = LOADING
let isStarted = false
let renewedAtMs = Number.NEGATIVE_INFINITY
let client: Promise<AccountClient> | null = null
/** The token whose profile was asked for: another one means that the session has changed. */
let seenToken: string | null = null
/** Only the newest reading of the profile may write, and anyone who waits for one waits for the newest. */
let readingCount = 0
let newestReading: Promise<void> = Promise.resolve()

export function currentSession(): SessionState {
  return state
}

/** What the server renders, and the browser at hydration: the same page for everybody (decision 0082). */
export function serverSession(): SessionState {
  return LOADING
}

/** The first listener reads the initial session. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  start()
  return () => listeners.delete(listener)
}

/** The account client, loaded at the first call. A form calls it early, so that sending does not wait. */
export function loadAccountClient(): Promise<AccountClient> {
  if (client) return client
  client = import('./account-client.ts').then(({ createAccountClient }) => {
    const created = createAccountClient(recheckSoon)
    created.auth.onAuthStateChange(handleAuthChange)
    return created
  })
  client.catch(() => {
    client = null
  })
  return client
}

/**
 * The token for calls in the name of the signed-in person; null for a visitor, and until the second factor is shown.
 * Throws when the browser's session is another person's than the one shown here.
 */
export async function accessToken(): Promise<string | null> {
  if (client === null && !hasStoredSession()) return null
  const { auth } = await loadAccountClient()
  const { data } = await auth.getSession()
  const shown = shownId()
  // Another tab has signed out a moment ago, or somebody else in: what is shown here is not to be sent in their name.
  if (shown !== null && shown !== data.session?.user.id) {
    recheckSoon()
    throw new Error('the session of this browser is no longer that of the person shown')
  }
  return data.session && !pendingSessionOf(data.session) ? data.session.access_token : null
}

function shownId(): string | null {
  return state.status === 'signed-in' ? state.user.id : null
}

/**
 * Asks the server whether the session still lives; one that was ended elsewhere ends here too, and the person is told.
 * Without an answer everything stays as it is.
 */
export async function recheckSession(): Promise<void> {
  if (client === null || state.status !== 'signed-in') return
  const { auth } = await client
  const { error } = await auth.getUser()
  if (error?.code === 'bad_jwt') return renewToken(auth)
  if (!error || !isSessionOver(error)) return
  forgetStoredSession()
  await auth.signOut({ scope: 'local' })
  const { announceSessionEnd } = await import('./announce-session-end.ts')
  announceSessionEnd()
}

/** The signing key was taken away (decision 0027): the session itself lives, and gives another token. */
async function renewToken(auth: AccountClient['auth']): Promise<void> {
  if (performance.now() - renewedAtMs < RENEWAL_PAUSE_MS) return
  renewedAtMs = performance.now()
  await auth.refreshSession()
}

/** After the account has got or lost a role: what is shown follows at once. */
export async function renewSession(): Promise<void> {
  const { auth } = await loadAccountClient()
  await auth.refreshSession()
}

/** The client lets go of a session that is gone, and not of one whose account is gone or shut. */
function isSessionOver({ name, code }: { name: string; code?: string | undefined }): boolean {
  return name === 'AuthSessionMissingError' || code === 'user_not_found' || code === 'user_banned'
}

/** Reads the profile again; resolves when the state holds it. A failure is only logged (product §8). */
export async function refreshProfile(): Promise<void> {
  newestReading = readProfileNow()
  let awaited: Promise<void> | null = null
  // A reading that begins meanwhile writes in this one's place.
  while (awaited !== newestReading) {
    awaited = newestReading
    await awaited
  }
}

/** Shows a change of the row before the server has it; who calls takes it back when it is not saved. */
export function showProfileChange(change: Partial<Omit<Profile, 'id'>>): void {
  if (state.status !== 'signed-in' || !state.profile) return
  setState({ ...state, profile: { ...state.profile, ...change } })
}

async function readProfileNow(): Promise<void> {
  const before = state
  if (before.status !== 'signed-in') return
  const reading = ++readingCount
  setState({ ...before, isProfileLoading: true })
  try {
    const { readProfile } = await loadAccountClient()
    const profile = await readProfile(before.user.id)
    finishReading(reading, { profile, profileReadAtMs: Date.now() })
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: product §8 Profile fetch fails.
    console.warn('profile', error)
    finishReading(reading, {})
    recheckSoon()
  }
}

/** After a refusal: perhaps the session was ended elsewhere. */
export function recheckSoon(): void {
  recheckSession().catch(() => {})
}

function start(): void {
  if (isStarted) return
  isStarted = true
  window.addEventListener('storage', (event) => {
    if (event.key !== SESSION_STORAGE_KEY && event.key !== null) return
    alignHolder(shownId())
    // Another tab has signed in; a loaded client hears it by itself.
    if (event.newValue !== null) wake()
  })
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    alignHolder(shownId())
    // It shows somebody who has left meanwhile, and its client may have slept through it.
    if (state.status === 'signed-in' && currentHolder().id !== state.user.id) return window.location.reload()
    if (state.status === 'anonymous' && hasStoredSession()) wake()
  })
  const answer = readProviderAnswer(window.location.search)
  const canExchange = answer !== null && 'code' in answer && hasStoredVerifier()
  if (hasStoredSession() || canExchange) whenIdle(() => wake())
  else setState(ANONYMOUS)
  if (answer) tellOf(answer, canExchange)
}

/** Where the words do not load, the client still exchanges the code by itself. */
function tellOf(answer: ProviderAnswer, canExchange: boolean): void {
  import('./provider-return.ts')
    .then((module) => module.takeProviderAnswer(answer, canExchange, { currentSession, loadAccountClient }))
    .catch(() => {})
}

function wake(triesLeft = 1): void {
  loadAccountClient().catch(() => {
    if (triesLeft > 0) setTimeout(() => wake(triesLeft - 1), RETRY_DELAY_MS)
    else setState(ANONYMOUS)
  })
}

/** Runs inside the client: must not wait for a call to it. */
function handleAuthChange(event: AuthChangeEvent, session: Session | null): void {
  const pendingSession = session && pendingSessionOf(session)
  alignHolder(pendingSession ? null : (session?.user.id ?? null))
  if (!session) {
    readingCount++
    seenToken = null
    setState(ANONYMOUS)
    return
  }
  if (pendingSession) {
    readingCount++
    seenToken = null
    setState({ status: 'anonymous', pendingSession })
    return
  }
  const isSamePerson = state.status === 'signed-in' && state.user.id === session.user.id
  const known = isSamePerson && state.status === 'signed-in' ? state : null
  setState({
    status: 'signed-in',
    user: session.user,
    profile: known?.profile ?? null,
    isProfileLoading: known?.isProfileLoading ?? true,
    profileReadAtMs: known?.profileReadAtMs ?? null,
  })
  // The client announces SIGNED_IN again whenever the tab is shown: only a new token or new facts are a change.
  if (session.access_token === seenToken && event !== 'USER_UPDATED') return
  seenToken = session.access_token
  setTimeout(() => void refreshProfile(), 0)
}

function finishReading(reading: number, read: Partial<Pick<SignedIn, 'profile' | 'profileReadAtMs'>>): void {
  if (reading !== readingCount || state.status !== 'signed-in') return
  setState({ ...state, ...read, isProfileLoading: false })
}

function setState(next: SessionState): void {
  state = next
  for (const listener of listeners) listener()
}
