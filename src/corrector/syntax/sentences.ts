/** An essay's sentences as trees: each word with its tag, its head, and its place in the pupil's text. */
import type { Reader } from '../detectors/reading.ts'
import { BEFORE, type Before, type PlainWord } from './features.ts'
import type { TaggedWord } from './parser-state.ts'
import type { SyntaxModel } from './syntax-file.ts'

export type SyntaxWord = {
  /** Its token in the document. */
  readonly token: number
  readonly form: string
  readonly lower: string
  readonly before: Before
  readonly isQuoted: boolean
  readonly tag: string
  /** −1 for the root. */
  readonly head: number
  readonly label: string
  /** By how much the parser preferred this head and label. */
  readonly margin: number
  readonly children: readonly number[]
}
export type SyntaxSentence = readonly SyntaxWord[]

/** Signs that are read as words. */
const SPOKEN_SIGN = /^[%$&+=/§°ºª]$/
/** A list without a stop, pasted from elsewhere: nothing of it could be told. */
const MOST_WORDS = 200

type PlacedWord = TaggedWord & { readonly token: number }

export function readSyntax(reader: Reader, model: SyntaxModel): SyntaxSentence[] {
  return tagSentences(reader, model).map((words) => {
    const { heads, labels, margins } = model.parse(words)
    const children = words.map((): number[] => [])
    for (const [at, head] of heads.entries()) children[head]?.push(at)
    return words.map((word, at) => ({
      ...word,
      isQuoted: reader.isQuoted(word.token),
      head: heads[at] ?? -1,
      label: labels[at] ?? '',
      margin: margins[at] ?? 0,
      children: children[at] ?? [],
    }))
  })
}

/** The words of each sentence with their tags, without a tree. */
function tagSentences({ doc }: Pick<Reader, 'doc'>, model: SyntaxModel): PlacedWord[][] {
  return doc.sentences.flatMap(({ first, last }) => {
    const words: (PlainWord & { token: number })[] = []
    let before: Before = BEFORE.nothing
    for (let at = first; at < last; at += 1) {
      const token = doc.tokens[at]
      if (!token) continue
      if (token.kind === 'mark' && !SPOKEN_SIGN.test(token.lower)) {
        if (token.lower !== ',') before = BEFORE.other
        else if (before === BEFORE.nothing) before = BEFORE.comma
        continue
      }
      const written = doc.text.slice(token.start, token.end)
      // A word broken at the end of its line is longer than it is.
      const form = written.length === token.lower.length ? written : token.lower
      words.push({ token: at, form, lower: token.lower, before })
      before = BEFORE.nothing
    }
    if (words.length === 0 || words.length > MOST_WORDS) return []
    const tags = model.tag(words)
    return [words.map((word, at) => ({ ...word, tag: model.tags[tags[at] ?? 0] ?? '' }))]
  })
}

const FINITE = /^(?:VERB|AUX)\.Fin\./

export function isFiniteVerb(word: SyntaxWord | undefined): boolean {
  return word !== undefined && FINITE.test(word.tag)
}

export function childrenOf(sentence: SyntaxSentence, at: number, label: RegExp): number[] {
  return (sentence[at]?.children ?? []).filter((child) => label.test(sentence[child]?.label ?? ''))
}

/** First and last word of what hangs on a word, itself included. */
export function spanOf(sentence: SyntaxSentence, at: number): { from: number; to: number } {
  let [from, to] = [at, at]
  const open = [at]
  for (let own = open.pop(); own !== undefined; own = open.pop()) {
    from = Math.min(from, own)
    to = Math.max(to, own)
    open.push(...(sentence[own]?.children ?? []))
  }
  return { from, to }
}

/** The finite word of a predicate: its auxiliary or copula, or itself; −1 when there is none. */
export function finiteOf(sentence: SyntaxSentence, predicate: number): number {
  const helper = childrenOf(sentence, predicate, /^(?:aux|aux:pass|cop)$/).find((at) =>
    isFiniteVerb(sentence[at]),
  )
  return helper ?? (isFiniteVerb(sentence[predicate]) ? predicate : -1)
}

/** As the pupil wrote it, without the signs between. */
export function wordsOf(sentence: SyntaxSentence, from: number, to: number): string {
  return sentence
    .slice(from, to + 1)
    .map(({ lower }) => lower)
    .join(' ')
}
