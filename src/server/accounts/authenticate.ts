/**
 * Who sends this call? Reads the bearer token, and in one query the session and its user, so that a sign-out,
 * a ban and a deletion take effect at once, not when the token expires.
 */
import { sql } from 'kysely'
import { type AccountRole, accountRole } from '#domain/account-role.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { AppContext } from '../context.ts'
import { executePrepared } from '../db/prepared.ts'
import { HttpError } from '../http/errors.ts'
import { viewerError } from './refusals.ts'
import type { AccessClaims } from './sessions/access-token.ts'
import { isPremiumColumn } from './user-repository.ts'

export type Viewer = {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  /** True once the person has proven that the mailbox is theirs. */
  readonly emailVerified: boolean
  readonly role: AccountRole
  /** How the session began: password, otp … */
  readonly amr: string
  readonly sessionAgeSeconds: number
}

export type TokenRefusal = Refusal<'no_authorization' | 'bad_jwt' | 'expired_jwt', { detail: string }>
export type ViewerRefusal = TokenRefusal | Refusal<'session_not_found' | 'user_not_found' | 'user_banned'>

/**
 * The signed-in person behind an Authorization header.
 * @throws HttpError 401 `no_authorization`, `bad_jwt`, `session_not_found`, `user_not_found` or `user_banned`
 */
export async function authenticate(context: AppContext, header: string | undefined): Promise<Viewer> {
  const found = await findViewer(context, header)
  if (!found.ok) throw viewerError(found)
  return found.value
}

/** Null when nobody signed in; a token that does not hold is still an error. @throws HttpError 401 */
export async function optionalUser(context: AppContext, header: string | undefined): Promise<Viewer | null> {
  return header === undefined ? null : authenticate(context, header)
}

/**
 * The owner behind an Authorization header. Everybody else gets the answer of an address that does not exist: what is
 * the owner's is not even named to others.
 * @throws HttpError 404 `not_found`
 */
export async function requireOwner(context: AppContext, header: string | undefined): Promise<Viewer> {
  const found = await findViewer(context, header)
  if (found.ok && found.value.role === 'owner') return found.value
  throw new HttpError(404, 'not_found', 'There is no such address')
}

/** As `authenticate`, with the refusal as a value: for calls that word it in their own way. */
export async function findViewer(
  context: AppContext,
  header: string | undefined,
): Promise<Ok<Viewer> | ViewerRefusal> {
  const claims = await readBearer(context, header)
  if (!claims.ok) return claims
  const query = context.db
    .selectFrom('users')
    .leftJoin('sessions', (join) =>
      join
        .onRef('sessions.user_id', '=', 'users.id')
        .on('sessions.id', '=', claims.value.sessionId)
        .on('sessions.expires_at', '>', sql<Date>`now()`),
    )
    .select([
      'users.email',
      'users.email_verified_at',
      'users.app_metadata',
      'users.banned_until',
      'sessions.amr',
      sql<number>`extract(epoch from now() - sessions.created_at)::int`.as('session_age_seconds'),
    ])
    .select(isPremiumColumn)
    .where('users.id', '=', claims.value.userId)
  const [row] = await executePrepared(context.pool, 'find-viewer', query.compile())
  if (!row) return refuse('user_not_found')
  if (row.amr === null) return refuse('session_not_found')
  if (row.banned_until && row.banned_until > context.now()) return refuse('user_banned')
  return ok({
    userId: claims.value.userId,
    sessionId: claims.value.sessionId,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    role: accountRole({ storedRole: row.app_metadata['role'], isPremium: row.is_premium }),
    amr: row.amr,
    sessionAgeSeconds: row.session_age_seconds,
  })
}

/** What the token itself says: that we signed it and that it has not expired. No query. */
export async function readBearer(
  context: AppContext,
  header: string | undefined,
): Promise<Ok<AccessClaims> | TokenRefusal> {
  const token = /^bearer +(\S+)$/i.exec(header ?? '')?.[1]
  if (!token) return refuse('no_authorization', { detail: 'there is no bearer token' })
  return context.keys.accessTokens.verify(token, context.now())
}
