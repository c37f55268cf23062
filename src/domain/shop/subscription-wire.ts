/** The shapes of `/api/subscription`: the own subscription, and what is chosen. */
import { z } from 'zod'
import { TEST_CARDS } from './sandbox-billing.ts'
import { END_REASONS, PLANS, SUBSCRIPTION_STATUSES } from './subscription.ts'

const moment = z.iso.datetime()
const plan = z.enum(PLANS)

export const planChoiceSchema = z.strictObject({
  plan,
  /** As the page showed it: another price is asked about, never charged. */
  priceInCents: z.int().min(1),
})
export type PlanChoice = z.output<typeof planChoiceSchema>

export const testCardSchema = z.strictObject({ card: z.enum(TEST_CARDS) })

export const subscriptionUrlSchema = z.object({ url: z.url() })

/** Why this account cannot subscribe now; null where it can. */
const SUBSCRIBE_REFUSALS = ['guardian_needed', 'already_premium', 'already_subscribed'] as const

export const ownSubscriptionSchema = z.object({
  subscription: z
    .object({
      status: z.enum(SUBSCRIPTION_STATUSES),
      endReason: z.enum(END_REASONS).nullable(),
      plan,
      priceInCents: z.int(),
      correctionsPerMonth: z.int(),
      paidUntil: moment.nullable(),
      /** Premium stays open so long while a charge fails. */
      graceUntil: moment.nullable(),
      next: z.object({ plan, priceInCents: z.int(), from: moment }).nullable(),
      isCancelled: z.boolean(),
      /** ISO day that still counts; null when it is too late. */
      withdrawableUntil: z.string().nullable(),
      /** Nobody is charged: the test provider's. */
      isTest: z.boolean(),
      charges: z.array(
        z.object({
          paidAt: moment,
          periodStart: moment,
          periodEnd: moment,
          amount: z.int(),
          /** It goes back, or is back. */
          isGivenBack: z.boolean(),
          isRefunded: z.boolean(),
        }),
      ),
    })
    .nullable(),
  refusal: z.enum(SUBSCRIBE_REFUSALS).nullable(),
})
export type OwnSubscription = z.output<typeof ownSubscriptionSchema>
export type ShownSubscription = NonNullable<OwnSubscription['subscription']>
