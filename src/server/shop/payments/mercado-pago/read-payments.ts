/**
 * What the payments of one order say about it, in our words. A buyer may try several times in one checkout: a card that is
 * refused, then a Pix. Read from the payments as Mercado Pago answers them now, never from the message that told of one
 * (mercadopago.com.br/developers, "Payments": statuses and their details).
 */
import type { DisputeStatus, ReportedDispute, ReportedRefund } from '#domain/shop/refund.ts'
import type { PaymentEvent } from '../provider.ts'

/** The members of a payment that we read; amounts are in reais. */
export type MercadoPagoPayment = {
  readonly id?: number | string | undefined
  readonly status?: string | undefined
  readonly status_detail?: string | undefined
  readonly external_reference?: string | undefined
  readonly transaction_amount?: number | undefined
  readonly transaction_amount_refunded?: number | undefined
  readonly currency_id?: string | undefined
  readonly payment_method_id?: string | undefined
  readonly payment_type_id?: string | undefined
  readonly date_created?: string | undefined
  readonly date_approved?: string | undefined
  readonly date_last_updated?: string | undefined
  readonly date_of_expiration?: string | undefined
  readonly payer?:
    | {
        readonly email?: string | undefined
        readonly first_name?: string | undefined
        readonly last_name?: string | undefined
      }
    | undefined
  readonly transaction_details?: { readonly external_resource_url?: string | undefined } | undefined
}

/** What of the payment has gone back, and what the buyer's bank or a complaint holds. */
export type MoneyBack = { readonly refunds: ReportedRefund[]; readonly disputes: ReportedDispute[] }

export type PaymentState = Omit<PaymentEvent, 'id'>

const BOLETO = 'ticket'
/** After the last day a bank takes up to two working days, over a weekend four, to tell of a boleto. */
const BANK_DAYS = 4
const DAY_MS = 24 * 3600_000

/** Statuses of a payment whose money was taken, whatever came after. */
const TAKEN: ReadonlySet<string> = new Set(['approved', 'refunded', 'charged_back', 'in_mediation'])

/** Of all attempts the one that paid the order: the first whose money was taken. */
export function paidAttempt<Attempt extends MercadoPagoPayment>(
  attempts: readonly Attempt[],
): Attempt | null {
  const taken = attempts.filter(({ status }) => TAKEN.has(status ?? ''))
  return taken.sort((a, b) => momentOf(a).localeCompare(momentOf(b)))[0] ?? null
}

function momentOf({ date_approved: approved, date_created: created }: MercadoPagoPayment): string {
  const moment = approved ?? created
  return moment === undefined ? '' : new Date(moment).toISOString()
}

/**
 * @param attempts every payment of the order, in any order
 * @param back what of the paid one went back or is disputed
 * @returns null for what is not (or not yet) of interest: nothing tried, a card refused or still being looked at, a Pix that
 * may be paid while the checkout is open
 */
export function readPayments(
  orderId: string,
  attempts: readonly MercadoPagoPayment[],
  back: MoneyBack,
  now: Date,
): PaymentState | null {
  const paid = paidAttempt(attempts)
  if (paid) {
    const gone = back.refunds.reduce((sum, { amount, isFailed }) => sum + (isFailed ? 0 : amount), 0)
    return { ...stateOf(orderId, paid, now), type: gone >= centsOf(paid) ? 'refunded' : 'approved', ...back }
  }
  const boleto = attempts.find((one) => one.status === 'pending' && one.payment_type_id === BOLETO)
  if (boleto) {
    const payableUntil = boleto.date_of_expiration ? new Date(boleto.date_of_expiration) : null
    return {
      ...stateOf(orderId, boleto, now),
      type: 'waiting',
      waitsUntil: new Date((payableUntil ?? now).getTime() + BANK_DAYS * DAY_MS),
      payableUntil,
      voucherUrl: boleto.transaction_details?.external_resource_url ?? null,
    }
  }
  // Another attempt may still be paid.
  if (attempts.some(({ status }) => status === 'pending' || status === 'in_process')) return null
  const lapsed = attempts.find(isOver)
  return lapsed ? { ...stateOf(orderId, lapsed, now), type: 'canceled' } : null
}

