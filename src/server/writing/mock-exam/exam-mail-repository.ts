/** Who is told by mail of each opening: the readers of a list (decision 0135). */
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export const EXAM_LIST = 'simulado'

export async function wantsExamMail(db: DbOrTx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_lists as l')
    .innerJoin('users as u', 'u.email', 'l.email')
    .select('l.email')
    .where('u.id', '=', userId)
    .where('l.list', '=', EXAM_LIST)
    .where('l.stopped_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function listExamReaders(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('mail_lists')
    .select('email')
    .where('list', '=', EXAM_LIST)
    .where('stopped_at', 'is', null)
    .orderBy('email')
    .execute()
  return rows.map(({ email }) => email)
}
