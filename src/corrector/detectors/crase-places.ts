/**
 * Crase that the place of a word tells: none before a subject, an object, a verb or a number ("à escola ensina", "narra à
 * história", "de 4 à 22"), and what `crase-asked.ts` asks for (competence 1; decision 0298; convenções da escrita).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { missingCrase } from './crase-asked.ts'
import { numberOfVerb } from './number-of-form.ts'
import { openerLength } from './openers.ts'
import type { Reader } from './reading.ts'
import { wordAt } from './sentence-words.ts'
import { follows } from './small-words.ts'
import { findInSentences } from './word-rules.ts'

/** Their object has no preposition. */
const TAKES_OBJECT =
  /^(?:cit|narr|curs|conquist|reconhec|reconheç|valoriz|combat|enfrent|promov|destac|ressalt|analis|evit|diminu|melhor|busc|cri|entend|resolv|utiliz|evidenci|sofr|exist|aument|perpetu|intensific|agrav|retrat|abord|incentiv|prejudic|afet|viol|desrespeit|ameniz|mitig|consolid|compromet|fortalec|desenvolv|realiz|efetiv|exerc|exerç|debat|discut|observ|perceb|possu|dificult|fer|reduz|impuls)(?:a|am|ar|ou|aram|ando|e|em|er|eu|eram|endo|ir|i|iu|iram|indo|ia|iam|ava|avam|aria|ará|arão|uir|ui|uem|z|zem|zir|arem|erem|irem|irá|irão|erá|erão|iria|eria|asse|esse)$/
/** "À medida que", "à noite": a locution. */
const LOCUTION = wordSet(
  'medida luz vista margem mercê frente noite tarde época parte exceção semelhança guisa base sombra custa espera beira distância direita esquerda princípio proporção moda risca mão vezes pressas avessas custas ordem disposição altura deriva procura volta revelia vontade toa prova favor força flor tona',
)
/** Behind these the dative stands first: "À escola cabe ensinar". */
const DATIVE =
  /^(?:cabe|cabem|compete|competem|resta|restam|falta|faltam|interessa|importa|pertence|pertencem|foi|foram|é|são|será|deve-se|dá|dão|agrada|convém|basta|segue|seguem|soma-se|somam-se|une-se|coube|sobra)$/
const MASCULINE = wordSet(
  'critério título exemplo cargo vapor gosto longo curto médio todo prazo governo estado mundo povo país crescimento preconceito racismo desemprego problema',
)
const REACH = 8
export function findCrasePlaces(
  reader: Reader,
  sentences: readonly SyntaxSentence[],
  words: Words,
): Finding[] {
  return findInSentences(reader, words, sentences, [cannotStand, missingCrase])
}

function cannotStand(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const [before, own, next] = [wordAt(sentence, at - 1), wordAt(sentence, at), wordAt(sentence, at + 1)]
  if (!/^[àá]s?$/.test(own.lower)) return null
  const plain = own.lower.endsWith('s') ? 'as' : 'a'
  if (next.before !== BEFORE.nothing || next.tag === '') return null
  const isNumbered =
    /\d$/.test(before.form) && /^\d/.test(next.form) && plain === 'a' && own.before === BEFORE.nothing
  // "que à induz", "à levou": the pronoun.
  const isBeforeVerb =
    words.isOnlyVerb(next.lower) &&
    !/r$/.test(next.lower) &&
    next.lower !== 'vezes' &&
    /^(?:que|não|quem|se|já)$/.test(before.lower)
  const isBeforeMasculine = plain === 'a' && MASCULINE.has(next.lower) && next.form === next.lower
  const isLost =
    isNumbered ||
    isBeforeVerb ||
    isBeforeMasculine ||
    isObject(sentence, at, words) ||
    isSeen(sentence, at) ||
    isSubject(sentence, at)
  const isTo =
    isBeforeMasculine &&
    !/^(?:critério|título|exemplo|longo|curto|médio|todo|prazo|vapor|gosto)$/.test(next.lower)
  return isLost ? reader.mark('crase-extra', own.token, own.token + 1, { better: isTo ? 'ao' : plain }) : null
}

