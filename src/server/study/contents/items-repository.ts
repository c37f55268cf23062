/** The rows of what the owner writes to be studied, and of what is hidden. */
import { sql } from 'kysely'
import { STUDY_LIMITS } from '#domain/study/contents/study-contents.ts'
import type { StudyKind } from '#domain/study/contents/study-pack.ts'
import type { StudyRow } from '#domain/study/contents/study-row.ts'
import type { DbOrTx, Tx } from '#server/platform/db/client.ts'

export type ItemRow = {
  readonly slug: string
  readonly draft: StudyRow
  readonly published: StudyRow | null
  readonly shown_from: string | null
  readonly version: number
}

const COLUMNS = ['slug', 'draft', 'published', 'shown_from', 'version'] as const

export function listItemRows(db: DbOrTx, kind: StudyKind): Promise<ItemRow[]> {
  return db
    .selectFrom('study_items')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('slug')
    .limit(STUDY_LIMITS.items)
    .execute()
}

/** Of two changes to one kind at once the second waits: the number of entries and their names are counted. */
export async function lockKind(tx: Tx, kind: StudyKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`study:${kind}`}, 0))`.execute(tx)
}

export async function findItemRow(
  db: DbOrTx,
  kind: StudyKind,
  slug: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<ItemRow | null> {
  const row = await db
    .selectFrom('study_items')
    .select(COLUMNS)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  return row ?? null
}

export async function insertItem(
  tx: Tx,
  { kind, slug, draft, now }: { kind: StudyKind; slug: string; draft: StudyRow; now: Date },
): Promise<void> {
  const row = JSON.stringify(draft)
  await tx
    .insertInto('study_items')
    .values({ kind, slug, draft: row, created_at: now, updated_at: now })
    .execute()
  await keepVersion(tx, { kind, slug, version: 1, draft: row, now })
}

/** @returns the number of the version that is kept now */
export async function updateDraft(
  tx: Tx,
  kind: StudyKind,
  { slug, version }: ItemRow,
  draft: StudyRow,
  now: Date,
): Promise<number> {
  const next = version + 1
  const row = JSON.stringify(draft)
  await tx
    .updateTable('study_items')
    .set({ draft: row, version: next, updated_at: now })
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .execute()
  await keepVersion(tx, { kind, slug, version: next, draft: row, now })
  return next
}

async function keepVersion(
  tx: Tx,
  {
    kind,
    slug,
    version,
    draft,
    now,
  }: { kind: StudyKind; slug: string; version: number; draft: string; now: Date },
): Promise<void> {
  await tx.insertInto('study_item_versions').values({ kind, slug, version, draft, kept_at: now }).execute()
  await tx
    .deleteFrom('study_item_versions')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('version', '<=', version - STUDY_LIMITS.versions)
    .execute()
}

export async function publishDraft(
  tx: Tx,
  kind: StudyKind,
  { slug, draft }: Pick<ItemRow, 'slug' | 'draft'>,
  shownFrom: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('study_items')
    .set({ published: JSON.stringify(draft), shown_from: shownFrom, updated_at: now })
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .execute()
}

export async function deleteItem(tx: Tx, kind: StudyKind, slug: string): Promise<void> {
  await tx.deleteFrom('study_items').where('kind', '=', kind).where('slug', '=', slug).execute()
}

export async function findVersion(
  db: DbOrTx,
  kind: StudyKind,
  slug: string,
  version: number,
): Promise<StudyRow | null> {
  const row = await db
    .selectFrom('study_item_versions')
    .select('draft')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.draft ?? null
}

/** @param subject as the audit log names the entry: who kept a version stands there */
export async function listVersions(db: DbOrTx, kind: StudyKind, slug: string, subject: string) {
  return db
    .selectFrom('study_item_versions as v')
    .select((query) => [
      'v.version',
      'v.draft',
      'v.kept_at',
      query
        .selectFrom('audit_entries as a')
        .innerJoin('profiles as p', 'p.id', 'a.actor_id')
        .select('p.full_name')
        .where('a.subject_kind', '=', 'study')
        .where('a.subject', '=', subject)
        .where(sql<boolean>`a.details ->> 'version' = v.version::text`)
        .orderBy('a.id')
        .limit(1)
        .as('full_name'),
    ])
    .where('v.kind', '=', kind)
    .where('v.slug', '=', slug)
    .orderBy('v.version', 'desc')
    .execute()
}

export async function listHiddenSlugs(db: DbOrTx, kind: StudyKind): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('hidden_study_items').select('slug').where('kind', '=', kind).execute()
  return new Set(rows.map(({ slug }) => slug))
}

export async function putHidden(
  tx: Tx,
  kind: StudyKind,
  slug: string,
  isHidden: boolean,
  now: Date,
): Promise<void> {
  if (!isHidden) {
    await tx.deleteFrom('hidden_study_items').where('kind', '=', kind).where('slug', '=', slug).execute()
    return
  }
  await tx
    .insertInto('hidden_study_items')
    .values({ kind, slug, hidden_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
