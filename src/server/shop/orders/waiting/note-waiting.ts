/** The provider says that the buyer has a boleto and may pay for some days: the order is kept, and told of once (decision 0116). */
import type { StockMove } from '#domain/shop/order.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { PaymentEvent } from '#server/shop/payments/provider.ts'
import type { OrderBuyer } from '../order-mail.ts'
import { findOrder, type OrderRecord, reserveLonger } from '../order-repository.ts'
import { holdLine, moveStock } from '../stock-repository.ts'
import { queueWaitingMail } from './waiting-mail.ts'

type Waiting = {
  readonly order: OrderRecord
  readonly event: PaymentEvent
  readonly buyer: OrderBuyer
  /** What is held again, where the order had expired before this was told. */
  readonly moves: readonly StockMove[]
}

/** Told again, it changes nothing but the boleto's address. */
export async function noteWaiting(tx: Tx, { order, event, buyer, moves }: Waiting, now: Date): Promise<void> {
  await moveStock(tx, moves)
  for (const { variantId, reservedChange } of moves) await holdLine(tx, order.id, variantId, reservedChange)
  if (event.waitsUntil) await reserveLonger(tx, order, event.waitsUntil)
  await tx
    .updateTable('orders')
    .set({
      status: 'pending',
      waiting_since: order.waitingSince ?? now,
      waiting_method: event.method ?? order.waitingMethod,
      payable_until: event.payableUntil ?? order.payableUntil,
      voucher_url: event.voucherUrl ?? order.voucherUrl,
      // A guest is known from now on: the reminder needs an address, and the account that proves it sees the order.
      user_id: buyer.userId,
      buyer_email: buyer.email,
      buyer_name: buyer.name,
      updated_at: now,
    })
    .where('id', '=', order.id)
    .execute()
  if (order.waitingSince !== null) return
  const noted = await findOrder(tx, order.id)
  if (noted) await queueWaitingMail(tx, 'payment-waiting', noted, buyer, now)
}
