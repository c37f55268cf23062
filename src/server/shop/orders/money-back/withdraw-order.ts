/**
 * "Desistir da compra" (CDC art. 49; Decreto 7.962/2013 art. 5º): the whole order is given back, but for what was used of
 * its generations and corrections (decisions 0111 and 0176). One transaction ends
 * the access, returns counted stock, confirms by mail and writes down what is owed; a job then asks the provider.
 */

import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { returnStock } from '#domain/shop/order.ts'
import { decideWithdrawal } from '#domain/shop/withdrawal.ts'
import type { AppContext } from '#server/context.ts'
import { queueOrderMail } from '../order-mail.ts'
import { closeOrder, findOwnOrder } from '../order-repository.ts'
import { lockLineStock, moveStock } from '../stock-repository.ts'
import { paidBackBy } from './paid-back-by.ts'
import { insertRefundOfRest, revokePurchases } from './refund-repository.ts'
import { holdUsedCredits } from './used-credits-repository.ts'
import { keepAmount, lockPurchases, wasDownloaded } from './withdrawal-repository.ts'

export type Withdrawal =
  | Ok<'withdrawn' | 'withdrawn-before'>
  | Refusal<'unknown-order' | 'too-late' | 'downloaded' | 'used' | 'nothing-paid'>

/** @param orderNumber as people read it; somebody else's is unknown */
export async function withdrawOrder(
  context: AppContext,
  userId: string,
  orderNumber: number,
): Promise<Withdrawal> {
  const now = context.now()
  const answer = await context.db.transaction().execute(async (tx): Promise<Withdrawal> => {
    const order = await findOwnOrder(tx, userId, orderNumber, { lock: true })
    if (!order) return refuse('unknown-order')
    await lockPurchases(tx, order.id)
    const isDownloaded = await wasDownloaded(tx, order.id)
    const { amount: keptAmount } = await holdUsedCredits(tx, order.id)
    const decision = decideWithdrawal(
      { ...order, isDownloaded, keptAmount },
      now,
      context.site.settings.orders,
    )
    if (decision === 'withdrawn') return ok('withdrawn-before')
    if (decision !== 'open') return refuse(decision)
    await moveStock(tx, returnStock(await lockLineStock(tx, order.id)))
    await revokePurchases(tx, order.id, now)
    await closeOrder(tx, order.id, 'refund_due', now)
    await keepAmount(tx, order.id, keptAmount)
    const returned = { id: order.id, totalAmount: order.totalAmount - keptAmount }
    await insertRefundOfRest(tx, returned, 'withdrawal', now)
    const buyer = { userId, email: order.buyerEmail, name: order.buyerName }
    const isTransferred = (await paidBackBy(tx, context, order)) === 'transfer'
    await queueOrderMail(tx, 'withdrawal', order, buyer, now, { isTransferred, keptAmount })
    const { email: shopEmail } = context.site.settings.shop
    if (shopEmail) {
      const shop = { ...buyer, email: shopEmail }
      await queueOrderMail(tx, 'withdrawal-notice', order, shop, now, { isTransferred, keptAmount })
    }
    return ok('withdrawn')
  })
  if (answer.ok && answer.value === 'withdrawn') {
    context.logger.info({ order: orderNumber }, 'an order was given back')
    context.jobs.wake('pay-back')
    // The stamped copies that this has ended.
    context.jobs.wake('discard-files')
    context.jobs.wake('deliver-mail')
  }
  return answer
}
