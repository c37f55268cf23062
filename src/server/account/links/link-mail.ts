/**
 * Mails whose link proves a mailbox: which page each one opens and how long it works. The pages spend the token on a
 * click: programs that look into mails open links too, and a scanner proves nothing.
 */
import { randomBytes } from 'node:crypto'
import type { Tx } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { putOneTimeToken, type TokenPurpose } from './one-time-token-repository.ts'

const TOKEN_BYTES = 32
const HOUR_SECONDS = 3600

/** The purpose of a token as the accounts wire calls it (docs/wire.md §2, POST verify). */
type LinkType = 'signup' | 'recovery' | 'email_change'

const LINKS: Record<TokenPurpose, { page: string; type: LinkType; lifetimeSeconds: number }> = {
  signup: { page: '/confirmar-email', type: 'signup', lifetimeSeconds: 24 * HOUR_SECONDS },
  // Short: it opens the account without the password.
  recovery: { page: '/nova-senha', type: 'recovery', lifetimeSeconds: HOUR_SECONDS },
  email_change_current: {
    page: '/confirmar-email',
    type: 'email_change',
    lifetimeSeconds: 24 * HOUR_SECONDS,
  },
  email_change_new: { page: '/confirmar-email', type: 'email_change', lifetimeSeconds: 24 * HOUR_SECONDS },
}

/** Which page of ours spends the token of such a link. */
export function pageOfLink(type: string): string {
  return type === 'recovery' ? LINKS.recovery.page : LINKS.signup.page
}

export type LinkMail = { userId: string; recipient: string; name: string | null } & (
  | { purpose: Exclude<TokenPurpose, 'email_change_current'> }
  | { purpose: 'email_change_current'; newEmail: string }
)

/** Queues the mail with the link; it goes out only if this transaction commits. Earlier links of the purpose end. */
export async function queueLinkMail(
  context: Pick<Platform, 'config' | 'now'>,
  tx: Tx,
  mail: LinkMail,
): Promise<void> {
  const { userId, recipient, name } = mail
  const { page, type, lifetimeSeconds } = LINKS[mail.purpose]
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await putOneTimeToken(tx, { text: token, userId, purpose: mail.purpose, lifetimeSeconds })
  const link = `${context.config.siteUrl}${page}?token_hash=${token}&type=${type}`
  const now = context.now()
  switch (mail.purpose) {
    case 'signup':
      await queueMail(tx, now, { kind: 'confirm-email', recipient, facts: { name, link } })
      return
    case 'recovery':
      await queueMail(tx, now, { kind: 'recovery', recipient, facts: { name, link } })
      return
    case 'email_change_current':
      await queueMail(tx, now, {
        kind: 'email-change-current',
        recipient,
        facts: { name, link, newEmail: mail.newEmail },
      })
      return
    case 'email_change_new':
      await queueMail(tx, now, { kind: 'email-change-new', recipient, facts: { name, link } })
  }
}

/** How a mail greets the person: by the name of the own record, if there is one. */
export function nameForMail(user: { userMetadata: Readonly<Record<string, unknown>> }): string | null {
  const fullName = user.userMetadata['full_name']
  return typeof fullName === 'string' ? fullName.trim() || null : null
}
