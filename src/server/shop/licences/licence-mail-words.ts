/** The mail to whose licence of a school ends soon. No I/O. */
import { writeDay } from '#domain/study/exam-date.ts'
import { greetingOf } from '#server/platform/mail/greeting.ts'
import { mailFactsSchemas } from '#server/platform/mail/mail-facts.ts'
import type { MailDraft } from '#server/platform/mail/mail-layout.ts'
import { licenceMailTexts as texts } from '#texts/shop/licence.ts'

/** @throws ZodError when the facts are not those of the kind */
export function licenceEndingMail(given: unknown, { siteUrl }: { siteUrl: string }): MailDraft {
  const { name, seats, lastDay } = mailFactsSchemas['licence-ending'].parse(given)
  const ending = { seats, day: writeDay(lastDay) }
  return {
    subject: texts.subject(ending),
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: greetingOf(name) },
      { kind: 'paragraph', text: texts.body(ending) },
      { kind: 'paragraph', text: texts.after },
      { kind: 'button', label: texts.button, href: `${siteUrl}/turmas/licenca` },
    ],
  }
}
