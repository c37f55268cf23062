/** Mercado Pago's list of what was paid, given back and disputed since a moment, each line with the order that it names. */
import type { ComparedSince, RecentMovement } from '../provider.ts'
import type { MercadoPagoClient } from './mercado-pago-client.ts'
import { centsOf, disputesOf, type MercadoPagoPayment, paidAttempt, refundsOf } from './read-payments.ts'

const PAGE = 100
/** A shop with more that has changed in half a year compares what is newest. */
const MOST = 5000

/** @param givenBack orders of which we know a refund: one that has failed since is no longer counted by its payment */
export async function listRecentAtMercadoPago(
  { payments, refunds }: MercadoPagoClient,
  since: ComparedSince,
  givenBack: ReadonlySet<string>,
  now: Date,
): Promise<RecentMovement[]> {
  const changed = await listChanged(payments, earliestOf(since), now)
  const movements: RecentMovement[] = []
  for (const attempts of byOrder(changed)) {
    const paid = paidAttempt(attempts)
    for (const payment of attempts) {
      if (paidAttempt([payment]) === null) continue
      const common = {
        // Paid twice: the second payment is of no order, and the owner is told of it.
        orderId: payment === paid ? (payment.external_reference ?? null) : null,
        currencyCode: (payment.currency_id ?? '').toLowerCase(),
      }
      if (isSince(payment.date_approved, since.payments)) {
        const reference = String(payment.id)
        movements.push({ ...common, kind: 'payment', reference, amount: centsOf(payment) })
      }
      if (payment !== paid) continue
      for (const { id, amount, status, isRefundable = false } of disputesOf(payment, false)) {
        movements.push({ ...common, kind: 'dispute', reference: id, amount, status, isRefundable })
      }
      const isGivenBack =
        (payment.transaction_amount_refunded ?? 0) > 0 || givenBack.has(common.orderId ?? '')
      if (!isGivenBack || !isSince(payment.date_last_updated, since.refunds)) continue
      const back = await refunds.list({ payment_id: String(payment.id) })
      for (const { id, amount, isFailed = false } of refundsOf(back, new Map())) {
        movements.push({ ...common, kind: 'refund', reference: id, amount, isFailed })
      }
    }
  }
  return movements
}

async function listChanged(
  payments: MercadoPagoClient['payments'],
  since: Date,
  now: Date,
): Promise<MercadoPagoPayment[]> {
  const found: MercadoPagoPayment[] = []
  for (let offset = 0; offset < MOST; offset += PAGE) {
    const { results = [] } = await payments.search({
      options: {
        sort: 'date_last_updated',
        criteria: 'desc',
        range: 'date_last_updated',
        begin_date: since.toISOString(),
        end_date: now.toISOString(),
        limit: PAGE,
        offset,
      },
    })
    found.push(...results)
    if (results.length < PAGE) break
  }
  return found
}

function byOrder(payments: readonly MercadoPagoPayment[]): MercadoPagoPayment[][] {
  const orders = new Map<string, MercadoPagoPayment[]>()
  for (const payment of payments) {
    const key = payment.external_reference ?? `payment ${payment.id}`
    orders.set(key, [...(orders.get(key) ?? []), payment])
  }
  return [...orders.values()]
}

function earliestOf({ payments, refunds, disputes }: ComparedSince): Date {
  return new Date(Math.min(payments.getTime(), refunds.getTime(), disputes.getTime()))
}

function isSince(moment: string | undefined, since: Date): boolean {
  return moment !== undefined && new Date(moment) >= since
}
