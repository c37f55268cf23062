/** Texts that wait for a moderator's first look: hidden from the beginning, and in the same queue as what was reported. */
import type { SubjectKind } from '#domain/community/moderation.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

/** The writer of the text hides it in its own table; again is no error. */
export async function openFirstLook(
  tx: Tx,
  opened: {
    subject_kind: SubjectKind
    subject_id: string
    author_key: string
    author_id: string | null
    text: string
    opened_at: Date
  },
): Promise<void> {
  await tx
    .insertInto('moderation_cases')
    .values({ ...opened, status: 'hidden', is_urgent: false, cause: 'first-look' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Nobody needs to look any more. */
export async function closeFirstLooks(db: DbOrTx, kind: SubjectKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('moderation_cases')
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', ids)
    .where('cause', '=', 'first-look')
    .where('decided_at', 'is', null)
    .execute()
}
