/** A kind as a spreadsheet: hers go out, and come in all or none (product §10 Contents that are studied). */
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { STUDY_LIMITS, STUDY_RULES } from '#domain/study/contents/study-contents.ts'
import type { StudyKind } from '#domain/study/contents/study-pack.ts'
import {
  readTable,
  type TableFault,
  type TableRefusal,
  writeTable,
} from '#domain/study/contents/study-table.ts'
import { refreshSite } from '#server/site/refresh-site.ts'
import { tableWords } from '#texts/console/study.ts'
import { type Acting, type Context, freeAddress, isSameRow, record } from './change-items.ts'
import { insertItem, listItemRows, lockKind, publishDraft, updateDraft } from './items-repository.ts'
import { keepPictures } from './pictures/study-pictures.ts'

export type ImportRefusal = TableRefusal | Refusal<'too_many_items'>

export async function exportItems({ db }: Pick<Context, 'db'>, kind: StudyKind): Promise<string> {
  const rows = await listItemRows(db, kind)
  return writeTable(
    STUDY_RULES[kind].fields,
    tableWords(kind),
    rows.map(({ slug, draft }) => ({ slug, row: draft })),
  )
}

/** Rows with an address change that draft, rows without one are new; nothing is taken where one row is refused. */
export async function importItems(
  context: Context,
  { actorId, kind }: Acting,
  { table, publishes }: { table: string; publishes: boolean },
): Promise<Ok<{ made: number; changed: number }> | ImportRefusal> {
  const rule = STUDY_RULES[kind]
  const read = readTable(rule.fields, rule.title, tableWords(kind), table)
  if (!read.ok) return read
  const at = context.now()
  const done = await context.db.transaction().execute(async (tx) => {
    await lockKind(tx, kind)
    const rows = await listItemRows(tx, kind)
    const bySlug = new Map(rows.map((row) => [row.slug, row]))
    const faults = read.value.flatMap(({ slug, row }, index): TableFault[] => {
      const number = index + 2
      if (slug !== '' && !bySlug.has(slug)) return [{ row: number, field: 'address', code: 'not-listed' }]
      if (slug !== '' && read.value.findIndex((one) => one.slug === slug) !== index)
        return [{ row: number, field: 'address', code: 'taken' }]
      const reading = publishes ? rule.read(row, slug) : null
      return reading && !reading.ok ? reading.faults.map((fault) => ({ ...fault, row: number })) : []
    })
    for (const [index, { row }] of read.value.entries()) {
      const gone = await keepPictures(tx, rule.fields, row, at)
      faults.push(...gone.map((fault) => ({ ...fault, row: index + 2 })))
    }
    if (faults.length > 0) return refuse('invalid_table', { faults })
    const fresh = read.value.filter(({ slug }) => slug === '').length
    if (rows.length + fresh > STUDY_LIMITS.items) return refuse('too_many_items')
    const names = rows.map(({ slug }) => slug)
    let changed = 0
    for (const { slug, row } of read.value) {
      const before = bySlug.get(slug)
      let address = slug
      if (!before) {
        address = freeAddress(kind, row[rule.title] ?? '', names)
        names.push(address)
        await insertItem(tx, { kind, slug: address, draft: row, now: at })
        const details = { title: row[rule.title], version: 1 }
        await record(tx, { actorId, action: 'import', kind, slug: address, at }, details)
      } else if (!isSameRow(before.draft, row)) {
        changed += 1
        const version = await updateDraft(tx, kind, before, row, at)
        const details = { title: row[rule.title], version }
        await record(tx, { actorId, action: 'import', kind, slug, at }, details)
      }
      if (!publishes) continue
      const today = dayInBrasilia(at)
      const waits = before?.published && before.shown_from !== null && before.shown_from > today
      await publishDraft(tx, kind, { slug: address, draft: row }, waits ? before.shown_from : null, at)
      if (!before?.published || !isSameRow(before.published, row))
        await record(tx, { actorId, action: 'publish', kind, slug: address, at }, { title: row[rule.title] })
    }
    return ok({ made: fresh, changed })
  })
  if (done.ok) await refreshSite(context)
  return done
}
