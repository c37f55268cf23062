/**
 * Access tokens: short-lived ES256 JWTs with the claims that the accounts client reads (docs/wire.md §2).
 * Says only that we signed it and that its hour is not over, never that its session still lives (authenticate.ts).
 */
import { errors, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { KeyRing, SigningKeys } from '../signing-keys/key-ring.ts'
import { SIGNING_ALGORITHM } from '../signing-keys/signing-key-repository.ts'

const AUDIENCE = 'authenticated'

export type AccessClaims = { userId: string; sessionId: string }

/** How and when a session showed the second factor. */
export type ShownFactor = { readonly method: 'totp' | 'mfa/recovery_code'; readonly at: Date }

export type AccessTokenSubject = AccessClaims & {
  email: string
  appMetadata: Readonly<Record<string, unknown>>
  userMetadata: Readonly<Record<string, unknown>>
  /** How the person signed in: password, otp … */
  amr: string
  /** What was shown besides; null while nothing was. */
  secondFactor: ShownFactor | null
}

export type AccessTokens = {
  /** The public halves, for anybody who wants to verify a token. */
  readonly jwks: () => Promise<JSONWebKeySet>
  /** @returns the token and the second at which it expires (Unix time) */
  readonly sign: (subject: AccessTokenSubject, now: Date) => Promise<{ token: string; expiresAt: number }>
  readonly verify: (
    token: string,
    now: Date,
  ) => Promise<Ok<AccessClaims> | Refusal<'bad_jwt' | 'expired_jwt', { detail: string }>>
}

export function createAccessTokens(
  ring: KeyRing,
  options: { issuer: string; lifetimeSeconds: number },
): AccessTokens {
  const check = async (token: string, { keySet }: SigningKeys, now: Date) => {
    const { payload } = await jwtVerify<{ session_id: string }>(token, keySet, {
      issuer: options.issuer,
      audience: AUDIENCE,
      algorithms: [SIGNING_ALGORITHM],
      requiredClaims: ['sub', 'session_id', 'exp'],
      currentDate: now,
    })
    // `sub` is required above, and only we sign these.
    return { userId: payload.sub as string, sessionId: payload.session_id }
  }

  return {
    jwks: async () => (await ring.current()).jwks,
    sign: async (subject, now) => {
      const issuedAt = unixSeconds(now)
      const expiresAt = issuedAt + options.lifetimeSeconds
      const { kid, key } = await (await ring.current()).signer(now)
      const token = await new SignJWT({
        email: subject.email,
        phone: '',
        role: 'authenticated',
        aal: subject.secondFactor === null ? 'aal1' : 'aal2',
        amr: methodsOf(subject, issuedAt),
        session_id: subject.sessionId,
        is_anonymous: false,
        app_metadata: subject.appMetadata,
        user_metadata: subject.userMetadata,
      })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: 'JWT' })
        .setSubject(subject.userId)
        .setIssuer(options.issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key)
      return { token, expiresAt }
    },
    verify: async (token, now) => {
      try {
        const keys = await ring.current()
        const claims = check(token, keys, now).catch(async (error: unknown) => {
          if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
          // Another process may have made the key a moment ago.
          return check(token, await ring.renewed(), now)
        })
        return ok(await claims)
      } catch (error) {
        if (error instanceof errors.JWTExpired) return refuse('expired_jwt', { detail: error.message })
        if (error instanceof errors.JOSEError) return refuse('bad_jwt', { detail: error.message })
        throw error
      }
    },
  }
}

/** The newest first, as the clients of this wire expect. */
function methodsOf({ amr, secondFactor }: AccessTokenSubject, issuedAt: number) {
  const first = { method: amr, timestamp: issuedAt }
  if (secondFactor === null) return [first]
  return [{ method: secondFactor.method, timestamp: unixSeconds(secondFactor.at) }, first]
}

function unixSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
