/** Whether the sign-in at a provider that has just ended was the one that opened the account (product §8 Success notices). */
import type { User } from '@supabase/auth-js'

type Person = Pick<User, 'created_at'> & {
  identities?: readonly { created_at?: string; last_sign_in_at?: string }[] | undefined
}

/**
 * An account and the identity that opens it come in one transaction, and the identity bears the moment of its last
 * use: all three are the same moment until somebody signs in with it again.
 */
export function isFirstSignIn({ created_at: openedAt, identities = [] }: Person): boolean {
  return identities.some(
    (identity) => identity.created_at === openedAt && identity.last_sign_in_at === openedAt,
  )
}
