/**
 * What a sentence is told by: its words and neighbours as hashes, which classes of words meet in it, and some eighty
 * numbers (what it speaks of beside the rest of the essay, who speaks, how it is built). What follows from them was
 * learned from examples (scripts/corrector/sentence-kinds-fit.ts).
 */
import { CONNECTIVES } from '../lexicon/connectives.ts'
import { cosine, sumOf, unit, type Vectors } from '../substance/vectors.ts'
import { hashText } from '../syntax/features.ts'
import type { SyntaxSentence, SyntaxWord } from '../syntax/sentences.ts'
import type { Document, Token } from '../text/document.ts'
import type { PhraseHit } from '../text/phrases.ts'
import { contentStems, isContentWord, stemOf } from '../text/stem.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'

export type Traits = {
  /** The document's sentence. */
  readonly sentence: number
  readonly wordCount: number
  /** Hashes of what stands in it. */
  readonly keys: Int32Array
  readonly values: Float64Array
}

export type ReadText = {
  readonly doc: Document
  readonly sentences: readonly SyntaxSentence[]
  readonly title: string
  readonly cues: ReadonlyMap<string, readonly PhraseHit[]>
  /** Words of a demand against human rights, by class (lexicon/rights.ts). */
  readonly rights: readonly PhraseHit[]
  readonly words: Words
  readonly vectors: Vectors
}

