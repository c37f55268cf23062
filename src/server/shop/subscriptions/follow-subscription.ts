/**
 * The shop follows what a provider says of a subscription: asked for a fresh report, it takes over in one transaction under
 * the account's lock whatever is new. A message, the hourly comparison and a press on a button all come here (decision 0222).
 */
import { premiumBenefits } from '#domain/account/premium.ts'
import { opensPremium } from '#domain/shop/subscription.ts'
import {
  type SubscriptionEffect,
  type SubscriptionReport,
  takeReport,
} from '#domain/shop/subscription-report.ts'
import type { Features } from '#domain/site/features.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { hasPremiumCourses } from '#server/site/premium-courses-repository.ts'
import { noteDifference } from '../orders/payment/difference-repository.ts'
import { grantMonths, takeBackMonths } from './monthly-corrections.ts'
import { queueSubscriptionMail } from './subscription-mail.ts'
import {
  findSubscription,
  hasOtherOpen,
  insertCharge,
  knownCharge,
  listCharges,
  lockSubscription,
  noteRefunded,
  type SubscriptionRecord,
  saveSubscription,
} from './subscription-repository.ts'

type Following = Pick<AppContext, 'db' | 'jobs' | 'keys' | 'logger' | 'now' | 'payments' | 'site'>

/**
 * @param provider where the word came by its message: another provider's subscription is unknown to it
 * @returns how many things were new; null for an unknown one
 * @throws when the provider does not answer
 */
export async function followSubscription(
  context: Following,
  id: string,
  provider?: string,
): Promise<number | null> {
  const found = await findSubscription(context.db, id)
  if (!found || (provider !== undefined && found.provider !== provider)) return null
  const books = context.payments.find(found.provider)?.subscriptions
  if (!books) return null
  const askedAt = context.now()
  const report = await books.lookUp(context, id)
  const effects = await context.db
    .transaction()
    .execute((tx) =>
      takeReportIn(tx, id, report, { askedAt, now: context.now(), features: context.site.settings.features }),
    )
  for (const effect of effects) {
    const isTrouble = effect.kind === 'other-amount' || effect.kind === 'give-back'
    context.logger[isTrouble ? 'error' : 'info'](
      { subscription: id, effect: effect.kind },
      'subscription followed',
    )
  }
  if (effects.length > 0) {
    context.jobs.wake('deliver-mail')
    context.jobs.wake('tend-subscriptions')
  }
  return effects.length
}

type Circumstances = { readonly askedAt: Date; readonly now: Date; readonly features: Features }

async function takeReportIn(
  tx: Tx,
  id: string,
  report: SubscriptionReport | null,
  { askedAt, now, features }: Circumstances,
): Promise<readonly SubscriptionEffect[]> {
  const record = await lockSubscription(tx, id)
  // Somebody has asked later and was answered sooner.
  if (!record || (record.toldAt && record.toldAt > askedAt)) return []
  const rows = await listCharges(tx, id)
  const { subscription, effects } = takeReport(record, report, {
    known: rows.map(knownCharge),
    aligned: { cancelsAtEnd: !record.alignedKey.startsWith('goes-on') },
    hasOther: await hasOtherOpen(tx, record),
    now,
  })
  await saveSubscription(tx, record, subscription, now)
  await tx.updateTable('subscriptions').set({ told_at: askedAt }).where('id', '=', id).execute()
  const after = { ...record, ...subscription }
  for (const effect of effects) await carryOut(tx, after, effect, { now, features })
  return effects
}

async function carryOut(
  tx: Tx,
  record: SubscriptionRecord,
  effect: SubscriptionEffect,
  { now, features }: Pick<Circumstances, 'now' | 'features'>,
) {
  const { provider, currencyCode, correctionsPerMonth } = record
  switch (effect.kind) {
    case 'paid': {
      const { charge, isFirst, plan } = effect
      await insertCharge(tx, { ...record, plan }, charge, null, now)
      await grantNewest(tx, record, charge.id, now)
      await queueSubscriptionMail(
        tx,
        record,
        {
          event: isFirst ? 'started' : 'renewed',
          amount: charge.amount,
          premium: premiumBenefits(features, {
            hasCourses: await hasPremiumCourses(tx),
            teacherCorrections: correctionsPerMonth,
          }),
        },
        now,
      )
      return
    }
    case 'give-back':
      await insertCharge(tx, record, effect.charge, effect.reason, now)
      if (effect.charge.refundedAmount >= effect.charge.amount) return
      await queueSubscriptionMail(tx, record, { event: 'given-back', amount: effect.charge.amount }, now)
      return
    case 'other-amount': {
      const { id: reference, amount } = effect.charge
      const difference = { kind: 'amount-mismatch', reference, orderId: null, amount, currencyCode } as const
      await noteDifference(tx, provider, difference, now)
      return
    }
    case 'failed':
      // Told late, the last of them is told.
      if (opensPremium(record.status)) await queueSubscriptionMail(tx, record, { event: 'failed' }, now)
      return
    case 'refunded': {
      await noteRefunded(tx, provider, effect.charge)
      if (effect.charge.refundedAmount < effect.charge.amount) return
      const row = (await listCharges(tx, record.id)).find((one) => one.reference === effect.charge.id)
      if (row) await takeBackMonths(tx, record.userId, row, now)
      return
    }
    case 'ended':
      if (record.endReason === 'withdrawn' || record.endReason === 'not-begun') return
      await queueSubscriptionMail(tx, record, { event: 'ended' }, now)
  }
}

async function grantNewest(tx: Tx, record: SubscriptionRecord, reference: string, now: Date): Promise<void> {
  const row = (await listCharges(tx, record.id)).find((one) => one.reference === reference)
  if (row) await grantMonths(tx, record, row, now)
}
