/** Queues the three mails about a boleto, each in the transaction that makes it true. */
import { waitingOf } from '#domain/shop/waiting-payment.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import { type OrderBuyer, orderFacts } from '../order-mail.ts'
import type { OrderRecord } from '../order-repository.ts'
import type { WaitingMailKind } from './waiting-mail-words.ts'

/** @param buyer.email where it goes; without one, none is written */
export async function queueWaitingMail(
  tx: Tx,
  kind: WaitingMailKind,
  order: OrderRecord,
  buyer: OrderBuyer,
  now: Date,
): Promise<void> {
  if (buyer.email === null) return
  await queueMail(tx, now, {
    kind,
    orderId: order.id,
    recipient: buyer.email.toLowerCase(),
    facts: {
      ...(await orderFacts(tx, order, buyer)),
      payableUntil: waitingOf(order)?.payableUntil ?? null,
      voucherUrl: waitingOf(order)?.voucherUrl ?? null,
    },
  })
}

/** Whom an order that is still open is known to belong to. */
export function knownBuyer(order: OrderRecord): OrderBuyer {
  return { userId: order.userId, email: order.buyerEmail, name: order.buyerName }
}
