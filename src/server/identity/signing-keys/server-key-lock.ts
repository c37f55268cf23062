/** Keys of the server are made by one process at a time; the others wait and then find them. */
import { sql } from 'kysely'
import type { Tx } from '#server/platform/db/client.ts'

const LOCK_KEY = 727_502

/** Holds to the end of the transaction. */
export async function lockServerKeys(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(tx)
}
