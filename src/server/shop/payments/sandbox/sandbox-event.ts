/** What the test provider reports, as its webhooks carry it; and how it writes one into its own books. */
import { z } from 'zod'
import type { Tx } from '#server/platform/db/client.ts'
import type { PaymentEvent } from '../provider.ts'

const cents = z.int32().min(0)

const moment = z.iso.datetime().transform((text) => new Date(text))

const sandboxEventSchema = z.object({
  id: z.string().min(1).max(100),
  orderId: z.uuid(),
  type: z.enum(['waiting', 'approved', 'refused', 'canceled', 'refunded']),
  amount: cents,
  currencyCode: z.string().regex(/^[a-z]{3}$/),
  method: z.enum(['pix', 'card', 'boleto']).nullable(),
  payer: z.object({ email: z.email().nullable(), name: z.string().max(200).nullable() }),
  occurredAt: z.iso.datetime(),
  waitsUntil: moment.optional(),
  payableUntil: moment.optional(),
  voucherUrl: z.url().optional(),
  refunds: z
    .array(
      z.object({
        id: z.string(),
        amount: cents,
        refundId: z.string().nullable(),
        isFailed: z.boolean().optional(),
      }),
    )
    .max(100)
    .optional(),
  disputes: z
    .array(
      z.object({
        id: z.string(),
        amount: cents,
        status: z.enum(['open', 'won', 'lost']),
        reason: z.string().nullable(),
        openedAt: moment,
      }),
    )
    .max(100)
    .optional(),
})
export type SandboxEvent = z.input<typeof sandboxEventSchema>

/** @returns null for a text that is no event */
export function readSandboxEvent(text: string): PaymentEvent | null {
  const parsed = sandboxEventSchema.safeParse(parseJson(text))
  return parsed.success ? { ...parsed.data, occurredAt: new Date(parsed.data.occurredAt) } : null
}

const sandboxNewsSchema = z.strictObject({ subscription: z.uuid() })

/** Which subscription has changed; null for a text that does not tell of one. */
export function readSandboxNews(text: string): string | null {
  return sandboxNewsSchema.safeParse(parseJson(text)).data?.subscription ?? null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The event is owed to the shop from now on, until it was taken (deliver-events.ts). */
export async function recordSandboxEvent(
  tx: Tx,
  paymentId: string,
  event: SandboxEvent,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('sandbox_events')
    .values({ id: event.id, payment_id: paymentId, body: JSON.stringify(event), created_at: now })
    .execute()
}
