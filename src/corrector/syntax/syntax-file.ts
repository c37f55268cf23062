/** The learned tagger and parser as they are kept (model/syntax.json, CC BY-SA 4.0), and how they are opened. */
import type { Words } from '../words/knowledge.ts'
import { classesOf, hashText } from './features.ts'
import { createParser, type Parser } from './parser.ts'
import { createTagger, type Tagger } from './tagger.ts'
import { openWeights, type WeightsFile } from './weights.ts'

export type SyntaxFile = {
  /** What it was learned from, and its licence. */
  readonly source: string
  readonly tags: readonly string[]
  readonly labels: readonly string[]
  /** In the treebanks often enough to be told by themselves; with a blank between. */
  readonly words: string
  /** Each of them by its set of tags: numbers of `tagSets`, with a blank between. */
  readonly setOfWord: string
  /** Sets of tags, each as numbers of `tags` with a blank between. */
  readonly tagSets: readonly string[]
  /** Words that always have one tag. */
  readonly fixed: Readonly<Record<string, number>>
  readonly tagger: WeightsFile
  readonly parser: WeightsFile
}

/** Openers of essays that newspapers hardly have: without this they are taken for names. */
const ADVERBS =
  'ademais outrossim destarte dessarte entretanto todavia contudo porém portanto igualmente paralelamente analogamente primordialmente primeiramente precipuamente'.split(
    ' ',
  )

export type SyntaxModel = { readonly tags: readonly string[]; readonly tag: Tagger; readonly parse: Parser }

export function openSyntax(file: SyntaxFile, words: Words): SyntaxModel {
  const known = file.words.split(' ')
  const setNumbers = file.tagSets.map(hashText)
  const sets = new Map(
    file.setOfWord.split(' ').map((set, at) => [known[at] ?? '', setNumbers[Number(set)] ?? 0]),
  )
  const { tags, labels } = file
  const adverb = tags.indexOf('ADV')
  const fixed = new Map([...Object.entries(file.fixed), ...ADVERBS.map((word) => [word, adverb] as const)])
  return {
    tags,
    tag: createTagger({ tags, sets, fixed, scorer: openWeights(file.tagger) }, classesOf(words)),
    parse: createParser({ labels, known: new Set(known), scorer: openWeights(file.parser) }),
  }
}
