/** The mails of `Me avise!`. No I/O. */
import { mailFactsSchemas } from '#server/platform/mail/mail-facts.ts'
import type { MailDraft } from '#server/platform/mail/mail-layout.ts'
import { mailTexts } from '#texts/shared/mail.ts'
import { interestMailTexts } from '#texts/shop/interest-mail.ts'

export type InterestMailKind = 'interest-confirm' | 'interest-available'

/** @throws ZodError when the facts are not those of the kind */
export function interestMail(kind: InterestMailKind, given: unknown): MailDraft {
  const { title, link } = mailFactsSchemas[kind].parse(given)
  const texts = interestMailTexts[kind]
  return {
    subject: texts.subject({ title }),
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: mailTexts.greeting(null) },
      { kind: 'paragraph', text: texts.body({ title }) },
      { kind: 'button', label: texts.button, href: link },
      { kind: 'note', text: texts.note },
    ],
  }
}
