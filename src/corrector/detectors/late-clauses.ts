/**
 * Commas that miss before what is hung on to a clause: a result ("…, gerando filas", "…, o que gera filas"), a clause that
 * explains a name, an addition, a reason; and a full stop that was written as a comma (competence 1; decision 0292; pontuação).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import type { Reader } from './reading.ts'
import { lastSign } from './sentence-words.ts'
import { findInSentences, type SentenceRule } from './word-rules.ts'

const NAMED = /^(?:NOUN|ADJ|PROPN|NUM|PRON|ADV|VERB\.Part)/
const NOUN_LIKE = /^(?:NOUN|ADJ|PROPN|VERB\.Part)/
/** A gerund of these tells what came of it. */
const RESULTS = wordSet(
  'causando gerando provocando ocasionando resultando acarretando tornando tornando-se dificultando impedindo prejudicando fazendo afetando diminuindo possibilitando impossibilitando comprometendo agravando podendo trazendo deixando levando',
)
/** "o que gera": what came of it. "O que quer", "o que acontece" are the object of a verb. */
const RESULT_VERBS = wordSet(
  'acaba torna faz gera causa dificulta impede prejudica leva resulta provoca demonstra mostra evidencia contribui ocasiona acarreta mantém agrava permite aumenta configura representa reforça comprova afeta revela corrobora intensifica impossibilita implica favorece influencia traz coloca deixa fez gerou causou levou tornou ajuda compromete',
)
const NAME_REACH = 5
const PERSONS = wordSet(
  'filósofo filósofa sociólogo socióloga escritor escritora autor autora cantor cantora ator atriz poeta pensador pensadora historiador historiadora psicólogo psicóloga educador educadora jornalista médico médica presidente ministro ministra influenciador influenciadora atleta jogador jogadora pintor pintora cientista físico dramaturgo sociologista patrono ativista professor professora',
)
const SAYING =
  /^(?:diz|dizia|disse|afirma|afirmou|afirmava|defende|defendia|acredita|acreditava|fala|falou|argumenta|ressalta|relata|pontua|aponta|explica|é|era|foi|são|segundo|conforme|com|para|só|apenas)$/
const QUALS = /^(?:o|a|os|as)$/
/** They open a new sentence when they have a capital. */
const OPENS_SENTENCE = /^(?:DET|ADPDET|ADP|ADV|PRON|SCONJ|CCONJ|PREL|VERB\.Fin|AUX\.Fin|VERB\.Ger|AUX\.Ger)/
/** "o livro, O Cortiço": a title without its quotation marks. */
const CLOSES_TITLE = /^\p{Lu}/u
const REASONS = wordSet('visto já posto sendo')

const RULES: readonly SentenceRule[] = [
  result,
  whatResults,
  ofName,
  whichOne,
  besides,
  reason,
  butRather,
  newSentence,
]

export function findLateClauses(
  reader: Reader,
  sentences: readonly SyntaxSentence[],
  words: Words,
): Finding[] {
  return findInSentences(reader, words, sentences, RULES, 1)
}

function missing(
  reader: Reader,
  sentence: SyntaxSentence,
  at: number,
  length: number,
  about: string,
): Finding {
  const [before, last] = [sentence[at - 1], sentence[at + length - 1]]
  return reader.mark('comma-before-clause', before?.token ?? 0, (last?.token ?? 0) + 1, { about })
}

/** "faltam ônibus gerando filas" */
function result(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [word, before] = [sentence[at], sentence[at - 1]]
  if (!word || !before || word.before !== BEFORE.nothing || !RESULTS.has(word.lower)) return null
  if (!NOUN_LIKE.test(before.tag) || /^(?:vez|vezes|menos|mais)$/.test(before.lower)) return null
  if (before.lower === 'se' || (word.lower === 'levando' && sentence[at + 1]?.lower === 'em')) return null
  if (word.lower === 'fazendo' && sentence[at + 1]?.lower !== 'com') return null
  const start = lastSign(sentence, at)
  return sentence.slice(start, at).some(isFiniteVerb) ? missing(reader, sentence, at, 1, word.lower) : null
}

/** "faltam ônibus o que gera filas" */
function whatResults(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [word, next, verb, before] = [sentence[at], sentence[at + 1], sentence[at + 2], sentence[at - 1]]
  if (word?.lower !== 'o' || next?.lower !== 'que' || !before || !verb) return null
  if (word.before !== BEFORE.nothing || next.before !== BEFORE.nothing) return null
  if (!NOUN_LIKE.test(before.tag) || /^(?:tudo|tona|luz|claro)$/.test(before.lower)) return null
  const isJudged =
    verb.lower === 'é' &&
    /^(?:uma?|muito|inaceitável|inadmissível|preocupante|grave)$/.test(sentence[at + 3]?.lower ?? '')
  if (!RESULT_VERBS.has(verb.lower) && !isJudged) return null
  const start = lastSign(sentence, at)
  return sentence.slice(start, at - 1).some(isFiniteVerb) ? missing(reader, sentence, at, 2, 'o que') : null
}

