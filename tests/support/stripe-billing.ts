/**
 * A server that speaks the part of Stripe Billing which our adapter uses: subscriptions begun by Checkout, invoices, schedules,
 * refunds, signed messages. Shapes after Stripe's public OpenAPI description; it charges as the test provider's rules do.
 */
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import {
  bringUp,
  giveCard,
  openBook,
  refundCharge,
  type SandboxBook,
  type TestCard,
} from '#domain/shop/sandbox-billing.ts'
import type { Plan } from '#domain/shop/subscription.ts'

const SECRET_KEY = 'sk_test_local'
const WEBHOOK_SECRET = 'whsec_local'
const PLANS: Readonly<Record<string, Plan>> = { month: 'monthly', year: 'yearly' }
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

type Billed = {
  book: SandboxBook
  readonly ownId: string
  readonly sessionId: string
  readonly stripeId: string
  readonly customerId: string
  isExpired: boolean
  schedule: string | null
  readonly voided: Set<string>
  /** Ways to pay and the mandate of a Pix, as the session was asked for. */
  readonly asked: Readonly<Record<string, string>>
}
type Answer = { status: number; body: unknown }

export type StripeBilling = Awaited<ReturnType<typeof startStripeBilling>>

/** @param now the clock by which it charges and signs */
export async function startStripeBilling(now: () => Date) {
  const all: Billed[] = []
  const answered = new Map<string, Answer>()
  const state = { isDown: false, refundRequests: 0, sessions: 0, isOnTheWay: false }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
      const key = String(request.headers['idempotency-key'] ?? '')
      const known = request.method === 'POST' && key ? answered.get(key) : undefined
      const form = new URLSearchParams(Buffer.concat(parts).toString())
      const { status, body } = state.isDown
        ? failure(500, 'down')
        : (known ?? answerOf(`${request.method} ${pathname.replace('/v1', '')}`, form, searchParams))
      if (request.method === 'POST' && key && !state.isDown) answered.set(key, { status, body })
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function answerOf(call: string, form: URLSearchParams, search: URLSearchParams): Answer {
    for (const one of all) one.book = bringUp(one.book, now())
    if (call === 'POST /checkout/sessions') return createSession(form)
    if (call === 'GET /charges') return list(of('customerId', search.get('customer')).flatMap(chargesJson))
    if (call === 'GET /disputes') return list([])
    if (call === 'POST /refunds') return refund(form)
    if (call === 'POST /billing_portal/sessions') return ok({ url: 'https://billing.stripe.test/p' })
    if (call === 'POST /subscription_schedules') return createSchedule(form)
    if (call === 'GET /invoices') return listInvoices(search)
    const [, kind = '', id = '', act] = /^\w+ \/(\w+(?:\/sessions)?)\/(\w+)(?:\/(\w+))?$/.exec(call) ?? []
    if (kind === 'checkout/sessions') return onSession(of('sessionId', id)[0], act)
    if (kind === 'subscriptions') return onSubscription(call, of('stripeId', id)[0], form)
    if (kind === 'subscription_schedules') return onSchedule(of('schedule', id)[0], form, act)
    if (kind === 'invoices') return onInvoice(id, act)
    if (kind === 'payment_intents') return ok({ id, object: 'payment_intent', status: intentStatus() })
    return failure(404, `no such call: ${call}`)
  }

  const intentStatus = () => (state.isOnTheWay ? 'processing' : 'requires_payment_method')

  const of = (member: 'customerId' | 'schedule' | 'sessionId' | 'stripeId', id: string | null) =>
    all.filter((one) => one[member] === id)

  function createSession(form: URLSearchParams): Answer {
    const price = 'line_items[0][price_data]'
    if (form.get('mode') !== 'subscription' || form.get('allowed_payment_method_types[0]') !== 'card') {
      return failure(400, 'another mode than expected')
    }
    const ownId = form.get('subscription_data[metadata][subscription_id]') ?? ''
    const plan = PLANS[form.get(`${price}[recurring][interval]`) ?? ''] ?? 'monthly'
    const number = randomUUID().replaceAll('-', '')
    const made: Billed = {
      book: openBook(number, { plan, priceInCents: Number(form.get(`${price}[unit_amount]`)) }),
      ownId,
      sessionId: `cs_test_${number}`,
      stripeId: `sub_${number}`,
      customerId: `cus_${number}`,
      isExpired: false,
      schedule: null,
      voided: new Set(),
      asked: Object.fromEntries(
        [...form].filter(([name]) => /^(?:allowed_payment_method_types|payment_method_options)/.test(name)),
      ),
    }
    state.sessions += 1
    all.push(made)
    return ok(sessionJson(made))
  }

  function onSession(one: Billed | undefined, act: string | undefined): Answer {
    if (!one) return failure(404, 'No such session')
    if (act === 'expire') one.isExpired = true
    return ok(sessionJson(one))
  }

  function onSubscription(call: string, one: Billed | undefined, form: URLSearchParams): Answer {
    if (!one) return failure(404, 'No such subscription')
    if (call.startsWith('DELETE')) one.book = { ...one.book, status: 'ended' }
    const cancels = form.get('cancel_at_period_end')
    if (cancels !== null) {
      if (one.schedule) return failure(400, 'The subscription is managed by a schedule')
      one.book = { ...one.book, cancelsAtEnd: cancels === 'true' }
    }
    return ok(subscriptionJson(one))
  }

  function createSchedule(form: URLSearchParams): Answer {
    const one = of('stripeId', form.get('from_subscription'))[0]
    if (!one || one.schedule) return failure(400, 'It has a schedule')
    one.schedule = `subsched${randomUUID().replaceAll('-', '')}`
    return ok({ id: one.schedule, object: 'subscription_schedule' })
  }

  function onSchedule(one: Billed | undefined, form: URLSearchParams, act: string | undefined): Answer {
    if (!one) return failure(404, 'No such schedule')
    if (act === 'release') {
      one.schedule = null
      one.book = { ...one.book, next: null }
      return ok({ object: 'subscription_schedule' })
    }
    const price = 'phases[1][items][0][price_data]'
    const ends = Number(form.get('phases[0][end_date]'))
    const last = one.book.charges.at(-1)
    if (!last || ends !== seconds(last.periodEnd)) return failure(400, 'The phase must end with the period')
    const plan = PLANS[form.get(`${price}[recurring][interval]`) ?? ''] ?? 'monthly'
    one.book = { ...one.book, next: { plan, priceInCents: Number(form.get(`${price}[unit_amount]`)) } }
    return ok({ id: one.schedule, object: 'subscription_schedule' })
  }

  function listInvoices(search: URLSearchParams): Answer {
    const status = search.get('status')
    const found = of('stripeId', search.get('subscription')).flatMap((one) =>
      one.book.charges.map(({ id }) => invoiceJson(one, id)),
    )
    return list(found.filter((invoice) => !status || invoice.status === status))
  }

  function onInvoice(id: string, act: string | undefined): Answer {
    const one = all.find(({ book }) => book.charges.some((charge) => invoiceId(charge.id) === id))
    const charge = one?.book.charges.find((found) => invoiceId(found.id) === id)
    if (!one || !charge) return failure(404, 'No such invoice')
    if (act === 'void') one.voided.add(charge.id)
    return ok(invoiceJson(one, charge.id))
  }

  function refund(form: URLSearchParams): Answer {
    state.refundRequests += 1
    const intent = form.get('payment_intent') ?? ''
    const one = all.find(({ book }) => book.charges.some(({ id }) => intentId(id) === intent))
    const charge = one?.book.charges.find(({ id }) => intentId(id) === intent)
    if (!one || !charge?.isPaid) return failure(404, 'No such payment_intent')
    if (charge.refundedAmount > 0) return failure(400, 'refunded', 'charge_already_refunded')
    one.book = refundCharge(one.book, charge.id)
    return ok({ id: `re_${randomUUID()}`, object: 'refund', status: 'succeeded' })
  }

  const byOwn = (ownId: string) => {
    const one = all.findLast((found) => found.ownId === ownId)
    if (!one) throw new Error('Stripe was never asked for this subscription')
    return one
  }
  const client = new Stripe(SECRET_KEY)

  return {
    env: { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_URL: url },
    state,
    bookOf: (ownId: string) => byOwn(ownId).book,
    askedFor: (ownId: string) => byOwn(ownId).asked,
    giveCard: (ownId: string, card: TestCard) => {
      const one = byOwn(ownId)
      one.book = giveCard(one.book, card, now())
    },
    /** What has become due by the clock. */
    run: () => {
      for (const one of all) one.book = bringUp(one.book, now())
    },
    /** A message about a subscription, of any kind that Stripe sends. */
    messageOf: (
      ownId: string,
      type: 'customer.subscription.updated' | 'invoice.paid' | 'invoice.payment_failed',
    ) => {
      const one = byOwn(ownId)
      const last = one.book.charges.at(-1)
      const object = type.startsWith('invoice') && last ? invoiceJson(one, last.id) : subscriptionJson(one)
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
      const signature = client.webhooks.generateTestHeaderString({
        payload: body,
        secret: WEBHOOK_SECRET,
        timestamp: seconds(now()),
      })
      return { body, headers: { 'stripe-signature': signature } }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const ok = (body: object): Answer => ({ status: 200, body })
const list = (data: readonly unknown[]): Answer => ok({ object: 'list', data, has_more: false, url: '/' })
const failure = (status: number, message: string, code?: string): Answer => ({
  status,
  body: { error: { type: status === 500 ? 'api_error' : 'invalid_request_error', message, code } },
})
const invoiceId = (id: string) => `in_${id}`
const intentId = (id: string) => `pi_${id}`

function sessionJson({ sessionId, book, stripeId, customerId, ownId, isExpired }: Billed) {
  const isBegun = book.status !== 'open'
  return {
    id: sessionId,
    object: 'checkout.session',
    mode: 'subscription',
    client_reference_id: ownId,
    status: isBegun ? 'complete' : isExpired ? 'expired' : 'open',
    subscription: isBegun ? stripeId : null,
    customer: isBegun ? customerId : null,
    url: `https://checkout.stripe.test/${sessionId}`,
  }
}

function subscriptionJson({ stripeId, customerId, book, schedule, ownId }: Billed) {
  const last = book.charges.at(-1)
  return {
    id: stripeId,
    object: 'subscription',
    status: book.status === 'ended' ? 'canceled' : last && !last.isPaid ? 'past_due' : 'active',
    cancel_at_period_end: book.cancelsAtEnd,
    customer: customerId,
    schedule,
    metadata: { subscription_id: ownId },
    items: {
      object: 'list',
      data: [
        {
          id: 'si_1',
          price: { id: 'price_1', currency: 'brl', product: 'prod_1', unit_amount: book.priceInCents },
          current_period_start: last ? seconds(last.periodStart) : 0,
          current_period_end: last ? seconds(last.periodEnd) : 0,
        },
      ],
    },
  }
}

function invoiceJson(one: Billed, id: string) {
  const charge = one.book.charges.find((found) => found.id === id)
  if (!charge) throw new Error('no such invoice')
  const { isPaid, amount, periodStart, periodEnd, paidAt, failures } = charge
  const status = isPaid ? 'paid' : one.voided.has(id) ? 'void' : 'open'
  return {
    id: invoiceId(id),
    object: 'invoice',
    status,
    amount_due: amount,
    amount_paid: isPaid ? amount : 0,
    attempt_count: failures + (isPaid ? 1 : 0),
    status_transitions: { paid_at: paidAt ? seconds(paidAt) : null },
    lines: { object: 'list', data: [{ period: { start: seconds(periodStart), end: seconds(periodEnd) } }] },
    payments: {
      object: 'list',
      data: [{ payment: { type: 'payment_intent', payment_intent: intentId(id) } }],
    },
    hosted_invoice_url: `https://invoice.stripe.test/${id}`,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: one.stripeId, metadata: { subscription_id: one.ownId } },
    },
  }
}

function chargesJson({ book, customerId }: Billed) {
  return book.charges
    .filter(({ isPaid }) => isPaid)
    .map(({ id, amount, refundedAmount }) => ({
      id: `ch_${id}`,
      object: 'charge',
      amount,
      amount_refunded: refundedAmount,
      disputed: false,
      customer: customerId,
      payment_intent: intentId(id),
    }))
}
