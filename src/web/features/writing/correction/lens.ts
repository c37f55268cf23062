/** Which marks are drawn: what matters most over all competences, or everything of one. */
import type { Correction, Mark } from '#corrector/correction.ts'
import type { Competence, MarkKind } from '#corrector/kinds.ts'

export type Lens = 'all' | Competence

/** On nearly every line of any essay: together with the rest they would hide what is news. */
const EVERYWHERE: ReadonlySet<MarkKind> = new Set(['theme-word', 'connective', 'reference', 'formal-word'])

export type ShownMark = Mark & {
  /** From 1, as the list of notes counts. */
  readonly number: number
}

export function marksUnder({ marks }: Correction, lens: Lens): ShownMark[] {
  return marks
    .filter((mark) =>
      lens === 'all'
        ? !EVERYWHERE.has(mark.kind)
        : mark.competence === lens || mark.contributions.some(({ competence }) => competence === lens),
    )
    .map((mark, index) => ({ ...mark, number: index + 1 }))
}
