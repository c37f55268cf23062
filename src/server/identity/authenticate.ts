/**
 * Who sends this call? Reads the bearer token, and in one query the session and its user, so that a sign-out,
 * a ban and a deletion take effect at once, not when the token expires.
 */
import { sql } from 'kysely'
import { type AccountRole, accountRole, isCorrector } from '#domain/account/account-role.ts'
import { type Ok, ok, refuse } from '#domain/shared/result.ts'
import { prepareOnce } from '../platform/db/prepared.ts'
import { HttpError } from '../platform/http/errors.ts'
import type { Platform } from '../platform/platform.ts'
import type { Keys } from './keys.ts'
import { isPremiumColumn } from './premium.ts'
import { OWES_SECOND_FACTOR } from './second-factor-owed.ts'
import type { AccessClaims } from './tokens/access-token.ts'
import {
  type PendingSessionRefusal,
  type TokenRefusal,
  type ViewerRefusal,
  viewerError,
} from './viewer-refusals.ts'

export type Viewer = {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  /** True once the person has proven that the mailbox is theirs. */
  readonly emailVerified: boolean
  readonly role: AccountRole
  readonly isCorrector: boolean
  /** How the session began: password, otp … */
  readonly amr: string
  readonly sessionAgeSeconds: number
  /** Since the password was said, or the provider left. */
  readonly proofAgeSeconds: number
  /** aal2: this session has shown the second factor, too. */
  readonly aal: 'aal1' | 'aal2'
}

/** What it takes to know who is asking. */
export type Asked = Pick<Platform, 'db' | 'now' | 'pool'> & { readonly keys: Keys }

/**
 * The signed-in person behind an Authorization header.
 * @throws HttpError 401 `no_authorization`, `bad_jwt`, `session_not_found`, `user_not_found`, `user_banned`
 * or `insufficient_aal`
 */
export async function authenticate(context: Asked, header: string | undefined): Promise<Viewer> {
  const found = await findViewer(context, header)
  if (!found.ok) throw viewerError(found)
  return found.value
}

/** Null when nobody signed in; a token that does not hold is still an error. @throws HttpError 401 */
export async function optionalUser(context: Asked, header: string | undefined): Promise<Viewer | null> {
  return header === undefined ? null : authenticate(context, header)
}

/**
 * The owner behind an Authorization header. Everybody else gets the answer of an address that does not exist: what is
 * the owner's is not even named to others.
 * @throws HttpError 404 `not_found`; 403 `second_factor_required` where the shop wants the owner to have one
 */
export async function requireOwner(
  context: Asked & Pick<Platform, 'config'>,
  header: string | undefined,
): Promise<Viewer> {
  return requireRole(context, header, ({ role }) => role === 'owner')
}

/** As `requireOwner`, for who corrects: the owner, and the correctors (decision 0200). */
export async function requireReader(
  context: Asked & Pick<Platform, 'config'>,
  header: string | undefined,
): Promise<Viewer> {
  return requireRole(context, header, (viewer) => viewer.role === 'owner' || viewer.isCorrector)
}

async function requireRole(
  context: Asked & Pick<Platform, 'config'>,
  header: string | undefined,
  has: (viewer: Viewer) => boolean,
): Promise<Viewer> {
  const found = await findViewer(context, header)
  if (!found.ok || !has(found.value)) {
    throw new HttpError(404, 'not_found', 'There is no such address')
  }
  if (context.config.ownerSecondFactor === 'required' && found.value.aal === 'aal1') {
    throw new HttpError(
      403,
      'second_factor_required',
      'The console opens once the account has a second factor',
    )
  }
  return found.value
}

/**
 * As `authenticate`, with the refusal as a value: for calls that word it in their own way. A session that still owes
 * the second factor is nobody's (decision 0080).
 */
export async function findViewer(
  context: Asked,
  header: string | undefined,
): Promise<Ok<Viewer> | ViewerRefusal> {
  const found = await findPendingSession(context, header)
  return found.ok && found.value.owesSecondFactor ? refuse('insufficient_aal') : found
}

export type PendingSession = Viewer & { readonly owesSecondFactor: boolean }

/**
 * As `findViewer`, also before the second factor is shown: for the calls that show it, sign out, or say to whom the
 * session belongs, and for no others (tests/architecture.test.ts).
 */
export async function findPendingSession(
  context: Asked,
  header: string | undefined,
): Promise<Ok<PendingSession> | PendingSessionRefusal> {
  const claims = await readBearer(context, header)
  if (!claims.ok) return claims
  const [row] = await findViewerRow(context, claims.value.userId, claims.value.sessionId)
  if (!row) return refuse('user_not_found')
  if (row.amr === null) return refuse('session_not_found')
  if (row.banned_until && row.banned_until > context.now()) return refuse('user_banned')
  return ok({
    userId: claims.value.userId,
    sessionId: claims.value.sessionId,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    role: accountRole({ storedRole: row.app_metadata['role'], isPremium: row.is_premium }),
    isCorrector: isCorrector(row.app_metadata),
    amr: row.amr,
    sessionAgeSeconds: row.session_age_seconds,
    proofAgeSeconds: row.proof_age_seconds,
    aal: row.second_factor_at === null ? 'aal1' : 'aal2',
    owesSecondFactor: row.owes_second_factor,
  })
}

const findViewerRow = prepareOnce('find-viewer', (db, userId: string, sessionId: string) =>
  db
    .selectFrom('users')
    .leftJoin('sessions', (join) =>
      join
        .onRef('sessions.user_id', '=', 'users.id')
        .on('sessions.id', '=', sessionId)
        .on('sessions.expires_at', '>', sql<Date>`now()`),
    )
    .select([
      'users.email',
      'users.email_verified_at',
      'users.app_metadata',
      'users.banned_until',
      'sessions.amr',
      'sessions.second_factor_at',
      sql<number>`extract(epoch from now() - sessions.created_at)::int`.as('session_age_seconds'),
      sql<number>`extract(epoch from now() - sessions.proven_at)::int`.as('proof_age_seconds'),
      OWES_SECOND_FACTOR.as('owes_second_factor'),
    ])
    .select(isPremiumColumn)
    .where('users.id', '=', userId),
)

/** What the token itself says: that we signed it and that it has not expired. No query. */
export async function readBearer(
  context: Pick<Asked, 'keys' | 'now'>,
  header: string | undefined,
): Promise<Ok<AccessClaims> | TokenRefusal> {
  const token = /^bearer +(\S+)$/i.exec(header ?? '')?.[1]
  if (!token) return refuse('no_authorization', { detail: 'there is no bearer token' })
  return context.keys.accessTokens.verify(token, context.now())
}
