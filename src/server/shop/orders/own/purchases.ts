/** What an account has bought, as its profile lists it (product §3 Purchased product entry). */
import { sql } from 'kysely'
import type { PurchasedProduct } from '#server/account/account-hooks.ts'
import type { Keys } from '#server/identity/keys.ts'
import type { Platform } from '#server/platform/platform.ts'
import { DOWNLOAD_KEY, downloadLink } from '#server/shop/materials/download-link.ts'

type Delivered = { readonly productTitle: string; readonly materialTitle: string; readonly fileCount: number }

/** The file that the product is named after needs no second name. */
function titleOf({ productTitle, materialTitle, fileCount }: Delivered): string {
  return fileCount > 1 && materialTitle !== productTitle ? `${productTitle}: ${materialTitle}` : productTitle
}

/** One entry per delivered file, newest purchase first; where a purchase delivers several, each says which it is. */
export async function listPurchasedProducts(
  context: Pick<Platform, 'config' | 'db' | 'now'> & { readonly keys: Keys },
  userId: string,
): Promise<PurchasedProduct[]> {
  const rows = await context.db
    .selectFrom('purchases as b')
    .innerJoin('variant_materials as vm', 'vm.variant_id', 'b.variant_id')
    .innerJoin('materials as m', 'm.id', 'vm.material_id')
    .select([
      'b.id as purchaseId',
      'b.product_title as productTitle',
      'b.purchased_at as purchasedAt',
      'm.id as materialId',
      'm.title as materialTitle',
      'm.file_name as fileName',
      'm.version',
      'm.updated_at as updatedAt',
      sql<number>`count(*) over (partition by b.id)::int`.as('fileCount'),
    ])
    .where('b.user_id', '=', userId)
    .where('b.revoked_at', 'is', null)
    .orderBy('b.purchased_at', 'desc')
    .orderBy('b.product_title')
    .orderBy('b.id')
    .orderBy('vm.sort_order')
    .orderBy('m.id')
    .execute()
  if (rows.length === 0) return []
  const secret = await context.keys.secret(DOWNLOAD_KEY)
  const expiresAt = new Date(context.now().getTime() + context.config.downloads.linkSeconds * 1000)
  return rows.map((row) => ({
    product_title: titleOf(row),
    purchased_at: row.purchasedAt.toISOString(),
    download_url: downloadLink(secret, row, expiresAt),
    ...(row.version > 1 && row.updatedAt > row.purchasedAt
      ? { new_version_at: row.updatedAt.toISOString() }
      : {}),
  }))
}
