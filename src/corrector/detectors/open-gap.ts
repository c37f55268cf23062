/** A gap between two words that have no sign between them, as the rules on missing commas look at it. */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import type { Gaps } from '../syntax/gaps.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { openerLength } from './openers.ts'
import type { Reader } from './reading.ts'
import { lastSign, nextSign, wordAt } from './sentence-words.ts'

/** From which chance on a shape is marked, each read by a person. */
export const LIKELY = {
  opening: 0.52,
  short: 0.72,
  source: 0.5,
  closing: 0.57,
  inserted: 0.55,
  late: 0.55,
  gerund: 0.66,
  sure: 0.8,
  certain: 0.87,
  relative: 0.85,
  clauses: 0.8,
} as const

export const OPENS = /^(?:ADP|ADV|SCONJ|VERB\.(?:Ger|Part)|AUX\.Ger)/
export const SUBJECT_OR_VERB = /^(?:DET|NOUN|PROPN|PRON|NUM|VERB\.Fin|AUX\.Fin)/
export const VERB_GROUP = /^(?:não|se|nunca|também|já|ainda|só)$/
export const ASKS_MUCH = /^quant[oa]s?$/
/** "Só assim", "nem tudo", "pelo menos": they belong to what follows. */
export const BELONGS =
  /^(?:só|somente|apenas|nem|já|quase|até|mesmo|talvez|não|menos|sem|também|cada|assim|hoje|ali|aqui|aí|daí|então|lá)$/
export const INVERTED =
  /^(?:há|houve|existe|existem|surge|surgem|está|estão|vem|vêm|ocorre|ocorrem|cabe|nasce|nasceu|surgiu|veio|vieram|falta|faltam|começa|começam)$/
/** So short an adjunct may stand without its comma. */
export const SHORT = 3

export type Gap = {
  readonly at: number
  readonly chance: number
  /** The stretches up to the last and to the next sign. */
  readonly first: number
  readonly next: number
  readonly opener: 'start' | 'comma' | 'stop' | 'other'
  readonly closer: 'end' | 'comma' | 'other'
  readonly hasVerbBefore: boolean
  readonly hasVerbBehind: boolean
  /** What stands behind the gap is the object of a verb before it. */
  readonly isObject: boolean
  /** As what the word behind the gap hangs on its own. */
  readonly own: string
  /** What stands behind the gap is the subject of a verb behind it. */
  readonly isSubject: boolean
  /** What ends before the gap is the subject of a verb behind it. */
  readonly isSubjectBefore: boolean
  /** Subjects that end before the gap, behind the last sign, with the place of their verb. */
  readonly actors: readonly number[]
}

export type Shape = (reader: Reader, sentence: SyntaxSentence, gap: Gap) => Finding | null

export function gapAt(reader: Reader, sentence: SyntaxSentence, gaps: Gaps, at: number): Gap {
  const first = lastSign(sentence, at - 1)
  const next = nextSign(sentence, at)
  const opening = wordAt(sentence, first)
  const opener =
    first === 0
      ? 'start'
      : opening.before === BEFORE.comma
        ? 'comma'
        : reader.isMark(opening.token - 1, ';:')
          ? 'stop'
          : 'other'
  const top = gaps.labels.findIndex((_, word) => gaps.from[word] === at && (gaps.heads[word] ?? -1) < at)
  const isSubject = gaps.labels.some(
    (own, word) => own.startsWith('nsubj') && gaps.from[word] === at && (gaps.heads[word] ?? -1) > word,
  )
  return {
    at,
    chance: gaps.chances[at] ?? 0,
    first,
    next,
    opener,
    closer:
      next >= sentence.length ? 'end' : wordAt(sentence, next).before === BEFORE.comma ? 'comma' : 'other',
    hasVerbBefore: sentence.slice(first, at).some(isFiniteVerb),
    hasVerbBehind: sentence.slice(at, next).some(isFiniteVerb),
    own: gaps.labels[at] ?? '',
    isObject: top >= 0 && /^(?:obj|ccomp|xcomp)$/.test(gaps.labels[top] ?? ''),
    isSubject,
    actors: gaps.labels.flatMap((own, word) =>
      own.startsWith('nsubj') &&
      word >= first &&
      (gaps.to[word] ?? at) < next &&
      (gaps.heads[word] ?? -1) >= next
        ? [gaps.heads[word] ?? -1]
        : [],
    ),
    isSubjectBefore: gaps.labels.some(
      (own, word) =>
        own.startsWith('nsubj') &&
        word >= first &&
        gaps.to[word] === at - 1 &&
        (gaps.heads[word] ?? -1) >= at,
    ),
  }
}

/** A linking word or phrase that fills the stretch. */
export function isOpener(sentence: SyntaxSentence, from: number, at: number): boolean {
  return openerLength({ lower: (place) => wordAt(sentence, place).lower }, from) === at - from
}

export function twoWords(sentence: SyntaxSentence, at: number): string {
  return `${wordAt(sentence, at).lower} ${wordAt(sentence, at + 1).lower}`
}
