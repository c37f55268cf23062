/**
 * The test provider's side of a decision on its page: its own books in one transaction, payment and event together.
 * A refused try leaves the payment open; an approved or canceled one is final.
 */
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import type { PaymentContext } from '../provider.ts'
import { recordSandboxEvent } from './sandbox-event.ts'
import { lockSandboxPayment } from './sandbox-repository.ts'

export type SandboxDecision =
  | 'pix-approve'
  | 'card-approve'
  | 'boleto'
  | 'boleto-approve'
  | 'boleto-lapse'
  | 'refuse'
  | 'cancel'

/** As Stripe's boletos here: three days to pay, and as many again for the bank. */
const BOLETO_DAYS = 3
const DAY_MS = 24 * 3600_000

const DECISIONS = {
  'pix-approve': { type: 'approved', method: 'pix', status: 'approved' },
  'card-approve': { type: 'approved', method: 'card', status: 'approved' },
  boleto: { type: 'waiting', method: 'boleto', status: 'open' },
  'boleto-approve': { type: 'approved', method: 'boleto', status: 'approved' },
  'boleto-lapse': { type: 'canceled', method: 'boleto', status: 'canceled' },
  refuse: { type: 'refused', method: 'card', status: 'open' },
  cancel: { type: 'canceled', method: null, status: 'canceled' },
} as const

/**
 * @param voucherUrl of a boleto: where it is shown
 * @param payer.email required for approving a guest's order (the caller has checked it)
 * @returns 'unknown' when the provider was never asked for this order
 */
export async function decideSandboxPayment(
  { db, now }: Pick<PaymentContext, 'db' | 'now'>,
  orderId: string,
  decision: SandboxDecision,
  payer: { email: string | null; name: string | null },
  voucherUrl?: string,
): Promise<'decided' | 'already-decided' | 'unknown'> {
  const { type, method, status } = DECISIONS[decision]
  const at = now()
  return db.transaction().execute(async (tx) => {
    const payment = await lockSandboxPayment(tx, orderId)
    if (!payment) return 'unknown'
    if (payment.status !== 'open' || isBoleto(payment) !== isOfBoleto(decision)) return 'already-decided'
    const known = isBoleto(payment) ? { email: payment.payer_email, name: payment.payer_name } : payer
    const sequence = payment.sequence + 1
    await tx
      .updateTable('sandbox_payments')
      .set({
        status,
        sequence,
        method,
        payer_email: known.email,
        payer_name: known.name,
        decided_at: status === 'open' ? null : at,
      })
      .where('id', '=', payment.id)
      .execute()
    await recordSandboxEvent(
      tx,
      payment.id,
      {
        id: `${payment.id}-${sequence}`,
        orderId,
        type,
        amount: payment.amount,
        currencyCode: payment.currency_code,
        method,
        payer: known,
        occurredAt: at.toISOString(),
        ...(decision === 'boleto' ? { ...boletoDays(at), voucherUrl } : {}),
      },
      at,
    )
    return 'decided'
  })
}

/** A boleto that was made is paid or runs out; nothing else can be done with it. */
function isOfBoleto(decision: SandboxDecision): boolean {
  return decision === 'boleto-approve' || decision === 'boleto-lapse'
}

function isBoleto({ method }: { readonly method: string | null }): boolean {
  return method === 'boleto'
}

function boletoDays(now: Date): { payableUntil: string; waitsUntil: string } {
  const lastDay = dayInBrasilia(new Date(now.getTime() + BOLETO_DAYS * DAY_MS))
  const payableUntil = new Date(`${lastDay}T23:59:59-03:00`)
  const waitsUntil = new Date(payableUntil.getTime() + BOLETO_DAYS * DAY_MS)
  return { payableUntil: payableUntil.toISOString(), waitsUntil: waitsUntil.toISOString() }
}

/** True when the last try was refused and the payment is still open. */
export async function wasSandboxPaymentRefused(
  { db }: Pick<PaymentContext, 'db'>,
  orderId: string,
): Promise<boolean> {
  const payment = await db
    .selectFrom('sandbox_payments')
    .select(['status', 'sequence', 'method'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return payment?.status === 'open' && payment.sequence > 0 && !isBoleto(payment)
}
