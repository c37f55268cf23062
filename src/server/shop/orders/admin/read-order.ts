/** One order as the owner reads it: who, what, how much, what is left to give back, and everything that happened. */
import { sql } from 'kysely'
import type { OrderDetail } from '#domain/console/orders-admin-wire.ts'
import { takesOtherEmail } from '#domain/shop/email-correction.ts'
import { refundableAmount } from '#domain/shop/refund.ts'
import type { AppContext } from '#server/context.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import { findPartnerOfOrder } from '#server/shop/partners/partner-repository.ts'
import { wayOf } from '../money-back/paid-back-by.ts'
import { findUsedCredits } from '../money-back/used-credits-repository.ts'
import { findOrderByNumber, PAYING_OUTCOMES } from '../order-repository.ts'
import { PAPER_KEY, paperPath } from '../own/order-paper-link.ts'
import { orderTimeline } from './order-timeline.ts'

const BROUGHT: ReadonlySet<string> = new Set(PAYING_OUTCOMES)

export async function readOrderDetail(
  context: Pick<AppContext, 'db' | 'keys' | 'payments'>,
  orderNumber: number,
): Promise<OrderDetail | null> {
  const { db } = context
  const order = await findOrderByNumber(db, orderNumber)
  if (!order) return null
  const [lines, partner, refunds, disputes, events, mails, corrections] = await Promise.all([
    readLines(db, order.id),
    findPartnerOfOrder(db, order.id),
    db.selectFrom('refunds').selectAll().where('order_id', '=', order.id).orderBy('requested_at').execute(),
    db.selectFrom('disputes').selectAll().where('order_id', '=', order.id).orderBy('opened_at').execute(),
    db
      .selectFrom('payment_events')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('received_at')
      .execute(),
    db
      .selectFrom('outgoing_mails')
      .select(['kind', 'created_at', 'sent_at'])
      .where('order_id', '=', order.id)
      // The shop's own copies tell the owner nothing.
      .where('kind', 'not in', ['withdrawal-notice', 'refund-failed-notice'])
      .execute(),
    db
      .selectFrom('audit_entries')
      .select(['acted_at', 'details'])
      .where('subject_kind', '=', 'order')
      .where('subject', '=', String(order.number))
      .where('action', '=', 'order.correct-email')
      .execute(),
  ])
  const method = events.find(({ outcome }) => BROUGHT.has(outcome))?.method ?? null
  const askedAmount = refunds.reduce((sum, { amount }) => sum + amount, 0)
  return {
    number: order.number,
    status: order.status,
    couponCode: order.couponCode,
    discountAmount: order.discountAmount,
    partner,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    buyerName: order.buyerName,
    buyerEmail: order.buyerEmail,
    buyerId: order.userId,
    isEmailCorrectable: takesOtherEmail(order),
    currency: { decimal_digits: 2, ...order.currency },
    totalAmount: order.totalAmount,
    refundedAmount: order.refundedAmount,
    keptAmount: order.keptAmount,
    used: await findUsedCredits(db, order.id),
    refundable: refundableAmount({ ...order, askedAmount }),
    provider: order.provider,
    method,
    paidBackBy: wayOf(context, order.provider, method),
    paperUrl: paperPath(await context.keys.secret(PAPER_KEY), order),
    hasOpenDispute: disputes.some(({ status }) => status === 'open'),
    isHeldByBank: disputes.some(({ status, is_refundable }) => status === 'open' && !is_refundable),
    lines: lines.map(
      ({ purchasedAt, revokedAt, lastAt: _, downloads, licenceSeats, licenceEndsAt, ...line }) => ({
        ...line,
        licence:
          licenceSeats && licenceEndsAt ? { seats: licenceSeats, until: licenceEndsAt.toISOString() } : null,
        isOpen: purchasedAt !== null && revokedAt === null,
        downloads,
      }),
    ),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      reason: refund.reason,
      amount: refund.amount,
      note: refund.note,
      requestedAt: refund.requested_at.toISOString(),
      doneAt: refund.done_at?.toISOString() ?? null,
      paidBy: refund.paid_by,
      lastError: refund.last_error,
    })),
    disputes: disputes.map((dispute) => ({
      id: dispute.dispute_id,
      amount: dispute.amount,
      status: dispute.status,
      reason: dispute.reason,
      openedAt: dispute.opened_at.toISOString(),
      closedAt: dispute.closed_at?.toISOString() ?? null,
      isRefundable: dispute.is_refundable,
    })),
    timeline: orderTimeline({ order, events, lines, mails, refunds, disputes, corrections }),
  }
}

/** What was bought, and what became of each piece of it. */
async function readLines(db: DbOrTx, orderId: string) {
  return db
    .selectFrom('order_lines as l')
    .leftJoin('purchases as b', (join) =>
      join.onRef('b.order_id', '=', 'l.order_id').onRef('b.variant_id', '=', 'l.variant_id'),
    )
    .select([
      'l.variant_id as variantId',
      'l.product_id as productId',
      'l.product_title as productTitle',
      'l.variant_title as variantTitle',
      'l.quantity',
      'l.unit_amount as unitAmount',
      'b.purchased_at as purchasedAt',
      'b.revoked_at as revokedAt',
      'b.licence_seats as licenceSeats',
      'b.licence_ends_at as licenceEndsAt',
      sql<number>`(select coalesce(sum(times), 0)::int from material_downloads d where d.purchase_id = b.id)`.as(
        'downloads',
      ),
      sql<Date | null>`(select max(last_at) from material_downloads d where d.purchase_id = b.id)`.as(
        'lastAt',
      ),
    ])
    .where('l.order_id', '=', orderId)
    .orderBy('l.sort_order')
    .execute()
}
