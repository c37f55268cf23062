/**
 * The owner writes, publishes, plans, hides, restores and deletes what is studied (product §10 Contents that are
 * studied, decision 0225): one transaction each, with its entry in the audit log, and then this process knows it.
 */
import { OUR_ENTRIES } from '#content/study/own-entries.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { freeSlug, slugOf } from '#domain/shared/slug.ts'
import { STUDY_LIMITS, STUDY_RULES } from '#domain/study/contents/study-contents.ts'
import type { StudyKind } from '#domain/study/contents/study-pack.ts'
import {
  draftFaults,
  type InvalidRow,
  type RowFault,
  type StudyRow,
  trimRow,
} from '#domain/study/contents/study-row.ts'
import { themeNumber } from '#domain/writing/sheet-photograph/sheet-code.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { refreshSite } from '#server/site/refresh-site.ts'
import { studyAdminTexts } from '#texts/console/study.ts'
import {
  deleteItem,
  findItemRow,
  findVersion,
  type ItemRow,
  insertItem,
  listItemRows,
  lockKind,
  publishDraft,
  putHidden,
  updateDraft,
} from './items-repository.ts'
import { keepPictures } from './pictures/study-pictures.ts'

export type Context = Pick<AppContext, 'db' | 'now' | 'site' | 'logger'>
export type StudyRefusal =
  | Refusal<'item_not_found'>
  | Refusal<'changed_meanwhile'>
  | Refusal<'item_is_published'>
  | Refusal<'too_many_items'>
  | InvalidRow

type Done = Ok<null> | StudyRefusal
type StudyAction = 'create' | 'edit' | 'publish' | 'hide' | 'show' | 'restore' | 'delete' | 'import'

/** As the audit log names an entry: "temas/uso-de-telas". */
export function subjectOf(kind: StudyKind, slug: string): string {
  return `${studyAdminTexts.kinds[kind].slug}/${slug}`
}

export function record(
  tx: Tx,
  { actorId, action, kind, slug, at }: Acting & { action: StudyAction; slug: string; at: Date },
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const subject = slug === '' ? studyAdminTexts.kinds[kind].slug : subjectOf(kind, slug)
  return recordAuditEntry(tx, {
    actorId,
    action: `study.${action}`,
    subjectKind: 'study',
    subject,
    details,
    at,
  })
}

export type Acting = { readonly actorId: string; readonly kind: StudyKind }
type On = Acting & { readonly slug: string }

/** Runs the change, and has this process know it before it answers. */
async function changed<Result extends { readonly ok: boolean }>(
  context: Context,
  change: (tx: Tx, at: Date) => Promise<Result>,
): Promise<Result> {
  const at = context.now()
  const done = await context.db.transaction().execute((tx) => change(tx, at))
  if (done.ok) await refreshSite(context)
  return done
}

/** A name that nothing of its kind has; of themes the printed sheets tell it from all others too. */
export function freeAddress(kind: StudyKind, title: string, hers: readonly string[]): string {
  const taken = [...OUR_ENTRIES[kind].map(({ id }) => id), ...hers]
  const names = new Set(taken)
  const numbers = new Set(kind === 'theme' ? taken.map(themeNumber) : [])
  return freeSlug(slugOf(title) || kind, (slug) => names.has(slug) || numbers.has(themeNumber(slug)))
}

export async function createItem(
  context: Context,
  { actorId, kind }: Acting,
  title: string,
): Promise<Ok<{ slug: string }> | StudyRefusal> {
  const rule = STUDY_RULES[kind]
  const draft = trimRow(rule.fields, { [rule.title]: title })
  const faults = draftFaults(rule.fields, draft)
  if (faults.length > 0) return refuse('invalid_row', { faults })
  return changed(context, async (tx, at) => {
    await lockKind(tx, kind)
    const hers = await listItemRows(tx, kind)
    if (hers.length >= STUDY_LIMITS.items) return refuse('too_many_items')
    const slug = freeAddress(
      kind,
      title,
      hers.map((row) => row.slug),
    )
    await insertItem(tx, { kind, slug, draft, now: at })
    await record(tx, { actorId, action: 'create', kind, slug, at }, { title, version: 1 })
    return ok({ slug })
  })
}

/** An entry under its lock, of the version that was opened. */
async function lockVersion(
  tx: Tx,
  { kind, slug }: On,
  version: number,
): Promise<Ok<ItemRow> | Refusal<'item_not_found'> | Refusal<'changed_meanwhile'>> {
  const row = await findItemRow(tx, kind, slug, { lock: true })
  if (!row) return refuse('item_not_found')
  return row.version === version ? ok(row) : refuse('changed_meanwhile')
}

