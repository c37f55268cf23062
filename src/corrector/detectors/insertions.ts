/**
 * What is put into a clause has a comma on each side: marked where one side, or both, has none ("prevê em seu artigo 6º, o
 * direito", "o governo juntamente com as escolas deve"; competence 1; decision 0292; pontuação).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { betweenSubjectAndVerb } from './insertion-after-subject.ts'
import { openerLength } from './openers.ts'
import type { Reader } from './reading.ts'
import { around, lengthOf, phraseAt, phraseOf, wordAt } from './sentence-words.ts'
import { findInSentences, type SentenceRule } from './word-rules.ts'

const NEEDS_OBJECT = wordSet(
  'prevê garante assegura afirma afirmou defende mostra retrata apresenta revela promova promovam promover crie criem criar realize realizem realizar prevê determina estabelece percebe-se nota-se observa-se verifica-se evidencia-se conclui-se constata-se infere-se inferir perceber notar observar afirmar ressaltar destacar analisar salientar pontuar concluir abordar propõe disponibilize disponibilizem ofereça ofereçam implemente implementem desenvolva desenvolvam elabore elaborem elaborar garantir garanta garantam assegure assegurem invista apresenta evidencia demonstra denuncia declara explicita deve-se',
)
const ADJUNCT =
  /^(?:em|n[oa]s?|por|pel[oa]s?|através|segundo|conforme|com|de|durante|mediante|sob|sobre|desde|diante|neste|nesse|nessa|nesta|num|numa)$/
const OBJECT = /^(?:DET|NOUN|NUM|PRON)/
const CLAUSE_LINK = wordSet('que e mas pois porque')
const AFTER_GERUND: readonly string[] = [
  'assim',
  'então',
  'dessa forma',
  'desse modo',
  'desta forma',
  'dessa maneira',
  'desta maneira',
  'deste modo',
  'portanto',
  'consequentemente',
  'com isso',
  'por consequência',
  'por conseguinte',
]
const LINK_BEFORE = /^(?:que|mas|pois|porque)$/
const AFTER_VERB =
  /^(?:na verdade|por conseguinte|por consequência|por isso|dessa forma|desse modo|dessa maneira|no entanto|entretanto|por outro lado|em contrapartida|além disso|com isso|por sua vez|portanto|contudo)$/
const LONGEST_PHRASE = 12

const RULES: readonly SentenceRule[] = [
  forExample,
  afterGerund,
  andSo,
  inTurn,
  betweenSubjectAndVerb,
  beforeObject,
  afterLink,
  afterPaused,
  source,
]

export function findInsertions(
  reader: Reader,
  sentences: readonly SyntaxSentence[],
  words: Words,
): Finding[] {
  return findInSentences(reader, words, sentences, RULES, 1)
}

/** "como por exemplo a fome" */
function forExample(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  if (phraseAt(sentence, at, ['por exemplo']) === '') return null
  const [own, after] = [wordAt(sentence, at), wordAt(sentence, at + 2)]
  const isOpen = own.before === BEFORE.nothing
  const isClosed = after.token >= 0 && after.before === BEFORE.nothing
  if (!isOpen && !isClosed) return null
  return around(reader, sentence, isOpen ? at - 1 : at, isClosed ? at + 2 : at + 1, 'por exemplo')
}

/** "gerando assim filas" */
function afterGerund(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const before = wordAt(sentence, at - 1)
  if (!/^(?:VERB|AUX)\.Ger/.test(before.tag)) return null
  const phrase = phraseAt(sentence, at, AFTER_GERUND)
  if (phrase === '') return null
  const after = wordAt(sentence, at + lengthOf(phrase))
  const isOpen = wordAt(sentence, at).before === BEFORE.nothing
  const isClosed = after.token >= 0 && after.before === BEFORE.nothing
  if (before.lower === 'sendo' && phrase === 'assim') return null
  if (/^(?:como|que)$/.test(after.lower) || /^(?:est|vem|vêm|vai|vão)/.test(wordAt(sentence, at - 2).lower))
    return null
  if (phrase === 'com isso' && !isClosed) return null
  if (!isOpen && !isClosed) return null
  return around(reader, sentence, at - 1, at + lengthOf(phrase) - (isClosed ? 0 : 1), phrase)
}

/** "e consequentemente a evasão", "que além disso, pesa" */
function andSo(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [before, own] = [wordAt(sentence, at - 1), wordAt(sentence, at)]
  const isInVerb = /^(?:VERB|AUX)\.(?:Fin|Ger)/.test(before.tag)
  if (own.before !== BEFORE.nothing || !(CLAUSE_LINK.has(before.lower) || isInVerb) || at === 1) return null
  const length = openerLength({ lower: (place) => wordAt(sentence, place).lower }, at)
  if (length === 0) return null
  const after = wordAt(sentence, at + length)
  const isOneSided = after.token >= 0 && after.before === BEFORE.comma
  const isBare = own.lower === 'consequentemente' && before.lower === 'e' && after.before === BEFORE.nothing
  if (!isOneSided && !isBare) return null
  const phrase = sentence
    .slice(at, at + length)
    .map(({ lower }) => lower)
    .join(' ')
  // "veio em primeiro lugar, com": an adverb of its verb.
  if (isInVerb && !AFTER_VERB.test(phrase)) return null
  return around(reader, sentence, at - 1, at + length - 1, phrase)
}

