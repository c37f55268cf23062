/** The search of the repertoire bank: over all axes, in title and description (product §2). */

import { matches } from '#domain/shared/search.ts'
import type { RepertoireItem } from '#domain/study/repertoire.ts'
import type { RepertoireAxis } from './load-repertoire-bank.ts'

export type FoundRepertoire = { item: RepertoireItem; axisName: string }

/** In the order of the bank. A query of nothing but spaces finds everything. */
export function findRepertoires(axes: readonly RepertoireAxis[], query: string): FoundRepertoire[] {
  return axes.flatMap(({ name, items }) =>
    items
      .filter((item) => matches(query, [item.title, item.description]))
      .map((item) => ({ item, axisName: name })),
  )
}
