/** The mails about what was sent to the teacher: the theme stands in them, and no word of the essay. No I/O. */
import { writeDay } from '#domain/study/exam-date.ts'
import { correctionPath } from '#domain/writing/teacher-correction/correction-path.ts'
import { greetingOf } from '#server/platform/mail/greeting.ts'
import { type MailFacts, mailFactsSchemas } from '#server/platform/mail/mail-facts.ts'
import type { MailDraft } from '#server/platform/mail/mail-layout.ts'
import {
  invitationMailTexts,
  returnReasons,
  teacherCorrectionMailTexts as texts,
} from '#texts/writing/teacher-correction-mail.ts'

type Facts = MailFacts<'teacher-correction'>

/** @throws ZodError when the facts are not those of the kind */
export function teacherCorrectionMail(given: unknown, { siteUrl }: { siteUrl: string }): MailDraft {
  const facts = mailFactsSchemas['teacher-correction'].parse(given)
  const { subject, heading, marked } = texts[facts.state]
  const isReadable = isRead(facts.state)
  const lines = [greetingOf(facts.name), ...bodyOf(facts), texts.theme(facts)]
  return {
    subject,
    heading,
    marked,
    blocks: [
      ...lines.map((text) => ({ kind: 'paragraph' as const, text })),
      {
        kind: 'button',
        label: isRead(facts.state) ? texts[facts.state].button : texts.toProfile,
        href: siteUrl + (isReadable ? correctionPath(facts.correctionId) : '/perfil#correcoes'),
      },
    ],
  }
}

/** To who is invited to correct. @throws ZodError when the facts are not those of the kind */
export function invitationMail(given: unknown): MailDraft {
  const { link, lastDay } = mailFactsSchemas['corrector-invitation'].parse(given)
  const { subject, heading, marked, body, button, stranger } = invitationMailTexts
  return {
    subject,
    heading,
    marked,
    blocks: [
      { kind: 'paragraph', text: body },
      { kind: 'paragraph', text: invitationMailTexts.how({ day: writeDay(lastDay) }) },
      { kind: 'button', label: button, href: link },
      { kind: 'paragraph', text: stranger },
    ],
  }
}

type ReadState = 'corrected' | 'answered' | 'class-corrected'

function isRead(state: Facts['state']): state is ReadState {
  return state === 'corrected' || state === 'answered' || state === 'class-corrected'
}

function bodyOf({ state, promisedOn, returnReason, returnNote, isPaid }: Facts): string[] {
  const day = writeDay(promisedOn)
  switch (state) {
    case 'sent':
    case 'reading':
      return [texts[state].body({ day })]
    case 'corrected':
    case 'answered':
    case 'class-corrected':
      return [texts[state].body]
    case 'withdrawn':
      return [texts.withdrawn.body, ...(isPaid ? [texts.withdrawn.credit] : [])]
    case 'returned':
      return [
        `${texts.returned.body} ${returnReasons[returnReason ?? 'other']}`,
        ...(returnNote ? [texts.returned.note({ note: returnNote })] : []),
        ...(isPaid ? [texts.returned.credit] : []),
      ]
  }
}
