/** Shapes of the connectives bank (product §3 Connective categories). The entries are in src/content/study/connectives.ts. */
import { fold, type TextPart } from '../shared/search.ts'

export type ConnectiveCategoryId =
  | 'adicao'
  | 'oposicao'
  | 'causa-e-consequencia'
  | 'comparacao'
  | 'explicacao'
  | 'conclusao'

export type Connective = {
  /** Stable slug, unique over all categories; never changes. */
  readonly id: string
  /** What is copied; "…" stands between the halves of a pair. */
  readonly text: string
  /** A whole sentence, or two, as an essay would have it. */
  readonly example: string
  /** The slip that teachers correct most; null when there is none worth the space. */
  readonly warning: string | null
}

export type ConnectiveCategory = {
  readonly id: ConnectiveCategoryId
  readonly name: string
  readonly description: string
  /** A slip that concerns the whole category. */
  readonly warning: string
  readonly connectives: readonly Connective[]
}

/**
 * Cuts an example at its connective, for marking: each half of a pair in its order, and a last "de" or "a" also where
 * it is contracted ("devido à"). @returns parts that joined give the example back
 */
export function exampleParts({ text, example }: Pick<Connective, 'text' | 'example'>): TextPart[] {
  const folded = fold(example)
  const parts: TextPart[] = []
  let from = 0
  for (const half of fold(text).split('… ')) {
    const found = pattern(half).exec(folded.slice(from))
    if (!found) continue
    const end = from + found.index + found[0].length
    const start = end - found[1]!.length
    if (start > from) parts.push({ text: example.slice(from, start), isMatch: false })
    parts.push({ text: example.slice(start, end), isMatch: true })
    from = end
  }
  if (from < example.length) parts.push({ text: example.slice(from), isMatch: false })
  return parts
}

function pattern(half: string): RegExp {
  const words = half.replace(/ de$/, ' d(?:e|[oa]s?)').replace(/ a$/, ' (?:as?|aos?)')
  return new RegExp(`(?:^|[^a-z])(${words})(?![a-z])`)
}
