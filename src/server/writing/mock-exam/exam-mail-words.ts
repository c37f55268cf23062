/** The mail that tells of an open mock exam. No name and no theme: nobody may know it before beginning. No I/O. */
import { monthName } from '#domain/community/challenge.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { mailFactsSchemas } from '#server/platform/mail/mail-facts.ts'
import type { MailDraft } from '#server/platform/mail/mail-layout.ts'
import { mailTexts } from '#texts/shared/mail.ts'
import { mockExamMailTexts as texts } from '#texts/writing/mock-exam-mail.ts'

/** @throws ZodError when the facts are not those of the kind */
export function examMail(given: unknown, { siteUrl }: { siteUrl: string }): MailDraft {
  const { month, closesAt } = mailFactsSchemas['mock-exam-open'].parse(given)
  const page = `${siteUrl}/simulado`
  const until = `${formatDay(closesAt)}, ${formatTime(closesAt)} (${mailTexts.timeZone})`
  return {
    subject: texts.subject({ month: monthName(month) }),
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: mailTexts.greeting(null) },
      { kind: 'paragraph', text: texts.body({ until }) },
      { kind: 'button', label: texts.button, href: page },
      { kind: 'note', text: texts.note({ page }) },
    ],
  }
}
