/** The mail that brings the teacher's answer to a question below a lesson. No I/O. */
import { greetingOf } from '#server/platform/mail/greeting.ts'
import { mailFactsSchemas } from '#server/platform/mail/mail-facts.ts'
import { type MailDraft, paragraphsOf } from '#server/platform/mail/mail-layout.ts'
import type { MailSurroundings } from '#server/platform/mail/mail-writer.ts'
import { lessonAnswerMailTexts as texts } from '#texts/study/lesson-answer-mail.ts'

/** @throws ZodError when the facts are not those of the kind */
export function lessonAnswerMail(given: unknown, { siteUrl }: Pick<MailSurroundings, 'siteUrl'>): MailDraft {
  const { name, lessonTitle, question, text, path } = mailFactsSchemas['lesson-answer'].parse(given)
  return {
    subject: texts.subject({ lesson: lessonTitle }),
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: greetingOf(name) },
      ...paragraphsOf(text),
      { kind: 'note', text: texts.yourQuestion },
      ...paragraphsOf(question, 'note'),
      { kind: 'button', label: texts.button, href: siteUrl + path },
      { kind: 'note', text: texts.note },
    ],
  }
}