/** Ran out, or called off by the shop; who calls an attempt off herself may try another way. */
function isOver({ status, status_detail: detail }: MercadoPagoPayment): boolean {
  return status === 'cancelled' && (detail === 'expired' || detail === 'by_collector')
}

function stateOf(orderId: string, payment: MercadoPagoPayment, now: Date): Omit<PaymentState, 'type'> {
  const name = [payment.payer?.first_name, payment.payer?.last_name].filter(Boolean).join(' ')
  return {
    orderId,
    amount: centsOf(payment),
    currencyCode: (payment.currency_id ?? '').toLowerCase(),
    method: methodOf(payment),
    payer: { email: payment.payer?.email ?? null, name: name || null },
    occurredAt: now,
  }
}

/** In the words that the shop has for every provider. */
function methodOf({ payment_method_id: id, payment_type_id: type }: MercadoPagoPayment): string | null {
  if (id === 'pix') return 'pix'
  if (type === BOLETO) return 'boleto'
  return type?.endsWith('_card') ? 'card' : (type ?? null)
}

/** Cents of an amount in reais. */
export function centsOf({ transaction_amount: reais = 0 }: MercadoPagoPayment): number {
  return toCents(reais)
}

function toCents(reais: number): number {
  return Math.round(reais * 100)
}

/**
 * What holds a payment's money, of which there is one at most: the bank, when the buyer contests the charge, or Mercado
 * Pago, while a complaint is open. A complaint has taken nothing yet, and a refund of all of it ends it.
 *
 * @param wasInMediation whether a complaint about this payment was told before
 */
export function disputesOf(payment: MercadoPagoPayment, wasInMediation: boolean): ReportedDispute[] {
  const { id, status, status_detail: detail, date_last_updated: changedAt } = payment
  const common = {
    amount: centsOf(payment),
    reason: detail ?? null,
    openedAt: new Date(changedAt ?? payment.date_created ?? 0),
  }
  const disputes: ReportedDispute[] = []
  if (status === 'in_mediation' || wasInMediation) {
    const isOpen = status === 'in_mediation'
    disputes.push({
      ...common,
      id: mediationId(id),
      status: isOpen ? 'open' : 'won',
      isRefundable: isOpen,
    })
  }
  if (status === 'charged_back') {
    disputes.push({
      ...common,
      id: `chargeback-${id}`,
      status: chargebackStatus(detail),
      isRefundable: false,
    })
  }
  return disputes
}

export function mediationId(paymentId: MercadoPagoPayment['id']): string {
  return `mediation-${paymentId}`
}

function chargebackStatus(detail: string | undefined): DisputeStatus {
  if (detail === 'reimbursed') return 'won'
  return detail === 'settled' ? 'lost' : 'open'
}

/** The members of a refund that we read. */
export type MercadoPagoRefund = {
  readonly id?: number | string | undefined
  readonly amount?: number | undefined
  readonly status?: string | undefined
}

/** @param refundIds our request by Mercado Pago's number. @returns what is over: one under way is told of again */
export function refundsOf(
  refunds: readonly MercadoPagoRefund[],
  refundIds: ReadonlyMap<string, string>,
): ReportedRefund[] {
  return refunds
    .filter(({ status }) => status !== 'in_process')
    .map(({ id, amount = 0, status }) => {
      const isFailed = status === 'rejected' || status === 'cancelled'
      return {
        id: String(id),
        amount: toCents(amount),
        refundId: refundIds.get(String(id)) ?? null,
        isFailed,
        failure: isFailed ? (status ?? null) : null,
      }
    })
}
