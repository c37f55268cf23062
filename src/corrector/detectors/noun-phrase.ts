/**
 * Number inside a noun phrase as the parser draws it: a determiner or an adjective in another number than its noun
 * (competence 1; decision 0172). Gender is left alone: "N1 de N2 adjective" cannot be told.
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import { childrenOf, type SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { numberOfNoun } from './number-of-form.ts'
import type { Reader } from './reading.ts'
import { numberOfDeterminer } from './subjects.ts'

/** What ends otherwise may be a noun that lost its preposition. */
const ADJECTIVE_END =
  /(?:[aeiou]l|[aeiu]is|ic[oa]s?|iv[oa]s?|os[oa]s?|[ai]d[oa]s?|[aei]ntes?|ári[oa]s?|eir[oa]s?|istas?|ar|ares|enses?|feit[oa]s?|ern[oa]s?|an[oa]s?|ês)$/
const FARTHEST = 3
const JOINT_REACH = 4
const NO_DETERMINER = wordSet('quanto tanto muito pouco seu seus mesmo mesmos cada tal tais a')
const NO_NOUN = wordSet('pais país parênteses metragem contras vez')
/** They do not change, or stand for nouns themselves. */
const NO_ADJECTIVE = wordSet(
  'independente transgênero online on-line smart tupiniquim afim trans cis drag offline digital chave padrão monstro só bom uma um gay bem mal web pop extra plus alerta fake ioga sub pró anti devido cada tal mercê afins ambulante técnico sócio político público maior menor melhor pior',
)
const NO_ADJECTIVE_END = /(?:mente|delas?|deles?)$/

export function findNounPhrases(
  reader: Reader,
  sentences: readonly SyntaxSentence[],
  words: Words,
): Finding[] {
  return sentences.flatMap((sentence) =>
    sentence.flatMap((_, at) => {
      const found = ofDeterminer(reader, sentence, at, words) ?? ofAdjective(reader, sentence, at, words)
      return found ? [found] : []
    }),
  )
}

/** The noun that a word belongs to, near by and with no sign between; −1 when there is none. */
function nounOf(sentence: SyntaxSentence, at: number, words: Words): number {
  const word = sentence[at]
  const noun = sentence[word?.head ?? -1]
  if (!word || !noun || word.isQuoted || noun.isQuoted) return -1
  const isPlain =
    noun.tag.startsWith('NOUN') &&
    noun.form === noun.lower &&
    !noun.lower.includes('-') &&
    !word.lower.includes('-') &&
    words.isNominal(noun.lower)
  if (!isPlain || Math.abs(word.head - at) > FARTHEST) return -1
  const [from, to] = word.head < at ? [word.head, at] : [at, word.head]
  const isTogether = sentence.slice(from + 1, to + 1).every(({ before }) => before === BEFORE.nothing)
  return isTogether ? word.head : -1
}

function ofDeterminer(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const word = sentence[at]
  const number = numberOfDeterminer(word?.lower ?? '')
  if (!word || number === null || !/^(?:det|amod)$/.test(word.label) || NO_DETERMINER.has(word.lower))
    return null
  const head = nounOf(sentence, at, words)
  const noun = sentence[head]
  if (
    !noun ||
    at > head ||
    numberOfDeterminer(noun.lower) !== null ||
    NO_NOUN.has(noun.lower) ||
    NO_ADJECTIVE.has(noun.lower)
  )
    return null
  const inside = sentence.slice(at + 1, head)
  if (!inside.every(({ tag }) => /^(?:ADJ|NUM|DET)/.test(tag))) return null
  // "vinte e um anos"
  if (/^uma?$/.test(word.lower) && sentence[at - 1]?.lower === 'e') return null
  // "um dos mais belos": "um" counts what is not named.
  if (inside.length > 0 && word.lower === 'um') return null
  const isAfterOne = /^uma?$/.test(sentence[at - 1]?.lower ?? '') && at === head - 1 && number === 'plural'
  const own = numberOfNoun(noun.lower, words)
  if (own === null || own === number || isAfterOne) return null
  return reader.mark('agreement-nominal', word.token, noun.token + 1)
}

/** After its noun, beside it or beside another of its adjectives. */
function ofAdjective(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const word = sentence[at]
  if (word?.label !== 'amod' || !/^(?:ADJ|VERB\.Part)/.test(word.tag) || word.form !== word.lower) return null
  if (numberOfDeterminer(word.lower) !== null || words.classOf(word.lower) === 0) return null
  if (
    NO_ADJECTIVE.has(word.lower) ||
    NO_ADJECTIVE_END.test(word.lower) ||
    !ADJECTIVE_END.test(word.lower) ||
    !words.isNominal(word.lower)
  )
    return null
  const head = nounOf(sentence, at, words)
  const noun = sentence[head]
  if (!noun || head > at) return null
  const isBeside = head === at - 1 || /^(?:ADJ|ADV|VERB\.Part)/.test(sentence[at - 1]?.tag ?? '')
  const isJoined = childrenOf(sentence, head, /^conj$/).length + childrenOf(sentence, at, /^conj$/).length > 0
  if (!isBeside || isJoined) return null
  const [number, own] = [numberOfNoun(word.lower, words), numberOfNoun(noun.lower, words)]
  if (number === null || own === null || number === own) return null
  // "a calma e a paz necessárias": of both.
  if (
    number === 'plural' &&
    sentence.slice(Math.max(0, head - JOINT_REACH), head).some(({ lower }) => lower === 'e' || lower === 'ou')
  )
    return null
  // "N1 de N2 adjective": the adjective may be the first one's.
  const above = noun.label === 'nmod' ? sentence[noun.head] : undefined
  if (above && numberOfNoun(above.lower, words) === number) return null
  const determiners = childrenOf(sentence, head, /^det$/)
    .map((one) => numberOfDeterminer(sentence[one]?.lower ?? ''))
    .filter((one) => one !== null)
  const isSure = determiners.every((one) => one === own) && (determiners.length > 0 || own === 'plural')
  return isSure ? reader.mark('agreement-nominal', noun.token, word.token + 1) : null
}
