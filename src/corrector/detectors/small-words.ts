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

const NEEDED =
  /^(?:preciso|necessári[oa]|importante|fundamental|notóri[oa]|evidente|inegável|imprescindível|essencial|possível|perceptível|visível|urgente|válido)$/
const ARTICLE = /^(?:[ao]s?|d[ao]s?|[àa]s|aos?|n[ao]s?|pel[ao]s?)$/
const SAME_THING = /^(?:acontec|ocorr|val|aplic|suced|serv|diz|repet|verific|observ|perceb|faz|fez|é|foi)/
const PARTICIPLE = /(?:[ai]d)[oa]s?$/

export const SMALL_WORDS: readonly SentenceRule[] = [
  moreThan,
  badly,
  we,
  is,
  isNeeded,
  isThisThat,
  theSame,
  butThen,
]

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

/** "o aluno lê pouco e preciso que", "E necessário ler", "a leitura falha e dever do Estado": what ends before it is no adjective. */
function isNeeded(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [before, own, needed, next] = [at - 1, at, at + 1, at + 2].map((place) => wordAt(sentence, place))
  if (own?.lower !== 'e' || !needed || !next || !follows(sentence, at + 1) || !follows(sentence, at + 2))
    return null
  if (at > 0 && !(own.before === BEFORE.comma || /^(?:NOUN|PROPN)/.test(before?.tag ?? ''))) return null
  const isAsked =
    NEEDED.test(needed.lower) &&
    (next.lower === 'que' ||
      next.tag === 'VERB.Inf' ||
      (needed.lower === 'preciso' && /^(?:DET|NOUN)/.test(next.tag)))
  const isDuty =
    needed.lower === 'dever' &&
    /^d[oae]s?$/.test(next.lower) &&
    !sentence.some(({ lower }) => /^direitos?$/.test(lower))
  // "torna a leitura simples e necessária", "é direito e dever": what was said before goes on.
  const isJoined =
    wordAt(sentence, at - 2).lower === 'é' ||
    (isDuty && before?.tag.startsWith('NOUN') && !sentence.slice(0, at).some(isFiniteVerb))
  return (isAsked || isDuty) && !isJoined
    ? reader.mark('accent', own.token, own.token + 1, { better: 'é', about: 'e' })
    : null
}

/** "o aluno não lê, e por isso que falha" */
function isThisThat(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [own, by, this_, that, verb] = [at, at + 1, at + 2, at + 3, at + 4].map((place) =>
    wordAt(sentence, place),
  )
  if (own?.lower !== 'e' || that?.lower !== 'que' || that.before !== BEFORE.nothing) return null
  const isThis =
    /^(?:por|através|sobre|com|para)$/.test(by?.lower ?? '') && /^d?is[st]o$/.test(this_?.lower ?? '')
  const isBroken = isThis && (isFiniteVerb(verb) || /^(?:DET|NOUN|PRON|PROPN|ADV)/.test(verb?.tag ?? ''))
  return isBroken ? reader.mark('accent', own.token, own.token + 1, { better: 'é', about: 'e' }) : null
}

/** "que os mesmos muitas vezes leem", "além do mesmo ler", "da mesma e de seu filho"; "o mesmo ocorre" says: such a thing. */
function theSame(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [article, own, next] = [wordAt(sentence, at - 1), wordAt(sentence, at), wordAt(sentence, at + 1)]
  if (!/^mesm[oa]s?$/.test(own.lower) || !ARTICLE.test(article.lower) || !follows(sentence, at)) return null
  if (!follows(sentence, at + 1)) return null
  const isBetween = /^(?:também|já|ainda|[ao]s?|lhes?)$/.test(next.lower) && follows(sentence, at + 2)
  const isOften = next.lower === 'muitas' && wordAt(sentence, at + 2).lower === 'vezes'
  const verb = wordAt(sentence, at + (isOften ? 3 : isBetween ? 2 : 1))
  const isNeuter = own.lower === 'mesmo' && article.lower === 'o' && SAME_THING.test(verb.lower)
  const isActing = isFiniteVerb(verb) && verb.tag.includes('.3') && !isNeuter
  const isDone = /^(?:VERB|AUX)\.Inf/.test(verb.tag) && /^(?:d[ao]s?|[ao]s?)$/.test(article.lower)
  const isJoined =
    /^d[ao]s?$/.test(article.lower) &&
    next.lower === 'e' &&
    /^(?:d[oa]s?|de|com)$/.test(wordAt(sentence, at + 2).lower)
  return isActing || isDone || isJoined ? reader.mark('mesmo-pronoun', article.token, own.token + 1) : null
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
