/** Payment providers as tests drive them: the built-in one, Stripe and Mercado Pago, each with its own side of every decision. */
import { expect } from 'vitest'
import { deliverSandboxEvents } from '#server/shop/orders/payment/deliver-sandbox-events.ts'
import { decideSandboxPayment } from '#server/shop/payments/sandbox/decide-payment.ts'
import { disputeSandboxPayment } from '#server/shop/payments/sandbox/dispute-payment.ts'
import { failSandboxRefund, refundSandboxPayment } from '#server/shop/payments/sandbox/refund-payment.ts'
import { aProduct } from './factories.ts'
import { type MercadoPagoMessage, startMercadoPagoServer } from './mercado-pago-server.ts'
import { aClock, aStudent, checkout } from './shop.ts'
import { type StripeMessage, startStripeServer } from './stripe-server.ts'
import { startTestApp, type TestApp } from './test-app.ts'

export type ProviderHarness = {
  readonly app: TestApp
  readonly clock: ReturnType<typeof aClock>
  /** The provider's side of a decision; the shop does not hear of it yet. */
  readonly approve: (orderId: string) => Promise<void>
  readonly cancel: (orderId: string) => Promise<void>
  /** Somebody gives back a part (or the rest) at the provider itself. */
  readonly refundThere: (orderId: string, amount: number) => Promise<void>
  /** The bank returns what was given back last. */
  readonly failRefund: (orderId: string) => Promise<void>
  /** The buyer disputes it at the bank, and the bank decides. */
  readonly dispute: (orderId: string, status: 'open' | 'won' | 'lost') => Promise<void>
  /** Tells the shop everything that it was not told; again, where `again` is set. */
  readonly tell: (again?: 'again') => Promise<void>
  readonly [Symbol.asyncDispose]: () => Promise<void>
}

async function sandboxHarness(): Promise<ProviderHarness> {
  const clock = aClock()
  const app = await startTestApp({ SHOP_EMAIL: 'loja@example.com' }, { now: clock.now })
  const payer = { email: 'ana@example.com', name: 'Ana Souza' }
  return {
    app,
    clock,
    approve: async (orderId) => {
      await decideSandboxPayment(app.context, orderId, 'card-approve', payer)
    },
    cancel: async (orderId) => {
      await decideSandboxPayment(app.context, orderId, 'cancel', payer)
    },
    refundThere: (id, amount) => refundSandboxPayment(app.context, { id, amount, refundId: null }),
    failRefund: (orderId) => failSandboxRefund(app.context, orderId),
    dispute: (orderId, status) => disputeSandboxPayment(app.context, orderId, status),
    tell: async (again) => {
      if (again) await app.context.db.updateTable('sandbox_events').set({ delivered_at: null }).execute()
      await deliverSandboxEvents(app.context)
    },
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]()
    },
  }
}

async function stripeHarness(): Promise<ProviderHarness> {
  const clock = aClock()
  const stripe = await startStripeServer(clock.now)
  const app = await startTestApp({ ...stripe.env, SHOP_EMAIL: 'loja@example.com' }, { now: clock.now })
  const told: StripeMessage[] = []
  stripe.onRefund((message) => told.push(message))
  let next = 0
  return {
    app,
    clock,
    approve: async (orderId) => {
      told.push(stripe.pay(orderId))
    },
    cancel: async (orderId) => {
      told.push(stripe.expire(orderId))
    },
    refundThere: async (orderId, amount) => {
      told.push(stripe.refund(orderId, amount))
    },
    failRefund: async (orderId) => {
      told.push(stripe.failRefund(orderId))
    },
    dispute: async (orderId, status) => {
      told.push(stripe.dispute(orderId, status === 'open' ? 'needs_response' : status))
    },
    tell: async (again) => {
      for (const { body } of again ? told : told.slice(next)) {
        const headers = { 'stripe-signature': stripe.sign(body) }
        const response = await fetch(`${app.url}/webhooks/stripe`, { method: 'POST', headers, body })
        expect(response.status).toBe(200)
      }
      next = told.length
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await stripe[Symbol.asyncDispose]()
    },
  }
}

async function mercadoPagoHarness(): Promise<ProviderHarness> {
  const clock = aClock()
  const mercadoPago = await startMercadoPagoServer(clock.now)
  const app = await startTestApp({ ...mercadoPago.env, SHOP_EMAIL: 'loja@example.com' }, { now: clock.now })
  const told: MercadoPagoMessage[] = []
  mercadoPago.onRefund((message) => told.push(message))
  let next = 0
  return {
    app,
    clock,
    approve: async (orderId) => {
      told.push(mercadoPago.pay(orderId))
    },
    // Not paid in time: a checkout there cannot be called off by the buyer.
    cancel: async (orderId) => {
      told.push(mercadoPago.attempt(orderId, { status: 'cancelled', status_detail: 'expired' }))
    },
    refundThere: async (orderId, amount) => {
      told.push(mercadoPago.refund(orderId, amount))
    },
    failRefund: async (orderId) => {
      told.push(mercadoPago.failRefund(orderId))
    },
    dispute: async (orderId, status) => {
      told.push(
        mercadoPago.dispute(
          orderId,
          ({ open: 'in_process', won: 'reimbursed', lost: 'settled' } as const)[status],
        ),
      )
    },
    tell: async (again) => {
      for (const message of again ? told : told.slice(next)) {
        const response = await fetch(`${app.url}/webhooks/mercado-pago`, {
          method: 'POST',
          headers: mercadoPago.sign(message),
          body: message.body,
        })
        expect(response.status).toBe(200)
      }
      next = told.length
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await mercadoPago[Symbol.asyncDispose]()
    },
  }
}

/** An order of two at 127,00 each, held of a stock of five; not paid yet. */
export async function anOrderAt({ app }: ProviderHarness, email = 'ana@example.com') {
  const student = await aStudent(app, email)
  const { variantIds } = await aProduct(app.context.db, {
    title: 'Completo',
    variants: [{ amountInCents: 12_700, stock: 5 }],
  })
  const { status, body } = await checkout(
    app,
    { items: [{ variant_id: variantIds[0], quantity: 2 }] },
    { token: student.token },
  )
  expect(status).toBe(200)
  // Clients append to it (docs/wire.md §1).
  expect(new URL(body.url).search).not.toBe('')
  const { id, number } = await app.context.db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('user_id', '=', student.userId)
    .executeTakeFirstOrThrow()
  return { orderId: id, number: Number(number), student, variantId: variantIds[0] }
}

export const PROVIDER_HARNESSES = [
  ['the built-in provider', sandboxHarness],
  ['Stripe', stripeHarness],
  ['Mercado Pago', mercadoPagoHarness],
] as const
