/** A comma that misses behind what opens a sentence, by its chance (competence 1; decision 0297; pontuação). */
import type { Finding } from '../kinds.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import {
  ASKS_MUCH,
  BELONGS,
  type Gap,
  INVERTED,
  isOpener,
  LIKELY,
  OPENS,
  SHORT,
  SUBJECT_OR_VERB,
  twoWords,
  VERB_GROUP,
} from './open-gap.ts'
import type { Reader } from './reading.ts'
import { wordAt } from './sentence-words.ts'

/** "Em que ponto o país parou?": the question is no opening. */
const ASKS = /^(?:que|qual|quais|quem)$/
const SOURCE = /^(?:segundo|conforme|consoante)$/
const TIMES = wordSet('vez vezes dia dias ano anos década século momento')

/** "Nesse caso, ações preventivas são raras." */
export function opening(reader: Reader, sentence: SyntaxSentence, gap: Gap): Finding | null {
  const { at, chance, first, opener, hasVerbBefore, next } = gap
  if (opener === 'comma' || opener === 'other') return null
  let from = first
  if (/^(?:e|mas|pois|porém|portanto|logo|assim|porque|então)$/.test(wordAt(sentence, from).lower)) from += 1
  if (from >= at) from = first
  const own = wordAt(sentence, from)
  const isSource = SOURCE.test(own.lower) || twoWords(sentence, from) === 'de acordo'
  if (!goesOn(sentence, at, isSource)) return null
  // Where nearly all put one, the tree is wrong: "Consoante Keller, o fim", "Para que isso ocorra, o Estado".
  const isSurely = chance >= LIKELY.certain && (isSource || own.lower === 'para')
  if (!isSurely && (gap.isObject || gap.isSubjectBefore)) return null
  if (/^(?:e|ou)$/.test(wordAt(sentence, at).lower)) return null
  if (twoWords(sentence, at) === 'o que' || /^(?:menos|mais)$/.test(wordAt(sentence, at - 1).lower))
    return null
  if (opener === 'stop' && chance < LIKELY.short) return null
  if (!isSource && chance < LIKELY.opening) return null
  if (/^(?:graças|devido|quanto|junto)$/.test(own.lower) && at - from < 3) return null
  if (at - from <= SHORT && chance < LIKELY.short && !isSource && !isOpener(sentence, from, at)) return null
  if (isOwnPart(sentence, gap, from)) return null
  if (
    ASKS.test(wordAt(sentence, from + 1).lower) ||
    sentence.slice(from, at).some(({ lower }) => ASKS_MUCH.test(lower))
  )
    return null
  const isTime = sentence.slice(from, at).some(({ lower }) => TIMES.has(lower))
  if (!OPENS.test(own.tag) && !(isTime && !hasVerbBefore)) return null
  const isClause =
    /^(?:SCONJ)/.test(own.tag) || /^(?:quando|se|como|enquanto|caso|embora|conforme)$/.test(own.lower)
  if (hasVerbBefore && !isClause && !sentence.slice(from, at).some(({ tag }) => /^(?:PREL|SCONJ)/.test(tag)))
    return null
  if (!sentence.slice(at).some(isFiniteVerb) || next - at < 2) return null
  return reader.mark('comma-after-adjunct', wordAt(sentence, at - 1).token, wordAt(sentence, at).token + 1, {
    about: hasVerbBefore ? 'oração' : 'expressão',
  })
}

/** The sentence proper, another opening ("Como reflexo disso, ao ler") or a count behind its source ("cerca de dez"). */
function goesOn(sentence: SyntaxSentence, at: number, isSource: boolean): boolean {
  const [last, own, next] = [at - 1, at, at + 1].map((place) => wordAt(sentence, place))
  const isOpening = own?.lower === 'ao' && next?.tag === 'VERB.Inf' && /^d?is[st]o$/.test(last?.lower ?? '')
  const isCount = isSource && /^(?:cerca|apenas|mais|aproximadamente|quase|somente)$/.test(own?.lower ?? '')
  return SUBJECT_OR_VERB.test(own?.tag ?? '') || VERB_GROUP.test(own?.lower ?? '') || isOpening || isCount
}

/** "Só assim o aluno lê", "Na escola há livros": nothing that a comma would set apart. */
function isOwnPart(sentence: SyntaxSentence, { at, chance, hasVerbBefore }: Gap, from: number): boolean {
  const own = wordAt(sentence, at)
  if (hasVerbBefore) return false
  if (INVERTED.test(own.lower) && chance < LIKELY.sure) return true
  // "Logo, é preciso": no adverb of the verb.
  if (
    at - from === 1 &&
    chance >= LIKELY.certain &&
    /^(?:logo|portanto|entretanto|contudo|ademais)$/.test(wordAt(sentence, from).lower)
  )
    return false
  return BELONGS.test(wordAt(sentence, from).lower) || (at - from === 1 && isFiniteVerb(own))
}