/** A draft may be unfinished. */
export function saveItem(
  context: Context,
  on: On,
  { version, row }: { version: number; row: StudyRow },
): Promise<Done> {
  const { actorId, kind, slug } = on
  const { fields, title } = STUDY_RULES[kind]
  const draft = trimRow(fields, row)
  const unknown = Object.keys(row).filter((name) => !fields.some((field) => field.name === name))
  const faults: RowFault[] = [
    ...unknown.map((field): RowFault => ({ field, code: 'not-listed' })),
    ...draftFaults(fields, draft),
  ]
  if (faults.length > 0) return Promise.resolve(refuse('invalid_row', { faults }))
  return changed(context, async (tx, at): Promise<Done> => {
    const found = await lockVersion(tx, on, version)
    if (!found.ok) return found
    if (isSameRow(found.value.draft, draft)) return ok(null)
    const gone = await keepPictures(tx, fields, draft, at)
    if (gone.length > 0) return refuse('invalid_row', { faults: gone })
    const kept = await updateDraft(tx, kind, found.value, draft, at)
    await record(tx, { actorId, action: 'edit', kind, slug, at }, { title: draft[title], version: kept })
    return ok(null)
  })
}

export function isSameRow(a: StudyRow, b: StudyRow): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => (a[name] ?? '') === (b[name] ?? ''))
}

/** What everybody sees already stays seen: a day to come is for what nobody has seen. */
function dayFault({ published, shown_from }: ItemRow, shownFrom: string | null, today: string): RowFault[] {
  if (shownFrom === null || shownFrom === today) return []
  if (shownFrom < today) return [{ field: 'shownFrom', code: 'past' }]
  const isSeen = published !== null && (shown_from === null || shown_from <= today)
  return isSeen ? [{ field: 'shownFrom', code: 'taken' }] : []
}

export function publishItem(
  context: Context,
  on: On,
  { version, shownFrom }: { version: number; shownFrom: string | null },
): Promise<Done> {
  const { actorId, kind, slug } = on
  return changed(context, async (tx, at): Promise<Done> => {
    const found = await lockVersion(tx, on, version)
    if (!found.ok) return found
    const { fields, title, read } = STUDY_RULES[kind]
    const reading = read(trimRow(fields, found.value.draft), slug)
    const faults = [
      ...(reading.ok ? await keepPictures(tx, fields, found.value.draft, at) : reading.faults),
      ...dayFault(found.value, shownFrom, dayInBrasilia(at)),
    ]
    if (faults.length > 0) return refuse('invalid_row', { faults })
    await publishDraft(tx, kind, found.value, shownFrom, at)
    const details = { title: found.value.draft[title], ...(shownFrom === null ? {} : { shownFrom }) }
    await record(tx, { actorId, action: 'publish', kind, slug, at }, details)
    return ok(null)
  })
}

/** What was written before, as the draft: nothing changes for students until it is published. */
export function restoreItem(
  context: Context,
  on: On,
  { version, to }: { version: number; to: number },
): Promise<Done> {
  const { actorId, kind, slug } = on
  return changed(context, async (tx, at): Promise<Done> => {
    const found = await lockVersion(tx, on, version)
    if (!found.ok) return found
    const before = await findVersion(tx, kind, slug, to)
    if (!before) return refuse('item_not_found')
    const kept = await updateDraft(tx, kind, found.value, before, at)
    await record(tx, { actorId, action: 'restore', kind, slug, at }, { from: to, version: kept })
    return ok(null)
  })
}

/** One of ours, or of hers that is published: in the lists, or not. */
export function listItem(context: Context, { actorId, kind, slug }: On, isListed: boolean): Promise<Done> {
  return changed(context, async (tx, at): Promise<Done> => {
    const isOurs = OUR_ENTRIES[kind].some(({ id }) => id === slug)
    const own = await findItemRow(tx, kind, slug, { lock: true })
    if (!isOurs && !own?.published) return refuse('item_not_found')
    await putHidden(tx, kind, slug, !isListed, at)
    await record(tx, { actorId, action: isListed ? 'show' : 'hide', kind, slug, at })
    return ok(null)
  })
}

/** Only what was never published: essays may stand on the rest, which can be hidden. */
export function removeItem(context: Context, { actorId, kind, slug }: On): Promise<Done> {
  return changed(context, async (tx, at): Promise<Done> => {
    const row = await findItemRow(tx, kind, slug, { lock: true })
    if (!row) return refuse('item_not_found')
    if (row.published) return refuse('item_is_published')
    await deleteItem(tx, kind, slug)
    await record(
      tx,
      { actorId, action: 'delete', kind, slug, at },
      { title: row.draft[STUDY_RULES[kind].title] },
    )
    return ok(null)
  })
}
