/**
 * Small words of one sound: "mas" and "mais", "mal" and "má", "nos" and "nós", "e" and "é", told apart by the tags beside
 * them (competence 1; decision 0298).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import type { Words } from '../words/knowledge.ts'
import type { Reader } from './reading.ts'
import { lastSign, wordAt } from './sentence-words.ts'
import type { SentenceRule } from './word-rules.ts'

const BADLY =
  /^(?:sucedid|intencionad|feit|educad|remunerad|pag|acabad|estruturad|informad|vist|distribuíd|planejad|administrad|formad|organizad|tratad|alimentad|preparad|interpretad)[oa]s?$/

const PARTICIPLE = /(?:[ai]d)[oa]s?$/

export const SMALL_WORDS: readonly SentenceRule[] = [moreThan, badly, we, is, butThen]

/** The word stands there, with no sign before it. */
export function follows(sentence: SyntaxSentence, at: number): boolean {
  return wordAt(sentence, at).before === BEFORE.nothing && wordAt(sentence, at).tag !== ''
}

/** "mas de mil pessoas"; "mas de 2020 em diante" is a time. */
function moreThan(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [own, of, count] = [wordAt(sentence, at), wordAt(sentence, at + 1), wordAt(sentence, at + 2)]
  const isCounted =
    (count.tag.startsWith('NUM') || /^\d/.test(count.form)) && !/^(?:19|20)\d\d$/.test(count.form)
  const isMore = own.lower === 'mas' && of.lower === 'de' && follows(sentence, at + 1)
  return isMore && isCounted ? reader.mark('mas-mais', own.token, own.token + 1, { better: 'mais' }) : null
}

/** "pessoas má intencionadas", "a mal distribuição" */
function badly(reader: Reader, sentence: SyntaxSentence, at: number, words: Words): Finding | null {
  const [before, own, next] = [wordAt(sentence, at - 1), wordAt(sentence, at), wordAt(sentence, at + 1)]
  if (!follows(sentence, at + 1)) return null
  if (/^(?:má|maus?|más)$/.test(own.lower) && BADLY.test(next.lower))
    return reader.mark('mal-mau', own.token, next.token + 1, { better: `mal ${next.lower}` })
  const isBad =
    own.lower === 'mal' &&
    /^(?:a|à|da|na|pela|uma|essa|esta|sua|as|das|nas|pelas|suas)$/.test(before.lower) &&
    /^NOUN\.F/.test(next.tag) &&
    words.isOnlyNominal(next.lower) &&
    !PARTICIPLE.test(next.lower)
  const better = next.lower.endsWith('s') ? 'más' : 'má'
  return isBad
    ? reader.mark('mal-mau', own.token, next.token + 1, { better: `${better} ${next.lower}` })
    : null
}

/** "se todos nos fizermos", "Nos devemos ler" */
function we(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [before, own, verb] = [wordAt(sentence, at - 1), wordAt(sentence, at), wordAt(sentence, at + 1)]
  const isOurs =
    own.lower === 'nos' &&
    follows(sentence, at + 1) &&
    /\.Fin\.1P/.test(verb.tag) &&
    verb.lower.endsWith('mos')
  const isFirst =
    at === 0 && /^(?:devemos|temos|podemos|somos|sabemos|precisamos|vivemos|estamos|vamos)$/.test(verb.lower)
  return isOurs && (isFirst || before.lower === 'todos')
    ? reader.mark('accent', own.token, own.token + 1, { better: 'nós' })
    : null
}

/** "o combate ao racismo e de suma importância": so far the clause has no verb. */
function is(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [before, own, of, great, noun] = [at - 1, at, at + 1, at + 2, at + 3].map((place) =>
    wordAt(sentence, place),
  )
  if (own?.lower !== 'e' || of?.lower !== 'de' || !/^(?:suma|extrema|grande)$/.test(great?.lower ?? ''))
    return null
  if (
    !/^(?:importância|relevância|necessidade)$/.test(noun?.lower ?? '') ||
    !/^(?:NOUN|PROPN|ADJ)/.test(before?.tag ?? '')
  )
    return null
  const que = sentence.slice(0, at).findLastIndex(({ lower }) => lower === 'que')
  const clause = sentence.slice(Math.max(que + 1, lastSign(sentence, at)), at)
  return clause.length > 1 && !clause.some(isFiniteVerb)
    ? reader.mark('accent', own.token, own.token + 1, { better: 'é', about: 'e' })
    : null
}

/** "não só isso, mais na escola" */
function butThen(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [own, next] = [wordAt(sentence, at), wordAt(sentence, at + 1)]
  const isBut =
    own.lower === 'mais' &&
    reader.isMark(own.token - 1, ',') &&
    follows(sentence, at + 1) &&
    /^(?:no|na|em|isso|ele|ela|eles|elas|infelizmente|todos|essa|esse|esses|essas|quando|com|apesar|sim|muitos|muitas|eu|por)$/.test(
      next.lower,
    )
  const isCounted = sentence.slice(0, at).some(({ lower }) => /^(?:quanto|mais|menos)$/.test(lower))
  return isBut && !isCounted ? reader.mark('mas-mais', own.token, own.token + 1, { better: 'mas' }) : null
}
