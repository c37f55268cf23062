/** The mails about a boleto that waits: where it is, that its last day is near, that it ended. No I/O. */

import { formatDay } from '#domain/shared/calendar-text.ts'
import { greetingOf } from '#server/platform/mail/greeting.ts'
import { mailFactsSchemas } from '#server/platform/mail/mail-facts.ts'
import type { MailBlock, MailDraft } from '#server/platform/mail/mail-layout.ts'
import type { MailSurroundings } from '#server/platform/mail/mail-writer.ts'
import { waitingTexts } from '#texts/shop/waiting.ts'
import { amountsOf } from '../order-mail-words.ts'

export type WaitingMailKind = 'payment-waiting' | 'payment-reminder' | 'payment-lapsed'

const TEXTS = {
  'payment-waiting': waitingTexts.mail.waiting,
  'payment-reminder': waitingTexts.mail.reminder,
  'payment-lapsed': waitingTexts.mail.lapsed,
} as const

/** @throws ZodError when the facts are not those of it */
export function waitingMail(kind: WaitingMailKind, given: unknown, { siteUrl }: MailSurroundings): MailDraft {
  const facts = mailFactsSchemas[kind].parse(given)
  const texts = TEXTS[kind]
  const blocks: MailBlock[] = [
    { kind: 'paragraph', text: greetingOf(facts.buyerName) },
    { kind: 'paragraph', text: texts.body },
  ]
  if (kind === 'payment-lapsed') {
    blocks.push({ kind: 'button', label: waitingTexts.mail.toStore, href: `${siteUrl}/store` })
  } else {
    if (facts.payableUntil) {
      blocks.push({ kind: 'paragraph', text: waitingTexts.payUntil({ day: formatDay(facts.payableUntil) }) })
    }
    if (facts.voucherUrl) {
      blocks.push({ kind: 'button', label: waitingTexts.openVoucher, href: facts.voucherUrl })
    }
  }
  blocks.push(amountsOf(facts), { kind: 'note', text: texts.note })
  return { subject: texts.subject(facts), heading: texts.heading, marked: texts.marked, blocks }
}
