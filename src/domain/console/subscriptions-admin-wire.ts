/** The shapes of `/api/console/subscriptions`: the numbers, each subscription, and what the owner does with prices. */
import { z } from 'zod'
import { PLANS, SUBSCRIPTION_STATUSES } from '../shop/subscription.ts'

const plan = z.enum(PLANS)
const count = z.int().min(0)
const cents = z.int()

export const subscriptionsAdminSchema = z.object({
  /** Of the test provider: nobody is charged. */
  isTest: z.boolean(),
  numbers: z.object({
    active: count,
    /** Of these, cancelled: they end with what is paid. */
    cancelled: count,
    late: count,
    /** In this month, by Brasília's time. */
    begun: count,
    ended: count,
    /** What a month of all that goes on brings. */
    monthlySum: cents,
    /** Paid in this month, without what went back. */
    received: cents,
    /** Charges that are to go back and are not back yet. */
    owed: count,
  }),
  /** Plans whose price is another one than some subscribers pay, so that it can be announced. */
  announceable: z.array(z.object({ plan, priceInCents: cents, count })),
  subscriptions: z.array(
    z.object({
      id: z.uuid(),
      /** Null where the account is gone. */
      student: z.object({ id: z.uuid(), name: z.string().nullable(), email: z.string() }).nullable(),
      status: z.enum(SUBSCRIPTION_STATUSES),
      plan,
      priceInCents: cents,
      isCancelled: z.boolean(),
      paidUntil: z.iso.datetime().nullable(),
      isTest: z.boolean(),
    }),
  ),
})
export type SubscriptionsAdmin = z.output<typeof subscriptionsAdminSchema>

export const priceAnnouncementSchema = z.strictObject({ plan, priceInCents: z.int().min(1) })
/** Days by which the clock of one of the test provider's is turned on. */
export const clockTurnSchema = z.strictObject({ days: z.int().min(1).max(366) })
