/** Queries of giving an order back: whether anything of it was downloaded (src/domain/shop/withdrawal.ts), and what is kept. */
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

/** A download that begins at this moment is noted before, or finds the purchase ended (download-repository.ts). */
export async function lockPurchases(tx: Tx, orderId: string): Promise<void> {
  await tx
    .selectFrom('purchases')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function wasDownloaded(db: DbOrTx, orderId: string): Promise<boolean> {
  const download = await db
    .selectFrom('material_downloads as d')
    .innerJoin('purchases as b', 'b.id', 'd.purchase_id')
    .select('d.material_id')
    .where('b.order_id', '=', orderId)
    .executeTakeFirst()
  return download !== undefined
}

/** What stays with the shop of an order that is given back. */
export async function keepAmount(tx: Tx, orderId: string, amount: number): Promise<void> {
  if (amount === 0) return
  await tx.updateTable('orders').set({ kept_amount: amount }).where('id', '=', orderId).execute()
}
