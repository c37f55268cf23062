/**
 * A server that speaks the part of Mercado Pago's HTTP API which our adapter uses, for tests: tokens, idempotency, checkouts,
 * payments with their search, refunds, signed messages. Shapes after the reference at mercadopago.com.br/developers.
 */
import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const ACCESS_TOKEN = 'APP_USR-test-token'
const WEBHOOK_SECRET = 'only_in_tests_of_ours'

type Answer = { status: number; body: unknown }
export type MercadoPagoMessage = { readonly dataId: string; readonly body: string }
type Refund = { id: number; payment_id: number; amount: number; status: string; date_created: string }
export type Preference = {
  id: string
  external_reference: string
  items: { title: string; quantity: number; unit_price: number; currency_id: string }[]
  payer?: { email?: string }
  expiration_date_to: string
  additional_info?: string
  auto_return?: string
}
type Payment = {
  id: number
  status: string
  status_detail: string
  external_reference: string
  transaction_amount: number
  transaction_amount_refunded: number
  currency_id: string
  payment_method_id: string
  payment_type_id: string
  date_created: string
  date_approved?: string
  date_last_updated: string
  date_of_expiration?: string
  payer: { email: string; first_name: string; last_name: string }
  transaction_details?: { external_resource_url: string }
}

export type MercadoPagoServer = Awaited<ReturnType<typeof startMercadoPagoServer>>

