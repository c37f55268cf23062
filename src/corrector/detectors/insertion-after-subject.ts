/**
 * What is put in between a subject and its verb, or between who must act and what: with a comma on one side alone, or with
 * none ("o governo, com o apoio da escola deve", "o governo juntamente com a escola deve"; competence 1; decision 0292; pontuação).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import { isFiniteVerb, type SyntaxSentence, wordsOf } from '../syntax/sentences.ts'
import type { Reader } from './reading.ts'
import { around, lengthOf, phraseAt, phraseOf, wordAt } from './sentence-words.ts'

const NOUN_LIKE = /^(?:NOUN|ADJ|PROPN|NUM|VERB\.Part)/
const LONGEST_PHRASE = 12
const INSERTED: readonly string[] = [
  'por meio de',
  'por meio do',
  'por meio da',
  'por meio dos',
  'por meio das',
  'através de',
  'através do',
  'através da',
  'através dos',
  'através das',
  'juntamente com',
  'juntamente ao',
  'juntamente à',
  'junto com',
  'junto ao',
  'junto à',
  'junto aos',
  'junto às',
  'junto a',
  'em parceria com',
  'em conjunto com',
  'em consonância com',
  'em união com',
  'em colaboração com',
  'com o apoio',
  'com a ajuda',
  'com o auxílio',
  'com o intuito',
  'com o objetivo',
  'com a finalidade',
  'com o fim',
  'por sua vez',
  'a fim de',
  'por intermédio',
  'de acordo com',
  'bem como',
  'assim como',
  'por exemplo',
  'no entanto',
  'além disso',
]
/** They stand beside a subject: with no comma at all both are missing. */
const PARTNER =
  /^(?:juntamente|junto|em parceria|em conjunto|em união|em colaboração|por sua vez|através|por meio|por intermédio|com o apoio|com a ajuda|com o auxílio)/
/** "para que", "a fim de": a clause of its own. */
const CLAUSE_MAKER =
  /^(?:com certeza|por isso|com isso|além disso|para que|até que|desde que|sem que|por que|em que|com que|para \S+r|por \S+r)$/
/** "cabe à escola", "é dever do Estado" */
const DUTY = /(?:^| )(?:cabe|compete|caberá|cumpre|incumbe|dever|urge|necessário|responsabilidade)(?: |$)/
/** They act or must: what stands before them acts with somebody. */
const ACTS = /^(?:deve|precisa|pode)m?$|^(?:irá|irão|deverá|deverão)$/

/** "o governo, por meio da escola deve", "o governo juntamente com a escola deve" */
export function betweenSubjectAndVerb(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const own = wordAt(sentence, at)
  if (own.before === BEFORE.other || !NOUN_LIKE.test(wordAt(sentence, at - 1).tag)) return null
  const phrase = phraseAt(sentence, at, INSERTED)
  const isOpen = own.before === BEFORE.comma
  if (isOpen ? phrase === '' && !own.tag.startsWith('ADP') : !PARTNER.test(phrase)) return null
  if (/^d[aeo]s?$/.test(own.lower) || CLAUSE_MAKER.test(`${own.lower} ${wordAt(sentence, at + 1).lower}`))
    return null
  // "como a carta pede": a comparison.
  if (own.lower === 'como' && wordAt(sentence, at + 1).tag.startsWith('DET')) return null
  const isDuty = isOpen && phrase !== '' && DUTY.test(wordsOf(sentence, 0, at - 1))
  const from = at + Math.max(1, lengthOf(phrase))
  for (let verb = from; verb < Math.min(sentence.length, at + LONGEST_PHRASE); verb += 1) {
    const word = wordAt(sentence, verb)
    if (!goesOn(reader, word)) return null
    if (verb === from) continue
    if (isDuty && word.tag === 'VERB.Inf' && NOUN_LIKE.test(wordAt(sentence, verb - 1).tag))
      return around(reader, sentence, verb - 1, verb, phraseOf(sentence, at))
    if (isFiniteVerb(word)) return ofVerb(reader, sentence, { at, verb, phrase, isOpen })
  }
  return null
}

/** Neither a sign, but for quotation marks, nor another clause or an alternative begins. */
function goesOn(reader: Reader, { before, token, tag, lower }: SyntaxSentence[number]): boolean {
  const isQuotation = before === BEFORE.other && reader.isMark(token - 1, '"“”«»')
  if (before !== BEFORE.nothing && !isQuotation) return false
  return !/^(?:PREL|SCONJ)/.test(tag) && lower !== 'que' && lower !== 'ou'
}

type Place = {
  readonly at: number
  readonly verb: number
  readonly phrase: string
  readonly isOpen: boolean
}

function ofVerb(
  reader: Reader,
  sentence: SyntaxSentence,
  { at, verb, phrase, isOpen }: Place,
): Finding | null {
  const word = wordAt(sentence, verb)
  const predicate = /^(?:aux|cop)/.test(word.label) ? word.head : verb
  const subject = wordAt(sentence, predicate).children.find((child) =>
    wordAt(sentence, child).label.startsWith('nsubj'),
  )
  if (subject === undefined || subject >= at || sentence.slice(subject, at).some(isFiniteVerb)) return null
  if (isOpen)
    return isEnumerated(sentence, subject, at)
      ? null
      : around(reader, sentence, verb - 1, verb, phraseOf(sentence, at))
  const isAgent = /^(?:junt|em |por sua)/.test(phrase) || ACTS.test(word.lower)
  return isAgent && sentence.slice(subject, at).every(({ tag }) => !tag.startsWith('VERB'))
    ? around(reader, sentence, at - 1, verb, phrase)
    : null
}

/** "na escola, em casa e na rua": the comma is one of a list. */
function isEnumerated(sentence: SyntaxSentence, subject: number, at: number): boolean {
  const own = wordAt(sentence, at).lower
  return sentence.slice(subject, at).some(({ lower, before }) => before === BEFORE.comma || lower === own)
}
