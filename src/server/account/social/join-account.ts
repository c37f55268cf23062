/**
 * Which account is a provider's person? The one that this identity has opened before; else the one that has proven
 * the same e-mail; else a new one. An e-mail joins only where both sides have proven it: the provider says so, and
 * here either a link was used or the account is emptied first (proven-owner.ts). Decision 0020.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { proveEmail } from '../mailbox/prove-email.ts'
import { mayBeOwnName } from '../profiles/own-name.ts'
import { insertProfile } from '../profiles/profile-repository.ts'
import { isBanned } from '../sessions/service.ts'
import { clearForProvenOwner } from '../users/proven-owner.ts'
import { findUserById, insertIdentity, insertUser, lockUserByEmail } from '../users/user-repository.ts'
import { addProvider, lockPerson, touchIdentity } from './identity-repository.ts'
import type { ProviderIdentity } from './provider-claims.ts'

export type JoinRefusal = Refusal<'provider_email_needs_verification' | 'user_banned'>

/** @returns the id of the person's account; a refusal changes nothing that matters */
export async function joinAccount(
  context: Pick<AppContext, 'accountHooks' | 'config' | 'now'>,
  tx: Tx,
  identity: ProviderIdentity,
): Promise<Ok<string> | JoinRefusal> {
  const now = context.now()
  await lockPerson(tx, identity)
  const data = identityData(identity)
  const knownId = await touchIdentity(tx, { ...identity, data }, now)
  if (knownId !== null) {
    const user = await findUserById(tx, knownId)
    return !user || isBanned(user, now) ? refuse('user_banned') : ok(knownId)
  }
  const { email, provider, subject } = identity
  if (email === null || !identity.isEmailVerified) return refuse('provider_email_needs_verification')

  const name = mayBeOwnName(identity.name) ? identity.name : null
  const person = { email, provider, name, now }
  const openedId = await openAccount(tx, person)
  const account = openedId === null ? await enterAccount(tx, person) : ok(openedId)
  if (!account.ok) return account
  const userId = account.value
  await insertIdentity(tx, { userId, provider, subject, data })
  const user = await findUserById(tx, userId)
  if (!user) throw new Error('an account was joined that does not exist')
  await proveEmail(context, tx, user)
  return ok(userId)
}

type Person = { email: string; provider: string; name: string | null; now: Date }

/** @returns null when the address has an account */
async function openAccount(tx: Tx, { email, provider, name, now }: Person): Promise<string | null> {
  const userMetadata = name === null ? {} : { full_name: name }
  const id = await insertUser(tx, { email, emailVerifiedAt: now, passwordHash: null, provider, userMetadata })
  // City, state and phone are not the provider's to tell: the profile asks for them.
  if (id !== null) await insertProfile(tx, { id, full_name: name, city: null, state: null, phone: null })
  return id
}

async function enterAccount(
  tx: Tx,
  { email, provider, name, now }: Person,
): Promise<Ok<string> | Refusal<'user_banned'>> {
  const user = await lockUserByEmail(tx, email)
  if (!user) throw new Error('the address of an account changed while somebody signed in with it')
  if (isBanned(user, now)) return refuse('user_banned')
  if (user.emailVerifiedAt === null) await clearForProvenOwner(tx, user.id, { name, provider }, now)
  else await addProvider(tx, user.id, provider, now)
  return ok(user.id)
}

/** What the user's own record shows of the identity (docs/wire.md §2), and nothing that is not shown. */
function identityData({ issuer, subject, email, isEmailVerified, name }: ProviderIdentity) {
  return {
    iss: issuer,
    sub: subject,
    ...(email === null ? {} : { email, email_verified: isEmailVerified }),
    ...(name === null ? {} : { full_name: name }),
  }
}