/** @param now the clock by which payments are dated and messages are signed */
export async function startMercadoPagoServer(now: () => Date) {
  const preferences: Preference[] = []
  const payments: Payment[] = []
  const refunds: Refund[] = []
  const answered = new Map<string, Answer>()
  let notify: (message: MercadoPagoMessage) => void = () => {}
  const state = {
    isDown: false,
    isSilent: false,
    /** The search knows of no payment yet, as it does for some seconds. */
    isSearchBehind: false,
    nextRefundStatus: 'approved',
    /** A status and a code, with which every checkout and every refund is refused. */
    refusal: null as { status: number; code: string } | null,
  }

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      if (state.isSilent) return
      const answer = route(request, body)
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function route(request: IncomingMessage, body: unknown): Answer {
    if (state.isDown) return { status: 500, body: { message: 'down', status: 500 } }
    if (request.headers.authorization !== `Bearer ${ACCESS_TOKEN}`) return failure(401, 'unauthorized')
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const isPost = request.method === 'POST'
    const key = String(request.headers['x-idempotency-key'] ?? '')
    const known = isPost ? answered.get(key) : undefined
    if (known) return known
    if (isPost && state.refusal) return failure(state.refusal.status, state.refusal.code)
    const answer = answerOf(`${request.method} ${pathname.replace(/\/$/, '')}`, searchParams, body)
    if (isPost) answered.set(key, answer)
    return answer
  }

  function answerOf(call: string, search: URLSearchParams, body: unknown): Answer {
    if (call === 'POST /checkout/preferences') return createPreference(body as Omit<Preference, 'id'>)
    if (call === 'GET /v1/payments/search') return searchPayments(search)
    const [, id, rest] = /^(?:GET|POST) \/v1\/payments\/(\d+)(\/refunds)?$/.exec(call) ?? []
    const payment = payments.find((one) => String(one.id) === id)
    if (!payment) return failure(404, 'not_found')
    if (rest === undefined) return ok(payment)
    if (call.startsWith('GET')) return ok(refundsOf(payment))
    return createRefund(payment, (body as { amount?: number }).amount ?? payment.transaction_amount)
  }

  function createPreference(asked: Omit<Preference, 'id'>): Answer {
    const preference = { ...asked, id: `724484980-${randomUUID()}` }
    preferences.push(preference)
    const address = `https://www.mercadopago.com.br/checkout/v1/redirect?pref_id=${preference.id}`
    return { status: 201, body: { ...preference, init_point: address } }
  }

  function searchPayments(search: URLSearchParams): Answer {
    const [reference, range] = [search.get('external_reference'), search.get('range')]
    const [from, to] = [search.get('begin_date') ?? '', search.get('end_date') ?? '9']
    const [limit, offset] = [Number(search.get('limit') ?? 30), Number(search.get('offset') ?? 0)]
    const found = payments.filter((one) => {
      if (state.isSearchBehind || (reference !== null && one.external_reference !== reference)) return false
      return range === null || (one.date_last_updated >= from && one.date_last_updated <= to)
    })
    const results = found.slice(offset, offset + limit)
    return ok({ results, paging: { total: found.length, limit, offset } })
  }

  function createRefund(payment: Payment, amount: number): Answer {
    if (!['approved', 'in_mediation'].includes(payment.status) && payment.status_detail !== 'reimbursed')
      return failure(400, '2063')
    if (payment.transaction_amount_refunded + amount > payment.transaction_amount) return failure(400, '2018')
    const refund = giveBack(payment, amount)
    notify(messageOf(payment))
    return { status: 201, body: refund }
  }

  function giveBack(payment: Payment, amount: number): Refund {
    const refund = {
      id: randomInt(1_000_000, 9_999_999),
      payment_id: payment.id,
      amount,
      status: state.nextRefundStatus,
      date_created: now().toISOString(),
    }
    refunds.push(refund)
    change(payment, countRefunds(payment))
    return refund
  }

  function countRefunds(payment: Payment): Partial<Payment> {
    const back = refundsOf(payment).reduce(
      (sum, { amount, status }) => sum + (status === 'approved' ? amount : 0),
      0,
    )
    const isWhole = back >= payment.transaction_amount
    return {
      transaction_amount_refunded: back,
      status: isWhole ? 'refunded' : 'approved',
      status_detail: isWhole ? 'refunded' : back > 0 ? 'partially_refunded' : 'accredited',
    }
  }

  function refundsOf({ id }: Payment): Refund[] {
    return refunds.filter((one) => one.payment_id === id)
  }

  function change(payment: Payment, members: Partial<Payment>): void {
    Object.assign(payment, members, { date_last_updated: now().toISOString() })
  }

  function preferenceOf(orderId: string): Preference {
    const preference = preferences.find((one) => one.external_reference === orderId)
    if (!preference) throw new Error(`no checkout was made for the order ${orderId}`)
    return preference
  }

  function attempt(orderId: string, members: Partial<Payment>): Payment {
    const { items, payer } = preferenceOf(orderId)
    const at = now().toISOString()
    const payment: Payment = {
      id: randomInt(10_000_000, 99_999_999),
      status: 'approved',
      status_detail: 'accredited',
      external_reference: orderId,
      // As Mercado Pago adds them up: reais with two decimals.
      transaction_amount:
        Math.round(items.reduce((sum, one) => sum + one.unit_price * one.quantity, 0) * 100) / 100,
      transaction_amount_refunded: 0,
      currency_id: items[0]?.currency_id ?? '',
      payment_method_id: 'master',
      payment_type_id: 'credit_card',
      date_created: at,
      date_last_updated: at,
      payer: { email: payer?.email ?? 'ana@example.com', first_name: 'Ana', last_name: 'Souza' },
      ...members,
    }
    payments.push(payment)
    return payment
  }

  function paidOf(orderId: string): Payment {
    const payment = payments.find((one) => one.external_reference === orderId && one.date_approved)
    if (!payment) throw new Error(`nobody paid the order ${orderId}`)
    return payment
  }

  function messageOf({ id }: { id: number }): MercadoPagoMessage {
    const body = JSON.stringify({
      action: 'payment.updated',
      api_version: 'v1',
      data: { id: String(id) },
      date_created: now().toISOString(),
      id: randomInt(1_000_000_000, 9_999_999_999),
      live_mode: true,
      type: 'payment',
      user_id: '724484980',
    })
    return { dataId: String(id), body }
  }

  return {
    env: {
      MERCADO_PAGO_ACCESS_TOKEN: ACCESS_TOKEN,
      MERCADO_PAGO_WEBHOOK_SECRET: WEBHOOK_SECRET,
      MERCADO_PAGO_API_URL: url,
    },
    state,
    preferenceOf,
    pay(orderId: string, members: Partial<Payment> = {}): MercadoPagoMessage {
      return messageOf(attempt(orderId, { date_approved: now().toISOString(), ...members }))
    },
    /** An attempt that is not paid, or not yet. */
    attempt: (orderId: string, members: Partial<Payment>) => messageOf(attempt(orderId, members)),
    /** What became of the newest attempt. */
    change(orderId: string, members: Partial<Payment>): MercadoPagoMessage {
      const payment = payments.findLast((one) => one.external_reference === orderId)
      if (!payment) throw new Error(`nobody tried to pay the order ${orderId}`)
      change(payment, members)
      return messageOf(payment)
    },
    refund(orderId: string, amount: number): MercadoPagoMessage {
      const payment = paidOf(orderId)
      giveBack(payment, amount / 100)
      return messageOf(payment)
    },
    /** The bank returns what was given back last. */
    failRefund(orderId: string): MercadoPagoMessage {
      const payment = paidOf(orderId)
      const refund = refundsOf(payment).findLast(({ status }) => status === 'approved')
      if (!refund) throw new Error('nothing was given back')
      refund.status = 'rejected'
      change(payment, countRefunds(payment))
      return messageOf(payment)
    },
    /** The buyer contests the charge at the bank, and the bank decides. */
    dispute(orderId: string, detail: 'in_process' | 'settled' | 'reimbursed'): MercadoPagoMessage {
      const payment = paidOf(orderId)
      change(payment, { status: 'charged_back', status_detail: detail })
      const told = messageOf(payment)
      const body = JSON.stringify({
        ...(JSON.parse(told.body) as object),
        type: 'topic_chargebacks_wh',
        data: { id: `cb${payment.id}`, payment_id: payment.id },
      })
      return { dataId: `cb${payment.id}`, body }
    },
    /** A payment that our shop knows nothing of. */
    payElsewhere(orderId: string): void {
      paidOf(orderId).external_reference = 'another shop'
    },
    /** Called with the message of each refund that was asked for by a call. */
    onRefund(listener: (message: MercadoPagoMessage) => void): void {
      notify = listener
    },
    /** The headers of a message, as Mercado Pago signs it. */
    sign(
      { dataId }: Pick<MercadoPagoMessage, 'dataId'>,
      secret: string = WEBHOOK_SECRET,
    ): Record<string, string> {
      const [requestId, seconds] = [randomUUID(), Math.floor(now().getTime() / 1000)]
      const manifest = `id:${dataId};request-id:${requestId};ts:${seconds};`
      const hash = createHmac('sha256', secret).update(manifest).digest('hex')
      return { 'x-signature': `ts=${seconds},v1=${hash}`, 'x-request-id': requestId }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function ok(body: unknown): Answer {
  return { status: 200, body }
}

function failure(status: number, code: string): Answer {
  return { status, body: { message: code, error: code, status, cause: [{ code, description: code }] } }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text === '' ? null : JSON.parse(text)
}
