/**
 * Random lives of orders in one shop (checkout, payments, messages late and twice, refunds in parts, disputes, expiry) on a
 * real PostgreSQL, compared after each step with a plain table: stock, access, money, the share of a partner.
 */
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { anOrderWorld, type Step } from '#tests/support/fuzz/order-world.ts'
import { FUZZ_TIMEOUT_MS, fuzzRuns } from '#tests/support/fuzz/runs.ts'
import { refundsOf } from '#tests/support/refund-request.ts'
import { aClock } from '#tests/support/shop.ts'
import { startTestApp } from '#tests/support/test-app.ts'

const clock = aClock()
const app = await startTestApp({}, { now: clock.now })
afterAll(() => app[Symbol.asyncDispose]())

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('checkout', 'pay', 'expire') },
    { weight: 2, arbitrary: fc.constantFrom('give-back', 'pay-request', 'owner-refund', 'dispute') },
    { weight: 1, arbitrary: fc.constantFrom('refuse', 'cancel', 'end-dispute', 'tell') },
  ),
  at: fc.nat({ max: 2 }),
  amount: fc.constantFrom(1, 400, 999, 1_000),
  isYes: fc.boolean(),
  isNotified: fc.nat({ max: 3 }).map((one) => one > 0),
})

test(
  'whatever happens in whatever order, stock, access, money and shares are those of a plain table',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
        const world = await anOrderWorld(app, clock)
        for (const one of steps) {
          await world.take(one)
          const { shop, table } = await world.compare()
          expect(shop).toEqual(table)
        }
        // In the end every message has arrived: nobody has paid for nothing, nobody has something for nothing.
        await world.notifyAll()
        const { shop, table } = await world.compare()
        expect(shop).toEqual(table)
        for (const order of world.orders) {
          const { state, refunds, dispute } = order.provider
          const back = refunds.reduce((sum, { amount }) => sum + amount, 0)
          const isMoneyHere = state === 'paid' && back < order.total && dispute?.status !== 'lost'
          if (!isMoneyHere) expect(order.status).not.toBe('paid')
          else expect(['paid', 'refund_due']).toContain(order.status)
          const isOwed = (await refundsOf(app, order.id)).some(({ done_at }) => done_at === null)
          if (order.status === 'refund_due') expect(isOwed).toBe(true)
        }
      }),
      fuzzRuns(25),
    )
  },
  FUZZ_TIMEOUT_MS,
)