const KEY_BITS = 24
const QUOTE = /^["“”«»‘’´`]$/
const SPOKEN = /^[!?@#]$/
const LONGEST_NUMBER = 9
/** So many known stems make a middle that says something. */
const SURE_STEMS = 3
const MANY_UNKNOWN = 3
const FEW_WORDS = 6
const NAME = '<name>'

const OWN = wordSet('eu me mim comigo meu minha meus minhas')
const MINE = wordSet('meu minha meus minhas')
const YOU = wordSet('você vocês tu te ti contigo teu tua teus tuas')
const PAST = /(?:ou|eu|iu|ei|aram|eram|iram|ava|avam|fui|foi|era|tinha|ia)$/
const ABSTRACT =
  /(?:ção|ções|dade|dades|mento|mentos|ismo|ismos|ência|ências|ância|âncias|gem|gens|tude|eza)$/
const SMALL = /inh[oa]s?$/
/** Where somebody learns, lives or works. */
const PLACE =
  /^(?:escol|colegi|turm|curs|alun|profess|campus|bairr|cidad|rua|aldei|comunidad|quilomb|padari|igrej|tim|ano|seri)$/

/** The traits of each sentence that was read as a tree and quotes nobody. */
export function readTraits(read: ReadText): Traits[] {
  const { doc, vectors, cues } = read
  const known = doc.sentences.map(({ first, last }) => {
    const stems = doc.tokens
      .slice(first, last)
      .flatMap((token) => (isTelling(token) ? [stemOf(token.lower)] : []))
    return { count: stems.length, ...sumOf(stems, vectors) }
  })
  const whole = new Float64Array(vectors.dimensions)
  const ofParagraph = doc.paragraphs.map(() => new Float64Array(vectors.dimensions))
  for (const [at, { sum }] of known.entries()) {
    add(whole, sum)
    add(ofParagraph[doc.sentences[at]?.paragraph ?? 0], sum)
  }
  const title = unit(sumOf(contentStems(read.title), vectors).sum)
  const linked = new Set(
    Object.keys(CONNECTIVES).flatMap((label) => (cues.get(label) ?? []).map((hit) => hit.sentence)),
  )

  return read.sentences.flatMap((tree): Traits[] => {
    const at = doc.tokens[tree[0]?.token ?? -1]?.sentence ?? -1
    const [sentence, own] = [doc.sentences[at], known[at]]
    if (!sentence || !own) return []
    const tokens = doc.tokens.slice(sentence.first, sentence.last)
    if (tree.some(({ isQuoted }) => isQuoted) || tokens.some(({ lower }) => QUOTE.test(lower))) return []
    const middle = unit(own.sum)
    const without = (all: Float64Array) => unit(all.map((value, d) => value - (own.sum[d] ?? 0)))
    const sureness = Math.min(1, own.known / SURE_STEMS)
    return [
      {
        sentence: at,
        wordCount: sentence.wordCount,
        keys: keysOf(
          sequenceOf(tokens, sentence.first, tree),
          tree,
          read.rights.filter((hit) => hit.sentence === at),
        ),
        values: Float64Array.from([
          ...Array.from(middle, (value) => value * sureness),
          own.count > 0 ? own.known / own.count : 1,
          Number(own.count - own.known > MANY_UNKNOWN),
          cosine(middle, without(whole)),
          cosine(middle, without(ofParagraph[sentence.paragraph] ?? whole)),
          cosine(middle, title),
          Math.max(0, ...vectors.background.map((one) => cosine(middle, one))),
          Number(linked.has(at)),
          ...shapeOf(tokens, tree, read.words),
        ]),
      },
    ]
  })
}

function isTelling({ kind, lower }: Token): boolean {
  return kind === 'word' && isContentWord(lower)
}

function add(to: Float64Array | undefined, sum: Float64Array): void {
  if (to) for (let d = 0; d < to.length; d += 1) to[d] = (to[d] ?? 0) + (sum[d] ?? 0)
}

/** Stems and small words in their order; a name is a name, and a number so many digits. */
function sequenceOf(tokens: readonly Token[], first: number, tree: SyntaxSentence): string[] {
  const names = new Set(tree.flatMap(({ tag, token }) => (tag === 'PROPN' ? [token] : [])))
  const sequence: string[] = []
  for (const [at, { kind, lower, isCapital }] of tokens.entries()) {
    if (kind === 'mark') {
      if (SPOKEN.test(lower)) sequence.push(lower)
    } else if (kind === 'number') sequence.push(`<${Math.min(LONGEST_NUMBER, lower.length)}>`)
    else if (isCapital && at > 0 && (tokens[at - 1]?.kind !== 'mark' || names.has(first + at))) {
      if (sequence.at(-1) !== NAME) sequence.push(NAME)
    } else sequence.push(isContentWord(lower) ? stemOf(lower) : lower)
  }
  return sequence
}

function keysOf(sequence: readonly string[], tree: SyntaxSentence, rights: readonly PhraseHit[]): Int32Array {
  const found = new Set<string>()
  for (const [at, one] of sequence.entries()) {
    const [next, behind] = [sequence[at + 1], sequence[at + 2]]
    found.add(one)
    if (next !== undefined) found.add(`${one} ${next}`)
    if (behind !== undefined) found.add(`${one} _ ${behind}`)
  }
  const hasName = sequence.includes(NAME)
  const hasPlace = sequence.some((one) => PLACE.test(one))
  for (const [speaker, isThere] of [
    ['1S', tree.some(({ tag, lower }) => tag.includes('Fin.1S') || lower === 'eu' || lower === 'sou')],
    ['MY', tree.some(({ lower }) => MINE.has(lower))],
    ['1P', tree.some(({ tag, lower }) => tag.includes('Fin.1P') || lower === 'nós')],
  ] as const) {
    if (!isThere) continue
    found.add(`&${speaker}`)
    if (hasName) found.add(`&${speaker} name`)
    if (hasPlace) found.add(`&${speaker} place`)
    if (hasName && hasPlace) found.add(`&${speaker} name place`)
  }
  const classes = [...new Set(rights.map(({ label }) => label))].sort()
  for (const [at, one] of classes.entries()) {
    found.add(`=${one}`)
    for (const other of classes.slice(at + 1)) found.add(`=${one}=${other}`)
  }
  return Int32Array.from(found, (text) => hashText(text) >>> (32 - KEY_BITS))
}

/** Who speaks, of what kinds of words it is made, and which signs stand in it; shares of its words, or 0 and 1. */
function shapeOf(tokens: readonly Token[], tree: SyntaxSentence, known: Words): number[] {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const size = Math.max(1, tree.length)
  const ofTree = (test: (word: SyntaxWord) => boolean) => tree.filter(test).length / size
  const ofWords = (test: (word: Token) => boolean) => words.filter(test).length / Math.max(1, words.length)
  const ofTokens = (test: (token: Token) => boolean) =>
    tokens.filter(test).length / Math.max(1, tokens.length)
  const has = (sign: RegExp) => Number(tokens.some(({ lower }) => sign.test(lower)))
  const first = tokens.find(({ kind }) => kind !== 'mark')
  return [
    Math.log(1 + words.length),
    Number(words.length < FEW_WORDS),
    ofTree(({ tag }) => tag.includes('Fin.1S')),
    ofTree(({ lower }) => OWN.has(lower)),
    ofTree(({ tag }) => tag.includes('Fin.1P')),
    ofTree(({ tag, lower }) => YOU.has(lower) || tag.includes('Fin.2')),
    ofTree(({ tag, lower }) => /^(?:VERB|AUX)\.Fin/.test(tag) && PAST.test(lower)),
    ofTree(({ tag }) => tag.startsWith('NOUN')),
    ofTree(({ tag }) => tag === 'PROPN'),
    ofTree(({ tag, lower }) => tag.startsWith('NOUN') && ABSTRACT.test(lower)),
    ofTree(({ tag }) => tag.startsWith('ADJ')),
    ofTree(({ tag }) => tag.startsWith('VERB')),
    ofTree(({ tag }) => tag.startsWith('ADP')),
    ofTree(({ tag }) => tag.includes('Part')),
    ofTree(({ tag }) => tag.endsWith('Sub')),
    ofTree(({ tag }) => tag === 'VERB.Inf'),
    ofTree(({ tag }) => tag === 'SCONJ' || tag.startsWith('PREL')),
    ofTree(({ tag }) => /^(?:X|INTJ|SYM)$/.test(tag)),
    ofWords(({ isCapital, lower }) => !isCapital && !known.isKnown(lower)),
    ofWords(({ lower }) => !isContentWord(lower)),
    ofWords(({ lower }) => SMALL.test(lower)),
    words.reduce((sum, { lower }) => sum + lower.length, 0) / Math.max(1, words.length),
    ofTokens(({ kind }) => kind === 'number'),
    ofTokens(({ lower }) => lower === ','),
    Number(first?.kind === 'word' && !first.isCapital),
    has(/^!$/),
    has(/^\?$/),
    has(/^[;:]$/),
    has(/^[…–-]$/),
  ]
}
