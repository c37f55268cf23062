/** The rows of `site_contents` and `story_consents`. */
import { sql } from 'kysely'
import type { ConsentTerm, StoryConsent } from '#domain/community/story-consent.ts'
import {
  CONTENT_LISTS,
  type ContentKind,
  isContentKind,
  type SiteContents,
} from '#domain/site/site-contents.ts'
import type { DbOrTx, Tx } from '../platform/db/client.ts'
import type { Logger } from '../platform/logger.ts'

/** The owner's lists, and how often each kind was changed. */
export type OwnContents = {
  readonly lists: Partial<SiteContents>
  readonly versions: Readonly<Partial<Record<ContentKind, number>>>
}

/** A list that another version of the product wrote and this one does not know is as none. */
export async function readOwnContents(db: DbOrTx, logger: Logger): Promise<OwnContents> {
  const rows = await db.selectFrom('site_contents').select(['kind', 'entries', 'version']).execute()
  const lists: Partial<Record<ContentKind, unknown>> = {}
  const versions: Partial<Record<ContentKind, number>> = {}
  for (const { kind, entries, version } of rows) {
    if (!isContentKind(kind)) continue
    versions[kind] = version
    if (entries === null) continue
    const read = CONTENT_LISTS[kind].safeParse(entries)
    if (read.success) lists[kind] = read.data
    else logger.warn({ kind }, 'a list of contents in the database is not understood')
  }
  // Every list has passed the schema of its own kind.
  return { lists: lists as Partial<SiteContents>, versions }
}

/** Of two changes at once the second waits, and then finds the version of the first. */
export async function lockContents(tx: Tx): Promise<void> {
  await sql`lock table site_contents in share row exclusive mode`.execute(tx)
}

/** @param entries null gives the kind back to our own list */
export async function putContents(
  tx: Tx,
  { kind, entries, at }: { kind: ContentKind; entries: readonly object[] | null; at: Date },
): Promise<void> {
  const row = { entries: entries === null ? null : JSON.stringify(entries), changed_at: at }
  await tx
    .insertInto('site_contents')
    .values({ kind, version: 1, ...row })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({ ...row, version: sql<number>`site_contents.version + 1` }),
    )
    .execute()
}

export async function readConsentTerms(db: DbOrTx): Promise<ReadonlyMap<string, ConsentTerm>> {
  const rows = await db
    .selectFrom('story_consents')
    .select(['story_id', 'given_on', 'until', 'withdrawn_at'])
    .execute()
  return new Map(
    rows.map((row) => [
      row.story_id,
      { givenOn: row.given_on, until: row.until, isWithdrawn: row.withdrawn_at !== null },
    ]),
  )
}

export async function listConsents(db: DbOrTx) {
  return db.selectFrom('story_consents').selectAll().orderBy('story_id').execute()
}

/** A new word of the same person stands in the place of the old one, also of one that was taken back. */
export async function putConsent(tx: Tx, storyId: string, consent: StoryConsent, at: Date): Promise<void> {
  const row = {
    person_name: consent.personName,
    guardian_name: consent.guardianName,
    given_on: consent.givenOn,
    how: consent.how,
    until: consent.until,
    recorded_at: at,
    withdrawn_at: null,
    removed_at: null,
  }
  await tx
    .insertInto('story_consents')
    .values({ story_id: storyId, ...row })
    .onConflict((conflict) => conflict.column('story_id').doUpdateSet(row))
    .execute()
}

/** @returns false when there is none that holds */
export async function withdrawConsent(tx: Tx, storyId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('story_consents')
    .set({ withdrawn_at: at })
    .where('story_id', '=', storyId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes since when a consent stands for no story of the list: from then on its proof grows old. */
export async function noteListedStories(tx: Tx, listedIds: readonly string[], at: Date): Promise<void> {
  const listed = ['', ...listedIds]
  await tx
    .updateTable('story_consents')
    .set({ removed_at: at })
    .where('story_id', 'not in', listed)
    .where('removed_at', 'is', null)
    .execute()
  await tx.updateTable('story_consents').set({ removed_at: null }).where('story_id', 'in', listed).execute()
}
