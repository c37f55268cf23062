/** No material without payment: every purchase and every file that was handed out goes back to money at the provider, or was free. */
import { type Audit, rowsAsLines } from './audit.ts'

type Row = {
  id: string
  order_id: string
  user_id: string
  status: string
  total_amount: number
  variant_id: string
  is_revoked: boolean
}

export const materialWithoutPayment: Audit = {
  name: 'no material without payment',
  async run({ pool, payments, ledger }) {
    const { rows } = await pool.query<Row>(
      `select p.id, p.order_id, p.user_id, o.status, o.total_amount, p.variant_id, p.revoked_at is not null as is_revoked
         from purchases p join orders o on o.id = p.order_id`,
    )
    const takenFor = new Map(
      payments.stripe
        .sessions()
        .flatMap(({ orderId, charge }) =>
          charge ? [[orderId, charge.amount - charge.amount_refunded]] : [],
        ),
    )
    const unpaid = rows.flatMap(({ order_id, status, total_amount, is_revoked }) => {
      if (is_revoked) return []
      const taken = total_amount === 0 ? 0 : takenFor.get(order_id)
      const isRight = status === 'paid' && taken === total_amount
      return isRight
        ? []
        : [`a purchase of an order that is ${status}, ${taken ?? 'nothing'} of ${total_amount} taken`]
    })
    const purchaseOf = new Map(rows.map((row) => [row.id, row]))
    const strangers = ledger.downloads.flatMap(({ purchaseId, userId, materialId }) =>
      purchaseOf.get(purchaseId)?.user_id === userId
        ? []
        : [`${materialId} went to somebody who did not buy it`],
    )
    return {
      checked: `${rows.length} purchases, ${ledger.downloads.length} downloads`,
      differences: [
        ...unpaid,
        ...strangers,
        ...(await rowsAsLines(
          pool,
          'an entitlement without a paid order',
          `select e.name, o.status from entitlements e join orders o on o.id = e.order_id
            where e.revoked_at is null and o.status <> 'paid'`,
        )),
      ],
    }
  },
}
