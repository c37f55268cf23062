/**
 * The built-in test provider: takes no money, keeps its own books (sandbox_payments, sandbox_events), and reports
 * to the shop by signed webhooks like any other. Its payment page is our /pagamento/:orderId.
 */
import { z } from 'zod'
import { refuse } from '#domain/result.ts'
import type { AppContext } from '../../context.ts'
import { paymentPageUrl } from '../../orders/order-addresses.ts'
import type { OrderToPay, PaymentProvider, WebhookReading } from '../provider.ts'
import { checkWebhookSignature, SIGNATURE_HEADER } from './webhook-signature.ts'

export const SANDBOX = 'sandbox'
/** The kind of server key that signs the webhooks. */
export const WEBHOOK_KEY = 'sandbox-webhook'

export const sandboxEventSchema = z.object({
  id: z.string().min(1).max(100),
  orderId: z.uuid(),
  type: z.enum(['approved', 'refused', 'canceled']),
  amount: z.int32().min(0),
  currencyCode: z.string().regex(/^[a-z]{3}$/),
  method: z.enum(['pix', 'card']).nullable(),
  payer: z.object({ email: z.email().nullable(), name: z.string().max(200).nullable() }),
  occurredAt: z.iso.datetime(),
})
export type SandboxEvent = z.output<typeof sandboxEventSchema>

export const sandboxProvider: PaymentProvider = { id: SANDBOX, startPayment, readWebhook }

async function startPayment({ db }: AppContext, order: OrderToPay): Promise<{ url: string }> {
  await db
    .insertInto('sandbox_payments')
    .values({ order_id: order.id, amount: order.totalAmount, currency_code: order.currencyCode })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
  return { url: paymentPageUrl(order.successUrl, order.id, order.accessToken) }
}

async function readWebhook(context: AppContext, rawBody: string, headers: Headers): Promise<WebhookReading> {
  const secret = await context.keys.secret(WEBHOOK_KEY)
  const checked = checkWebhookSignature(secret, rawBody, headers.get(SIGNATURE_HEADER), context.now())
  if (!checked.ok) return checked
  const parsed = sandboxEventSchema.safeParse(parseJson(rawBody))
  if (!parsed.success) return refuse('malformed-event')
  return { ok: true, value: { ...parsed.data, occurredAt: new Date(parsed.data.occurredAt) } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
