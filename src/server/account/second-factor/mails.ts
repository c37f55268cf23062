/** What the mailbox hears of a second factor: that it came, that it went, that a recovery code was used. */
import type { DbOrTx } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import { nameForMail } from '../links/link-mail.ts'
import type { User } from '../users/user-repository.ts'

export async function notifyOfSecondFactor(
  db: DbOrTx,
  now: Date,
  user: User,
  news: 'second-factor-added' | 'second-factor-removed',
): Promise<void> {
  await queueMail(db, now, { kind: news, recipient: user.email, facts: { name: nameForMail(user) } })
}

export async function notifyOfRecoveryCode(db: DbOrTx, now: Date, user: User, left: number): Promise<void> {
  const facts = { name: nameForMail(user), left }
  await queueMail(db, now, { kind: 'recovery-code-used', recipient: user.email, facts })
}
