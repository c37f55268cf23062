/** Queries for the people who have an account: users and the identities by which they sign in. */
import type { Selectable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type pg from 'pg'
import { type AccountRole, accountRole } from '#domain/account/account-role.ts'
import { isPremiumColumn } from '#server/identity/premium.ts'
import type { Db, DbOrTx, Tx } from '#server/platform/db/client.ts'
import { prepareOnce } from '#server/platform/db/prepared.ts'
import type { UsersTable } from '#server/platform/db/tables/accounts.ts'

export type Identity = {
  provider: string
  subject: string
  identityData: Readonly<Record<string, unknown>>
  createdAt: Date
  lastSignInAt: Date
}

/** What is told of a second factor; its secret never leaves (second-factor/). */
export type Factor = {
  id: string
  friendlyName: string | null
  isVerified: boolean
  createdAt: Date
  updatedAt: Date
}

export type User = {
  id: string
  email: string
  passwordHash: string | null
  /** Null until the person has proven that the mailbox is theirs. */
  emailVerifiedAt: Date | null
  /** The address that the account is to have, until the mailboxes have agreed (email-change/). */
  emailChange: string | null
  emailChangeSentAt: Date | null
  emailChangeConfirmed: 'current' | 'new' | null
  role: AccountRole
  userMetadata: Readonly<Record<string, unknown>>
  appMetadata: Readonly<Record<string, unknown>>
  bannedUntil: Date | null
  lastSignInAt: Date | null
  createdAt: Date
  updatedAt: Date
  /** Oldest first. */
  identities: readonly Identity[]
  /** One at most. */
  factors: readonly Factor[]
}

export async function findUserById(db: DbOrTx, id: string): Promise<User | null> {
  const row = await selectUsers(db).where('users.id', '=', id).executeTakeFirst()
  return row ? toUser(row) : null
}

/** As `findUserById`, outside of a transaction and planned once: the client asks at every page load. */
export async function readUser({ db, pool }: { db: Db; pool: pg.Pool }, id: string): Promise<User | null> {
  const [row] = await readUserRow({ db, pool }, id)
  return row ? toUser(row) : null
}

const readUserRow = prepareOnce('read-user', (db, id: string) => selectUsers(db).where('users.id', '=', id))

/** @param email in lower case */
export async function findUserByEmail(db: DbOrTx, email: string): Promise<User | null> {
  const row = await selectUsers(db).where('users.email', '=', email).executeTakeFirst()
  return row ? toUser(row) : null
}

/** As `findUserByEmail`, outside of a transaction and planned once: for whoever signs in. */
export async function readUserByEmail(
  { db, pool }: { db: Db; pool: pg.Pool },
  email: string,
): Promise<User | null> {
  const [row] = await readUserRowByEmail({ db, pool }, email)
  return row ? toUser(row) : null
}

const readUserRowByEmail = prepareOnce('read-user-by-email', (db, email: string) =>
  selectUsers(db).where('users.email', '=', email),
)

/**
 * Adds a user without an identity; the way by which the person signs in follows in the same transaction.
 * @param user.emailVerifiedAt null while the address is a claim
 * @returns the user's id, or null when the address has an account already
 */
export async function insertUser(
  tx: Tx,
  user: {
    email: string
    emailVerifiedAt: Date | null
    passwordHash: string | null
    provider: string
    userMetadata: Readonly<Record<string, unknown>>
  },
): Promise<string | null> {
  const inserted = await tx
    .insertInto('users')
    .values({
      email: user.email,
      email_verified_at: user.emailVerifiedAt,
      password_hash: user.passwordHash,
      user_metadata: JSON.stringify(user.userMetadata),
      app_metadata: JSON.stringify({ provider: user.provider, providers: [user.provider] }),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** Adds a way to sign in. @throws when the provider's subject belongs to an account already */
export async function insertIdentity(
  tx: Tx,
  identity: { userId: string; provider: string; subject: string; data: Readonly<Record<string, unknown>> },
): Promise<void> {
  await tx
    .insertInto('identities')
    .values({
      provider: identity.provider,
      subject: identity.subject,
      user_id: identity.userId,
      identity_data: JSON.stringify(identity.data),
    })
    .execute()
}

/** Whether a session of the account is nobody's until it has shown the second factor. */
export function hasSecondFactor({ factors }: Pick<User, 'factors'>): boolean {
  return factors.some(({ isVerified }) => isVerified)
}

/** What a session is told that has not shown it: whose it is, and by which factor it goes on. */
export function asPending(user: User): User {
  return { ...user, userMetadata: {}, identities: [] }
}

/** Keeps others from changing the user until the transaction ends. */
export async function lockUser(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** As `lockUser`, by address. @returns null where nobody has it, also when it changed hands just now */
export async function lockUserByEmail(tx: Tx, email: string): Promise<User | null> {
  const found = await findUserByEmail(tx, email)
  if (!found) return null
  await lockUser(tx, found.id)
  // Read after the lock: the proof of the address, or a change of it, may have come in the same moment.
  const user = await findUserById(tx, found.id)
  return user?.email === email ? user : null
}

/** As `lockUser`. @returns the person as the row is under the lock */
export async function readLockedUser(tx: Tx, id: string): Promise<User | null> {
  const row = await selectUsers(tx).where('users.id', '=', id).forNoKeyUpdate('users').executeTakeFirst()
  return row ? toUser(row) : null
}

export async function updateUserPassword(tx: Tx, id: string, passwordHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Nobody can sign in with a password until a new one is set. */
export async function clearPassword(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('users').set({ password_hash: null, updated_at: now }).where('id', '=', id).execute()
}

/** Removes an account that nobody ever confirmed or signed in to; leaves every other one. */
export async function deleteUnusedUser(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom('users')
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .where('last_sign_in_at', 'is', null)
    .execute()
}

export async function updateUserMetadata(
  tx: Tx,
  id: string,
  metadata: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ user_metadata: JSON.stringify(metadata), updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** The address is proven from now on; the first proof counts. @returns the address */
export async function markEmailVerified(tx: Tx, id: string, now: Date): Promise<string> {
  const row = await tx
    .updateTable('users')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)), updated_at: now }))
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow()
  return row.email
}

/** Who signed in so far had no right to the account: the next sign-in is its first. */
export async function forgetSignIns(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('users').set({ last_sign_in_at: null }).where('id', '=', id).execute()
}

function selectUsers(db: DbOrTx) {
  return db
    .selectFrom('users')
    .select([
      'users.id',
      'users.email',
      'users.password_hash',
      'users.email_verified_at',
      'users.email_change',
      'users.email_change_sent_at',
      'users.email_change_confirmed',
      'users.user_metadata',
      'users.app_metadata',
      'users.banned_until',
      'users.last_sign_in_at',
      'users.created_at',
      'users.updated_at',
    ])
    .select(isPremiumColumn)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('identities')
          .select([
            'identities.provider',
            'identities.subject',
            'identities.identity_data',
            'identities.created_at',
            'identities.last_sign_in_at',
          ])
          .whereRef('identities.user_id', '=', 'users.id')
          .orderBy('identities.created_at'),
      ).as('identities'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('mfa_factors')
          .select([
            'mfa_factors.id',
            'mfa_factors.friendly_name',
            'mfa_factors.verified_at',
            'mfa_factors.created_at',
            'mfa_factors.updated_at',
          ])
          .whereRef('mfa_factors.user_id', '=', 'users.id'),
      ).as('factors'),
    )
}