/** "prevê em seu artigo 6º, o direito" */
function beforeObject(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [verb, own] = [wordAt(sentence, at - 1), wordAt(sentence, at)]
  if (own.before !== BEFORE.nothing || !ADJUNCT.test(own.lower) || !NEEDS_OBJECT.has(verb.lower)) return null
  if (!/^(?:VERB|AUX)/.test(verb.tag)) return null
  for (let end = at + 1; end < Math.min(sentence.length, at + LONGEST_PHRASE); end += 1) {
    const word = wordAt(sentence, end)
    if (word.before === BEFORE.other || isFiniteVerb(word)) return null
    if (word.before === BEFORE.nothing) continue
    const isThat = word.lower === 'que' && word.tag.startsWith('SCONJ')
    const isObject = isThat || (OBJECT.test(word.tag) && !isListed(sentence, end))
    return isObject ? around(reader, sentence, at - 1, at, phraseOf(sentence, at)) : null
  }
  return null
}

/** "com a escola, a família e a mídia": more of the same. */
function isListed(sentence: SyntaxSentence, at: number): boolean {
  for (let next = at + 1; next < Math.min(sentence.length, at + LONGEST_PHRASE); next += 1) {
    const word = wordAt(sentence, next)
    if (word.before === BEFORE.comma) return true
    if (word.lower === 'e' && /^(?:DET|NOUN)/.test(wordAt(sentence, next + 1).tag) && next - at < 4)
      return true
  }
  return wordAt(sentence, at).label === 'conj'
}

/** "que com o tempo, a escola perde" */
function afterLink(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [link, own] = [wordAt(sentence, at - 1), wordAt(sentence, at)]
  if (own.before !== BEFORE.nothing || !LINK_BEFORE.test(link.lower) || at === 1) return null
  if (link.lower === 'que' && !/^(?:SCONJ|PREL)/.test(link.tag)) return null
  if (!/^(?:ADP|SCONJ)/.test(own.tag) || own.lower === 'de') return null
  for (let end = at + 1; end < Math.min(sentence.length, at + LONGEST_PHRASE + 4); end += 1) {
    const word = wordAt(sentence, end)
    if (word.before === BEFORE.other || (isFiniteVerb(word) && word.before === BEFORE.nothing)) return null
    if (word.before === BEFORE.nothing) continue
    if (/^(?:ADP|CCONJ|SCONJ|PREL|VERB\.Ger|ADJ|VERB\.Part)/.test(word.tag)) return null
    return isFiniteVerb(word) ? around(reader, sentence, at - 1, at, phraseOf(sentence, at)) : null
  }
  return null
}

/** ", entretanto diante do preço, o aluno desiste" */
function afterPaused(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [link, own] = [wordAt(sentence, at - 1), wordAt(sentence, at)]
  if (own.before !== BEFORE.nothing || link.before === BEFORE.nothing || at === 1) return null
  if (!/^(?:entretanto|contudo|todavia|portanto)$/.test(link.lower)) return null
  const isPut = reader.isMark(link.token - 1, ',') && link.lower !== 'portanto'
  const isVerbBefore = /(?:-se|^é|^são|^deve|^faz)$/.test(wordAt(sentence, at - 2).lower)
  if (isVerbBefore && reader.isMark(link.token - 1, ','))
    return around(reader, sentence, at - 1, at, link.lower)
  if (!isPut || !/^ADP/.test(own.tag)) return null
  for (let end = at + 1; end < Math.min(sentence.length, at + LONGEST_PHRASE); end += 1) {
    const word = wordAt(sentence, end)
    if (isFiniteVerb(word)) return null
    if (word.before !== BEFORE.nothing) return around(reader, sentence, at - 1, at, link.lower)
  }
  return null
}

/** "o governo por sua vez, deve" */
function inTurn(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  if (phraseAt(sentence, at, ['por sua vez']) === '' || wordAt(sentence, at).before !== BEFORE.nothing)
    return null
  return around(reader, sentence, at - 1, at + 2, 'por sua vez')
}

/** "morrem cedo segundo o IBGE" */
function source(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [before, own] = [wordAt(sentence, at - 1), wordAt(sentence, at)]
  if (own.before !== BEFORE.nothing || !/^(?:NOUN|ADJ|ADV|NUM|PROPN|VERB\.Part)/.test(before.tag)) return null
  const phrase = phraseAt(sentence, at, ['segundo', 'de acordo com'])
  if (phrase === '') return null
  const next = at + lengthOf(phrase)
  const noun = wordAt(sentence, next).tag.startsWith('DET')
    ? wordAt(sentence, next + 1)
    : wordAt(sentence, next)
  const isSource =
    (noun.form !== noun.lower && noun.tag.startsWith('PROPN')) ||
    /^(?:dados|pesquisa|pesquisas|filósofo|filósofa|sociólogo|socióloga|escritor|escritora|autor|relatório|levantamento|especialistas)$/.test(
      noun.lower,
    )
  return isSource && !/^(?:e|ou|não|também)$/.test(before.lower)
    ? around(reader, sentence, at - 1, next, phrase)
    : null
}
