/**
 * Access tokens: short-lived ES256 JWTs with the claims that the accounts client reads (wire.md §2).
 * Says only that we signed it and that its hour is not over, never that its session still lives (authenticate.ts).
 */
import { createLocalJWKSet, errors, importJWK, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose'
import { type Ok, ok, type Refusal, refuse } from '#domain/result.ts'
import type { SigningKey } from '../keys.ts'

const ALGORITHM = 'ES256'
const AUDIENCE = 'authenticated'

export type AccessClaims = { userId: string; sessionId: string }

export type AccessTokenSubject = AccessClaims & {
  email: string
  appMetadata: Readonly<Record<string, unknown>>
  userMetadata: Readonly<Record<string, unknown>>
  /** How the person signed in: password, otp … */
  amr: string
}

export type AccessTokens = {
  /** The public halves, for anybody who wants to verify a token. */
  readonly jwks: JSONWebKeySet
  /** @returns the token and the second at which it expires (Unix time) */
  readonly sign: (subject: AccessTokenSubject, now: Date) => Promise<{ token: string; expiresAt: number }>
  readonly verify: (
    token: string,
    now: Date,
  ) => Promise<Ok<AccessClaims> | Refusal<'bad_jwt' | 'expired_jwt', { detail: string }>>
}

/** @param keys newest first: that one signs, all verify */
export async function createAccessTokens(
  keys: readonly SigningKey[],
  options: { issuer: string; lifetimeSeconds: number },
): Promise<AccessTokens> {
  const newest = keys[0]
  if (!newest) throw new Error('there is no signing key')
  const signKey = await importJWK(newest.jwk, ALGORITHM)
  const jwks: JSONWebKeySet = { keys: keys.map(publicHalf) }
  const keySet = createLocalJWKSet(jwks)

  return {
    jwks,
    sign: async (subject, now) => {
      const issuedAt = unixSeconds(now)
      const expiresAt = issuedAt + options.lifetimeSeconds
      const token = await new SignJWT({
        email: subject.email,
        phone: '',
        role: 'authenticated',
        aal: 'aal1',
        amr: [{ method: subject.amr, timestamp: issuedAt }],
        session_id: subject.sessionId,
        is_anonymous: false,
        app_metadata: subject.appMetadata,
        user_metadata: subject.userMetadata,
      })
        .setProtectedHeader({ alg: ALGORITHM, kid: newest.kid, typ: 'JWT' })
        .setSubject(subject.userId)
        .setIssuer(options.issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(signKey)
      return { token, expiresAt }
    },
    verify: async (token, now) => {
      try {
        const { payload } = await jwtVerify<{ session_id: string }>(token, keySet, {
          issuer: options.issuer,
          audience: AUDIENCE,
          algorithms: [ALGORITHM],
          requiredClaims: ['sub', 'session_id', 'exp'],
          currentDate: now,
        })
        // `sub` is required above, and only we sign these.
        return ok({ userId: payload.sub as string, sessionId: payload.session_id })
      } catch (error) {
        if (error instanceof errors.JWTExpired) return refuse('expired_jwt', { detail: error.message })
        if (error instanceof errors.JOSEError) return refuse('bad_jwt', { detail: error.message })
        throw error
      }
    },
  }
}

/** Member by member, so that the private one (`d`) cannot slip out. */
function publicHalf({ kid, jwk }: SigningKey): JSONWebKeySet['keys'][number] {
  const { kty, crv, x, y } = jwk
  if (kty !== 'EC' || !crv || !x || !y) throw new Error(`the signing key ${kid} is damaged`)
  return { kty, crv, x, y, kid, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] }
}

function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
