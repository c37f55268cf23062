/**
 * A noun phrase read from its first word on, without the tree: its number and its gender, by determiner and by form. Asked
 * by the rules on subjects that stand behind their verb (decision 0298).
 */
import { isFeminineNoun, isFemininePlural, isMasculineNoun } from '../lexicon/nouns.ts'
import { BEFORE } from '../syntax/features.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { type FormNumber, numberOfNoun } from './number-of-form.ts'
import { wordAt } from './sentence-words.ts'
import { numberOfDeterminer } from './subjects.ts'

const FEMININE_DETERMINER =
  /^(?:a|as|uma|umas|essa|essas|esta|estas|aquela|aquelas|muitas|algumas|várias|diversas|inúmeras|outra|outras|nova|novas|sua|suas|nenhuma|tantas|poucas|certas|mais)$/
const MASCULINE_DETERMINER =
  /^(?:o|os|um|uns|esse|esses|este|estes|aquele|aqueles|muitos|alguns|vários|diversos|inúmeros|outro|outros|novo|novos|seu|seus|nenhum|tantos|poucos|certos)$/
const TIMES = wordSet(
  'vez vezes dia dias ano anos mês meses semana semanas hora horas momento momentos tempo tempos forma maneira modo década décadas',
)
const NO_NOUN = wordSet('parte maioria muito pouco tudo nada algo isso como cerca mais menos')

const FARTHEST = 9

export type Phrase = {
  readonly number: FormNumber | null
  readonly gender: 'feminine' | 'masculine' | null
  readonly noun: number
}

/** The noun phrase that begins here, by its determiner and its noun. */
export function phraseFrom(sentence: SyntaxSentence, at: number, words: Words): Phrase | null {
  let noun = at
  while (noun < at + 3 && /^(?:DET|NUM|ADJ)/.test(wordAt(sentence, noun).tag)) noun += 1
  const [first, head] = [wordAt(sentence, at), wordAt(sentence, noun)]
  const isWhole = sentence.slice(at, noun + 1).every(({ before }) => before === BEFORE.nothing)
  const isNoun =
    head.tag.startsWith('NOUN') &&
    head.form === head.lower &&
    (words.isNominal(head.lower) || isFeminineNoun(head.lower)) &&
    !head.lower.endsWith('mente')
  if (!isWhole || !isNoun || NO_NOUN.has(first.lower) || NO_NOUN.has(head.lower) || TIMES.has(head.lower))
    return null
  const number = numberOfNoun(head.lower, words)
  // "novas tecnologia": the phrase does not agree itself.
  const isAtOdds = sentence
    .slice(at, noun)
    .some(({ lower }) => (numberOfDeterminer(lower) ?? numberOfNoun(lower, words) ?? number) !== number)
  if (isAtOdds || isForInfinitive(sentence, noun)) return null
  const isFeminine =
    (noun > at && FEMININE_DETERMINER.test(first.lower) && first.lower !== 'mais') ||
    isFeminineNoun(head.lower) ||
    isFemininePlural(head.lower)
  const isMasculine =
    (noun > at && MASCULINE_DETERMINER.test(first.lower)) || isMasculineNoun(head.lower.replace(/s$/, ''))
  if (isFeminine && isMasculine) return null
  return { number, gender: isFeminine ? 'feminine' : isMasculine ? 'masculine' : null, noun }
}

/** "é errado a mulher beber", "é necessário o governo agir": the clause is the subject. */
function isForInfinitive(sentence: SyntaxSentence, noun: number): boolean {
  for (let at = noun + 1; at < noun + FARTHEST; at += 1) {
    const word = wordAt(sentence, at)
    if (word.tag === '' || word.before === BEFORE.other || isFiniteVerb(word) || word.tag.startsWith('PREL'))
      break
    const isLone = /^(?:VERB|AUX)\.Inf/.test(word.tag) && !/^ADP/.test(wordAt(sentence, at - 1).tag)
    if (isLone) return true
  }
  const { label, head } = wordAt(sentence, noun)
  return label.startsWith('nsubj') && head > noun
}
