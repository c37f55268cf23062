/** The query behind a download: a purchase, the material that its variant delivers today, and who bought it. */
import { sql } from 'kysely'
import type { DbOrTx } from '#server/platform/db/client.ts'
import type { DownloadTarget } from './download-link.ts'

export type BoughtFile = {
  readonly materialId: string
  readonly storageKey: string
  readonly fileName: string
  readonly version: number
  readonly buyerName: string | null
  /** Null only where the buyer's account is gone; then the purchase is revoked. */
  readonly buyerEmail: string | null
  readonly isRevoked: boolean
}

/** Null when there is no such purchase or its variant does not deliver this material. */
export async function findBoughtFile(db: DbOrTx, target: DownloadTarget): Promise<BoughtFile | null> {
  const row = await db
    .selectFrom('purchases as b')
    .innerJoin('variant_materials as vm', 'vm.variant_id', 'b.variant_id')
    .innerJoin('materials as m', 'm.id', 'vm.material_id')
    .select([
      'm.id as materialId',
      'm.storage_key as storageKey',
      'm.file_name as fileName',
      'm.version',
      'b.buyer_name as buyerName',
      'b.buyer_email as buyerEmail',
      sql<boolean>`b.revoked_at is not null`.as('isRevoked'),
    ])
    .where('b.id', '=', target.purchaseId)
    .where('m.id', '=', target.materialId)
    .executeTakeFirst()
  return row ?? null
}

/** That it was taken: for the order's history, and for the rule on giving back after a download. */
export async function noteDownload(db: DbOrTx, target: DownloadTarget, now: Date): Promise<void> {
  await db
    .insertInto('material_downloads')
    .values({ purchase_id: target.purchaseId, material_id: target.materialId, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['purchase_id', 'material_id'])
        .doUpdateSet({ times: sql<number>`material_downloads.times + 1`, last_at: now }),
    )
    .execute()
}
