/**
 * No paid order without its material: what the provider took is paid here (or owed back, where the last piece was gone);
 * every line of a paid order is a purchase; each purchase has its files, in the store and whole; and its receipt was
 * written once.
 */
import { type Audit, countOf, rowsAsLines } from './audit.ts'

const FREE_PROVIDER = 'free'

export const paidWithoutMaterial: Audit = {
  name: 'no paid order without its material',
  async run({ pool, payments, files: kept }) {
    const { rows: orders } = await pool.query<{ id: string; status: string; total_amount: number }>(
      'select id, status, total_amount from orders',
    )
    const orderOf = new Map(orders.map((order) => [order.id, order]))
    const charged = payments.stripe.sessions().filter(({ charge }) => charge !== null)
    const owed = charged.filter(({ orderId }) => orderOf.get(orderId)?.status === 'refund_due')
    const unpaid = charged.flatMap(({ orderId, charge }) => {
      const status = orderOf.get(orderId)?.status ?? 'unknown'
      const isGivenBack = charge?.refunded === true
      const isRight = isGivenBack ? status === 'refunded' : status === 'paid' || status === 'refund_due'
      return isRight ? [] : [`the provider took money (given back: ${isGivenBack}), the order is ${status}`]
    })
    const { rows: files } = await pool.query<{ storage_key: string; byte_size: number }>(
      `select distinct m.storage_key, m.byte_size from purchases p
         join variant_materials v on v.variant_id = p.variant_id join materials m on m.id = v.material_id`,
    )
    const missing: string[] = []
    for (const { storage_key, byte_size } of files) {
      if ((await kept.byteSizeOf(storage_key)) !== byte_size)
        missing.push(`a bought file is not whole: ${storage_key}`)
    }
    const paid = orders.filter(({ status }) => status === 'paid').length
    return {
      checked: `${charged.length} payments at the provider, ${paid} paid orders (${owed.length} owed back), ${await countOf(pool, 'select count(*) from purchases')} purchases, ${files.length} bought files`,
      differences: [
        ...unpaid,
        ...missing,
        ...payments.unreported.map((type) => `nobody took a message of the provider: ${type}`),
        ...(await rowsAsLines(
          pool,
          'a paid line without its purchase',
          `select o.number, l.variant_id from orders o join order_lines l on l.order_id = o.id
             left join purchases p on p.order_id = o.id and p.variant_id = l.variant_id and p.quantity = l.quantity
                                  and p.revoked_at is null and p.user_id is not distinct from o.user_id
            where o.status = 'paid' and p.id is null`,
        )),
        ...(await rowsAsLines(
          pool,
          'a purchase without a file',
          `select p.id, p.variant_id from purchases p
            where not exists (select 1 from variant_materials v where v.variant_id = p.variant_id)`,
        )),
        ...(await rowsAsLines(
          pool,
          'not exactly one receipt',
          `select o.number, count(m.id) from orders o left join outgoing_mails m on m.order_id = o.id and m.kind = 'receipt'
            where o.status = 'paid' and o.provider <> '${FREE_PROVIDER}' group by o.id having count(m.id) <> 1`,
        )),
      ],
    }
  },
}
