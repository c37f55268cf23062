/** Queries of photographs that were given for measuring. */
import { sql } from 'kysely'
import type { SheetFigures } from '#domain/writing/given-sheets.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

/** Two who give at the same moment do not both get the last place. */
export async function lockGiven(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('given-sheets', 0))`.execute(tx)
}

export async function countGiven(db: DbOrTx): Promise<number> {
  const { count } = await db
    .selectFrom('given_sheets')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The oldest first. */
export function listGivenBy(db: DbOrTx, userId: string) {
  return db
    .selectFrom('given_sheets')
    .select(['id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** All that there are (fifty at most), the newest first; who gave them is not told. */
export function listGiven(db: DbOrTx) {
  return db
    .selectFrom('given_sheets')
    .select(['id', 'created_at', 'figures', 'bad_lines'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function findGiver(db: DbOrTx, id: string): Promise<string | null> {
  const row = await db.selectFrom('given_sheets').select('user_id').where('id', '=', id).executeTakeFirst()
  return row?.user_id ?? null
}

export async function findGivenFile(db: DbOrTx, id: string): Promise<string | null> {
  const row = await db.selectFrom('given_sheets').select('file_key').where('id', '=', id).executeTakeFirst()
  return row?.file_key ?? null
}

export type NewGivenSheet = {
  readonly id: string
  readonly userId: string
  readonly wording: string
  readonly fileKey: string
  readonly byteSize: number
  readonly figures: SheetFigures
}

export async function insertGiven(tx: Tx, sheet: NewGivenSheet, now: Date): Promise<void> {
  const { id, userId: user_id, wording, fileKey: file_key, byteSize: byte_size, figures } = sheet
  await tx
    .insertInto('given_sheets')
    .values({ id, user_id, wording, file_key, byte_size, figures: JSON.stringify(figures), created_at: now })
    .execute()
}

export async function setBadLines(tx: Tx, id: string, badLines: number | null): Promise<boolean> {
  const row = await tx
    .updateTable('given_sheets')
    .set({ bad_lines: badLines })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @param of one, an account's one, or all of an account */
export async function deleteGiven(db: DbOrTx, of: { id?: string; userId?: string }): Promise<number> {
  const { id, userId } = of
  if (id === undefined && userId === undefined) return 0
  const rows = await db
    .deleteFrom('given_sheets')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .returning('id')
    .execute()
  return rows.length
}
