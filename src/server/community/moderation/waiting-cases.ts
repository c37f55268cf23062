/** What the queue shows (product §10 Community and moderation): each case with its text as reported and as it reads now. */
import type { SubjectKind } from '#domain/community/moderation.ts'
import type { ModerationCase } from '#domain/community/moderation-wire.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { ModeratedKinds } from './moderated-kind.ts'
import { caseJson } from './presenter.ts'
import { listWaitingCases } from './repository.ts'

export async function readWaitingCases(
  { db }: Pick<Platform, 'db'>,
  kinds: ModeratedKinds,
  limit: number,
): Promise<ModerationCase[]> {
  const rows = await listWaitingCases(db, limit)
  const byKind = Map.groupBy(rows, ({ subject_kind }) => subject_kind)
  const newest = new Map<string, ReadonlyMap<string, string>>()
  for (const [kind, ofKind] of byKind) {
    const ids = ofKind.map(({ subject_id }) => subject_id)
    // As in caseJson: kinds come from the list alone.
    newest.set(kind, (await kinds[kind as SubjectKind].newest?.(db, ids)) ?? new Map())
  }
  return rows.map((row) => caseJson(row, newest.get(row.subject_kind)?.get(row.subject_id)))
}
