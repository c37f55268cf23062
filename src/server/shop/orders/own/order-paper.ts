/** The receipt and the contract of an order, for who holds its link (order-paper-link.ts). */
import type { OrderPaper } from '#domain/shop/order-paper.ts'
import { decideWithdrawal, lastDayToWithdraw } from '#domain/shop/withdrawal.ts'
import type { AppContext } from '#server/context.ts'
import { findUsedCredits } from '../money-back/used-credits-repository.ts'
import { wasDownloaded } from '../money-back/withdrawal-repository.ts'
import { findOrder, findOrderLines, findPaymentMethod } from '../order-repository.ts'
import { premiumOfOrder } from '../premium-repository.ts'
import { findGrantedCorrections } from './granted-corrections.ts'
import { findGrantedLicences } from './granted-licences.ts'
import { opensPaper, PAPER_KEY } from './order-paper-link.ts'

/** Null for an unknown order and for a key that is not its own. */
export async function readOrderPaper(
  context: AppContext,
  orderId: string,
  key: string,
): Promise<OrderPaper | null> {
  const { db, site } = context
  const order = await findOrder(db, orderId)
  if (!order || !opensPaper(await context.keys.secret(PAPER_KEY), order, key)) return null
  const [lines, refunds, method, contract, isDownloaded, premium, used, corrections, licences] =
    await Promise.all([
      findOrderLines(db, order.id),
      db
        .selectFrom('refunds')
        .select(['amount', 'done_at'])
        .where('order_id', '=', order.id)
        .where('done_at', 'is not', null)
        .orderBy('done_at')
        .execute(),
      findPaymentMethod(db, order.id, ['paid', 'paid-late']),
      db
        .selectFrom('orders as o')
        .innerJoin('contract_texts as t', 't.id', 'o.contract_id')
        .select(['t.terms_version', 't.pages'])
        .where('o.id', '=', order.id)
        .executeTakeFirst(),
      wasDownloaded(db, order.id),
      premiumOfOrder(db, order.id, site.settings.features),
      findUsedCredits(db, order.id),
      findGrantedCorrections(db, order.id),
      findGrantedLicences(db, order.id),
    ])
  const facts = { ...order, isDownloaded, keptAmount: used.amount }
  const answer = decideWithdrawal(facts, context.now(), site.settings.orders)
  return {
    number: order.number,
    status: order.status,
    orderedAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    buyerName: order.buyerName,
    buyerEmail: order.buyerEmail,
    currency: order.currency,
    lines: lines.map(({ imageUrl: _image, variantId, ...line }) => ({
      ...line,
      corrections: corrections.get(variantId) ?? null,
      licence: licences.get(variantId) ?? null,
    })),
    totalAmount: order.totalAmount,
    premium,
    method,
    refunds: refunds.flatMap(({ amount, done_at: doneAt }) =>
      doneAt ? [{ amount, doneAt: doneAt.toISOString() }] : [],
    ),
    withdrawableUntil: answer === 'open' && order.paidAt ? lastDayToWithdraw(order.paidAt) : null,
    contract: contract ? { termsVersion: contract.terms_version, pages: contract.pages } : null,
  }
}
