/** Queries for kept photographs of sheets. Whoever reads one names the student whose essay it is of. */
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export type PhotographRow = { id: string; page: number; file_key: string; created_at: Date }

/** In the order of the pages. */
export function listPhotographs(db: DbOrTx, userId: string, essayId: string): Promise<PhotographRow[]> {
  return db
    .selectFrom('sheet_photographs as p')
    .innerJoin('essays as e', 'e.id', 'p.essay_id')
    .select(['p.id', 'p.page', 'p.file_key', 'p.created_at'])
    .where('e.user_id', '=', userId)
    .where('p.essay_id', '=', essayId)
    .orderBy('p.page')
    .execute()
}

export async function countPhotographs(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('sheet_photographs as p')
    .innerJoin('essays as e', 'e.id', 'p.essay_id')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('e.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** In the place of the page that was there. @returns the id under which it stands */
export async function putPhotograph(
  tx: Tx,
  photograph: PhotographRow & { essay_id: string; byte_size: number },
): Promise<string> {
  const { file_key, byte_size, created_at } = photograph
  const { id } = await tx
    .insertInto('sheet_photographs')
    .values(photograph)
    .onConflict((conflict) =>
      conflict.columns(['essay_id', 'page']).doUpdateSet({ file_key, byte_size, created_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findPhotograph(tx: Tx, userId: string, id: string) {
  return tx
    .selectFrom('sheet_photographs as p')
    .innerJoin('essays as e', 'e.id', 'p.essay_id')
    .select(['p.essay_id', 'p.file_key'])
    .where('p.id', '=', id)
    .where('e.user_id', '=', userId)
    .executeTakeFirst()
}

export async function deletePhotograph(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('sheet_photographs').where('id', '=', id).execute()
}
