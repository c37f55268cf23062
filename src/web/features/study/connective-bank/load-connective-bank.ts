import type { ConnectiveCategory } from '#domain/study/connective.ts'
import { notHidden, type StudyPack } from '#domain/study/contents/study-pack.ts'

/**
 * On the server for the first page, in the browser for the next ones: the first page carries the bank as data, which
 * compresses to almost nothing beside its own HTML, and a change of page fetches it as a file that is kept for ever.
 */
export async function loadConnectiveBank(
  pack: StudyPack | Promise<StudyPack>,
): Promise<{ categories: readonly ConnectiveCategory[] }> {
  const [{ CONNECTIVE_CATEGORIES }, { connective, hidden }] = await Promise.all([
    import('#content/study/connectives.ts'),
    pack,
  ])
  const categories = CONNECTIVE_CATEGORIES.map((category) => ({
    ...category,
    connectives: [
      ...connective.filter((own) => own.category === category.id),
      ...notHidden(category.connectives, hidden.connective),
    ],
  }))
  return { categories }
}
