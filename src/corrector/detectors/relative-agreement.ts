/**
 * "pessoas que sofre", "aqueles que tem": behind "que" a verb in the singular, and before it a plural that it takes up. Only
 * where "que" is the subject, and where that word is certain (competence 1; decision 0298).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import type { SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { type FormNumber, numberOfNoun, numberOfVerb } from './number-of-form.ts'
import type { Reader } from './reading.ts'
import { lastSign, wordAt } from './sentence-words.ts'
import { numberOfDeterminer } from './subjects.ts'
import { COLLECTIVE, pluralOfVerb } from './verb-forms.ts'
import { findInSentences } from './word-rules.ts'

const BETWEEN = wordSet('não também ainda já só sempre nunca mais mal hoje')
const THOSE = wordSet('aqueles aquelas os as')
/** "coisas que é preciso dizer", "tarefas que cabe à escola": the subject is another. */
const IMPERSONAL =
  /^(?:é|era|foi|seria|será|seja|há|havia|haja|houve|haverá|haveria|deve|pode|vai|faz|precisa|cabe|está|basta|convém|parece|interessa|importa|causa|usa|visa|trata|trata-se|chama|representa|resta|falta)$/
/** When and how often: "nos dias que passou". */
const NO_HEAD = wordSet(
  'período períodos vez vezes dia dias ano anos mês meses semana semanas hora horas momento momentos tempo tempos década décadas século séculos forma formas modo modos maneira maneiras medida medidas fim ponto vista fato caso',
)
/** They have no object that could stand before them. */
const BARE =
  /^(?:tem|vem|vive|vivia|mora|existe|ocorre|acontece|surge|aparece|nasce|cresce|depende|precisa|gosta|participa)$/
const OBJECT = /^(?:DET|NUM|NOUN|ADJ|VERB\.Inf|VERB\.Part|VERB\.Ger|SCONJ)/
const PAST = /(?:ou|eu|iu|va|ia)$/
/** "É desses fatos que surge a ideia": "que" only points. */
const POINTING = /^(?:é|foi|era|são|seria)$/
const FARTHEST = 9

export function findRelativeAgreement(
  reader: Reader,
  sentences: readonly SyntaxSentence[],
  words: Words,
): Finding[] {
  return findInSentences(reader, words, sentences, [ofWho])
}

function ofWho(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const own = wordAt(sentence, at)
  if (own.lower !== 'que') return null
  const verbAt = BETWEEN.has(wordAt(sentence, at + 1).lower) ? at + 2 : at + 1
  const verb = wordAt(sentence, verbAt)
  const isPlain =
    own.before === BEFORE.nothing &&
    wordAt(sentence, at + 1).before === BEFORE.nothing &&
    verb.before === BEFORE.nothing &&
    own.tag.startsWith('PREL')
  const isSubject = own.label.startsWith('nsubj') && (own.head === verbAt || verb.head === own.head)
  if (!isPlain || !isSubject || IMPERSONAL.test(verb.lower) || verb.form !== verb.lower) return null
  if (hasOtherSubject(sentence, verbAt, at)) return null
  const number = numberOfVerb(verb)
  const antecedent = antecedentOf(sentence, at, words)
  if (number !== 'singular' || antecedent !== 'plural' || !isSurelySubject(sentence, at, verbAt)) return null
  const better = pluralOfVerb(verb.lower, words)
  return better === null ? null : reader.mark('agreement-verbal', verb.token, verb.token + 1, { better })
}

function hasOtherSubject(sentence: SyntaxSentence, verbAt: number, que: number): boolean {
  const predicate = wordAt(sentence, que).head
  return (
    wordAt(sentence, verbAt + 1).lower === 'se' ||
    sentence.some(({ head, label }, at) => at !== que && head === predicate && label.startsWith('nsubj'))
  )
}

/** "os riscos que corre", "as leis que criou o governo": the noun before may be the object. */
function isSurelySubject(sentence: SyntaxSentence, que: number, verbAt: number): boolean {
  if (THOSE.has(wordAt(sentence, que - 1).lower)) return true
  const [verb, next] = [wordAt(sentence, verbAt), wordAt(sentence, verbAt + 1)]
  if (next.before !== BEFORE.nothing) return false
  if (BARE.test(verb.lower)) return true
  return OBJECT.test(next.tag) && !PAST.test(verb.lower)
}

/** The number of what "que" takes up, where nothing else may be meant. */
function antecedentOf(sentence: SyntaxSentence, que: number, words: Words): FormNumber | null {
  const before = wordAt(sentence, que - 1)
  if (THOSE.has(before.lower)) {
    const isAlone = /^(?:PRON|DET|ADPDET)/.test(before.tag) && before.before !== BEFORE.other
    return isAlone && !isOneOf(sentence, que) ? 'plural' : null
  }
  const headAt = /^(?:ADJ|VERB\.Part)/.test(before.tag) ? que - 2 : que - 1
  const head = wordAt(sentence, headAt)
  const isNoun =
    head.tag.startsWith('NOUN') &&
    head.form === head.lower &&
    (headAt === que - 1 || before.before === BEFORE.nothing)
  if (!isNoun || NO_HEAD.has(head.lower) || COLLECTIVE.has(head.lower)) return null
  const number = numberOfNoun(head.lower, words)
  // An adjective of its own number says that the noun is read rightly.
  if (headAt !== que - 1 && numberOfNoun(before.lower, words) !== number) return null
  const determiner = wordAt(sentence, headAt - 1)
  const isDetermined = /^(?:DET|ADPDET|NUM)/.test(determiner.tag) && head.before === BEFORE.nothing
  if (isDetermined && (numberOfDeterminer(determiner.lower) ?? number) !== number) return null
  let startAt = isDetermined ? headAt - 1 : headAt
  // "de baixa renda", "das grandes e velhas casas"
  while (
    /^(?:ADJ|DET|NUM|ADPDET)/.test(wordAt(sentence, startAt - 1).tag) &&
    wordAt(sentence, startAt).before === BEFORE.nothing
  )
    startAt -= 1
  const isPointed = sentence
    .slice(lastSign(sentence, startAt), startAt)
    .some(({ lower }) => POINTING.test(lower))
  return isPointed || isOneOf(sentence, que) || isInside(sentence, startAt, number, words) ? null : number
}

/** "um dos que", "uma das pessoas que": both numbers are right. */
function isOneOf(sentence: SyntaxSentence, que: number): boolean {
  return sentence
    .slice(Math.max(0, que - FARTHEST), que)
    .some(({ lower }) => /^uma?$|^parte$|^maioria$|^cada$|^ess[ea]$/.test(lower))
}

/** "a quantidade de casos que cresce", "a mãe e o pai que trabalham": another noun may be meant. */
function isInside(sentence: SyntaxSentence, start: number, number: FormNumber | null, words: Words): boolean {
  const first = wordAt(sentence, start)
  const from = Math.max(0, start - FARTHEST)
  const isComplement = /^(?:ADP|ADPDET)/.test(first.tag) || /^ADP/.test(wordAt(sentence, start - 1).tag)
  const isJoined = /^(?:e|ou|nem)$/.test(wordAt(sentence, start - 1).lower)
  if (!isComplement && !isJoined) return false
  return sentence
    .slice(from, start)
    .some(({ tag, lower }) => /^(?:NOUN|PRON|PROPN|NUM)/.test(tag) && numberOfNoun(lower, words) !== number)
}
