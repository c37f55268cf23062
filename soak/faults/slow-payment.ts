/** The payment provider does at once what it is asked and answers late: first slowly, then later than it is waited for. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './fault.ts'

const SLOW_MS = 2_000
/** The client waits for ten seconds (src/server/shop/payments/stripe/stripe-client.ts). */
const TOO_SLOW_MS = 11_000

export const slowPayment: Fault = {
  name: 'slow payment provider',
  async strike({ payments: { stripe }, lastsMs }) {
    stripe.state.delayMs = SLOW_MS
    await sleep(lastsMs / 2)
    stripe.state.delayMs = TOO_SLOW_MS
    await sleep(lastsMs / 2)
    stripe.state.delayMs = 0
    return { said: `answers after ${SLOW_MS / 1000} s, then after ${TOO_SLOW_MS / 1000} s`, differences: [] }
  },
}
