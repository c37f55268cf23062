/** What a call is told whose bearer does not hold: status, code and sentence as the clients of this wire know them (docs/wire.md §2). */
import type { Refusal } from '#domain/shared/result.ts'
import { HttpError } from '../platform/http/errors.ts'

export type TokenRefusal = Refusal<'no_authorization' | 'bad_jwt' | 'expired_jwt', { detail: string }>
export type PendingSessionRefusal =
  | TokenRefusal
  | Refusal<'session_not_found' | 'user_not_found' | 'user_banned'>
export type ViewerRefusal = PendingSessionRefusal | Refusal<'insufficient_aal'>

const JWT_NOT_VALID = 'invalid JWT: unable to parse or verify signature'

/** `code` where the wire has another one than we. */
export type Wording = { status: number; message: string; code?: string }

export const VIEWER_WORDINGS: Record<ViewerRefusal['code'], Wording> = {
  no_authorization: { status: 401, message: 'This endpoint requires a valid Bearer token' },
  bad_jwt: { status: 403, message: JWT_NOT_VALID },
  expired_jwt: { status: 403, code: 'bad_jwt', message: `${JWT_NOT_VALID}, token is expired` },
  session_not_found: { status: 403, message: 'Session from session_id claim in JWT does not exist' },
  user_not_found: { status: 403, message: 'User from sub claim in JWT does not exist' },
  user_banned: { status: 403, message: 'User is banned' },
  insufficient_aal: { status: 403, message: 'AAL2 session is required: verify the second factor first' },
}

/** Outside of the accounts wire every bearer that does not hold is a 401. */
export function viewerError(refusal: ViewerRefusal): HttpError {
  const { message, code = refusal.code } = VIEWER_WORDINGS[refusal.code]
  return new HttpError(401, code, message)
}
