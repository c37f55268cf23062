/** The mails about an order: its receipt, and money that goes back. No I/O. */

import { PREMIUM_PER_DAY } from '#domain/account/premium.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { greetingOf } from '#server/platform/mail/greeting.ts'
import { type MailFacts, mailFactsSchemas, type OrderMailFacts } from '#server/platform/mail/mail-facts.ts'
import type { MailBlock, MailDraft } from '#server/platform/mail/mail-layout.ts'
import type { MailSurroundings } from '#server/platform/mail/mail-writer.ts'
import { premiumBenefitText, premiumTexts } from '#texts/account/premium.ts'
import { licenceMailTexts } from '#texts/shop/licence.ts'
import { orderMailTexts } from '#texts/shop/order-mail.ts'

export type OrderMailKind = 'receipt' | 'refund-due' | 'withdrawal' | 'withdrawal-notice' | 'refunded'
export type RefundMailKind = 'owner-refund' | 'refunded-part' | 'refund-failed' | 'refund-failed-notice'

type Texts = {
  readonly subject: (facts: OrderMailFacts) => string
  readonly heading: string
  readonly marked: string
}

/** @throws ZodError when the facts are not those of an order */
export function orderMail(kind: OrderMailKind, given: unknown, surroundings: MailSurroundings): MailDraft {
  const facts = mailFactsSchemas[kind].parse(given)
  const { siteUrl } = surroundings
  switch (kind) {
    case 'receipt':
      return letter(headOfReceipt(facts), facts, [
        ...accessOf(facts, surroundings),
        ...premiumOf(facts),
        amountsOf(facts),
        ...(isOnlyCredits(facts) ? [] : [{ kind: 'note', text: orderMailTexts.receipt.stampNote } as const]),
        ...paperOf(facts),
      ])
    case 'refund-due':
      return letter(orderMailTexts.refundDue, facts, [
        {
          kind: 'paragraph',
          text: facts.isTransferred ? orderMailTexts.refundDue.transfer : orderMailTexts.refundDue.body,
        },
        ...askAccount(facts, surroundings),
        amountsOf(facts),
        { kind: 'button', label: orderMailTexts.refundDue.button, href: `${siteUrl}/store` },
      ])
    case 'withdrawal':
      return letter(orderMailTexts.withdrawal, facts, [
        {
          kind: 'paragraph',
          text: facts.isTransferred ? orderMailTexts.withdrawal.transfer : orderMailTexts.withdrawal.body,
        },
        ...keptOf(facts),
        ...askAccount(facts, surroundings),
        amountsOf(facts),
        { kind: 'paragraph', text: orderMailTexts.withdrawal.gone },
        { kind: 'button', label: orderMailTexts.withdrawal.button, href: `${siteUrl}/perfil` },
        { kind: 'note', text: orderMailTexts.withdrawal.note },
      ])
    case 'withdrawal-notice':
      // To the shop, which is no buyer to be greeted by name.
      return letter(orderMailTexts.withdrawalNotice, { ...facts, buyerName: null }, [
        {
          kind: 'paragraph',
          text: facts.isTransferred
            ? orderMailTexts.withdrawalNotice.transfer
            : orderMailTexts.withdrawalNotice.body,
        },
        ...keptOf(facts, orderMailTexts.withdrawalNotice.kept),
        amountsOf(facts),
      ])
    case 'refunded':
      return letter(orderMailTexts.refunded, facts, [
        {
          kind: 'paragraph',
          text: facts.isTransferred ? orderMailTexts.refunded.transfer : orderMailTexts.refunded.body,
        },
        ...keptOf(facts),
        amountsOf(facts),
        { kind: 'button', label: orderMailTexts.refunded.button, href: `${siteUrl}/store` },
      ])
  }
}

/** Money that goes back in part, or that the owner gives back. @throws ZodError when the facts are not those of it */
export function refundMail(kind: RefundMailKind, given: unknown, surroundings: MailSurroundings): MailDraft {
  const { siteUrl } = surroundings
  if (kind === 'refund-failed') return failedMail(mailFactsSchemas[kind].parse(given), surroundings)
  if (kind === 'refund-failed-notice') return failedNotice(mailFactsSchemas[kind].parse(given), surroundings)
  if (kind === 'refunded-part') {
    const facts = mailFactsSchemas[kind].parse(given)
    const texts = orderMailTexts.refundedPart
    return letter(texts, facts, [
      {
        kind: 'paragraph',
        text: (facts.isTransferred ? texts.transfer : texts.body)({
          amount: formatMoney(facts.amount, facts.currency),
        }),
      },
      amountsOf(facts),
      { kind: 'button', label: texts.button, href: `${siteUrl}/perfil` },
    ])
  }
  const facts = mailFactsSchemas[kind].parse(given)
  const texts = orderMailTexts.ownerRefund
  const amount = formatMoney(facts.amount, facts.currency)
  if (facts.isTransferred) return transferMail(facts, siteUrl)
  const gone = facts.isWhole ? texts.wholeGone : texts.gone(facts.withdrawn)
  return letter(texts, facts, [
    { kind: 'paragraph', text: facts.isWhole ? texts.whole({ amount }) : texts.part({ amount }) },
    ...(facts.note ? [{ kind: 'paragraph' as const, text: texts.reason({ note: facts.note }) }] : []),
    ...(gone ? [{ kind: 'paragraph' as const, text: gone }] : []),
    amountsOf(facts),
    { kind: 'button', label: texts.button, href: `${siteUrl}/contato` },
    { kind: 'note', text: texts.note },
  ])
}

