/** The mail to the owner about what has happened in the shop (decision 0162). No I/O. */
import { formatMoney } from '#domain/shared/money.ts'
import { mailFactsSchemas } from '#server/platform/mail/mail-facts.ts'
import type { MailBlock, MailDraft } from '#server/platform/mail/mail-layout.ts'
import type { MailSurroundings } from '#server/platform/mail/mail-writer.ts'
import { ownerMailTexts as texts } from '#texts/console/owner-mail.ts'
import { mailTexts } from '#texts/shared/mail.ts'

/** @throws ZodError when the facts are not those of the kind */
export function ownerNewsMail(given: unknown, { siteUrl }: MailSurroundings): MailDraft {
  const facts = mailFactsSchemas['owner-news'].parse(given)
  const { sales, moreSales, disputes, reports, urgentReports, correctionsToday, lateCorrections } = facts
  const counts = [
    ['sales', sales.length + moreSales],
    ['disputes', disputes.length],
    ['reports', reports],
    ['corrections', correctionsToday + lateCorrections],
  ] as const
  const lines = [
    ...disputes.map(({ number, amount, currency }) =>
      texts.dispute({ number, amount: formatMoney(amount, currency) }),
    ),
    ...(reports > 0 ? [texts.reports({ count: reports, urgent: urgentReports })] : []),
    ...(correctionsToday > 0 ? [texts.correctionsToday({ count: correctionsToday })] : []),
    ...(lateCorrections > 0 ? [texts.lateCorrections({ count: lateCorrections })] : []),
    ...sales.map(({ number, amount, currency, isTest }) =>
      texts.sale({ number, amount: formatMoney(amount, currency), isTest }),
    ),
    ...(moreSales > 0 ? [texts.more({ count: moreSales })] : []),
  ]
  return {
    subject: texts.subject(counts.filter(([, count]) => count > 0)),
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: mailTexts.greeting(null) },
      ...lines.map((text): MailBlock => ({ kind: 'paragraph', text })),
      { kind: 'button', label: texts.button, href: `${siteUrl}/painel` },
      { kind: 'note', text: texts.note },
    ],
  }
}
