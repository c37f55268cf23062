/** Which classes of marks come back in a student's essays? In how many essays counts before how often in one. */
import type { MarkKind } from '#corrector/kinds.ts'
import type { MarkedVersion } from './own-sentences.ts'

export function commonestKinds<Kind extends MarkKind>(
  versions: readonly Pick<MarkedVersion, 'marks'>[],
  isCounted: (kind: MarkKind) => kind is Kind,
): Kind[] {
  const counts = new Map<Kind, { essays: number; marks: number }>()
  for (const { marks } of versions) {
    const kinds = marks.map(({ kind }) => kind).filter(isCounted)
    for (const kind of new Set(kinds)) {
      const { essays, marks: before } = counts.get(kind) ?? { essays: 0, marks: 0 }
      counts.set(kind, { essays: essays + 1, marks: before + kinds.filter((one) => one === kind).length })
    }
  }
  return [...counts].sort(([, a], [, b]) => b.essays - a.essays || b.marks - a.marks).map(([kind]) => kind)
}