/** "o filósofo Karl Marx que defendia", "a Constituição Federal de 1988 que garante" */
function ofName(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [word, before, second, next] = [sentence[at], sentence[at - 1], sentence[at - 2], sentence[at + 1]]
  if (word?.lower !== 'que' || word.before !== BEFORE.nothing || !word.tag.startsWith('PREL')) return null
  if (!before || !second || !next) return null
  const isPerson = sentence
    .slice(Math.max(0, at - NAME_REACH), at - 1)
    .some(({ lower }) => PERSONS.has(lower))
  const isName = isPerson && isCapital(before) && before.before === BEFORE.nothing
  const isLaw = before.lower === '1988' && second.lower === 'de'
  if (!isName && !isLaw) return null
  const isClause = [next, sentence[at + 2]].some(isFiniteVerb)
  const isSaid = sentence.slice(lastSign(sentence, at), at).some(({ lower }) => SAYING.test(lower))
  return isClause && !isSaid ? missing(reader, sentence, at, 1, 'que') : null
}

function isCapital({ form, lower }: SyntaxSentence[number]): boolean {
  return form !== lower && /^\p{Lu}\p{Ll}/u.test(form)
}

/** "as escolas do bairro as quais não têm livros" */
function whichOne(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [word, next, before] = [sentence[at], sentence[at + 1], sentence[at - 1]]
  if (!word || !before || word.before !== BEFORE.nothing || !QUALS.test(word.lower)) return null
  if (!/^quais$|^qual$/.test(next?.lower ?? '') || !NOUN_LIKE.test(before.tag)) return null
  // "a região o qual", "a marca a qual é aliado": another fault than the comma.
  const nature = `${word.lower.startsWith('a') ? 'F' : 'M'}${word.lower.endsWith('s') ? 'P' : 'S'}`
  const verb = sentence[at + 2]
  const isSubject = verb?.tag.endsWith(`Fin.3${nature.charAt(1)}`) === true && before.tag.endsWith(nature)
  return isSubject ? missing(reader, sentence, at, 2, `${word.lower} ${next?.lower ?? ''}`) : null
}

/** "prejudica a saúde além de afetar o sono", "doenças tais como a gripe" */
function besides(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [word, next, before] = [sentence[at], sentence[at + 1], sentence[at - 1]]
  if (!word || !before || word.before !== BEFORE.nothing || !NAMED.test(before.tag)) return null
  if (word.lower === 'além' && next?.lower === 'de' && NOUN_LIKE.test(before.tag) && before.lower !== 'visto')
    return missing(reader, sentence, at, 2, 'além de')
  if (word.lower === 'tais' && next?.lower === 'como' && NOUN_LIKE.test(before.tag))
    return missing(reader, sentence, at, 2, `${word.lower} como`)
  const also = `${word.lower} ${next?.lower ?? ''}`
  if (/^(?:mas também|mas sim|como também)$/.test(also) && before.lower !== 'assim' && before.lower !== 'bem')
    return missing(reader, sentence, at, 2, also)
  return null
}

/** "leem pouco sendo que o livro custa caro" */
function reason(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [word, next, before] = [sentence[at], sentence[at + 1], sentence[at - 1]]
  if (!word || !before || word.before !== BEFORE.nothing) return null
  if (REASONS.has(word.lower) && next?.lower === 'que' && NAMED.test(before.tag))
    return /^(?:mesmo|só|não|até|e|ou|ainda|assim)$/.test(before.lower)
      ? null
      : missing(reader, sentence, at, 2, `${word.lower} que`)
  if (word.lower === 'embora' && NAMED.test(before.tag) && !/^(?:ir|vai|foi|e|muito)$/.test(before.lower))
    return missing(reader, sentence, at, 1, 'embora')
  const three = `${word.lower} ${next?.lower ?? ''} ${sentence[at + 2]?.lower ?? ''}`
  if (/^(?:tendo em vista|haja vista que)$/.test(three) && NOUN_LIKE.test(before.tag))
    return /^(?:e|ou|só)$/.test(before.lower) ? null : missing(reader, sentence, at, 3, three)
  return null
}

/** "não é culpa do aluno e sim da escola" */
function butRather(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [word, next] = [sentence[at], sentence[at + 1]]
  if (word?.before !== BEFORE.nothing || word.lower !== 'e' || next?.lower !== 'sim') return null
  if (next.before !== BEFORE.nothing) return null
  const isDenied = sentence.slice(0, at).some(({ lower }) => /^(?:não|nem|nunca)$/.test(lower))
  return isDenied ? missing(reader, sentence, at, 2, 'e sim') : null
}

/** "A leitura caiu, Nesse contexto a escola falha." */
function newSentence(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [word, before] = [sentence[at], sentence[at - 1]]
  if (!word || !before || word.before === BEFORE.nothing || word.form === word.lower) return null
  if (!reader.isMark(word.token - 1, ',;') || !OPENS_SENTENCE.test(word.tag)) return null
  const isShouted = [before, word, sentence[at + 1]].some(
    (one) =>
      one !== undefined &&
      one.form.length > 1 &&
      one.form === one.form.toUpperCase() &&
      /\p{L}/u.test(one.form),
  )
  if (isShouted || CLOSES_TITLE.test(sentence[at + 1]?.form ?? '')) return null
  // "o tema de 2020, O estigma …": a title.
  if (at > 3 && !sentence.slice(0, at).some(isFiniteVerb)) return null
  return reader.mark('comma-stray', word.token - 1, word.token + 1, { about: 'ponto' })
}
