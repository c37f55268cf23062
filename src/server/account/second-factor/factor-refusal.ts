/** What the calls of a second factor refuse, in the codes of the wire. */
import type { Refusal } from '#domain/shared/result.ts'
import type { Viewer } from '#server/identity/authenticate.ts'
import { FRESH_LOGIN_SECONDS } from '../personal-data/prove-erasure.ts'

export type FactorRefusal = Refusal<
  | 'email_not_confirmed'
  | 'insufficient_aal'
  | 'mfa_challenge_expired'
  | 'mfa_factor_not_found'
  | 'mfa_verification_failed'
  | 'reauthentication_needed'
  | 'session_not_found'
  | 'too_many_enrolled_mfa_factors'
>

/** Anyone who found an open browser has not said the password in the last minutes. */
export function isFreshlyProven({ proofAgeSeconds }: Pick<Viewer, 'proofAgeSeconds'>): boolean {
  return proofAgeSeconds < FRESH_LOGIN_SECONDS
}
