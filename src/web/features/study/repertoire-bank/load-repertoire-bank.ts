import { notHidden, type StudyPack } from '#domain/study/contents/study-pack.ts'
import type { RepertoireAxisId, RepertoireItem } from '#domain/study/repertoire.ts'

export type RepertoireAxis = { id: RepertoireAxisId; name: string; items: readonly RepertoireItem[] }

/**
 * On the server for the first page, in the browser for the next ones: the first page carries the bank as data, which
 * compresses to almost nothing beside its own HTML, and a change of page fetches it as a file that is kept for ever.
 */
export async function loadRepertoireBank(
  pack: StudyPack | Promise<StudyPack>,
): Promise<{ axes: readonly RepertoireAxis[] }> {
  const [{ REPERTOIRE_AXES }, own] = await Promise.all([
    import('#content/study/repertoires/index-by-axis.ts'),
    pack,
  ])
  const axes = REPERTOIRE_AXES.map(({ id, name, items }) => ({
    id,
    name,
    items: [...own.repertoire.filter(({ axis }) => axis === id), ...notHidden(items, own.hidden.repertoire)],
  }))
  return { axes }
}
