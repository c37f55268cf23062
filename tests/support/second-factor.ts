/** Accounts with a second factor, as the real client of this wire makes them. */
import { generateSync } from 'otplib'
import {
  type AccountClient,
  accountClient,
  aProvenStudent,
  PASSWORD,
  type SignedUpStudent,
} from './accounts.ts'
import type { TestApp } from './test-app.ts'

/** What the app on the telephone shows. @param steps of half a minute from now */
export function codeOf(secret: string, now: Date, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) + 30 * steps })
}

export type Protected = SignedUpStudent & { factorId: string; secret: string }

export async function aProtectedStudent(app: TestApp): Promise<Protected> {
  return protect(app, await aProvenStudent(app))
}

/** The account asks for a code from now on; the client has shown one, of the step before the present one. */
export async function protect(app: TestApp, student: SignedUpStudent): Promise<Protected> {
  const { mfa } = student.client.auth
  const enrolled = await mfa.enroll({ factorType: 'totp' })
  if (enrolled.error) throw new Error('the enrolment of a test failed', { cause: enrolled.error })
  const { id: factorId, totp } = enrolled.data
  const code = codeOf(totp.secret, app.context.now(), -1)
  const { data, error } = await mfa.challengeAndVerify({ factorId, code })
  if (error) throw new Error('the first code of a test failed', { cause: error })
  const session = { ...student.session, access_token: data.access_token, refresh_token: data.refresh_token }
  return { ...student, session, factorId, secret: totp.secret }
}

/** Another browser that has said the password and no code. */
export async function aPendingSession(app: { url: string }, email: string): Promise<AccountClient> {
  const client = accountClient(app.url)
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw new Error('the sign-in of a test failed', { cause: error })
  return client
}

export async function tokenOf({ auth }: AccountClient): Promise<string> {
  const { data } = await auth.getSession()
  return data.session?.access_token ?? ''
}
