/**
 * Attempts to please a counter rather than a reader: a frame for any theme, words out of order, connectives heaped up,
 * sentences said twice.
 * Each is named to the pupil, and what it would have earned is not counted.
 */
import type { Analysis } from '../analysis.ts'
import { connectivesOf } from '../detectors/counted-connectives.ts'
import type { Span } from '../text/document.ts'
import { wordSet } from '../text/word-set.ts'
import type { FrameKind } from './caps.ts'

export type TrickId =
  | 'generator'
  | 'template'
  | 'disordered'
  | 'senseless'
  | 'shuffled'
  | 'connective-spam'
  | 'doubled'
  | 'copied'
export type Trick = { readonly id: TrickId; readonly spans: readonly Span[] }

/** After these a noun, an adjective or a verb is due; never what is listed below. */
const OPENING = wordSet(
  'o os as um uma uns umas do da dos das no na nas ao aos à às pelo pela pelos pelas de em com por para sem sob entre este esta esse essa seu sua seus suas num numa cada',
)
const NEVER_AFTER = wordSet(
  'e ou mas pois porque é são foi foram está estão de do da dos das em no na nas ao aos à às pelo pela pelos pelas com por para se deve devem pode podem tem têm há também porém portanto nem lhe',
)
const ALLOWED_PAIRS = new Set([
  'de se',
  'em se',
  'para se',
  'por se',
  'sem se',
  'a se',
  'com o',
  'de em',
  'para com',
  'de por',
  'de com',
  'de para',
  'por de',
  'no de',
  'na de',
  'o de',
  'os de',
  'as de',
  'do de',
  'o da',
  'o do',
  'os da',
  'os do',
  'os das',
  'os dos',
  'as da',
  'as do',
  'o em',
  'os em',
  'as em',
  'o com',
  'os com',
  'os no',
  'os na',
  'um de',
  'uma de',
  'uns e',
  'um e',
  'um do',
  'um dos',
  'uma das',
  'uma da',
  'o e',
  'o é',
  'para em',
  'cada um',
  'o por',
  'em de',
  'o se',
  'entre o',
  'entre os',
  'o ao',
])
const MIN_WORDS = 60
/** Three ordinary essays of the corpus in 4164 have more. */
const SHUFFLED_SHARE = 0.015
/** No ordinary essay of a sample of 400 has as many. */
const SPAM_STACKS = 8
const SPAM_PER_100_WORDS = 14

/** @param odd where the whole is out of order the sentences that stand oddest, where words do not go together those words */
export function findTricks(
  analysis: Analysis,
  frame: FrameKind,
  odd: { readonly disordered?: readonly Span[] | null; readonly senseless?: readonly Span[] | null } = {},
): Trick[] {
  const tricks: Trick[] = []
  if (frame) tricks.push({ id: frame === 'generator' ? 'generator' : 'template', spans: [] })
  if (odd.disordered) tricks.push({ id: 'disordered', spans: odd.disordered })
  if (odd.senseless) tricks.push({ id: 'senseless', spans: odd.senseless })
  if (analysis.doc.words.length >= MIN_WORDS && brokenShare(analysis) > SHUFFLED_SHARE)
    tricks.push({ id: 'shuffled', spans: [] })
  const { all, counted, isHeaped } = connectivesOf(analysis)
  const kept = new Set(counted)
  const stacked = all.filter((hit) => !kept.has(hit))
  const dense = (100 * all.length) / Math.max(1, analysis.doc.words.length) > SPAM_PER_100_WORDS
  if (isHeaped || stacked.length >= SPAM_STACKS || (dense && analysis.doc.words.length >= MIN_WORDS))
    tricks.push({ id: 'connective-spam', spans: stacked.map(({ start, end }) => ({ start, end })) })
  if (analysis.discounted.doubled.length > 0)
    tricks.push({ id: 'doubled', spans: analysis.discounted.doubled })
  if (analysis.discounted.copied.length > 0) tricks.push({ id: 'copied', spans: analysis.discounted.copied })
  return tricks
}

/** Pairs of words that no sentence has, among all pairs. */
export function brokenShare({ doc }: Analysis): number {
  let broken = 0
  let pairs = 0
  for (const [at, token] of doc.tokens.entries()) {
    const next = doc.tokens[at + 1]
    if (token.kind !== 'word' || !next || next.paragraph !== token.paragraph) continue
    pairs += 1
    if (!OPENING.has(token.lower)) continue
    const isStop = next.kind === 'mark' && /^[.,;:!?]$/.test(next.lower)
    const isWrong =
      next.kind === 'word' &&
      NEVER_AFTER.has(next.lower) &&
      !ALLOWED_PAIRS.has(`${token.lower} ${next.lower}`)
    if (isStop || isWrong) broken += 1
  }
  return pairs === 0 ? 0 : broken / pairs
}
