/**
 * Mercado Pago's Checkout Pro (cards, Pix and boleto, as the shop's account there allows), by the official client. Messages
 * only say that something happened: what happened is asked of Mercado Pago, and a job asks again for what no message
 * reported (decision 0231).
 */
import { InvalidWebhookSignatureError, WebhookSignatureValidator } from 'mercadopago'
import { z } from 'zod'
import { refuse } from '#domain/shared/result.ts'
import type { MercadoPagoSettings } from '#server/platform/config/config.ts'
import type { Db } from '#server/platform/db/client.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import type { Logger } from '#server/platform/logger.ts'
import { paymentTexts } from '#texts/shop/payment.ts'
import type {
  OrderToPay,
  OrderToRefund,
  PaymentContext,
  PaymentEvent,
  PaymentProvider,
  WebhookReading,
} from '../provider.ts'
import { nameOfState } from '../state-name.ts'
import { listRecentAtMercadoPago } from './list-recent.ts'
import { createMercadoPagoClient, type MercadoPagoPatience } from './mercado-pago-client.ts'
import { paymentRefusal, refundRefusal } from './mercado-pago-refusal.ts'
import { findGivenBack, findRefundIds, rememberRefund, wasInMediation } from './mercado-pago-repository.ts'
import {
  disputesOf,
  type MercadoPagoPayment,
  type MoneyBack,
  paidAttempt,
  readPayments,
  refundsOf,
} from './read-payments.ts'

const MERCADO_PAGO = 'mercado-pago'
/** As many attempts as one checkout may hold before the newest alone are read. */
const MOST_ATTEMPTS = 50
const uuid = z.uuid()

/** The members of a message that we read: of a payment its number is `data.id`, of a contested charge `data.payment_id`. */
const messageSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  type: z.string(),
  data: z.object({
    id: z.union([z.string(), z.number()]).transform(String),
    payment_id: z.union([z.string(), z.number()]).transform(String).optional(),
  }),
})

/** @param patience how long Mercado Pago is waited for; the client's own measure where none is given */
export function createMercadoPagoProvider(
  settings: MercadoPagoSettings,
  patience?: MercadoPagoPatience,
): PaymentProvider {
  const client = createMercadoPagoClient(settings, patience)

  async function startPayment({ logger }: PaymentContext, order: OrderToPay): Promise<{ url: string }> {
    const requestOptions = { idempotencyKey: `checkout-${order.id}` }
    const preference = await client.preferences
      .create({ body: preferenceOf(order), requestOptions })
      .catch((error: unknown) => {
        throw paymentRefusal(error) ?? unavailable(logger, error)
      })
    const isTest = settings.accessToken.startsWith('TEST-')
    const url = (isTest ? preference.sandbox_init_point : null) ?? preference.init_point
    if (!url) throw new Error('Mercado Pago answered a checkout without an address')
    return { url }
  }

  async function refund({ db, now }: PaymentContext, order: OrderToRefund): Promise<void> {
    const paid = paidAttempt(await findAttempts(order.id))
    if (!paid) throw new Error('Mercado Pago holds no payment of this order')
    const made = await client.refunds
      .create({
        payment_id: String(paid.id),
        body: { amount: order.amount / 100 },
        requestOptions: { idempotencyKey: refundKey(order) },
      })
      .catch((error: unknown) => {
        throw refundRefusal(error)
      })
    await rememberRefund(db, order.refundId, String(made.id), now())
  }

  async function lookUp({ db, now }: PaymentContext, orderId: string): Promise<PaymentEvent | null> {
    const state = await readOrder(db, orderId, await findAttempts(orderId), now())
    // The same state has the same name, so that asking each hour writes it down once.
    return state && { ...state, id: `${orderId}-${nameOfState(state)}` }
  }

  async function readWebhook(
    { db, logger, now }: PaymentContext,
    rawBody: string,
    headers: Headers,
  ): Promise<WebhookReading> {
    const message = readMessage(rawBody)
    if (!message) return refuse('malformed-event')
    if (!isSigned(message.data.id, headers, settings.webhookSecret)) return refuse('invalid-signature')
    const paymentId = paymentOf(message)
    if (paymentId === null) return { ok: true, value: null }
    const state = await orderOfPayment(db, paymentId, now()).catch((error: unknown) => {
      throw unavailable(logger, error)
    })
    return { ok: true, value: state && { ...state, id: message.id } }
  }

  /** The order that a payment is of, as it stands now; null for payments of others at the same account. */
  async function orderOfPayment(db: Db, paymentId: string, now: Date) {
    const payment: MercadoPagoPayment = await client.payments.get({ id: paymentId })
    const orderId = payment.external_reference
    if (!uuid.safeParse(orderId).success || orderId === undefined) return null
    // The search learns of a payment some seconds later than its own address.
    const others = (await findAttempts(orderId)).filter(({ id }) => String(id) !== paymentId)
    return readOrder(db, orderId, [payment, ...others], now)
  }

  async function findAttempts(orderId: string): Promise<MercadoPagoPayment[]> {
    const { results = [] } = await client.payments.search({
      options: { external_reference: orderId, sort: 'date_created', criteria: 'desc', limit: MOST_ATTEMPTS },
    })
    return results
  }

  async function readOrder(db: Db, orderId: string, attempts: MercadoPagoPayment[], now: Date) {
    const paid = paidAttempt(attempts)
    const back = paid ? await moneyBackOf(db, orderId, paid) : { refunds: [], disputes: [] }
    return readPayments(orderId, attempts, back, now)
  }

  async function moneyBackOf(db: Db, orderId: string, paid: MercadoPagoPayment): Promise<MoneyBack> {
    const id = String(paid.id)
    const [refunds, refundIds, wasContested] = await Promise.all([
      client.refunds.list({ payment_id: id }),
      findRefundIds(db, orderId),
      wasInMediation(db, orderId, id),
    ])
    return { refunds: refundsOf(refunds, refundIds), disputes: disputesOf(paid, wasContested) }
  }

  return {
    id: MERCADO_PAGO,
    unrefundable: [],
    startPayment,
    refund,
    lookUp,
    listRecent: async ({ db, now }, since) =>
      listRecentAtMercadoPago(client, since, await findGivenBack(db, MERCADO_PAGO, since.refunds), now()),
    readWebhook,
  }
}

