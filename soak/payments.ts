/** The payment provider of the soak: a server that speaks Stripe's wire, and its messenger, which repeats itself until it is heard. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type StripeMessage, type StripeServer, startStripeServer } from '#tests/support/stripe-server.ts'
import type { Chance } from './chance.ts'

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 3_000
const PATIENCE_MS = 180_000
const ANSWER_LIMIT_MS = 30_000
/** Stripe says itself that a message may come more than once. */
const TWICE_SHARE = 0.2
/** And that it may take its time. */
const LATE_SHARE = 0.1
const LATEST_MS = 20_000

export type Payments = {
  readonly stripe: StripeServer
  /** The order behind the address that a checkout was answered with; null for another address. */
  readonly orderAt: (url: string) => string | null
  /** Brings the message to one of the doors, again and again; sometimes to two at once, sometimes late. */
  readonly tell: (message: StripeMessage) => Promise<void>
  /** Resolves when nothing is left to tell. */
  readonly allReported: () => Promise<void>
  /** Messages that nobody took in all that time. */
  readonly unreported: readonly string[]
}

export async function startPayments(doors: () => readonly string[], chance: Chance): Promise<Payments> {
  const stripe = await startStripeServer(() => new Date())
  const underWay = new Set<Promise<void>>()
  const unreported: string[] = []

  async function bring(message: StripeMessage, lateMs: number): Promise<void> {
    await sleep(lateMs)
    const giveUpAt = performance.now() + PATIENCE_MS
    let pauseMs = FIRST_PAUSE_MS
    while (performance.now() < giveUpAt) {
      if (await isTaken(doors()[chance.below(doors().length)] ?? '', stripe, message)) return
      await sleep(pauseMs)
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
    unreported.push(message.type)
  }

  function tell(message: StripeMessage): Promise<void> {
    const times = chance.isTrue(TWICE_SHARE) ? 2 : 1
    const lateMs = chance.isTrue(LATE_SHARE) ? chance.below(LATEST_MS) : 0
    const reported = Promise.all(Array.from({ length: times }, () => bring(message, lateMs))).then(() => {
      underWay.delete(reported)
    })
    underWay.add(reported)
    // The buyer goes on meanwhile.
    return lateMs > 0 ? Promise.resolve() : reported
  }

  // Money that the shop gives back is told as everything else.
  stripe.onRefund((message) => void tell(message))
  return {
    stripe,
    orderAt: (url) => {
      const id = /\/pagamento\/([0-9a-f-]{36})/.exec(url)?.[1]
      return stripe.sessions().find((session) => session.orderId === id)?.orderId ?? null
    },
    tell,
    async allReported() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    unreported,
  }
}

async function isTaken(door: string, stripe: StripeServer, { body }: StripeMessage): Promise<boolean> {
  try {
    const response = await fetch(`${door}/webhooks/stripe`, {
      method: 'POST',
      // Each try is signed again, as Stripe does it.
      headers: { 'content-type': 'application/json', 'stripe-signature': stripe.sign(body) },
      body,
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
