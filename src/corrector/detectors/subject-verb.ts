/**
 * A subject and its verb, as the parser draws them: a comma between the two, or a verb in the other number, also where
 * words stand between (competence 1; decision 0172).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import { childrenOf, isFiniteVerb, type SyntaxSentence, wordsOf } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { numberOfNoun, numberOfVerb } from './number-of-form.ts'
import type { Reader } from './reading.ts'
import { findSubjects, numberOfSubject, type Subject } from './subjects.ts'
import { NO_VERB, pluralOfVerb, singularOfVerb } from './verb-forms.ts'

/** Between subject and verb, belonging to the verb. */
const VERB_GROUP = wordSet('não se nunca também já ainda só sempre lhe o a')
/** "seja … seja", "ausente", "o Acre, sete": alternatives, adjectives and numerals, no verb of a subject. */
const ALTERNATIVE = wordSet(
  'sete seja sejam ora fosse haja ausente presente digam-se diga-se há haja houve havia',
)
/** A plural verb after these may agree with all that is named. */
const JOINS = wordSet('e ou nem com tanto quanto bem')
const OPENS_CLAUSE = /^(?:SCONJ|PREL|ADP)/
const IMPERSONAL_PART = wordSet(
  'quando enquanto que onde como conforme porque entretanto porém contudo todavia',
)
/** Without a subject, or mostly before it: "há", "existem", "trata-se". */
const NO_SUBJECT_VERB = wordSet('há haja houve havia haverá existe existem trata trata-se ante basta faz-se')
/** "O jovem cujos pais leem": the verb is of what is owned. */
const WHOSE = wordSet('cujo cuja cujos cujas')
const PARTICIPLE_END = /(?:[ai]d|post|feit|vist|escrit|dit)[oa]s?$/
const FARTHEST_VERB = 3
const LONGEST_NAME = 4

export function findSubjectVerb(
  reader: Reader,
  sentences: readonly SyntaxSentence[],
  words: Words,
): Finding[] {
  return sentences.flatMap((sentence) =>
    findSubjects(sentence).flatMap((subject) => {
      const found = [
        commaBetween(reader, sentence, subject, words),
        otherNumber(reader, sentence, subject, words),
      ]
      return found.filter((finding) => finding !== null)
    }),
  )
}

function commaBetween(
  reader: Reader,
  sentence: SyntaxSentence,
  subject: Subject,
  words: Words,
): Finding | null {
  const { head, from, to, verb } = subject
  const start = to + 1
  const first = sentence[start]
  const noun = sentence[head]
  if (!/\.Fin\.3/.test(sentence[verb]?.tag ?? '')) return null
  if (to >= verb || !first || !noun || first.before !== BEFORE.comma || !isVerbGroup(sentence, subject))
    return null
  // "se algo incomodar, denuncie", "a segunda, se houver espaço, atende": a condition.
  const isCondition =
    (/^(?:se|quando|caso)$/.test(sentence[from - 1]?.lower ?? '') &&
      words.isInfinitive(sentence[to]?.lower ?? '')) ||
    (first.lower === 'se' && /r(?:em|mos)?$/.test(sentence[verb]?.lower ?? ''))
  if (isCondition) return null
  if (ALTERNATIVE.has(first.lower) || (start !== verb && sentence[verb]?.before !== BEFORE.nothing))
    return null
  if (!/^(?:NOUN|PROPN|PRON)/.test(noun.tag)) return null
  // A word alone may be an address or an apposition.
  const isLone = from === to && !noun.tag.startsWith('PRON')
  if (isLone || sentence[from]?.isQuoted) return null
  if (isAside(sentence, subject) || isRelativeList(sentence, subject, words)) return null
  return reader.mark('comma-subject-verb', sentence[to]?.token ?? 0, first.token + 1)
}

/** The comma closes what another has opened, or the words after it are put in between: "a culpa, é claro, recai". */
export function isAside(sentence: SyntaxSentence, { from, to }: Subject): boolean {
  const lower = (at: number) => sentence[at]?.lower ?? ''
  const inside = sentence.slice(from + 1, to + 1)
  if (inside.some(({ before }) => before === BEFORE.other)) return true
  // Commas of a list are its own: "o calor, a seca e o vento, prejudicam".
  const lastComma = inside.findLastIndex(({ before }) => before === BEFORE.comma)
  if (lastComma >= 0) {
    const isList =
      inside.every(
        ({ before, label, head: own }) =>
          before === BEFORE.nothing ||
          label === 'conj' ||
          (label === 'det' && sentence[own]?.label === 'conj'),
      ) && inside.slice(lastComma + 1).some((word) => /^(?:e|ou)$/.test(word.lower))
    if (!isList) return true
  }
  const isRemark =
    (/^(?:é|foi)$/.test(lower(to + 1)) && /^(?:claro|certo|verdade|óbvio|evidente)$/.test(lower(to + 2))) ||
    (lower(to + 1) === 'não' && lower(to + 2) === 'importa')
  // "isso posto, é", "o hospital por sua vez, deve"
  const isOpening = /^(?:posto|dito|exposto|visto)$/.test(lower(to))
  // "a obra, imposta sem debate, deixou": the tagger may take a participle for a verb.
  const isParticiple = PARTICIPLE_END.test(lower(to + 1))
  // "o direito, garantia prevista em lei": a noun, whatever the tagger says.
  const afterVerb = sentence[to + 2]
  const isNoun =
    afterVerb !== undefined &&
    afterVerb.before === BEFORE.nothing &&
    /\.Part/.test(afterVerb.tag) &&
    afterVerb.lower !== 'devido' &&
    sentence[to + 1]?.tag.startsWith('VERB') === true
  // "que, pobre e sem estudo, chegou"
  const isInserted =
    sentence[from]?.before === BEFORE.comma && /^(?:PREL|SCONJ)/.test(sentence[from - 1]?.tag ?? '')
  const isTurn = /^vez(?:es)?$/.test(lower(to)) || /^(?:portanto|porém|contudo|entretanto)$/.test(lower(to))
  // "segundo Ana Sá, uma professora da rede, é", "um momento da vida, o nascimento do filho, tem"
  const isApposition = from > 0 && sentence[from]?.before === BEFORE.comma && opensWithNoun(sentence, from)
  return isRemark || isOpening || isTurn || isApposition || isNoun || isInserted || isParticiple
}

