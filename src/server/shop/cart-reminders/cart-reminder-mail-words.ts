/** The mail with the cart that somebody asked for. No I/O. */
import { mailFactsSchemas } from '#server/platform/mail/mail-facts.ts'
import type { MailDraft } from '#server/platform/mail/mail-layout.ts'
import { mailTexts } from '#texts/shared/mail.ts'
import { cartReminderMailTexts as texts } from '#texts/shop/cart-reminder.ts'

/** @throws ZodError when the facts are not those of the kind */
export function cartReminderMail(given: unknown): MailDraft {
  const { titles, more, link } = mailFactsSchemas['cart-reminder'].parse(given)
  return {
    subject: texts.subject,
    heading: texts.heading,
    marked: texts.marked,
    blocks: [
      { kind: 'paragraph', text: mailTexts.greeting(null) },
      { kind: 'paragraph', text: texts.body },
      ...[...titles.map(texts.item), ...(more > 0 ? [texts.more(more)] : [])].map((text) => ({
        kind: 'paragraph' as const,
        text,
      })),
      { kind: 'button', label: texts.button, href: link },
      { kind: 'note', text: texts.note },
    ],
  }
}
