/**
 * What the owner does with the contents: write a whole list, give a kind back to ours, keep and take back a consent.
 * Each change is in the audit log; of stories only the ids, since their names are persons'.
 */
import { isDeepStrictEqual } from 'node:util'
import type { ContentsAdmin } from '#domain/console/contents-admin-wire.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { CONTENT_LISTS, type ContentKind, type SiteContents } from '#domain/site/site-contents.ts'
import type { Platform } from '#server/platform/platform.ts'
import { recordAuditEntry } from '../console/audit-log.ts'
import type { AppContext } from '../context.ts'
import {
  listConsents,
  lockContents,
  noteListedStories,
  putContents,
  readOwnContents,
} from './contents-repository.ts'
import { DEFAULT_CONTENTS } from './default-contents.ts'
import { refreshSite } from './refresh-site.ts'

type Entries = SiteContents[ContentKind]
export type ContentsRefusal = Refusal<'changed_meanwhile'>

export async function readContentsAdmin({
  db,
  logger,
}: Pick<Platform, 'db' | 'logger'>): Promise<ContentsAdmin> {
  const { lists, versions } = await readOwnContents(db, logger)
  const rows = await listConsents(db)
  const listOf = <Kind extends ContentKind>(kind: Kind) => ({
    // Copied and read by the schema once more: a list of the wire may be changed, ours may not.
    entries: CONTENT_LISTS[kind].parse(lists[kind] ?? DEFAULT_CONTENTS[kind]) as never,
    isOwn: lists[kind] !== undefined,
    version: versions[kind] ?? 0,
  })
  return {
    lists: {
      claims: listOf('claims'),
      stories: listOf('stories'),
      ebooks: listOf('ebooks'),
      news: listOf('news'),
      courses: listOf('courses'),
    },
    consents: Object.fromEntries(
      rows.map((row) => [
        row.story_id,
        {
          personName: row.person_name,
          guardianName: row.guardian_name,
          givenOn: row.given_on,
          how: row.how,
          until: row.until,
          recordedAt: row.recorded_at.toISOString(),
          withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
        },
      ]),
    ),
  }
}

/** @param wanted.entries as the kind's schema gives them; null gives the kind back to our own list */
export async function changeContents(
  context: AppContext,
  ownerId: string,
  wanted: { kind: ContentKind; entries: Entries | null; version: number },
): Promise<Ok<null> | ContentsRefusal> {
  const at = context.now()
  const { kind, entries } = wanted
  const changed = await context.db.transaction().execute(async (tx) => {
    await lockContents(tx)
    const { lists, versions } = await readOwnContents(tx, context.logger)
    if ((versions[kind] ?? 0) !== wanted.version) return refuse('changed_meanwhile')
    const before: Entries = lists[kind] ?? DEFAULT_CONTENTS[kind]
    const after: Entries = entries ?? DEFAULT_CONTENTS[kind]
    if (entries === null ? lists[kind] === undefined : isDeepStrictEqual(before, after)) return ok(null)
    await putContents(tx, { kind, entries, at })
    if (kind === 'stories') {
      await noteListedStories(
        tx,
        after.map(({ id }) => id),
        at,
      )
    }
    await recordAuditEntry(tx, {
      actorId: ownerId,
      action: entries === null ? 'content.reset' : 'content.change',
      subjectKind: 'content',
      subject: kind,
      details: differences(before, after, kind !== 'stories'),
      at,
    })
    return ok(null)
  })
  if (changed.ok) await refreshSite(context)
  return changed
}

function differences(before: Entries, after: Entries, isDetailed: boolean): Record<string, unknown> {
  const was = new Map(before.map((entry) => [entry.id, entry]))
  const is = new Map(after.map((entry) => [entry.id, entry]))
  const detail = (entry: { id: string } | undefined) => (isDetailed ? entry : entry?.id)
  const removed = before.filter(({ id }) => !is.has(id)).map(detail)
  const added = after.filter(({ id }) => !was.has(id)).map(detail)
  const changed = after
    .filter((entry) => was.has(entry.id) && !isDeepStrictEqual(was.get(entry.id), entry))
    .map((entry) => (isDetailed ? { from: was.get(entry.id), to: entry } : entry.id))
  const kept = (ids: Entries, others: ReadonlyMap<string, unknown>) =>
    ids.map(({ id }) => id).filter((id) => others.has(id))
  const isReordered = !isDeepStrictEqual(kept(before, is), kept(after, was))
  return {
    ...(removed.length > 0 ? { removed } : {}),
    ...(added.length > 0 ? { added } : {}),
    ...(changed.length > 0 ? { changed } : {}),
    ...(isReordered ? { orderBefore: before.map(({ id }) => id) } : {}),
  }
}
