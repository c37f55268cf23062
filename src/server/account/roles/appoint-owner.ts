/**
 * Who owns this shop (decision 0085): OWNER_EMAIL's account once that address is proven, and anyone who the
 * command `npm run owner` names. An unproven account never does: anybody may have opened it with that address.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { findUserByEmail } from '../users/user-repository.ts'
import { giveOwnerRole, takeOwnerRole } from './owner-repository.ts'

export type AppointRefusal = Refusal<'no_account' | 'email_not_proven'>

/** @param email in lower case */
export async function appointOwner(db: DbOrTx, email: string, now: Date): Promise<Ok<null> | AppointRefusal> {
  const user = await findUserByEmail(db, email)
  if (!user) return refuse('no_account')
  if (user.emailVerifiedAt === null) return refuse('email_not_proven')
  if (user.role !== 'owner') await giveOwnerRole(db, user.id, now)
  return ok(null)
}

/** @param email in lower case */
export async function dismissOwner(
  db: DbOrTx,
  email: string,
  now: Date,
): Promise<Ok<null> | Refusal<'no_account'>> {
  const user = await findUserByEmail(db, email)
  if (!user) return refuse('no_account')
  await takeOwnerRole(db, user.id, now)
  return ok(null)
}

/** At the start: the address may have been proven before it was named. */
export async function appointConfiguredOwner({ db, config, now, logger }: AppContext): Promise<void> {
  if (config.ownerEmail === null) return
  const appointed = await appointOwner(db, config.ownerEmail, now())
  if (appointed.ok) return
  logger.warn({ reason: appointed.code }, 'the account of OWNER_EMAIL waits for the proof of its address')
}
