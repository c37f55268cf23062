/** Queries for stamped copies: the rows that answer for their files (migrations/0045). */
import { sql } from 'kysely'
import type { Db, DbOrTx, Tx } from '#server/platform/db/client.ts'
import type { DownloadTarget } from './download-link.ts'

export type StampedCopy = { readonly fileKey: string; readonly sourceKey: string; readonly usedAt: Date }

export async function findCopy(db: DbOrTx, target: DownloadTarget): Promise<StampedCopy | null> {
  const row = await db
    .selectFrom('stamped_copies')
    .select(['file_key as fileKey', 'source_key as sourceKey', 'used_at as usedAt'])
    .where('purchase_id', '=', target.purchaseId)
    .where('material_id', '=', target.materialId)
    .executeTakeFirst()
  return row ?? null
}

export type StampedFacts = {
  readonly storageKey: string
  readonly buyerName: string | null
  readonly buyerEmail: string | null
}

/**
 * Whether the purchase still stands and says what was stamped. Locked until the transaction ends: an end, another name
 * or another version waits, and then finds the copy.
 */
export async function lockStampedFacts(
  tx: Tx,
  target: DownloadTarget,
  facts: StampedFacts,
): Promise<boolean> {
  const purchase = await tx
    .selectFrom('purchases')
    .select('id')
    .where('id', '=', target.purchaseId)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`buyer_name is not distinct from ${facts.buyerName}`)
    .where(sql<boolean>`buyer_email is not distinct from ${facts.buyerEmail}`)
    .forUpdate()
    .executeTakeFirst()
  if (!purchase) return false
  const material = await tx
    .selectFrom('materials')
    .select('id')
    .where('id', '=', target.materialId)
    .where('storage_key', '=', facts.storageKey)
    .forShare()
    .executeTakeFirst()
  return material !== undefined
}

export async function replaceCopy(
  tx: Tx,
  { purchaseId, materialId }: DownloadTarget,
  copy: { fileKey: string; sourceKey: string; now: Date },
): Promise<void> {
  await tx
    .deleteFrom('stamped_copies')
    .where('purchase_id', '=', purchaseId)
    .where('material_id', '=', materialId)
    .execute()
  await tx
    .insertInto('stamped_copies')
    .values({
      purchase_id: purchaseId,
      material_id: materialId,
      file_key: copy.fileKey,
      source_key: copy.sourceKey,
      created_at: copy.now,
      used_at: copy.now,
    })
    .execute()
}

export async function markUsed(db: Db, fileKey: string, now: Date): Promise<void> {
  await db.updateTable('stamped_copies').set({ used_at: now }).where('file_key', '=', fileKey).execute()
}

/** @returns how many are gone; their files follow by the job `discard-files` */
export async function deleteUnused(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('stamped_copies')
    .where('used_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
