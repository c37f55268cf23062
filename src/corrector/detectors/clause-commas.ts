/**
 * A comma between a clause and the word that opens it ("que, os jovens leem") or between a verb and the clause that it
 * asks for ("mostram, que"), by the tags of what stands around (competence 1; decision 0173).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Reader } from './reading.ts'

/** What a clause may begin with; a preposition, a conjunction or a participle opens something put in between. */
const CLAUSE_START = /^(?:DET|NOUN|PROPN|PRON|VERB\.Fin|AUX\.Fin)/
/** "que, ao ler, aprende", "que, por isso, …" */
const PREPOSED = /^(?:ao|à|às|aos|em|n[oa]s?|d[oae]s?|por|pel[oa]s?|se|com|sem|para|segundo)$/
const OPENERS = wordSet('que porque embora enquanto onde')
const LIKE = wordSet('assim bem tal tanto')
/** Adjectives that a clause completes. */
const ASKS = wordSet(
  'lógico óbvio claro interessante importante necessário evidente notório visível possível provável fato certo verdade',
)
/** "disse, que é autora": after a name or a noun "que" may explain it, after a verb it completes. */
const COMPLETED = /^VERB\.(?:Fin|Inf|Ger)/
/** They take no clause: "que" behind them belongs elsewhere. */
const NO_CLAUSE = wordSet('existem existe há nasce nascem cresce crescem vive vivem morre morrem é são foi')

export function findClauseCommas(reader: Reader, sentences: readonly SyntaxSentence[]): Finding[] {
  return sentences.flatMap((sentence) =>
    sentence.flatMap((word, at) => {
      const before = sentence[at - 1]
      if (!before || word.before !== BEFORE.comma || word.isQuoted || before.isQuoted) return []
      const about = isAfterOpener(sentence, at) ? before.lower : isBeforeAsked(sentence, at) ? 'que' : null
      if (about === null) return []
      return about === 'que' && word.lower === 'que'
        ? [reader.mark('comma-stray', before.token + 1, word.token + 1, { about })]
        : [reader.mark('comma-stray', before.token, before.token + 2, { about })]
    }),
  )
}

/** "que, os jovens leem pouco": the clause has its verb before any other sign, so nothing was put in between. */
function isAfterOpener(sentence: SyntaxSentence, at: number): boolean {
  const opener = sentence[at - 1]
  if (!opener || opener.before !== BEFORE.nothing) return false
  const isLike = opener.lower === 'como' && LIKE.has(sentence[at - 2]?.lower ?? '')
  if (!isLike && !OPENERS.has(opener.lower)) return false
  if (isLike)
    return nextSign(sentence, at) - at > 1 && /^(?:DET|NOUN|PROPN|PRON)/.test(sentence[at]?.tag ?? '')
  const end = nextSign(sentence, at)
  // "que, qualquer que seja o preço, …"
  const mayBegin =
    CLAUSE_START.test(sentence[at]?.tag ?? '') &&
    !PREPOSED.test(sentence[at]?.lower ?? '') &&
    sentence[at]?.lower !== 'qualquer'
  // "que, desejam, termine": a verb alone between two signs is put in.
  return mayBegin && end - at > 1 && sentence.slice(at, end).some(isFiniteVerb)
}

/** The next word with a sign before it. */
function nextSign(sentence: SyntaxSentence, at: number): number {
  let next = at + 1
  while (next < sentence.length && sentence[next]?.before === BEFORE.nothing) next += 1
  return next
}

/** "as pesquisas mostram, que": unless another comma has opened what this one closes, or "que" is enclosed. */
function isBeforeAsked(sentence: SyntaxSentence, at: number): boolean {
  const [word, before, next] = [sentence[at], sentence[at - 1], sentence[at + 1]]
  if (word?.lower !== 'que' || !before || !word.tag.startsWith('SCONJ')) return false
  if (next?.before !== BEFORE.nothing || NO_CLAUSE.has(before.lower)) return false
  // "no ano que vem, que": the verb's own clause ends.
  // "a maneira de perguntar, que mudou": of the noun.
  const isRelative =
    sentence[at - 2]?.lower === 'que' ||
    (sentence[at - 2]?.lower === 'de' && /^NOUN/.test(sentence[at - 3]?.tag ?? ''))
  const isAsked = (COMPLETED.test(before.tag) && !isRelative) || ASKS.has(before.lower)
  return isAsked && !hasEarlierComma(sentence, at - 1)
}

/** A comma close before, which this one may pair with. */
function hasEarlierComma(sentence: SyntaxSentence, at: number): boolean {
  return sentence.slice(Math.max(1, at - PAIR_REACH), at + 1).some(({ before }) => before === BEFORE.comma)
}

const PAIR_REACH = 4
