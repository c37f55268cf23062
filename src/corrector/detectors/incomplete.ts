/**
 * Sentences that are none: no finite verb at all, only a clause that leans on another, a gerund or an infinitive of purpose
 * with nothing to lean on (competence 1; decision 0292; construção sintática: truncamento).
 */
import type { Finding } from '../kinds.ts'
import { isFiniteVerb, type SyntaxSentence, wordsOf } from '../syntax/sentences.ts'
import type { Words } from '../words/knowledge.ts'
import type { Reader } from './reading.ts'

const SHORTEST = 5
const SHOWN_WORDS = 3
const LINK = /^(?:PREL|SCONJ)/
const PURPOSE =
  /^(?:a fim de|com o intuito de|com o objetivo de|com a finalidade de|com o fito de|para que|a fim de que|de modo a|de forma a|bem como|assim como|por meio de|através de)$/
const NOT_FINITE = /(?:[aeiô]r|ndo)$/

export function findIncomplete(
  reader: Reader,
  sentences: readonly SyntaxSentence[],
  words: Words,
): Finding[] {
  return sentences.flatMap((sentence) => {
    const [first, last] = [sentence[0], sentence.at(-1)]
    if (!first || !last || sentence.length < SHORTEST || sentence.some(({ isQuoted }) => isQuoted)) return []
    if (!reader.isMark(last.token + 1, '.') || reader.isMark(first.token - 1, ':')) return []
    if (!isVerbless(sentence, words) && !isLeaning(sentence, words)) return []
    const end = sentence[Math.min(SHOWN_WORDS, sentence.length) - 1]
    return [reader.mark('fragment', first.token, (end?.token ?? first.token) + 1)]
  })
}

/** Neither by its tag nor by its form is any word a finite verb. */
function isVerbless(sentence: SyntaxSentence, words: Words): boolean {
  return !sentence.some(
    (word, at) =>
      hasPerson(sentence, at, words) ||
      /^(?:há|é|são|eis|e|esta|data|trás|quanto)$/.test(word.lower) ||
      (mayHavePerson(sentence, at) && words.isVerb(word.lower)),
  )
}

/** By its tag, or because it can be nothing else. */
function hasPerson(sentence: SyntaxSentence, at: number, words: Words): boolean {
  const lower = sentence[at]?.lower ?? ''
  // "não agrada": the tagger sees a participle.
  const isDenied = /^(?:não|nunca)$/.test(sentence[at - 1]?.lower ?? '')
  return (
    isFiniteVerb(sentence[at]) ||
    ((isDenied || mayHavePerson(sentence, at)) && words.isOnlyVerb(lower) && !NOT_FINITE.test(lower))
  )
}

/** The dictionary has nouns as verbs: "uma queda". */
function mayHavePerson(sentence: SyntaxSentence, at: number): boolean {
  const { tag = '', lower = '' } = sentence[at] ?? {}
  const isNominalPlace = /^(?:DET|ADP|NUM)/.test(sentence[at - 1]?.tag ?? '')
  return !isNominalPlace && !/^(?:ADP|DET|CCONJ|ADV)|\.(?:Part|Inf|Ger)/.test(tag) && !NOT_FINITE.test(lower)
}

/** A gerund or a purpose opens it, and every finite verb belongs to a "que" or the like. */
function isLeaning(sentence: SyntaxSentence, words: Words): boolean {
  const [first] = sentence
  const isGerund =
    /^(?:VERB|AUX)\.Ger/.test(first?.tag ?? '') && !/^(?:sendo|portando)$/.test(first?.lower ?? '')
  const opener = [4, 3, 2]
    .map((length) => wordsOf(sentence, 0, length - 1))
    .find((phrase) => PURPOSE.test(phrase))
  if (!isGerund && !opener) return false
  const length = opener?.split(' ').length ?? 1
  let owed = opener?.endsWith('que') ? 1 : 0
  for (const [at, word] of sentence.entries()) {
    if (at < length) continue
    if (LINK.test(word.tag) || word.lower === 'que') owed += 1
    if (!hasPerson(sentence, at, words)) continue
    // "que cresça e floresça": one "que" for both.
    if (owed === 0 && !/^(?:e|ou)$/.test(sentence[at - 1]?.lower ?? '')) return false
    owed = Math.max(0, owed - 1)
  }
  return true
}
