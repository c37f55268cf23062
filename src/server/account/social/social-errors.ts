/**
 * How a refused sign-in at a provider is told on the way back, in the parameters that the accounts client reads
 * (`error`, `error_code`, `error_description`); our screens word the code (src/texts/account/accounts.ts).
 */
import type { AnswerRefusal, BeginRefusal } from './service.ts'

export type SocialError = { error: string; error_code: string; error_description: string }

type Code =
  | AnswerRefusal['code']
  | Exclude<BeginRefusal['code'], 'provider_not_configured'>
  | 'implicit_flow'
  | 'unexpected_failure'

/** The first word of each is one of RFC 6749 §4.1.2.1. */
const WORDINGS: Record<Code, [error: string, description: string]> = {
  provider_unreachable: ['temporarily_unavailable', 'The provider does not answer right now'],
  bad_oauth_state: ['invalid_request', 'OAuth state is missing, unknown or has already been used'],
  flow_state_expired: ['invalid_request', 'The sign-in took too long and has expired'],
  login_cancelled: ['access_denied', 'The sign-in was cancelled at the provider'],
  bad_oauth_callback: ['server_error', 'The answer of the provider could not be accepted'],
  provider_email_needs_verification: ['access_denied', 'The provider has not verified the email address'],
  user_banned: ['access_denied', 'User is banned'],
  implicit_flow: ['unsupported_response_type', 'Only the PKCE flow is supported: set flowType to pkce'],
  unexpected_failure: ['server_error', 'Internal Server Error'],
}

export function socialError(code: Code): SocialError {
  const [error, description] = WORDINGS[code]
  return {
    error,
    error_code: code === 'implicit_flow' ? 'validation_failed' : code,
    error_description: description,
  }
}