/** "isso causa às mortes", "narra à história" */
function isObject(sentence: SyntaxSentence, at: number, words: Words): boolean {
  const [before, own, next] = [wordAt(sentence, at - 1), wordAt(sentence, at), wordAt(sentence, at + 1)]
  if (own.before !== BEFORE.nothing || !TAKES_OBJECT.test(before.lower) || !words.isVerb(before.lower))
    return false
  // "o dano que pode causar à escola": the object stands before.
  if (sentence.slice(Math.max(0, at - REACH), at).some(({ tag }) => tag.startsWith('PREL'))) return false
  const isVerb = /^(?:VERB|AUX)/.test(before.tag) && !before.tag.includes('.Part')
  return (
    isVerb &&
    /^(?:NOUN\.F|ADJ\.F|ADV)/.test(next.tag) &&
    !LOCUTION.has(next.lower) &&
    hasNoOther(sentence, at - 1, at)
  )
}

/** "é preciso à compreensão", "é notória à falta"; "essencial à vida" asks for it. */
function isSeen(sentence: SyntaxSentence, at: number): boolean {
  const [is, before, own, next] = [at - 2, at - 1, at, at + 1].map((place) => wordAt(sentence, place))
  return (
    own?.before === BEFORE.nothing &&
    /^(?:é|são|faz-se|torna-se|seja|foi)$/.test(is?.lower ?? '') &&
    /^(?:preciso|notóri[oa]s?|evidentes?|inegáve(?:l|is)|visíve(?:l|is)|perceptíve(?:l|is)|indubitáve(?:l|is)|indiscutíve(?:l|is)|cabível|mister)$/.test(
      before?.lower ?? '',
    ) &&
    /^NOUN\.F/.test(next?.tag ?? '') &&
    !LOCUTION.has(next?.lower ?? '')
  )
}

/** "causa à escola um dano": the object stands behind. */
function hasNoOther(sentence: SyntaxSentence, verb: number, at: number): boolean {
  return !sentence.some(
    ({ head, label, lower }, place) =>
      head === verb &&
      label === 'obj' &&
      place > at + 1 &&
      !/^[àá]s?$/.test(lower) &&
      /^(?:o|os|um|uma|a|as|maior|mais|muit[ao]s?)$/.test(wordAt(sentence, place - 1).lower),
  )
}

/** "Fora da ficção, à sociedade enfrenta desafios" */
function isSubject(sentence: SyntaxSentence, at: number): boolean {
  const [before, own, noun] = [wordAt(sentence, at - 1), wordAt(sentence, at), wordAt(sentence, at + 1)]
  const opener = openerLength({ lower: (place) => wordAt(sentence, place).lower }, 0)
  const isStart =
    at === 0 ||
    (opener > 0 && at === opener) ||
    (own.before === BEFORE.comma &&
      !sentence.slice(0, at).some(isFiniteVerb) &&
      /^ADP/.test(wordAt(sentence, 0).tag)) ||
    /^(?:pois|porque|embora|se)$/.test(before.lower)
  if (!isStart || !/^NOUN\.F/.test(noun.tag) || LOCUTION.has(noun.lower)) return false
  let verbAt = at + 2
  while (
    verbAt < at + 9 &&
    follows(sentence, verbAt) &&
    /^(?:ADJ|ADP|NOUN|DET|PROPN|ADV|VERB\.Part)/.test(wordAt(sentence, verbAt).tag)
  )
    verbAt += 1
  const verb = wordAt(sentence, verbAt)
  const isPlural = own.lower.endsWith('s')
  return (
    follows(sentence, verbAt) &&
    isFiniteVerb(verb) &&
    !DATIVE.test(verb.lower) &&
    numberOfVerb(verb) === (isPlural ? 'plural' : 'singular')
  )
}
