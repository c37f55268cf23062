/** What the owner has published to be studied, and what is hidden, as each process keeps it in memory (decision 0225). */
import { isStudyKind, type PublishedItem, packOf } from '#domain/study/contents/study-contents.ts'
import { NO_HIDDEN, type StudyKind, type StudyPack } from '#domain/study/contents/study-pack.ts'
import type { DbOrTx } from '../platform/db/client.ts'

export type StudyShelf = {
  /** What stands in the lists on a day. @param today in Brasília */
  readonly listed: (today: string) => StudyPack
  /** With hers that were taken out of the lists: who has begun with one goes on. */
  readonly open: (today: string) => StudyPack
}

export async function readStudyShelf(db: DbOrTx): Promise<StudyShelf> {
  const rows = await db
    .selectFrom('study_items')
    .select(['kind', 'slug', 'published', 'shown_from'])
    .where('published', 'is not', null)
    // The newest first: that is what a teacher has just added.
    .orderBy('created_at', 'desc')
    .orderBy('slug')
    .execute()
  const hiddenRows = await db
    .selectFrom('hidden_study_items')
    .select(['kind', 'slug'])
    .orderBy('kind')
    .orderBy('slug')
    .execute()
  const hidden: Record<StudyKind, string[]> = { theme: [], repertoire: [], connective: [], model: [] }
  for (const { kind, slug } of hiddenRows) if (isStudyKind(kind)) hidden[kind].push(slug)
  const items = rows.flatMap(({ kind, slug, published, shown_from }): PublishedItem[] =>
    isStudyKind(kind) && published !== null
      ? [{ kind, slug, row: published, shownFrom: shown_from, isHidden: hidden[kind].includes(slug) }]
      : [],
  )
  return {
    listed: keptForADay((today) => packOf(items, hidden, today)),
    open: keptForADay((today) =>
      packOf(
        items.map((item) => ({ ...item, isHidden: false })),
        NO_HIDDEN,
        today,
      ),
    ),
  }
}

/** Every page asks; the rows are read once for each day. */
function keptForADay(make: (today: string) => StudyPack): (today: string) => StudyPack {
  let kept: { today: string; pack: StudyPack } | null = null
  return (today) => {
    if (kept?.today !== today) kept = { today, pack: make(today) }
    return kept.pack
  }
}
