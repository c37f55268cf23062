/** What was decided about somebody's own texts: the writer sees the text, the reason and where an appeal stands. */
import type { ModerationStatus, OwnCase } from '#domain/community/moderation-wire.ts'
import type { DbOrTx } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { listBlocks } from './block-repository.ts'

const MOST = 20

export async function moderationStatusJson(
  context: Pick<Platform, 'db'>,
  author: { key: string } | null,
): Promise<ModerationStatus> {
  if (!author) return { blocked: [], cases: [] }
  return {
    blocked: await listBlocks(context.db, author.key),
    cases: await listOwnCases(context.db, author.key),
  }
}

async function listOwnCases(db: DbOrTx, authorKey: string): Promise<OwnCase[]> {
  const rows = await db
    .selectFrom('moderation_cases')
    .select([
      'subject_kind',
      'subject_id',
      'text',
      'status',
      'decision_reason',
      'appealed_at',
      'appeal_decided_at',
      'appeal_reason',
    ])
    .where('author_key', '=', authorKey)
    // Nobody is told off for what waits for a first look.
    .where((eb) => eb.or([eb('cause', '=', 'reports'), eb('decided_at', 'is not', null)]))
    // An open report is nobody's business yet; what was kept without an appeal needs no word.
    .where((eb) => eb.or([eb('status', 'in', ['hidden', 'removed']), eb('appealed_at', 'is not', null)]))
    .orderBy('opened_at', 'desc')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    kind: row.subject_kind,
    id: row.subject_id,
    text: row.text,
    status: row.status === 'open' ? 'hidden' : row.status,
    reason: row.appeal_reason ?? row.decision_reason,
    appeal: appealOf(row),
  }))
}

function appealOf(row: {
  status: string
  appealed_at: Date | null
  appeal_decided_at: Date | null
}): OwnCase['appeal'] {
  if (!row.appealed_at) return 'none'
  if (!row.appeal_decided_at) return 'waiting'
  return row.status === 'kept' ? 'granted' : 'upheld'
}