function preferenceOf(order: OrderToPay) {
  return {
    external_reference: order.id,
    items: order.lines.map(({ title, unitAmount, quantity }, index) => ({
      id: `${order.number}-${index + 1}`,
      title,
      quantity,
      unit_price: unitAmount / 100,
      currency_id: order.currencyCode.toUpperCase(),
    })),
    ...(order.buyerEmail === null ? {} : { payer: { email: order.buyerEmail } }),
    back_urls: { success: order.successUrl, pending: order.successUrl, failure: order.cancelUrl },
    // It is refused where the buyer would come back without TLS.
    ...(order.successUrl.startsWith('https:') ? { auto_return: 'approved' } : {}),
    additional_info: paymentTexts.contractInPlainText({ address: order.paperUrl }),
    expires: true,
    expiration_date_to: order.reservedUntil.toISOString(),
  }
}

/** An answer is kept under its name, a refusal too: what was refused is asked for under a new name. */
function refundKey({ refundId, refusals }: OrderToRefund): string {
  return refusals === 0 ? `refund-${refundId}` : `refund-${refundId}-${refusals}`
}

function readMessage(rawBody: string): z.output<typeof messageSchema> | null {
  try {
    return messageSchema.safeParse(JSON.parse(rawBody)).data ?? null
  } catch {
    return null
  }
}

function paymentOf({ type, data }: z.output<typeof messageSchema>): string | null {
  if (type === 'payment') return data.id
  return type.includes('chargebacks') ? (data.payment_id ?? null) : null
}

/**
 * The signature covers the number of what the message is about, the request's own number and the moment. It has no bound
 * of time: Mercado Pago sends a message again for days, and an old one only makes us ask how things stand.
 */
function isSigned(dataId: string, headers: Headers, secret: string): boolean {
  try {
    WebhookSignatureValidator.validate({
      xSignature: headers.get('x-signature'),
      xRequestId: headers.get('x-request-id'),
      dataId: dataId.toLowerCase(),
      secret,
    })
    return true
  } catch (error) {
    if (error instanceof InvalidWebhookSignatureError) return false
    throw error
  }
}

/** @returns what the buyer, or Mercado Pago's messenger, is told: try again soon */
function unavailable(logger: Logger, error: unknown): HttpError {
  logger.error({ err: error }, 'Mercado Pago could not be asked')
  return new HttpError(502, 'payment_unavailable', 'The payment provider does not answer; try again soon')
}