/** To the buyer: the money is with the shop again. */
function failedMail(facts: MailFacts<'refund-failed'>, surroundings: MailSurroundings): MailDraft {
  const { isOwed, isDispute, isOpenAgain } = facts
  const texts = isDispute ? orderMailTexts.disputeReversed : orderMailTexts.refundFailed
  const { openAgain, openMeanwhile, button } = orderMailTexts.refundFailed
  const body = isOwed ? texts.owed : texts.undone
  const isAsked = isOwed && !isDispute
  return letter(texts, facts, [
    { kind: 'paragraph', text: body({ amount: formatMoney(facts.amount, facts.currency) }) },
    ...(isOpenAgain ? [{ kind: 'paragraph' as const, text: isOwed ? openMeanwhile : openAgain }] : []),
    ...askAccount({ ...facts, isTransferred: isAsked }, surroundings),
    amountsOf(facts),
    { kind: 'button', label: button, href: `${surroundings.siteUrl}/perfil` },
  ])
}

/** To the shop, which is no buyer to be greeted by name. */
function failedNotice(facts: MailFacts<'refund-failed-notice'>, { siteUrl }: MailSurroundings): MailDraft {
  const { isOwed, isDispute, isOpenAgain, orderNumber } = facts
  const texts = orderMailTexts.refundFailedNotice
  const ofDispute = isOwed ? texts.disputeOwed : texts.disputeUndone
  const body = isDispute ? ofDispute : isOwed ? texts.owed : texts.undone
  return letter(texts, { ...facts, buyerName: null }, [
    { kind: 'paragraph', text: body({ amount: formatMoney(facts.amount, facts.currency) }) },
    ...(isOpenAgain ? [{ kind: 'paragraph' as const, text: texts.openAgain }] : []),
    amountsOf(facts),
    { kind: 'button', label: texts.button, href: `${siteUrl}/painel/pedidos/${orderNumber}` },
  ])
}

/** The owner has transferred the money already. */
function transferMail(facts: MailFacts<'owner-refund'>, siteUrl: string): MailDraft {
  const texts = orderMailTexts.ownerTransfer
  const amount = formatMoney(facts.amount, facts.currency)
  const gone = facts.isWhole ? texts.wholeGone : orderMailTexts.ownerRefund.gone(facts.withdrawn)
  return letter(texts, facts, [
    { kind: 'paragraph', text: texts.body({ amount }) },
    ...(facts.note
      ? [{ kind: 'paragraph' as const, text: orderMailTexts.ownerRefund.reason({ note: facts.note }) }]
      : []),
    { kind: 'paragraph', text: gone },
    amountsOf(facts),
    { kind: 'button', label: orderMailTexts.ownerRefund.button, href: `${siteUrl}/contato` },
    { kind: 'note', text: texts.note },
  ])
}

/** Nobody can be sent money whose account is not known. */
function askAccount(facts: OrderMailFacts, { siteUrl }: MailSurroundings): readonly MailBlock[] {
  if (!facts.isTransferred) return []
  return [{ kind: 'note', text: `${orderMailTexts.askAccount} ${siteUrl}/contato` }]
}

/** What does not go back. */
function keptOf(
  { keptAmount, currency }: OrderMailFacts,
  say: (facts: { kept: string }) => string = orderMailTexts.withdrawal.kept,
): readonly MailBlock[] {
  if (keptAmount === 0) return []
  return [{ kind: 'paragraph', text: say({ kept: formatMoney(keptAmount, currency) }) }]
}

function paperOf({ paperUrl }: OrderMailFacts): readonly MailBlock[] {
  if (!paperUrl) return []
  const texts = orderMailTexts.receipt
  return [
    { kind: 'button', label: texts.paperButton, href: paperUrl },
    { kind: 'note', text: texts.paperNote },
  ]
}

function letter(texts: Texts, facts: OrderMailFacts, blocks: readonly MailBlock[]): MailDraft {
  return {
    subject: texts.subject(facts),
    heading: texts.heading,
    marked: texts.marked,
    blocks: [{ kind: 'paragraph', text: greetingOf(facts.buyerName) }, ...blocks],
  }
}

