/**
 * The built-in test provider: takes no money, keeps its own books (sandbox_payments, sandbox_events), and reports
 * to the shop by signed webhooks like any other. Its payment page is our /pagamento/:orderId.
 */
import { refuse } from '#domain/shared/result.ts'
import { paymentPageUrl } from '#server/shop/order-addresses.ts'
import type { OrderToPay, PaymentContext, PaymentProvider, WebhookReading } from '../provider.ts'
import { listRecentAtSandbox } from './list-recent.ts'
import { lookUpSandboxPayment } from './look-up-payment.ts'
import { refundSandboxPayment } from './refund-payment.ts'
import { readSandboxEvent, readSandboxNews } from './sandbox-event.ts'
import { sandboxSubscriptions } from './sandbox-subscriptions.ts'
import { checkWebhookSignature, SIGNATURE_HEADER } from './webhook-signature.ts'

export const SANDBOX = 'sandbox'
/** The kind of server key that signs the webhooks. */
export const WEBHOOK_KEY = 'sandbox-webhook'

export const sandboxProvider: PaymentProvider = {
  id: SANDBOX,
  unrefundable: [],
  subscriptions: sandboxSubscriptions,
  startPayment,
  refund: refundSandboxPayment,
  lookUp: lookUpSandboxPayment,
  listRecent: listRecentAtSandbox,
  readWebhook,
}

async function startPayment({ db }: Pick<PaymentContext, 'db'>, order: OrderToPay): Promise<{ url: string }> {
  await db
    .insertInto('sandbox_payments')
    .values({ order_id: order.id, amount: order.totalAmount, currency_code: order.currencyCode })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
  return { url: paymentPageUrl(order.successUrl, order.id, order.accessToken) }
}

async function readWebhook(
  context: PaymentContext,
  rawBody: string,
  headers: Headers,
): Promise<WebhookReading> {
  const secret = await context.keys.secret(WEBHOOK_KEY)
  const checked = checkWebhookSignature(secret, rawBody, headers.get(SIGNATURE_HEADER), context.now())
  if (!checked.ok) return checked
  const subscriptionId = readSandboxNews(rawBody)
  if (subscriptionId !== null) return { ok: true, value: null, subscriptionId }
  const event = readSandboxEvent(rawBody)
  return event ? { ok: true, value: event } : refuse('malformed-event')
}
