/**
 * Sentences that are none: no finite verb at all, only a clause that leans on another, a gerund or an infinitive of purpose
 * with nothing to lean on (competence 1; decisions 0292, 0298; construção sintática: truncamento).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import { isFiniteVerb, type SyntaxSentence, wordsOf } from '../syntax/sentences.ts'
import type { Words } from '../words/knowledge.ts'
import type { Reader } from './reading.ts'

const SHORTEST = 5
const SHOWN_WORDS = 3
const LINK = /^(?:PREL|SCONJ)/
const LEANS_ON =
  /^(?:a fim d[aeo]s?|com o (?:intuito|objetivo|fito) de|com a finalidade de|para que|a fim de que|com o (?:intuito|objetivo) de que|de (?:modo|forma) a|bem como|assim como|como também|por meio d[aeo]s?|por intermédio d[aeo]s?|através d[aeo]s?|visto que|uma vez que|já que|posto que|dado que|haja vista que|tendo em vista que|em virtude de que|em razão de que|devido ao fato de que|de (?:modo|forma|maneira|sorte) que|de tal (?:modo|forma|maneira) que|além d[aeo]s?)$/
const RELATIVE = /^(?:(?:[dn]?|pel)[oa]s? qua(?:l|is)|o que)$/
/** The tagger has them as conjunctions before an infinitive. */
const PREPOSITION = /^(?:de|para|em|sem|por|a|ao|até|com|após)$/
const JOINS = /^(?:e|ou|mas|nem)$/
const THIRD_PERSON = /(?:[aeiz]|[ae]m|ou|[ei]u|rão|rá)$/
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
    const isAnswer = reader.isMark(first.token - 1, '?')
    const isCapital = first.form !== first.lower
    if (!(isCapital && isVerbless(sentence, words)) && !isLeaning(sentence, words, isAnswer)) return []
    const end = sentence[Math.min(SHOWN_WORDS, sentence.length) - 1]
    return [reader.mark('fragment', first.token, (end?.token ?? first.token) + 1)]
  })
}

/** Neither by its tag nor by its form is any word a finite verb. */
function isVerbless(sentence: SyntaxSentence, words: Words): boolean {
  return !sentence.some(
    (word, at) =>
      hasPerson(sentence, at, words) ||
      /^(?:há|é|è|são|eis|esta|data|trás|quanto)$/.test(word.lower) ||
      mayBeIs(sentence, at) ||
      (mayHavePerson(sentence, at) && words.isVerb(word.lower)),
  )
}

/** "A leitura e importante" is meant for "é"; "livros e filmes", "na escola e na rua", "lendo e vendo" join what is alike. */
function mayBeIs(sentence: SyntaxSentence, at: number): boolean {
  if (sentence[at]?.lower !== 'e') return false
  const kind = (word?: SyntaxSentence[number]) => /^[A-Z]+(?:\.(?:Ger|Inf))?/.exec(word?.tag ?? '')?.[0] ?? ''
  const next = sentence[at + 1]
  if (/^(?:NOUN|PROPN|VERB\.(?:Ger|Inf))/.test(kind(next))) return false
  const isAlike = kind(sentence[at - 1]) === kind(next)
  const isTwice =
    /^(?:ADP|DET)/.test(kind(next)) &&
    sentence
      .slice(0, at)
      .some((word) => kind(word) === kind(next) && word.lower.slice(0, 1) === next?.lower.slice(0, 1))
  return !isAlike && !isTwice
}

/** By its tag, or because it can be nothing else. */
function hasPerson(sentence: SyntaxSentence, at: number, words: Words): boolean {
  const lower = sentence[at]?.lower ?? ''
  // "não agrada": the tagger sees a participle.
  const isDenied = /^(?:não|nunca|nem)$/.test(sentence[at - 1]?.lower ?? '')
  return (
    isFiniteVerb(sentence[at]) ||
    ((isDenied || mayHavePerson(sentence, at)) && words.isOnlyVerb(lower) && !NOT_FINITE.test(lower))
  )
}

/** The dictionary has nouns as verbs: "uma queda". */
function mayHavePerson(sentence: SyntaxSentence, at: number): boolean {
  const { tag: own = '', lower = '' } = sentence[at] ?? {}
  // The tagger takes "morrem" for an infinitive.
  const tag = /(?:rr|[^rg])em$/.test(lower) ? own.replace('.Inf', '') : own
  // "vestuário, cama, mesa e banho": a list of nouns.
  const last = sentence[at - 1]?.tag === 'CCONJ' ? at - 2 : at - 1
  const isListed =
    tag.startsWith('NOUN') &&
    /^(?:NOUN|ADJ)/.test(sentence[last]?.tag ?? '') &&
    (last < at - 1 || (sentence[at]?.before === BEFORE.comma && isListMember(sentence, at)))
  const isNominalPlace = /^(?:DET|ADP|NUM)/.test(sentence[at - 1]?.tag ?? '') || isListed
  return (
    !isNominalPlace &&
    !/^(?:ADP|DET|CCONJ|ADV|SCONJ|PREL)|\.(?:Part|Inf|Ger)/.test(tag) &&
    !NOT_FINITE.test(lower)
  )
}

