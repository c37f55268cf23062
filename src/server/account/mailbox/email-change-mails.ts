/** Which mailboxes a change of e-mail writes to (decision 0025): the new one, and the current one once it was proven. */
import type { Tx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { nameForMail, queueLinkMail } from '../links/link-mail.ts'
import type { User } from '../users/user-repository.ts'
import { markEmailChangeSent } from './email-change-repository.ts'

/** Writes to those that have not agreed yet; to nobody where no change is asked for. Earlier links end. */
export async function queueEmailChangeMails(
  context: Pick<Platform, 'config' | 'now'>,
  tx: Tx,
  user: User,
): Promise<void> {
  const { emailChange: newEmail, emailChangeConfirmed } = user
  if (newEmail === null) return
  const mail = { userId: user.id, name: nameForMail(user) }
  if (emailChangeConfirmed !== 'new')
    await queueLinkMail(context, tx, { ...mail, purpose: 'email_change_new', recipient: newEmail })
  if (user.emailVerifiedAt !== null && emailChangeConfirmed !== 'current')
    await queueLinkMail(context, tx, {
      ...mail,
      purpose: 'email_change_current',
      recipient: user.email,
      newEmail,
    })
  await markEmailChangeSent(tx, user.id, context.now())
}