type UserRow = Omit<Selectable<UsersTable>, 'ban_reason' | 'searched'> & {
  is_premium: boolean
  identities: {
    provider: string
    subject: string
    identity_data: Record<string, unknown>
    created_at: Date | string
    last_sign_in_at: Date | string
  }[]
  factors: {
    id: string
    friendly_name: string | null
    verified_at: Date | string | null
    created_at: Date | string
    updated_at: Date | string
  }[]
}

function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    emailVerifiedAt: row.email_verified_at,
    emailChange: row.email_change,
    emailChangeSentAt: row.email_change_sent_at,
    emailChangeConfirmed: row.email_change_confirmed,
    role: accountRole({ storedRole: row.app_metadata['role'], isPremium: row.is_premium }),
    userMetadata: row.user_metadata,
    appMetadata: row.app_metadata,
    bannedUntil: row.banned_until,
    lastSignInAt: row.last_sign_in_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    identities: row.identities.map((identity) => ({
      provider: identity.provider,
      subject: identity.subject,
      identityData: identity.identity_data,
      // Inside a JSON array the database writes moments as text.
      createdAt: new Date(identity.created_at),
      lastSignInAt: new Date(identity.last_sign_in_at),
    })),
    factors: row.factors.map((factor) => ({
      id: factor.id,
      friendlyName: factor.friendly_name,
      isVerified: factor.verified_at !== null,
      createdAt: new Date(factor.created_at),
      updatedAt: new Date(factor.updated_at),
    })),
  }
}
