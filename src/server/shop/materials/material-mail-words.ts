/** The mail to who has bought a file of which there is a new version. No I/O. */

import { formatDay } from '#domain/shared/calendar-text.ts'
import { greetingOf } from '#server/platform/mail/greeting.ts'
import { mailFactsSchemas } from '#server/platform/mail/mail-facts.ts'
import type { MailDraft } from '#server/platform/mail/mail-layout.ts'
import type { MailSurroundings } from '#server/platform/mail/mail-writer.ts'
import { mailTexts } from '#texts/shared/mail.ts'

/** @throws ZodError when the facts are not those of the kind */
export function materialMail(given: unknown, surroundings: MailSurroundings): MailDraft {
  const facts = mailFactsSchemas['material-updated'].parse(given)
  const texts = mailTexts.materialUpdated
  const access = facts.hasAccount ? texts.account : texts.guest({ email: surroundings.recipient })
  return {
    subject: texts.subject(facts),
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: greetingOf(facts.name) },
      { kind: 'paragraph', text: texts.body({ ...facts, date: formatDay(facts.at) }) },
      { kind: 'paragraph', text: access },
      {
        kind: 'button',
        label: facts.hasAccount ? texts.accountButton : texts.guestButton,
        href: `${surroundings.siteUrl}/${facts.hasAccount ? 'perfil' : 'cadastro'}`,
      },
      { kind: 'note', text: texts.note },
    ],
  }
}
