/** Queues what a subscriber is written about, in the transaction that makes it true. */
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { CHARGE_TRIES, graceEnd, TRY_DAYS } from '#domain/shop/subscription.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { MailFacts } from '#server/platform/mail/mail-facts.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { SubscriptionRecord } from './subscription-repository.ts'

const DAY_MS = 24 * 3600_000

type Told = Pick<MailFacts<'subscription'>, 'event'> &
  Partial<Pick<MailFacts<'subscription'>, 'amount' | 'premium'>>

/** Nobody is written to whose account is gone. */
export async function queueSubscriptionMail(
  tx: Tx,
  record: SubscriptionRecord,
  { event, amount, premium = [] }: Told,
  now: Date,
): Promise<void> {
  const { userId, plan, priceInCents, failures, paidUntil, next, correctionsPerMonth, endReason } = record
  if (userId === null) return
  const reader = await tx
    .selectFrom('users as u')
    .leftJoin('profiles as p', 'p.id', 'u.id')
    .select(['u.email', 'p.full_name as name'])
    .where('u.id', '=', userId)
    .executeTakeFirst()
  if (!reader) return
  const dayOf = (moment: Date | null) => moment && dayInBrasilia(moment)
  const days = failures > 0 && failures < CHARGE_TRIES ? TRY_DAYS[failures] : undefined
  const nextTry = paidUntil && days !== undefined ? new Date(paidUntil.getTime() + days * DAY_MS) : null
  await queueMail(tx, now, {
    kind: 'subscription',
    recipient: reader.email.toLowerCase(),
    facts: {
      event,
      name: reader.name,
      plan,
      amount: amount ?? priceInCents,
      paidUntil: dayOf(paidUntil),
      failures,
      nextTry: dayOf(nextTry),
      graceUntil: dayOf(graceEnd({ paidUntil })),
      endReason,
      nextPrice: next?.priceInCents ?? null,
      nextFrom: dayOf(next?.from ?? null),
      correctionsPerMonth,
      premium,
      isTest: record.provider === 'sandbox',
    },
  })
}
