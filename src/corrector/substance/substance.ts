/**
 * Is there something of its own in this text, or would it serve any theme? Ten measures of the words outside the title:
 * whether they come back, whether they belong to the title's field, whether the title's words take other forms (decision
 * 0145). Names, numbers and rare words are no evidence: well-made frames have more of them.
 */
import type { Theme } from '../detectors/content.ts'
import { GENERIC_STEMS } from '../lexicon/generic-words.ts'
import { countEach } from '../measures/stems.ts'
import type { Document } from '../text/document.ts'
import { isContentWord, stemOf } from '../text/stem.ts'
import { type Field, readField } from './field.ts'
import type { Vectors } from './vectors.ts'

/** +1: more of it speaks for a frame. The share of own words speaks only beside the others. */
export const SUBSTANCE_MEASURES = {
  returningOfOwn: -1,
  returningOfAll: -1,
  formsOfStem: -1,
  formsOfTitle: -1,
  ownInSentence: -1,
  pasted: 1,
  field: -1,
  closeness: -1,
  worstParagraph: -1,
  ownShare: 1,
} as const
export type SubstanceMeasure = keyof typeof SUBSTANCE_MEASURES
export const SUBSTANCE_NAMES = Object.keys(SUBSTANCE_MEASURES) as SubstanceMeasure[] // its own keys

/** What the measures of the field are where the title is not known, in the order of the names. */
export type SubstanceNumbers = {
  readonly bias: number
  readonly weights: readonly number[]
  readonly silent: readonly number[]
  /** Above: a frame. */
  readonly named: number
  /** Above: a frame beyond doubt, which hardly any essay resembles. */
  readonly sure: number
  /** Up to here: what the essay says is its own, and the top of the scale is within reach. */
  readonly own: number
  /** Up to here: so much its own that the total is drawn upward at the top. */
  readonly strong: number
}

export type SubstanceVerdict = {
  readonly score: number
  readonly isFrame: boolean
  readonly isSureFrame: boolean
  /** Near to a frame: enough where another sign speaks for one too. */
  readonly isDoubtful: boolean
  readonly isOwn: boolean
  readonly isStrong: boolean
}

const MIN_CONTENT_WORDS = 60
/** In the score's own units. */
const DOUBT = 4
const LONG_PARAGRAPH = 8
const LEAST_OWN_SHARE = 0.05
/** Too short to be judged: neither a frame nor shown to be its own. */
const UNJUDGED: SubstanceVerdict = {
  score: 0,
  isFrame: false,
  isSureFrame: false,
  isDoubtful: false,
  isOwn: false,
  isStrong: false,
}

export function judgeSubstance(
  doc: Document,
  theme: Theme,
  vectors: Vectors,
  numbers: SubstanceNumbers,
): SubstanceVerdict {
  const values = measureSubstance(doc, readField(theme.title, theme.stems, vectors))
  if (!values) return UNJUDGED
  const score = substanceScore(values, numbers)
  return {
    score,
    isFrame: score > numbers.named,
    isSureFrame: score > numbers.sure,
    isDoubtful: score > numbers.named - DOUBT,
    isOwn: score <= numbers.own,
    isStrong: score <= numbers.strong,
  }
}

export function substanceScore(
  values: readonly (number | null)[],
  { bias, weights, silent }: Pick<SubstanceNumbers, 'bias' | 'weights' | 'silent'>,
): number {
  return values.reduce<number>(
    (sum, value, at) => sum + (weights[at] ?? 0) * (value ?? silent[at] ?? 0),
    bias,
  )
}

/** @returns in the order of SUBSTANCE_NAMES, null where the title's field is not known; null for a text that is too short */
export function measureSubstance(doc: Document, field: Field): (number | null)[] | null {
  const { isOfTitle, titleStems } = field
  const words = doc.words.flatMap((at) => {
    const token = doc.tokens[at]
    return token && isContentWord(token.lower)
      ? [{ lower: token.lower, stem: stemOf(token.lower), paragraph: token.paragraph }]
      : []
  })
  if (words.length < MIN_CONTENT_WORDS) return null
  const own = words.filter(({ stem }) => !isOfTitle(stem) && !GENERIC_STEMS.has(stem))
  const ownStems = own.map(({ stem }) => stem)
  const returning = [...countEach(ownStems).values()].filter((count) => count > 1)
  const returned = returning.reduce((sum, count) => sum + count, 0)
  const ofTitle = words.filter(({ stem }) => isOfTitle(stem))
  const forms = new Set(ofTitle.map(({ lower }) => lower))
  const paragraphs = doc.paragraphs.map((_, index) =>
    own.filter(({ paragraph }) => paragraph === index).map(({ stem }) => stem),
  )
  const long = paragraphs.filter((stems) => stems.length >= LONG_PARAGRAPH)
  const { isKnown } = field
  const values: Record<SubstanceMeasure, number | null> = {
    returningOfOwn: returned / Math.max(1, own.length, LEAST_OWN_SHARE * words.length),
    returningOfAll: returned / words.length,
    formsOfStem: forms.size / Math.max(1, new Set(ofTitle.map(({ stem }) => stem)).size),
    formsOfTitle: forms.size / Math.max(1, titleStems.size),
    ownInSentence: own.length / Math.max(1, doc.sentences.length),
    pasted: pasted(words, titleStems),
    field: isKnown ? ownStems.filter((stem) => field.has(stem)).length / words.length : null,
    closeness: isKnown ? field.closeness(ownStems) : null,
    worstParagraph: isKnown
      ? long.reduce((least, stems) => Math.min(least, field.closeness(stems)), long.length > 0 ? 8 : -1)
      : null,
    ownShare: own.length / words.length,
  }
  return SUBSTANCE_NAMES.map((name) => values[name])
}

/** Words of the title that stand one after the other as in the title, among all words of the title. */
function pasted(
  words: readonly { readonly stem: string; readonly paragraph: number }[],
  titleStems: ReadonlySet<string>,
): number {
  const order = [...titleStems]
  const pairs = new Set(order.slice(1).map((stem, at) => `${order[at]} ${stem}`))
  let inOrder = 0
  let hits = 0
  for (const [at, { stem, paragraph }] of words.entries()) {
    if (titleStems.has(stem)) hits += 1
    const next = words[at + 1]
    if (next && next.paragraph === paragraph && pairs.has(`${stem} ${next.stem}`)) inOrder += 1
  }
  return (2 * inOrder) / Math.max(1, hits)
}
