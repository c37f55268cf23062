/** The shape of `GET /api/console/overview`: plain numbers of the last days, none of them about a person. */
import { z } from 'zod'

export const OVERVIEW_DAYS = [7, 30, 90] as const
export type OverviewDays = (typeof OVERVIEW_DAYS)[number]

const count = z.int().min(0)
/** One number for each day, the oldest first; the last is today in Brasília. */
const byDay = z.array(count)

export const overviewSchema = z.object({
  /** YYYY-MM-DD in Brasília, the oldest first. */
  days: z.array(z.string()),
  currency: z.object({ code: z.string(), symbol: z.string(), template: z.string() }),
  sales: z.object({
    /** Cents of orders paid on each day, before refunds. */
    amountByDay: byDay,
    amount: count,
    orders: count,
    /** Cents that went back in these days. */
    refunded: count,
    /** Of the test provider, in none of the sums above. */
    test: z.object({ amount: count, orders: count }),
  }),
  /** From the first thing in an empty cart to the payment. */
  conversion: z.object({ carts: count, checkouts: count, paid: count }),
  /** Counted without a trace of who came (decision 0254). */
  visits: z.object({
    byDay,
    sources: z.array(
      z.object({
        /** Of the shape of src/domain/shop/visit-source.ts; empty for orders that came with none. */
        source: z.string(),
        visits: count,
        productViews: count,
        carts: count,
        checkouts: count,
        paid: count,
        /** Cents of the paid orders, before refunds. */
        amount: count,
      }),
    ),
    /** Opened pages of a product, and orders with it. */
    products: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        views: count,
        checkouts: count,
        paid: count,
        /** Of the paid ones: those that took it because the cart offered it with another (decision 0255). */
        takenAlong: count,
      }),
    ),
  }),
  signUpsByDay: byDay,
  correctionsByDay: byDay,
  /** Accounts with a session used in these days. */
  activeStudents: count,
  /** School licences that run now, and their seats together. */
  licences: z.object({ running: count, seats: count }),
  /** What waits for the owner now. */
  waiting: z.object({
    messages: count,
    questions: count,
    moderation: count,
    challengeEssays: count,
    refunds: count,
    disputes: count,
    differences: count,
  }),
})
export type Overview = z.output<typeof overviewSchema>
