/** A school's licence begins with the payment: the purchase itself is the licence (product §10 School licence, decision 0273). */
import { endOfMonths } from '#domain/shop/credits.ts'
import type { Tx } from '#server/platform/db/client.ts'

/**
 * Notes at each purchase of the order what its variant grants.
 * @returns the variants that grant one
 */
export async function grantLicences(tx: Tx, orderId: string, now: Date): Promise<Set<string>> {
  const lines = await tx
    .selectFrom('order_lines as l')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .select(['v.id', 'l.quantity', 'v.licence_seats as seats', 'v.licence_months as months'])
    .where('l.order_id', '=', orderId)
    .where('v.licence_seats', '>', 0)
    .execute()
  for (const { id, quantity, seats, months } of lines) {
    await tx
      .updateTable('purchases')
      .set({ licence_seats: seats * quantity, licence_ends_at: endOfMonths(now, months) })
      .where('order_id', '=', orderId)
      .where('variant_id', '=', id)
      .execute()
  }
  return new Set(lines.map(({ id }) => id))
}
