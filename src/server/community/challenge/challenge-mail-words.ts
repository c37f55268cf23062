/** The mails of the challenge: to who has won a month, and to who has entered one that was changed. No I/O. */
import { greetingOf } from '#server/platform/mail/greeting.ts'
import { mailFactsSchemas } from '#server/platform/mail/mail-facts.ts'
import type { MailBlock, MailDraft } from '#server/platform/mail/mail-layout.ts'
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

/** @throws ZodError when the facts are not those of the kind */
export function challengeChangedMail(given: unknown, { siteUrl }: MailSurroundings): MailDraft {
  const facts = mailFactsSchemas['challenge-changed'].parse(given)
  const { formerTheme, theme, formerPrize, prize } = facts
  const texts = mailTexts.challengeChanged
  const changes = [
    ...(theme === formerTheme ? [] : [texts.theme({ from: formerTheme, to: theme })]),
    ...(prize === formerPrize ? [] : [texts.prize({ from: formerPrize, to: prize })]),
  ]
  return {
    subject: texts.subject(facts),
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: greetingOf(facts.name) },
      { kind: 'paragraph', text: texts.body(facts) },
      { kind: 'note', text: facts.note },
      ...changes.map((text): MailBlock => ({ kind: 'paragraph', text })),
      { kind: 'paragraph', text: texts.yours },
      { kind: 'button', label: texts.button, href: `${siteUrl}/desafio-mensal` },
    ],
  }
}