/** Another sign or "e" follows: "a bioética, disciplina antiga, debate sobre" is no list. */
function isListMember(sentence: SyntaxSentence, at: number): boolean {
  const next = sentence[at + 1]
  return !next || next.before !== BEFORE.nothing || /^(?:e|ou)$/.test(next.lower)
}

/** As above, but what the tagger holds for a noun is one unless it stands where a verb stands: "os alunos agradam". */
function hasVerb(sentence: SyntaxSentence, at: number, words: Words): boolean {
  if (isFiniteVerb(sentence[at])) return true
  if (!/^(?:NOUN|ADJ)/.test(sentence[at]?.tag ?? '')) return hasPerson(sentence, at, words)
  const isPersonal = THIRD_PERSON.test(sentence[at]?.lower ?? '')
  return (
    isPersonal && /^(?:NOUN|PROPN|PRON)/.test(sentence[at - 1]?.tag ?? '') && hasPerson(sentence, at, words)
  )
}

/** How many words open a sentence that leans on another, and whether they ask for a verb; null when none do. */
function openingOf(
  sentence: SyntaxSentence,
  isAnswer: boolean,
): { readonly length: number; readonly asks: boolean } | null {
  const [first, second] = [sentence[0], sentence[1]]
  const phrase = [5, 4, 3, 2]
    .map((length) => wordsOf(sentence, 0, length - 1))
    .find((one) => LEANS_ON.test(one))
  if (phrase) return { length: phrase.split(' ').length, asks: phrase.endsWith('que') }
  const two = `${first?.lower} ${second?.lower}`
  if (RELATIVE.test(two)) return { length: 2, asks: true }
  // "Que agrada a todos." and not the wish "Que agrade a todos."
  const isWhich =
    first?.lower === 'que' &&
    sentence
      .slice(1, 4)
      .some((word) => isFiniteVerb(word) && !word.tag.endsWith('.Sub') && !word.lower.endsWith('mos')) &&
    !/^(?:DET|NOUN|PRON|PROPN|ADJ)/.test(second?.tag ?? '')
  if (isWhich || (first?.lower === 'porque' && !isAnswer)) return { length: 1, asks: true }
  const isGerund =
    /^(?:VERB|AUX)\.Ger/.test(first?.tag ?? '') && !/^(?:sendo|portando)$/.test(first?.lower ?? '')
  return isGerund ? { length: 1, asks: false } : null
}

/** What opens it leans on something, and every finite verb belongs to that or to a "que". */
function isLeaning(sentence: SyntaxSentence, words: Words, isAnswer: boolean): boolean {
  const opening = openingOf(sentence, isAnswer)
  // A small letter: the full stop is one of an abbreviation.
  if (!opening || sentence[0]?.form === sentence[0]?.lower) return false
  let owed = opening.asks ? 1 : 0
  // "Uma vez que a lei mudar, a escola ganha": the clause has had its verb, and another begins behind the comma.
  let [isServed, isLinked, isInClause] = [false, true, true]
  for (const [at, word] of sentence.entries()) {
    if (at < opening.length) continue
    if (word.before === BEFORE.comma) [isLinked, isInClause] = [false, false]
    // "cresce e a escola lê", ", e a escola lê": another clause of the same "que"; "a escola e o bairro leem" is none.
    const mayLink = word.before === BEFORE.comma || isInClause
    if (mayLink && JOINS.test(word.lower) && !/^(?:NOUN|ADJ|ADP|PROPN)/.test(sentence[at + 1]?.tag ?? ''))
      isLinked = true
    const isDuty =
      word.lower === 'que' &&
      /^(?:t[eê](?:m|r|rem)|tinham?|terão|terá|tendo)$/.test(sentence[at - 1]?.lower ?? '')
    // "para ler", "quando comparado": no verb with a person is owed.
    const isBeforeInfinitive = word.lower !== 'que' && /\.(?:Inf$|Part)/.test(sentence[at + 1]?.tag ?? '')
    const isLink = word.lower === 'que' || (LINK.test(word.tag) && !PREPOSITION.test(word.lower))
    if (!isDuty && !isBeforeInfinitive && isLink) {
      owed += 1
      isLinked = true
    }
    if (word.tag.startsWith('VERB.Inf') && !/^ADP/.test(sentence[at - 1]?.tag ?? '')) isServed = true
    if (!hasVerb(sentence, at, words)) continue
    // One "que" for both: "que cresça e floresça", "e que as escolas leem".
    if (owed === 0 && !(isLinked && opening.asks) && !/^(?:e|ou)$/.test(sentence[at - 1]?.lower ?? ''))
      return false
    if (isServed && !isLinked && opening.asks) return false
    isServed = true
    isInClause = true
    isLinked = false
    owed = Math.max(0, owed - 1)
  }
  return true
}
