/**
 * A session that still owes the second factor: for every screen its person is a visitor, until the code is shown
 * (decision 0080). The server decides; here the token is read to choose what is drawn.
 */
import type { Session, User } from '@supabase/auth-js'

/** Whose code is asked for, and of which factor. */
export type PendingSession = { readonly factorId: string; readonly email: string }

export function secondFactorOf({ factors = [] }: Pick<User, 'factors'>) {
  return factors.find(({ status }) => status === 'verified') ?? null
}

/** Null when the session may act. */
export function pendingSessionOf({
  access_token,
  user,
}: Pick<Session, 'access_token' | 'user'>): PendingSession | null {
  const factor = secondFactorOf(user)
  if (!factor || levelOf(access_token) === 'aal2') return null
  return { factorId: factor.id, email: user.email ?? '' }
}

function levelOf(token: string): unknown {
  try {
    const claims: unknown = JSON.parse(
      atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')),
    )
    return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : null
  } catch {
    return null
  }
}
