/** Whose data is read or erased: the account, and the address under which more is kept than the account points at. */
import type { DbOrTx } from '#server/platform/db/client.ts'

export type Person = {
  readonly userId: string
  readonly email: string
  /** What is kept under an address alone belongs to who has proven it: anybody can sign up with a stranger's. */
  readonly provenEmail: string | null
  /** The address that the account is to have, where a change waits for both mailboxes. */
  readonly pendingEmail: string | null
  readonly fullName: string | null
  readonly lastSignInAt: Date | null
  readonly createdAt: Date
  /** Stands for the person in the talks (src/server/identity/authors/author.ts). */
  readonly authorKey: string
}

/** @param authorKey asked for before a transaction begins: its secret may want a connection of its own */
export async function findPerson(db: DbOrTx, userId: string, authorKey: string): Promise<Person | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.id', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.email_verified_at',
      'users.email_change',
      'users.last_sign_in_at',
      'users.created_at',
      'profiles.full_name',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  return {
    userId: row.id,
    email: row.email,
    provenEmail: row.email_verified_at === null ? null : row.email,
    pendingEmail: row.email_change,
    fullName: row.full_name,
    lastSignInAt: row.last_sign_in_at,
    createdAt: row.created_at,
    authorKey,
  }
}
