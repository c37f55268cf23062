/**
 * The mails of the Match da Redação. Nobody's name stands in them and no word of an essay: most students are minors, and
 * a mailbox may be read by others (decision 0079). No I/O.
 */
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import { mailFactsSchemas } from '#server/platform/mail/mail-facts.ts'
import type { MailDraft } from '#server/platform/mail/mail-layout.ts'
import { mailTexts } from '#texts/shared/mail.ts'
import { peerMailTexts } from '#texts/writing/peer-mail.ts'

export type PeerMailKind = 'peer-task' | 'peer-deadline' | 'peer-result'

/** @throws ZodError when the facts are not those of the kind */
export function peerMail(kind: PeerMailKind, given: unknown, { siteUrl }: { siteUrl: string }): MailDraft {
  const match = `${siteUrl}/match`
  if (kind === 'peer-task') {
    const { taskId, dueAt, isExchange } = mailFactsSchemas[kind].parse(given)
    const texts = peerMailTexts.task
    const body = [isExchange ? texts.exchange : texts.alone, texts.due({ due: dueText(dueAt) })]
    return letter(texts, texts.subject, body, `${match}/corrigir/${taskId}`, match)
  }
  if (kind === 'peer-deadline') {
    const { taskId, dueAt, isOwnRead } = mailFactsSchemas[kind].parse(given)
    const texts = peerMailTexts.deadline
    const due = dueText(dueAt)
    const body = [texts.body({ due }), ...(isOwnRead ? [texts.ownRead] : []), texts.after]
    return letter(texts, texts.subject({ due }), body, `${match}/corrigir/${taskId}`, match)
  }
  const { resultId, hasThird, isRefused } = mailFactsSchemas[kind].parse(given)
  if (isRefused) {
    const texts = peerMailTexts.refused
    return letter(texts, texts.subject, [texts.body], match, match)
  }
  const texts = hasThird ? peerMailTexts.third : peerMailTexts.result
  return letter(texts, texts.subject, [texts.body], `${match}/resultados/${resultId}`, match)
}

type Words = { readonly heading: string; readonly marked: string; readonly button: string }

function letter(
  { heading, marked, button }: Words,
  subject: string,
  body: readonly string[],
  href: string,
  match: string,
): MailDraft {
  return {
    subject,
    heading,
    marked,
    blocks: [
      { kind: 'paragraph', text: mailTexts.greeting(null) },
      ...body.map((text) => ({ kind: 'paragraph' as const, text })),
      { kind: 'button', label: button, href },
      { kind: 'note', text: peerMailTexts.note({ match }) },
    ],
  }
}

/** e.g. "25/11/2026, 14:05 (horário de Brasília)" */
function dueText(iso: string): string {
  return `${formatDay(iso)}, ${formatTime(iso)} (${mailTexts.timeZone})`
}