function accessOf(facts: OrderMailFacts, { siteUrl, recipient }: MailSurroundings): readonly MailBlock[] {
  const texts = orderMailTexts.receipt
  const isFree = facts.totalAmount === 0
  const generations: readonly MailBlock[] =
    facts.generations === 0
      ? []
      : [
          { kind: 'paragraph', text: (facts.isGift ? texts.giftGenerations : texts.generations)(facts) },
          { kind: 'button', label: texts.generationsButton, href: `${siteUrl}/gerador-de-redacao` },
        ]
  const corrections: readonly MailBlock[] =
    facts.corrections === 0
      ? []
      : [
          { kind: 'paragraph', text: texts.corrections(facts) },
          { kind: 'button', label: texts.correctionsButton, href: `${siteUrl}/corretor-de-redacao` },
        ]
  const credits = [...generations, ...corrections, ...licencesOf(facts, { siteUrl, recipient })]
  if (isOnlyCredits(facts)) return credits
  const files: readonly MailBlock[] =
    facts.files.length > 1 ? [{ kind: 'paragraph', text: texts.files(facts) }] : []
  if (facts.hasAccount) {
    return [
      {
        kind: 'paragraph',
        text: facts.isGift ? texts.giftAccount : isFree ? texts.freeAccount : texts.account,
      },
      ...files,
      { kind: 'button', label: texts.accountButton, href: `${siteUrl}/perfil` },
      ...credits,
    ]
  }
  return [
    {
      kind: 'paragraph',
      text: (facts.isGift ? texts.giftGuest : isFree ? texts.freeGuest : texts.guest)({ email: recipient }),
    },
    ...files,
    { kind: 'button', label: texts.guestButton, href: `${siteUrl}/cadastro` },
    { kind: 'note', text: `${texts.guestNote} ${siteUrl}/perfil` },
  ]
}

function licencesOf(
  { licences, hasAccount, isGift }: OrderMailFacts,
  { siteUrl, recipient }: Pick<MailSurroundings, 'siteUrl' | 'recipient'>,
): readonly MailBlock[] {
  if (licences.length === 0) return []
  const say = isGift ? licenceMailTexts.receiptGift : licenceMailTexts.receipt
  const told = licences.map((licence) => ({ kind: 'paragraph', text: say(licence) }) as const)
  if (hasAccount)
    return [
      ...told,
      { kind: 'button', label: licenceMailTexts.receiptButton, href: `${siteUrl}/turmas/licenca` },
    ]
  return [
    ...told,
    { kind: 'paragraph', text: licenceMailTexts.receiptGuest({ email: recipient }) },
    { kind: 'button', label: licenceMailTexts.guestButton, href: `${siteUrl}/cadastro` },
  ]
}

/** One paragraph each: a mail has no lists. */
function premiumOf({ premium, hasAccount }: OrderMailFacts): readonly MailBlock[] {
  if (premium.length === 0) return []
  const lead = hasAccount ? premiumTexts.receipt : premiumTexts.receiptGuest
  const texts = premium.map((benefit) => `• ${premiumBenefitText(benefit, PREMIUM_PER_DAY)}`)
  return [lead, ...texts].map((text) => ({ kind: 'paragraph', text }))
}

function headOfReceipt(facts: OrderMailFacts): Texts {
  const { receipt } = orderMailTexts
  if (facts.isGift)
    return { subject: receipt.giftSubject, heading: receipt.giftHeading, marked: receipt.giftMarked }
  if (!isOnlyCredits(facts)) {
    return facts.totalAmount === 0 ? { ...receipt, subject: receipt.freeSubject } : receipt
  }
  if (facts.licences.length > 0)
    return {
      subject: receipt.subject,
      heading: licenceMailTexts.receiptHeading,
      marked: licenceMailTexts.receiptMarked,
    }
  return facts.corrections > 0
    ? { subject: receipt.subject, heading: receipt.correctionsHeading, marked: receipt.correctionsMarked }
    : { subject: receipt.subject, heading: receipt.generationsHeading, marked: receipt.generationsMarked }
}

function isOnlyCredits({ generations, corrections, licences, files }: OrderMailFacts): boolean {
  return generations + corrections + licences.length > 0 && files.length === 0
}

/** The lines of the order and its total. */
export function amountsOf(facts: OrderMailFacts): MailBlock {
  const money = (amount: number) => (amount === 0 ? orderMailTexts.free : formatMoney(amount, facts.currency))
  return {
    kind: 'amounts',
    title: orderMailTexts.orderNumber(facts),
    rows: [
      ...facts.lines.map(
        (line) => [orderMailTexts.line(line), money(line.unitAmount * line.quantity)] as const,
      ),
      ...(facts.couponCode === null
        ? []
        : [
            [
              orderMailTexts.coupon({ code: facts.couponCode }),
              `− ${formatMoney(facts.discountAmount, facts.currency)}`,
            ] as const,
          ]),
    ],
    total: [orderMailTexts.total, money(facts.totalAmount)],
  }
}
