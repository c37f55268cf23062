/**
 * What the accounts say when they refuse: status, code and sentence of each refusal, as the clients of this wire
 * know them (docs/wire.md §2).
 */
import type { RegistrationRefusal } from '#domain/account/registration.ts'
import type { Refusal } from '#domain/shared/result.ts'
import { VIEWER_WORDINGS, type ViewerRefusal, type Wording } from '#server/identity/viewer-refusals.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { EmailChangeRefusal } from '../mailbox/change-email.ts'
import type { ConfirmRefusal } from '../mailbox/confirm-email.ts'
import type { RecoveryRefusal } from '../mailbox/recover-account.ts'
import {
  MAX_PASSWORD_BYTES,
  MIN_PASSWORD_CHARACTERS,
  type WeaknessReason,
} from '../passwords/password-policy.ts'
import type { FactorRefusal } from '../second-factor/factor-refusal.ts'
import type { SignInRefusal } from '../service.ts'
import type { RefreshRefusal } from '../sessions/service.ts'
import type { SignUpRefusal } from '../sign-up.ts'
import type { ExchangeRefusal } from '../social/service.ts'
import type { UpdateRefusal } from '../update-user.ts'

export type AccountRefusal =
  | ViewerRefusal
  | FactorRefusal
  | SignUpRefusal
  | SignInRefusal
  | RefreshRefusal
  | UpdateRefusal
  | ConfirmRefusal
  | RecoveryRefusal
  | EmailChangeRefusal
  | ExchangeRefusal
  | RegistrationRefusal
  | Refusal<'recovery_disabled'>

/** Product §5 "Backend rule", word for word. */
export const CREDENTIALS_MISSING = 'You must provide either an email or phone number and a password'

const WORDINGS: Record<AccountRefusal['code'], Wording> = {
  ...VIEWER_WORDINGS,
  too_many_enrolled_mfa_factors: {
    status: 422,
    message: 'Maximum number of verified factors reached, unenroll to continue',
  },
  mfa_factor_not_found: { status: 404, message: 'Factor not found' },
  mfa_challenge_expired: {
    status: 422,
    message: 'MFA challenge has expired, verify against another challenge or create a new challenge.',
  },
  mfa_verification_failed: { status: 422, message: 'Invalid TOTP code entered' },
  invalid_credentials: { status: 400, message: 'Invalid login credentials' },
  age_required: { status: 422, message: 'Say how old you are' },
  under_age: { status: 422, message: 'Accounts are for people aged 13 or more' },
  consent_required: { status: 422, message: 'Accept the terms of use and the privacy policy' },
  consent_outdated: {
    status: 422,
    message: 'The terms of use or the privacy policy have changed: read and accept them again',
  },
  user_already_exists: { status: 422, message: 'User already registered' },
  weak_password: { status: 422, message: 'Password is too weak' },
  password_too_long: {
    status: 400,
    code: 'validation_failed',
    message: `Password cannot be longer than ${MAX_PASSWORD_BYTES} bytes`,
  },
  metadata_too_large: { status: 400, code: 'validation_failed', message: 'User metadata is too large' },
  name_refused: { status: 422, message: 'This is not the name of a person' },
  same_password: { status: 422, message: 'New password should be different from the old password.' },
  reauthentication_needed: { status: 400, message: 'Password update requires reauthentication' },
  email_exists: { status: 422, message: 'A user with this email address has already been registered' },
  email_not_confirmed: { status: 400, message: 'Email not confirmed' },
  recovery_disabled: {
    status: 422,
    code: 'email_provider_disabled',
    message: 'Password recovery is not available',
  },
  refresh_token_not_found: { status: 400, message: 'Invalid Refresh Token: Refresh Token Not Found' },
  session_expired: { status: 400, message: 'Invalid Refresh Token: Session Expired' },
  refresh_token_already_used: { status: 400, message: 'Invalid Refresh Token: Already Used' },
  flow_state_not_found: { status: 404, message: 'invalid flow state, no valid flow state found' },
  flow_state_expired: { status: 403, message: 'invalid flow state, flow state has expired' },
  bad_code_verifier: {
    status: 400,
    message: 'code challenge does not match previously saved code verifier',
  },
  otp_expired: { status: 403, message: 'Email link is invalid or has expired' },
}

const WEAKNESS_MESSAGES: Record<WeaknessReason, string> = {
  length: `Password should be at least ${MIN_PASSWORD_CHARACTERS} characters.`,
  pwned: 'Password is known to be weak and easy to guess, please choose a different one.',
}

/** The error of the accounts wire for a refusal. */
export function accountError(refusal: AccountRefusal): HttpError {
  const { status, message, code = refusal.code } = WORDINGS[refusal.code]
  if (refusal.code !== 'weak_password') return new HttpError(status, code, message)
  const { reason } = refusal
  return new HttpError(status, code, WEAKNESS_MESSAGES[reason], { weak_password: { reasons: [reason] } })
}

/** The value of a result; @throws HttpError for a refusal */
export function unwrap<Value>(result: { ok: true; value: Value } | AccountRefusal): Value {
  if (!result.ok) throw accountError(result)
  return result.value
}
