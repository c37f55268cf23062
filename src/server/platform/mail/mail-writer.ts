/** How a queued mail becomes a message: its kind and facts, put into words by the part that knows them. */
import type { MailDraft } from './mail-layout.ts'

/** Where the mail goes and which site it speaks for. */
export type MailSurroundings = {
  readonly siteUrl: string
  readonly recipient: string
  /** Somebody reads what is answered to this mail. */
  readonly canAnswer: boolean
}

/**
 * @param kind, facts as they were kept with the mail
 * @throws when the kind is unknown or the facts are not its own
 */
export type MailWriter = (kind: string, facts: unknown, surroundings: MailSurroundings) => MailDraft
