/**
 * What follows when a person has proven that the account's address is theirs: by the link of a mail, or by a provider
 * that vouches for it. Every way in calls this, so that none forgets a part.
 */
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { forgetDevices } from '../devices/device-repository.ts'
import { confirmReferral } from '../referrals/service.ts'
import { giveOwnerRole } from '../roles/owner-repository.ts'
import { deleteAllSessions } from '../sessions/session-repository.ts'
import { clearPassword, forgetSignIns, markEmailVerified, type User } from '../users/user-repository.ts'
import { endEmailChange } from './email-change-repository.ts'

/**
 * The address counts as proven, what a guest bought with it comes to the account, who recommended us gets the credit,
 * and OWNER_EMAIL's account becomes the owner's. A change of address that was begun while nobody had proven this one ends.
 */
export async function proveEmail(
  context: Pick<AppContext, 'accountHooks' | 'config' | 'now'>,
  tx: Tx,
  user: User,
): Promise<void> {
  if (user.emailVerifiedAt === null) await endEmailChange(tx, user.id)
  const email = await markEmailVerified(tx, user.id, context.now())
  await context.accountHooks.emailProven(tx, { userId: user.id, email })
  await confirmReferral(tx, user.id, context.now())
  if (email === context.config.ownerEmail) await giveOwnerRole(tx, user.id, context.now())
}

/**
 * As `proveEmail`, for somebody who comes without the account's password. An account whose address nobody had proven
 * may have been opened by a stranger in wait for the address's owner: its password, sessions and known devices end.
 */
export async function proveEmailOfRecovery(
  context: Pick<AppContext, 'accountHooks' | 'config' | 'now'>,
  tx: Tx,
  user: User,
): Promise<void> {
  if (user.emailVerifiedAt === null) {
    await clearPassword(tx, user.id, context.now())
    await deleteAllSessions(tx, user.id)
    await forgetDevices(tx, user.id)
    await forgetSignIns(tx, user.id)
  }
  await proveEmail(context, tx, user)
}
