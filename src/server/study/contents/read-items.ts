/** What the admin page of study contents shows: a kind, one entry with its history, a model's estimate. */
import { OUR_ENTRIES } from '#content/study/own-entries.ts'
import type { OpenedStudyItem, StudyAdmin, StudyEstimate } from '#domain/console/study-admin-wire.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { STUDY_RULES } from '#domain/study/contents/study-contents.ts'
import type { StudyKind } from '#domain/study/contents/study-pack.ts'
import { trimRow } from '#domain/study/contents/study-row.ts'
import { essayToCorrect } from '#domain/writing/essay-to-correct.ts'
import type { AppContext } from '#server/context.ts'
import { isSameRow, subjectOf } from './change-items.ts'
import { findItemRow, type ItemRow, listHiddenSlugs, listItemRows, listVersions } from './items-repository.ts'

type Context = Pick<AppContext, 'db' | 'now'>

export async function readStudyAdmin({ db, now }: Context, kind: StudyKind): Promise<StudyAdmin> {
  const [rows, hidden] = await Promise.all([listItemRows(db, kind), listHiddenSlugs(db, kind)])
  const { title } = STUDY_RULES[kind]
  const hers = rows.map((row) => ({
    slug: row.slug,
    title: row.draft[title] || row.slug,
    isOurs: false,
    isHidden: hidden.has(row.slug),
    ...stateOf(row, now()),
  }))
  const ours = OUR_ENTRIES[kind].map((entry) => ({
    slug: entry.id,
    title: entry.title,
    isOurs: true,
    isPublished: true,
    isHidden: hidden.has(entry.id),
    hasChanges: false,
    waitsFor: null,
  }))
  return { kind, items: [...hers, ...ours] }
}

function stateOf({ draft, published, shown_from }: ItemRow, now: Date) {
  return {
    isPublished: published !== null,
    hasChanges: published !== null && !isSameRow(draft, published),
    waitsFor:
      published !== null && shown_from !== null && shown_from > dayInBrasilia(now) ? shown_from : null,
  }
}

export async function openItem(
  { db, now }: Context,
  kind: StudyKind,
  slug: string,
): Promise<OpenedStudyItem | null> {
  const row = await findItemRow(db, kind, slug)
  if (!row) return null
  const { fields } = STUDY_RULES[kind]
  const [versions, hidden] = await Promise.all([
    listVersions(db, kind, slug, subjectOf(kind, slug)),
    listHiddenSlugs(db, kind),
  ])
  return {
    slug,
    version: row.version,
    row: trimRow(fields, row.draft),
    isHidden: hidden.has(slug),
    ...stateOf(row, now()),
    history: versions.map(({ version, draft, kept_at, full_name }) => ({
      version,
      keptAt: kept_at.toISOString(),
      by: full_name,
      row: trimRow(fields, draft),
    })),
  }
}

/** Null for what is no model essay. The engine reads the draft as it reads a student's essay. */
export async function estimateItem(
  { db, corrector }: Pick<AppContext, 'db' | 'corrector'>,
  kind: StudyKind,
  slug: string,
): Promise<StudyEstimate | null> {
  const row = kind === 'model' ? await findItemRow(db, kind, slug) : null
  if (!row) return null
  const { theme = '', text = '' } = row.draft
  const made = await corrector.correct(essayToCorrect({ title: theme, motivating: '' }, text))
  return {
    total: made.total,
    from: made.range.from,
    to: made.range.to,
    levels: made.competences.map(({ level }) => level),
  }
}
