/** May this account write where strangers read? Under 16 only once a guardian has said so (Lei 15.211/2025, art. 24). */
import type { DbOrTx } from '../db/client.ts'

export async function mayWriteByAge(_db: DbOrTx, _userId: string): Promise<boolean> {
  // The account knows no age yet: with the age band this becomes its question.
  return true
}
