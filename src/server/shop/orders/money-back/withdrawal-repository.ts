/** The query of whether anything of an order was downloaded: asked for the rule on giving back after a download (src/domain/shop/withdrawal.ts). */
import type { DbOrTx } from '#server/platform/db/client.ts'

export async function wasDownloaded(db: DbOrTx, orderId: string): Promise<boolean> {
  const download = await db
    .selectFrom('material_downloads as d')
    .innerJoin('purchases as b', 'b.id', 'd.purchase_id')
    .select('d.material_id')
    .where('b.order_id', '=', orderId)
    .executeTakeFirst()
  return download !== undefined
}
