/**
 * A student subscribes: the plan at the price that the page showed, one subscription for each account, and the way to the
 * provider's payment page (product §3 Subscription).
 */
import { isUnder16 } from '#domain/account/age.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { beginSubscription, end, isOver, type Plan } from '#domain/shop/subscription.ts'
import {
  offerOf,
  priceOf,
  SUBSCRIPTION_CURRENCY,
  type SubscriptionOffer,
} from '#domain/shop/subscription-offer.ts'
import type { PlanChoice } from '#domain/shop/subscription-wire.ts'
import type { AppContext } from '#server/context.ts'
import { ageBandOf } from '#server/identity/age-band.ts'
import { needsPurchaseApproval } from '#server/identity/guardian.ts'
import { hasLastingPremium } from '#server/identity/premium.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { planName } from '#texts/shop/subscription.ts'
import { lockCredits } from '../credits/credit-repository.ts'
import { keepContractText } from '../orders/checkout/contract-text-repository.ts'
import { type AskedPurchase, askGuardian } from '../purchase-requests/ask-guardian.ts'
import { holdRequest } from '../purchase-requests/hold-request.ts'
import { noteBegun } from '../purchase-requests/request-repository.ts'
import {
  findNewestOf,
  insertSubscription,
  type SubscriptionRecord,
  saveSubscription,
} from './subscription-repository.ts'

/** A payment page holds for a day. */
const PAGE_HOLDS_MS = 20 * 3600_000

export type Subscriber = { readonly userId: string; readonly email: string }
type CannotSubscribe = Refusal<'guardian_needed' | 'already_premium' | 'already_subscribed'>
type CannotBegin = CannotSubscribe | Refusal<'plan_not_sold' | 'price_changed'>

/** Nothing where no provider can charge again. */
export function readOffer({ site, payments }: Pick<AppContext, 'payments' | 'site'>): SubscriptionOffer {
  const offer = offerOf(site.settings.subscriptions, site.settings.corrections.isOn)
  return payments.recurring ? offer : { ...offer, plans: [] }
}

/** Whoever is younger than sixteen does not buy alone, and nobody pays for what does not end anyway. */
export async function mayNotSubscribe(
  db: DbOrTx,
  userId: string,
  newest: SubscriptionRecord | null,
  now: Date,
): Promise<CannotSubscribe | null> {
  if (newest && newest.status !== 'awaiting' && !isOver(newest.status)) return refuse('already_subscribed')
  const { isPremium } = await db
    .selectFrom('users')
    .select(hasLastingPremium('users.id').as('isPremium'))
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  if (isPremium) return refuse('already_premium')
  return isUnder16(await ageBandOf(db, userId, now)) ? refuse('guardian_needed') : null
}

/**
 * @param requestId what a guardian has approved, and is paid now (decision 0276)
 * @returns where the student pays; of a minor whose guardian wants to be asked first, where the request stands
 */
export async function startSubscription(
  context: AppContext,
  { userId, email }: Subscriber,
  choice: PlanChoice,
  requestId: string | null = null,
): Promise<Ok<{ url: string }> | CannotBegin> {
  const { payments, db, config } = context
  const offer = readOffer(context)
  const provider = payments.recurring
  const price = priceOf(offer, choice.plan)
  if (price === null || !provider) return refuse('plan_not_sold')
  if (price !== choice.priceInCents) return refuse('price_changed')
  const now = context.now()
  const contractId = await keepContractText(db, context.site.settings.shop, now)
  const begun = await db.transaction().execute(async (tx) => {
    await lockCredits(tx, userId)
    const newest = await findNewestOf(tx, userId)
    const refusal = await mayNotSubscribe(tx, userId, newest, now)
    if (refusal) return refusal
    if (requestId === null && (await needsPurchaseApproval(tx, userId, now))) return ok(null)
    if (requestId !== null) await holdRequest(tx, requestId, userId, now)
    if (newest?.status === 'awaiting') {
      // The same choice again leads to the same payment page; another one closes it.
      const isFresh = now.getTime() - newest.createdAt.getTime() < PAGE_HOLDS_MS
      const isSame = isFresh && newest.plan === choice.plan && newest.priceInCents === price
      if (isSame && newest.provider === provider.id) {
        if (requestId !== null) await noteBegun(tx, requestId, { subscription_id: newest.id })
        return ok(newest.id)
      }
      await saveSubscription(tx, newest, end(newest, 'not-begun', now), now)
    }
    const facts = {
      userId,
      provider: provider.id,
      currencyCode: SUBSCRIPTION_CURRENCY.code,
      correctionsPerMonth: offer.correctionsPerMonth,
      contractId,
    }
    const id = await insertSubscription(tx, beginSubscription(choice, now), facts)
    if (requestId !== null) await noteBegun(tx, requestId, { subscription_id: id })
    return ok(id)
  })
  if (!begun.ok) return begun
  if (begun.value === null)
    return ok(await askGuardian(context, userId, askedPlan(choice.plan, price), config.siteUrl))
  context.jobs.wake('tend-subscriptions')
  const { url } = await provider.subscriptions.start(context, {
    id: begun.value,
    plan: choice.plan,
    priceInCents: price,
    currencyCode: SUBSCRIPTION_CURRENCY.code,
    title: planName(choice.plan),
    takesPix: offer.takesPix,
    buyerEmail: email,
    returnUrl: `${config.siteUrl}/premium`,
  })
  return ok({ url })
}

function askedPlan(plan: Plan, priceInCents: number): AskedPurchase {
  const title = planName(plan)
  const line = {
    variantId: plan,
    title,
    unitAmount: priceInCents,
    quantity: 1,
    offeredWith: null,
    discountAmount: 0,
  }
  return {
    ...{ plan, lines: [line], couponCode: null },
    ...{ totalAmount: priceInCents, currencyCode: SUBSCRIPTION_CURRENCY.code },
  }
}
