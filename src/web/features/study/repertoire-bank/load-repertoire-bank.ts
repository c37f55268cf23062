import type { RepertoireAxisId, RepertoireItem } from '#domain/study/repertoire.ts'

export type RepertoireAxis = { id: RepertoireAxisId; name: string; items: readonly RepertoireItem[] }

/**
 * On the server for the first page, in the browser for the next ones: the first page carries the bank as data, which
 * compresses to almost nothing beside its own HTML, and a change of page fetches it as a file that is kept for ever.
 */
export async function loadRepertoireBank(): Promise<{ axes: readonly RepertoireAxis[] }> {
  const { REPERTOIRE_AXES } = await import('#content/study/repertoires/index-by-axis.ts')
  return { axes: REPERTOIRE_AXES }
}