/** "Os jovens que leem, escrevem e debatem aprendem": the comma may part verbs of the clause inside the subject. */
export function isRelativeList(sentence: SyntaxSentence, { from, to, verb }: Subject, words: Words): boolean {
  const inside = sentence.slice(from, to + 1)
  const relative = inside.findIndex(({ tag }) => tag.startsWith('PREL'))
  if (relative < 0 || !inside.slice(relative).some(isFiniteVerb)) return false
  return sentence.some(
    ({ lower, before }, at) =>
      at > verb && lower === 'e' && before !== BEFORE.other && words.isVerb(sentence[at + 1]?.lower ?? ''),
  )
}

/** What stands before the subject's comma is, or ends in, a noun that the subject explains. */
function opensWithNoun(sentence: SyntaxSentence, from: number): boolean {
  if (sentence[from - 1]?.tag === 'PROPN' && /^uma?$/.test(sentence[from]?.lower ?? '')) return true
  let first = from - 1
  while (first > 0 && sentence[first]?.before === BEFORE.nothing) first -= 1
  return /^(?:DET|NOUN|PROPN|NUM)/.test(sentence[first]?.tag ?? '')
}

/** Nothing but a few small words between the comma and the verb, all of them the verb's own. */
function isVerbGroup(sentence: SyntaxSentence, { to, verb, predicate }: Subject): boolean {
  return sentence
    .slice(to + 1, verb)
    .every(
      ({ head, label, before, lower }, at) =>
        head === predicate &&
        /^(?:advmod|expl|iobj|obj)$/.test(label) &&
        before === (at === 0 ? BEFORE.comma : BEFORE.nothing) &&
        VERB_GROUP.has(lower),
    )
}

function otherNumber(
  reader: Reader,
  sentence: SyntaxSentence,
  subject: Subject,
  words: Words,
): Finding | null {
  const { head, from, to, verb, predicate } = subject
  const word = sentence[verb]
  if (!word || word.isQuoted || word.form !== word.lower || sentence[head]?.lower === 'que') return null
  if (to >= verb || verb - to > FARTHEST_VERB || isNoVerb(word.lower)) return null
  // "a falta de leis para que passem": another clause begins between.
  if (
    sentence
      .slice(to + 1, verb)
      .some(({ tag, lower }) => OPENS_CLAUSE.test(tag) || IMPERSONAL_PART.has(lower))
  )
    return null
  if (sentence.slice(from, verb).some(({ lower }) => lower === 'vezes' || WHOSE.has(lower))) return null
  const own = numberOfSubject(sentence, head, words)
  const other = numberOfVerb(word)
  if (own === null || other === null || own === other) return null
  // A sign on the way: the verb may be another clause's.
  if (sentence.slice(from + 1, verb + 1).some(({ before }) => before !== BEFORE.nothing)) return null
  if (sentence[head]?.tag.startsWith('PRON') && from < head) return null
  // "que saúde e que convivência esperam": "que" may stand before the subject's own words.
  const joinFrom = sentence[from - 1]?.lower === 'que' ? from - 2 : from - 1
  const isJoined = sentence.slice(Math.max(0, joinFrom), verb + 1).some(({ lower }) => JOINS.has(lower))
  if (other === 'plural' && isJoined) return null
  // "O problema são as filas": "ser" may agree with what follows.
  const isCopula = verb !== predicate && word.label === 'cop'
  const isOfPlural = numberOfNoun(sentence[predicate]?.lower ?? '', words) === 'plural'
  if (isCopula && (isOfPlural || other === 'plural')) return null
  const better = own === 'plural' ? pluralOfVerb(word.lower, words) : singularOfVerb(word.lower, words)
  return reader.mark('agreement-verbal', word.token, word.token + 1, {
    ...(better === null ? {} : { better }),
    about: nameOf(sentence, subject),
  })
}

function isNoVerb(lower: string): boolean {
  return NO_SUBJECT_VERB.has(lower) || NO_VERB.has(lower)
}

/** The subject as it is named in the explanation: its noun with what stands before it. */
function nameOf(sentence: SyntaxSentence, { head, from }: Subject): string {
  const first = childrenOf(sentence, head, /^(?:det|nummod)$/)[0] ?? head
  return wordsOf(sentence, Math.max(from, Math.min(first, head), head - LONGEST_NAME), head)
}
