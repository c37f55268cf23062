/** The house's scale as it was worked out last (src/server/writing/teacher-correction/house-scale.ts). */
import type { HouseScale } from '#domain/writing/teacher-correction/house-scale.ts'
import type { DbOrTx } from '../platform/db/client.ts'

export async function readHouseScale(db: DbOrTx): Promise<HouseScale | null> {
  const row = await db.selectFrom('house_scale').select(['offsets', 'count']).executeTakeFirst()
  return row ?? null
}

/** Announced to every process by each statement: none where nothing changes, for pages are rendered anew after it. */
export async function putHouseScale(db: DbOrTx, scale: HouseScale, now: Date): Promise<void> {
  const known = await readHouseScale(db)
  const isSame = known?.count === scale.count && known.offsets.every((one, at) => one === scale.offsets[at])
  if (isSame) return
  const row = { offsets: JSON.stringify(scale.offsets), count: scale.count, computed_at: now }
  await db
    .insertInto('house_scale')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function dropHouseScale(db: DbOrTx): Promise<void> {
  const known = await db.selectFrom('house_scale').select('id').executeTakeFirst()
  if (known) await db.deleteFrom('house_scale').execute()
}
