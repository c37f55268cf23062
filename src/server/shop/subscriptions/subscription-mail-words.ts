/** The mails to a subscriber. No I/O. */
import { PREMIUM_PER_DAY } from '#domain/account/premium.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { SUBSCRIPTION_CURRENCY } from '#domain/shop/subscription-offer.ts'
import { writeDay } from '#domain/study/exam-date.ts'
import { greetingOf } from '#server/platform/mail/greeting.ts'
import { type MailFacts, mailFactsSchemas } from '#server/platform/mail/mail-facts.ts'
import type { MailDraft } from '#server/platform/mail/mail-layout.ts'
import { premiumBenefitText } from '#texts/account/premium.ts'
import { planName, subscriptionMailTexts as texts } from '#texts/shop/subscription.ts'

type Facts = MailFacts<'subscription'>

/** @throws ZodError when the facts are not those of the kind */
export function subscriptionMail(given: unknown, { siteUrl }: { siteUrl: string }): MailDraft {
  const facts = mailFactsSchemas.subscription.parse(given)
  const { subject, heading, marked } = texts[facts.event]
  const sentences = [...bodyOf(facts), ...(facts.isTest && isAboutMoney(facts) ? [texts.test] : [])]
  return {
    subject,
    heading,
    marked,
    blocks: [
      { kind: 'paragraph', text: greetingOf(facts.name) },
      ...sentences.map((text) => ({ kind: 'paragraph', text }) as const),
      { kind: 'button', label: texts.button, href: `${siteUrl}/premium` },
    ],
  }
}

function bodyOf(facts: Facts): readonly string[] {
  const price = moneyOf(facts.amount)
  const told = { plan: planName(facts.plan), price, day: dayOf(facts.paidUntil) }
  switch (facts.event) {
    case 'started':
      return [texts.started.body(told), texts.started.withdraw, texts.started.opens, ...benefitsOf(facts)]
    case 'renewed':
      return [texts.renewed.body(told)]
    case 'failed': {
      const last = dayOf(facts.graceUntil)
      const next = facts.nextTry
      if (next === null) return [texts.failed.last({ price, last })]
      return [texts.failed.again({ price, next: dayOf(next), last }), texts.failed.how]
    }
    case 'cancelled':
      return [texts.cancelled.body({ day: told.day })]
    case 'ended':
      return [endOf(facts), texts.ended.again]
    case 'withdrawn':
    case 'given-back':
      return [texts[facts.event].body({ price })]
    case 'price': {
      const next = { price: moneyOf(facts.nextPrice ?? facts.amount), day: dayOf(facts.nextFrom) }
      return [texts.price.body({ from: price, ...next }), texts.price.how]
    }
  }
}

function endOf({ endReason }: Facts): string {
  if (endReason === 'unpaid' || endReason === 'refunded') return texts.ended[endReason]
  return texts.ended.cancelled
}

/** One paragraph each: a mail has no lists. */
function benefitsOf({ premium, correctionsPerMonth }: Facts): readonly string[] {
  const numbers = { ...PREMIUM_PER_DAY, teacherCorrections: correctionsPerMonth }
  return premium.map((benefit) => `• ${premiumBenefitText(benefit, numbers)}`)
}

function isAboutMoney({ event }: Facts): boolean {
  return event === 'started' || event === 'renewed' || event === 'withdrawn' || event === 'given-back'
}

function moneyOf(cents: number): string {
  return formatMoney(cents, SUBSCRIPTION_CURRENCY)
}

/** A day that is not known is told of nobody: the sentence's kind always has it. */
function dayOf(day: string | null): string {
  return day === null ? '' : writeDay(day)
}
