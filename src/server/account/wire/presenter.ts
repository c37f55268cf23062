/**
 * What leaves the server about an account, in the names of the accounts wire (docs/wire.md §2), member by member:
 * nothing that a row holds besides may slip out.
 */
import type { IssuedSession } from '../sessions/service.ts'
import type { PendingAccount } from '../sign-up.ts'
import type { Factor, Identity, User } from '../users/user-repository.ts'

export function sessionJson(session: IssuedSession) {
  return {
    access_token: session.accessToken,
    token_type: 'bearer',
    expires_in: session.expiresInSeconds,
    expires_at: session.expiresAt,
    refresh_token: session.refreshToken,
    user: userJson(session.user),
  }
}

export function userJson(user: User) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    // Left out until proven, as the clients of this wire expect.
    email_confirmed_at: user.emailVerifiedAt?.toISOString(),
    confirmed_at: user.emailVerifiedAt?.toISOString(),
    new_email: user.emailChange ?? undefined,
    email_change_sent_at: user.emailChangeSentAt?.toISOString(),
    phone: '',
    last_sign_in_at: user.lastSignInAt?.toISOString(),
    app_metadata: { ...user.appMetadata, role: user.role },
    user_metadata: user.userMetadata,
    identities: user.identities.map((identity) => identityJson(user, identity)),
    factors: user.factors.map(factorJson),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  }
}

/** An account that waits for its first confirmation. Made from what was sent, so that a taken address looks the same. */
export function pendingUserJson({ id, email, metadata, createdAt }: PendingAccount) {
  const moment = createdAt.toISOString()
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: moment,
    app_metadata: { provider: 'email', providers: ['email'], role: 'student' },
    user_metadata: metadata,
    // None at all would mean to a client that the address is taken; of one that is, nothing else is told.
    identities: [
      {
        id,
        identity_id: `email:${id}`,
        user_id: id,
        provider: 'email',
        identity_data: { sub: id, email },
        created_at: moment,
        updated_at: moment,
        last_sign_in_at: moment,
      },
    ],
    created_at: moment,
    updated_at: moment,
    is_anonymous: false,
  }
}

function factorJson({ id, friendlyName, isVerified, createdAt, updatedAt }: Factor) {
  return {
    id,
    friendly_name: friendlyName ?? undefined,
    factor_type: 'totp',
    status: isVerified ? 'verified' : 'unverified',
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }
}

function identityJson(user: User, identity: Identity) {
  return {
    id: identity.subject,
    identity_id: `${identity.provider}:${identity.subject}`,
    user_id: user.id,
    provider: identity.provider,
    identity_data: identity.identityData,
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.createdAt.toISOString(),
    last_sign_in_at: identity.lastSignInAt.toISOString(),
  }
}
