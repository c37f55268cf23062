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

/**
 * That it was taken: for the order's history, and for the rule on giving back after a download. Whoever ends the purchase
 * at this moment is waited for (withdrawal-repository.ts).
 * @param isBegun false for a further part of what was begun before, which is no further download
 * @returns false when the purchase has ended meanwhile
 */
export async function noteDownload(
  db: DbOrTx,
  target: DownloadTarget,
  { isBegun, now }: { isBegun: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with open as (
      select id from purchases where id = ${target.purchaseId} and revoked_at is null for share
    )
    insert into material_downloads (purchase_id, material_id, first_at, last_at)
    select id, ${target.materialId}, ${now}::timestamptz, ${now}::timestamptz from open
    on conflict (purchase_id, material_id)
      do update set times = material_downloads.times + ${isBegun ? 1 : 0}, last_at = excluded.last_at
    returning purchase_id`.execute(db)
  return rows.length > 0
}
