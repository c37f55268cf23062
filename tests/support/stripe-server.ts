/**
 * A server that speaks the part of Stripe's HTTP API which our adapter uses, for tests: form-encoded requests, keys,
 * idempotency, expanded objects, signed messages. Shapes after Stripe's public OpenAPI description.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import { chargeJson, intentJson, type Session, seconds, sessionJson } from './stripe-objects.ts'

const SECRET_KEY = 'sk_test_local'
const WEBHOOK_SECRET = 'whsec_local'
const HALF_HOUR_SECONDS = 1800

type Answer = { status: number; body: unknown }
export type StripeMessage = { id: string; type: string; body: string }

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

/** @param now the clock by which sessions may expire and messages are signed */
export async function startStripeServer(now: () => Date) {
  const sessions = new Map<string, Session>()
  const answered = new Map<string, Answer>()
  let notifyOfRefund: (message: StripeMessage) => void = () => {}
  /** `delayMs`: what was asked is done at once, and answered so much later. */
  const state = {
    isDown: false,
    isSilent: false,
    delayMs: 0,
    refundRequests: 0,
    nextRefundStatus: 'succeeded',
    /** A code of Stripe’s, with which every refund and every checkout is refused. */
    refusal: null as string | null,
  }

  const server = createServer((request, response) => {
    void readBody(request).then(async (form) => {
      if (state.isSilent) return
      const { status, body } = route(request, form)
      if (state.delayMs > 0) await sleep(state.delayMs)
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function route(request: IncomingMessage, form: URLSearchParams): Answer {
    if (state.isDown) return failure(500, 'api_error', 'down')
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return failure(401, 'invalid_request_error', 'Invalid API Key')
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const key = String(request.headers['idempotency-key'] ?? '')
    const known = request.method === 'POST' ? answered.get(key) : undefined
    if (known) return known
    const answer = answerOf(`${request.method} ${pathname}`, pathname, form, searchParams)
    if (key !== '' && request.method === 'POST') answered.set(key, answer)
    return answer
  }

  function answerOf(call: string, pathname: string, form: URLSearchParams, search: URLSearchParams): Answer {
    if (call === 'POST /v1/checkout/sessions') return createSession(form)
    if (call === 'GET /v1/checkout/sessions') {
      const found = [...sessions.values()].filter(({ intentId }) => intentId === search.get('payment_intent'))
      return { status: 200, body: { object: 'list', data: found.map(sessionJson), has_more: false } }
    }
    if (call === 'POST /v1/refunds') return createRefund(form)
    if (call === 'GET /v1/refunds') return listOf(search, ({ refunds }) => refunds, 'refund')
    if (call === 'GET /v1/disputes') return listOf(search, ({ disputes }) => disputes, 'dispute')
    if (call === 'GET /v1/payment_intents') {
      const paid = [...sessions.values()].filter(({ charge }) => charge !== null)
      return { status: 200, body: { object: 'list', data: paid.map(intentJson), has_more: false } }
    }
    const id = /^GET \/v1\/checkout\/sessions\/(\w+)$/.exec(call)?.[1]
    const session = id ? sessions.get(id) : undefined
    return session
      ? { status: 200, body: sessionJson(session) }
      : failure(404, 'invalid_request_error', `No such object: ${pathname}`)
  }

  function createSession(form: URLSearchParams): Answer {
    if (state.refusal) return failure(400, 'invalid_request_error', 'no', state.refusal)
    const expiresAt = Number(form.get('expires_at'))
    if (expiresAt < now().getTime() / 1000 + HALF_HOUR_SECONDS) {
      return failure(400, 'invalid_request_error', 'expires_at must be at least 30 minutes from now')
    }
    let amount = 0
    for (let line = 0; form.has(`line_items[${line}][quantity]`); line += 1) {
      const price = Number(form.get(`line_items[${line}][price_data][unit_amount]`))
      amount += price * Number(form.get(`line_items[${line}][quantity]`))
    }
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    sessions.set(id, {
      id,
      orderId: form.get('client_reference_id') ?? '',
      amount,
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      email: form.get('customer_email'),
      status: 'open',
      paymentStatus: 'unpaid',
      intentStatus: 'requires_payment_method',
      intentId: `pi_${randomUUID().replaceAll('-', '')}`,
      charge: null,
      chargedAt: 0,
      refunds: [],
      disputes: [],
      payableUntil: 0,
      request: form,
    })
    return { status: 200, body: sessionJson(sessions.get(id)!) }
  }

  function createRefund(form: URLSearchParams): Answer {
    state.refundRequests += 1
    if (state.refusal) return failure(400, 'invalid_request_error', 'no', state.refusal)
    const session = [...sessions.values()].find(({ intentId }) => intentId === form.get('payment_intent'))
    if (!session?.charge) return failure(404, 'invalid_request_error', 'No such payment_intent')
    const amount = Number(form.get('amount') ?? session.amount)
    if (session.charge.amount_refunded + amount > session.charge.amount) {
      return failure(400, 'invalid_request_error', 'more than what is left of the charge')
    }
    const request = form.get('metadata[refund_id]')
    const body = giveBack(session, amount, request ? { refund_id: request } : {})
    notifyOfRefund(message('charge.refunded', session))
    return { status: 200, body }
  }

  function giveBack(session: Session, amount: number, metadata: Record<string, string> = {}) {
    if (!session.charge) throw new Error('nothing was charged')
    const status = state.nextRefundStatus
    if (status !== 'failed') session.charge.amount_refunded += amount
    session.charge.refunded = session.charge.amount_refunded >= session.charge.amount
    const refund = { id: `re_${randomUUID()}`, amount, status, metadata, created: seconds(now()) }
    session.refunds.push(refund)
    return { ...refund, object: 'refund', currency: session.currency, payment_intent: session.intentId }
  }

  /** As `refunds.list` and `disputes.list`: of one payment, or of all since a moment with the payment expanded. */
  function listOf<Row extends { created: number }>(
    search: URLSearchParams,
    rowsOf: (session: Session) => Row[],
    object: string,
  ): Answer {
    const intent = search.get('payment_intent')
    const since = Number(search.get('created[gte]') ?? 0)
    const isExpanded = search.get('expand[0]') === 'data.payment_intent'
    const data = [...sessions.values()]
      .filter(({ intentId }) => intent === null || intentId === intent)
      .flatMap((session) =>
        rowsOf(session)
          .filter(({ created }) => created >= since)
          .map((row) => ({
            ...row,
            object,
            currency: session.currency,
            payment_intent: isExpanded ? intentJson(session) : session.intentId,
          })),
      )
    return { status: 200, body: { object: 'list', data, has_more: false } }
  }

  function sessionOf(orderId: string): Session {
    const session = [...sessions.values()].find((one) => one.orderId === orderId)
    if (!session) throw new Error(`no session was made for the order ${orderId}`)
    return session
  }

  function message(type: string, session: Session): StripeMessage {
    const id = `evt_${randomUUID().replaceAll('-', '')}`
    const object = type.startsWith('charge.dispute.')
      ? { ...session.disputes.at(-1), object: 'dispute', payment_intent: session.intentId }
      : /^(charge\.)?refund\./.test(type)
        ? { ...session.refunds.at(-1), object: 'refund', payment_intent: session.intentId }
        : type.startsWith('charge.')
          ? chargeJson(session)
          : sessionJson(session)
    return { id, type, body: JSON.stringify({ id, object: 'event', type, data: { object } }) }
  }

  return {
    env: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: url,
    },
    state,
    sessionOf,
    /** Everything that this provider knows of: its books. */
    sessions: (): readonly Session[] => [...sessions.values()],
    message: (type: string, orderId: string) => message(type, sessionOf(orderId)),
    pay(orderId: string, method = 'card'): StripeMessage {
      const session = sessionOf(orderId)
      const wasWaiting = session.status === 'complete'
      session.status = 'complete'
      session.paymentStatus = 'paid'
      session.intentStatus = 'succeeded'
      session.chargedAt = seconds(now())
      session.charge = {
        id: `ch_${randomUUID()}`,
        amount: session.amount,
        amount_refunded: 0,
        refunded: false,
        method,
      }
      return message(
        wasWaiting ? 'checkout.session.async_payment_succeeded' : 'checkout.session.completed',
        session,
      )
    },
    showBoleto(orderId: string): StripeMessage {
      const session = sessionOf(orderId)
      session.status = 'complete'
      session.intentStatus = 'requires_action'
      session.payableUntil = seconds(now()) + 3 * 24 * 3600
      return message('checkout.session.completed', session)
    },
    failBoleto(orderId: string): StripeMessage {
      const session = sessionOf(orderId)
      session.intentStatus = 'requires_payment_method'
      return message('checkout.session.async_payment_failed', session)
    },
    expire(orderId: string): StripeMessage {
      const session = sessionOf(orderId)
      session.status = 'expired'
      return message('checkout.session.expired', session)
    },
    refund(orderId: string, amount?: number): StripeMessage {
      const session = sessionOf(orderId)
      giveBack(session, amount ?? session.amount)
      return message('charge.refunded', session)
    },
    /** The bank returns the newest refund, whose charge tells nothing of it any more. */
    failRefund(orderId: string, failure = 'expired_or_canceled_card'): StripeMessage {
      const session = sessionOf(orderId)
      const refund = session.refunds.findLast(({ status }) => status === 'succeeded' || status === 'pending')
      if (!refund || !session.charge) throw new Error('nothing was given back')
      Object.assign(refund, { status: 'failed', failure_reason: failure })
      session.charge.amount_refunded -= refund.amount
      session.charge.refunded = false
      return message('refund.failed', session)
    },
    /** Called with the message of each refund that was asked for by a call. */
    onRefund(listener: (message: StripeMessage) => void): void {
      notifyOfRefund = listener
    },
    /** The buyer contests the payment at the bank, and the bank decides. */
    dispute(
      orderId: string,
      status: 'warning_needs_response' | 'warning_closed' | 'needs_response' | 'won' | 'lost',
    ): StripeMessage {
      const session = sessionOf(orderId)
      const open = session.disputes.at(-1)
      if (open) {
        const isTurned = open.status === 'lost'
        Object.assign(open, { status, is_charge_refundable: status.startsWith('warning_') })
        return message(isTurned ? 'charge.dispute.funds_reinstated' : 'charge.dispute.closed', session)
      }
      const reason = 'product_not_received'
      const { amount } = session
      const isQuestion = status.startsWith('warning_')
      session.disputes.push({
        id: `du_${randomUUID()}`,
        amount,
        status,
        reason,
        is_charge_refundable: isQuestion,
        created: seconds(now()),
      })
      return message('charge.dispute.created', session)
    },
    /** A payment that our shop knows nothing of. */
    payElsewhere(orderId: string): void {
      sessionOf(orderId).orderId = randomUUID()
    },
    /** As Stripe signs it, at the clock's moment or another. */
    sign: (body: string, at: Date = now(), secret: string = WEBHOOK_SECRET) =>
      new Stripe(SECRET_KEY).webhooks.generateTestHeaderString({
        payload: body,
        secret,
        timestamp: Math.floor(at.getTime() / 1000),
      }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function failure(status: number, type: string, message: string, code?: string): Answer {
  return { status, body: { error: { type, message, ...(code ? { code } : {}) } } }
}

async function readBody(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}
