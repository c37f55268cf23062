/** The mails that follow a message of the page Contato: to its writer, to the shop, and the shop's answer. No I/O. */
import { greetingOf } from '#server/platform/mail/greeting.ts'
import { type MailFacts, mailFactsSchemas } from '#server/platform/mail/mail-facts.ts'
import { type MailDraft, paragraphsOf } from '#server/platform/mail/mail-layout.ts'
import type { MailSurroundings } from '#server/platform/mail/mail-writer.ts'
import { mailTexts } from '#texts/shared/mail.ts'

export type ContactMailKind = 'contact-received' | 'contact-reply' | 'contact-message'

/** @throws ZodError when the facts are not those of the kind */
export function contactMail(
  kind: ContactMailKind,
  facts: unknown,
  surroundings: MailSurroundings,
): MailDraft {
  switch (kind) {
    case 'contact-received':
      return contactReceived(mailFactsSchemas[kind].parse(facts), surroundings)
    case 'contact-reply':
      return contactReply(mailFactsSchemas[kind].parse(facts), surroundings)
    case 'contact-message':
      return contactMessage(mailFactsSchemas[kind].parse(facts), surroundings)
  }
}

function contactReceived(facts: MailFacts<'contact-received'>, { siteUrl }: MailSurroundings): MailDraft {
  const texts = mailTexts.contactReceived
  return {
    subject: texts.subject(facts),
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: mailTexts.greeting(null) },
      { kind: 'paragraph', text: texts.body(facts) },
      { kind: 'paragraph', text: texts.answer },
      { kind: 'button', label: texts.button, href: `${siteUrl}/quem-somos#faq` },
      { kind: 'note', text: texts.note },
    ],
  }
}

function contactReply(
  facts: MailFacts<'contact-reply'>,
  { siteUrl, canAnswer }: MailSurroundings,
): MailDraft {
  const texts = mailTexts.contactReply
  return {
    subject: texts.subject(facts),
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: greetingOf(facts.name) },
      ...paragraphsOf(facts.text),
      { kind: 'note', text: texts.yourMessage(facts) },
      ...paragraphsOf(facts.question, 'note'),
      { kind: 'button', label: texts.button, href: `${siteUrl}/contato` },
      { kind: 'note', text: (canAnswer ? texts.note : texts.noteWithoutMail)(facts) },
    ],
  }
}

function contactMessage(facts: MailFacts<'contact-message'>, { siteUrl }: MailSurroundings): MailDraft {
  const texts = mailTexts.contactMessage
  return {
    subject: texts.subject(facts),
    heading: texts.heading(facts),
    marked: facts.protocol,
    replyTo: facts.email,
    blocks: [
      { kind: 'paragraph', text: texts.from(facts) },
      ...paragraphsOf(facts.message),
      {
        kind: 'button',
        label: texts.button,
        href: `${siteUrl}/painel/mensagens?${new URLSearchParams({ busca: facts.protocol })}`,
      },
      { kind: 'note', text: texts.note(facts) },
    ],
  }
}
