/** The mails of a purchase request: to the guardians who are asked, and to the minor who is answered. No I/O. */
import { formatDay } from '#domain/shared/calendar-text.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { greetingOf } from '#server/platform/mail/greeting.ts'
import { type MailFacts, mailFactsSchemas } from '#server/platform/mail/mail-facts.ts'
import type { MailDraft } from '#server/platform/mail/mail-layout.ts'
import { purchaseRequestMailTexts } from '#texts/shop/purchase-requests.ts'
import type { RequestRecord } from './request-repository.ts'

export type RequestMailKind = 'purchase-asked' | 'purchase-approved' | 'purchase-refused'

const PATHS = {
  'purchase-asked': '/responsavel#pedidos-de-compra',
  'purchase-approved': '/perfil#pedidos-ao-responsavel',
  'purchase-refused': '/perfil#pedidos-ao-responsavel',
} as const satisfies Record<RequestMailKind, string>

export function requestMailFacts(
  { lines, totalAmount, currency, expiresAt }: RequestRecord,
  { name, person }: { readonly name: string | null; readonly person: string | null },
): MailFacts<RequestMailKind> {
  const titles = lines.map(({ title }) => title)
  return { name, person, titles, amount: totalAmount, currency, until: expiresAt.toISOString() }
}

/** @throws ZodError when the facts are not those of the kind */
export function requestMail(
  kind: RequestMailKind,
  given: unknown,
  { siteUrl }: { siteUrl: string },
): MailDraft {
  const { name, person, titles, amount, currency, until } = mailFactsSchemas[kind].parse(given)
  const { subject, heading, marked, body, note, button } = purchaseRequestMailTexts[kind]
  const told = { person, total: formatMoney(amount, currency), day: formatDay(until) }
  return {
    subject,
    heading,
    marked,
    blocks: [
      { kind: 'paragraph', text: greetingOf(name) },
      { kind: 'paragraph', text: body(told) },
      ...titles.map((text) => ({ kind: 'paragraph' as const, text: `• ${text}` })),
      { kind: 'button', label: button, href: siteUrl + PATHS[kind] },
      { kind: 'note', text: note },
    ],
  }
}
