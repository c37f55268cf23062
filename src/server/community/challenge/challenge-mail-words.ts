/** The mail to who has won a month of the challenge. No I/O. */
import { greetingOf } from '#server/platform/mail/greeting.ts'
import { mailFactsSchemas } from '#server/platform/mail/mail-facts.ts'
import type { MailDraft } from '#server/platform/mail/mail-layout.ts'
import type { MailSurroundings } from '#server/platform/mail/mail-writer.ts'
import { mailTexts } from '#texts/shared/mail.ts'

/** @throws ZodError when the facts are not those of the kind */
export function challengeMail(given: unknown, { siteUrl }: MailSurroundings): MailDraft {
  const facts = mailFactsSchemas['challenge-won'].parse(given)
  const texts = mailTexts.challengeWon
  return {
    subject: texts.subject(facts),
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: greetingOf(facts.name) },
      { kind: 'paragraph', text: texts.body(facts) },
      { kind: 'paragraph', text: texts.prize(facts) },
      { kind: 'paragraph', text: facts.isAdult ? texts.claim : texts.claimOfMinor },
      { kind: 'button', label: texts.button, href: `${siteUrl}/contato` },
      { kind: 'note', text: texts.note },
    ],
  }
}
