/** The mail to whom credits end soon. No I/O. */

import { writeDay } from '#domain/study/exam-date.ts'
import { greetingOf } from '#server/platform/mail/greeting.ts'
import { mailFactsSchemas } from '#server/platform/mail/mail-facts.ts'
import type { MailDraft } from '#server/platform/mail/mail-layout.ts'
import { creditMailTexts as texts } from '#texts/shop/credits.ts'

/** @throws ZodError when the facts are not those of the kind */
export function creditsEndingMail(given: unknown, { siteUrl }: { siteUrl: string }): MailDraft {
  const { name, count, lastDay } = mailFactsSchemas['credits-ending'].parse(given)
  const ending = { count, day: writeDay(lastDay) }
  return {
    subject: texts.subject(ending),
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: greetingOf(name) },
      { kind: 'paragraph', text: texts.body(ending) },
      { kind: 'paragraph', text: texts.how },
      { kind: 'button', label: texts.button, href: `${siteUrl}/corretor-de-redacao` },
    ],
  }
}
