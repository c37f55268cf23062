/** Which marks are drawn: what matters most over all competences, or everything of one. */
import type { Correction, Mark } from '#corrector/correction.ts'
import type { Competence, MarkKind } from '#corrector/kinds.ts'

export type MarkFilter = 'all' | Competence

/** On nearly every line of any essay: together with the rest they would hide what is news. */
const EVERYWHERE: ReadonlySet<MarkKind> = new Set(['theme-word', 'connective', 'reference', 'formal-word'])

export type ShownMark = Mark & {
  /** From 1, as the list of notes counts. */
  readonly number: number
}

export function marksIn({ marks }: Correction, filter: MarkFilter): ShownMark[] {
  return marks
    .filter((mark) =>
      filter === 'all'
        ? !EVERYWHERE.has(mark.kind)
        : mark.competence === filter || mark.contributions.some(({ competence }) => competence === filter),
    )
    .map((mark, index) => ({ ...mark, number: index + 1 }))
}
