/** Opens an account, and keeps its session alive. */
import { DOCUMENT_VERSIONS } from '#content/site/institutional/versions.ts'
import type { Answer, Caller } from '../caller.ts'
import { GaveUp } from '../caller.ts'
import type { Ledger } from '../ledger.ts'
import type { Session } from '../student.ts'
import { isExpected } from './expect-status.ts'

const PASSWORD = 'a pedra do reino'

type SessionAnswer = { access_token: string; refresh_token: string; user: { id: string; email: string } }

export async function signUp(from: { name: string; ledger: Ledger; callAsGuest: Caller }): Promise<Session> {
  const { name, ledger, callAsGuest } = from
  const email = `aluna-${name}@example.com`
  const { terms, privacy } = DOCUMENT_VERSIONS
  const data = {
    full_name: `Aluna Número ${name}`,
    city: 'Olinda',
    state: 'PE',
    phone: '(81) 90000-0000',
    age_band: '18-plus',
    terms_version: terms,
    privacy_version: privacy,
  }
  const body = { email, password: PASSWORD, data }
  const answer = await callAsGuest({ method: 'POST', path: '/auth/v1/signup', body })
  // The answer to the first try may have been lost: then the account is there, and the person signs in.
  const opened = answer.status === 200 ? answer : await signIn(callAsGuest, email)
  if (!isExpected(ledger, 'sign up', opened, [200])) throw new GaveUp('sign up')
  const session = readSession(opened)
  ledger.accounts.set(session.userId, email)
  return session
}

/** A new token for the old one; the password again where the session is gone. */
export async function renew(from: {
  callAsGuest: Caller
  ledger: Ledger
  session: Session
  door: string
}): Promise<void> {
  const { callAsGuest, ledger, session, door } = from
  const path = '/auth/v1/token?grant_type=refresh_token'
  const body = { refresh_token: session.refreshToken }
  const answer = await callAsGuest({ method: 'POST', path, body, door })
  const renewed = answer.status === 200 ? answer : await signIn(callAsGuest, session.email, door)
  if (!isExpected(ledger, 'sign in', renewed, [200])) return
  const { token, refreshToken } = readSession(renewed)
  session.token = token
  session.refreshToken = refreshToken
}

export function signIn(callAsGuest: Caller, email: string, door?: string): Promise<Answer> {
  const path = '/auth/v1/token?grant_type=password'
  const body = { email, password: PASSWORD }
  return callAsGuest({ method: 'POST', path, body, ...(door === undefined ? {} : { door }) })
}

function readSession({ text }: Answer): Session {
  const { access_token, refresh_token, user } = JSON.parse(text) as SessionAnswer
  return { userId: user.id, email: user.email, token: access_token, refreshToken: refresh_token }
}
