/** A comma that misses before what is hung on, or between two clauses, by its chance (competence 1; decision 0297; pontuação). */
import type { Finding } from '../kinds.ts'
import { isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { ASKS_MUCH, type Gap, LIKELY, twoWords } from './open-gap.ts'
import type { Reader } from './reading.ts'
import { wordAt } from './sentence-words.ts'

const LATE_PHRASE =
  /^(?:assim como|bem como|ou seja|isto é|tais como|tal como|entre (?:outr[oa]s|eles|elas)|dentre (?:outr[oa]s|eles|elas)|visto que|já que|tendo em|o que|mesmo que|mesmo com|ainda que|apesar d[eoa]s?|além d[eoa]s?|segundo [oa]s?|por exemplo|isso porque|[oa]s? qua(?:l|is)|de acordo|e sim|mas sim|mas também)$/
const LATE_ALONE =
  /^(?:mas|porém|pois|seja|sejam|inclusive|onde|enquanto|portanto|entretanto|contudo|todavia|embora|afinal|exceto|segundo|conforme)$/
/** Without a comma they restrict what stands before them, or tell when. */
const OFTEN_NEEDED =
  /^(?:o que|onde|enquanto|conforme|segundo|segundo [oa]s?|ainda que|apesar d[eoa]s?|mesmo com|além d[eoa]s?|assim como|de acordo|tal como)$/
/** "vê jovens tendo filhos": what somebody is seen doing. */
const SEEN = /^(?:tendo|dizendo|sabendo|fazendo|falando|dando|vindo|indo|vivendo|sofrendo|trabalhando)$/
const RESULTS =
  /^(?:pode|podem|nos|deixa|faz|gera|causa|leva|torna|significa|revela|mostra|demonstra|evidencia|ocasiona|provoca|acarreta|dificulta|impede|contribui|resulta|permite|prejudica|afeta|reforça|comprova|justifica|explica|acaba|traz|é|foi|tem|aumenta|impossibilita|agrava|implica|representa|configura|caracteriza|interfere|reflete|indica|intensifica|colabora|corrobora|ocorre|possibilita|fere|gerou|causou|levou|fez|tornou)$/
/** What the whole clause before brings about. */
const BRINGS_ABOUT =
  /^(?:ger|caus|lev|torn|evit|provoc|ocasion|aument|deix|forç|dificult|prejudic|impossibilit|agrav|possibilit|afet|desencade|impact|result|acarret|faz|permit|imped|reduz|diminu)(?:ando|endo|indo|uindo|zindo)(?:-[oa]s?)?$/
const GOES_ON_DOING =
  /^(?:passa|passam|passar|passou|fica|ficam|ficar|vive|vivem|continua|continuam|segue|seguem|vê|vemos|está|estão|anda|andam|vem|vêm|vinha|vinham|veio|ia|iam)$/

function before(
  reader: Reader,
  sentence: SyntaxSentence,
  at: number,
  length: number,
  about: string,
): Finding {
  const last = wordAt(sentence, at + length - 1)
  return reader.mark('comma-before-clause', wordAt(sentence, at - 1).token, last.token + 1, { about })
}

/** "leem pouco, seja em casa", "os livros, entre outros", "cresceu, o que ajuda" */
export function late(reader: Reader, sentence: SyntaxSentence, gap: Gap): Finding | null {
  const { at, chance } = gap
  if (chance < LIKELY.late) return null
  const own = wordAt(sentence, at)
  const phrase = twoWords(sentence, at)
  const isPhrase = LATE_PHRASE.test(phrase)
  if (!isPhrase && !LATE_ALONE.test(own.lower)) return null
  // "Mas enquanto", "e embora": the conjunction before is the opening itself.
  if (/^(?:CCONJ|SCONJ|ADP|DET)/.test(wordAt(sentence, at - 1).tag)) return null
  if (phrase === 'o que' && gap.first === 0 && !gap.hasVerbBefore) return null
  const about = isPhrase ? phrase : own.lower
  // A name needs nothing that tells which one is meant: "na Alemanha, onde".
  const isNamed = about === 'onde' && wordAt(sentence, at - 1).tag.startsWith('PROPN')
  // Without a preposition "o qual" adds something: what is needed has "que".
  if (
    /qua(?:l|is)$/.test(about) &&
    (chance < LIKELY.certain || !/^(?:NOUN|ADJ|PROPN)/.test(wordAt(sentence, at - 1).tag))
  )
    return null
  if (chance < (isNamed ? LIKELY.short : LIKELY.sure) && OFTEN_NEEDED.test(about)) return null
  const next = wordAt(sentence, at + 1)
  // "que a escola seja um direito": the verb.
  const isChoice =
    /^(?:NOUN|DET)/.test(next.tag) &&
    sentence.slice(at + 2, at + 7).some(({ lower }) => /^(?:ou|seja)$/.test(lower))
  if (/^sejam?$/.test(about) && !/^(?:ADP|PRON\.3|CCONJ)/.test(next.tag) && !isChoice) return null
  if (about === 'o que' && (gap.isObject || !RESULTS.test(wordAt(sentence, at + 2).lower))) return null
  if (/^(?:o que|além )/.test(about) && !/^(?:NOUN|ADJ|PROPN)/.test(wordAt(sentence, at - 1).tag)) return null
  const hasVerb = gap.hasVerbBefore || isNamed || (about === 'o que' && hasVerbIn(sentence, at))
  if (!hasVerb && !/^(?:mas|ou seja|isto é|entre|dentre|seja|como|assim|bem)/.test(about)) return null
  return before(reader, sentence, at, isPhrase ? 2 : 1, reasonOf(about))
}

function reasonOf(about: string): string {
  if (/^(?:entre|dentre) /.test(about)) return 'enumeração'
  if (/^(?:tais|tal|como) /.test(about)) return 'tais como'
  return about
}

function hasVerbIn(sentence: SyntaxSentence, end: number): boolean {
  return sentence.slice(0, end).some(isFiniteVerb)
}

/** "faltam livros, gerando filas" */
export function gerund(reader: Reader, sentence: SyntaxSentence, gap: Gap): Finding | null {
  const { at, chance } = gap
  const own = wordAt(sentence, at)
  const last = wordAt(sentence, at - 1)
  if (chance < LIKELY.gerund || !/^(?:VERB|AUX)\.Ger/.test(own.tag)) return null
  const isNaming =
    own.lower === 'sendo' &&
    chance >= LIKELY.sure &&
    /^(?:el[ea]s?|ess[ea]s?|est[ea]s?|um|uma)$/.test(wordAt(sentence, at + 1).lower)
  const isResult = isNaming || (BRINGS_ABOUT.test(own.lower) && last.lower !== 'conseguinte')
  const hasVerb = gap.hasVerbBefore || (isResult && chance >= LIKELY.sure && hasVerbIn(sentence, at))
  if (!hasVerb) return null
  // "vê jovens lendo": the noun's own.
  if (gap.own !== 'advcl' && chance < LIKELY.certain && !isResult) return null
  if (/^(?:VERB\.(?:Inf|Ger)|AUX|CCONJ|PRON)/.test(last.tag) || GOES_ON_DOING.test(last.lower)) return null
  if (
    (last.tag.startsWith('ADV') && !last.lower.endsWith('mente')) ||
    (SEEN.test(own.lower) && wordAt(sentence, at + 1).lower !== 'com')
  )
    return null
  if (sentence.slice(gap.first, at).some(({ lower }) => GOES_ON_DOING.test(lower))) return null
  return before(reader, sentence, at, 1, own.lower)
}

/** "a OMS, que reúne países" */
export function relative(reader: Reader, sentence: SyntaxSentence, gap: Gap): Finding | null {
  const { at, chance } = gap
  const [own, last] = [wordAt(sentence, at), wordAt(sentence, at - 1)]
  const isName =
    last.tag.startsWith('PROPN') &&
    /^(?:PROPN|NOUN)/.test(wordAt(sentence, at - 2).tag) &&
    !/^uma?$/.test(wordAt(sentence, at - 3).lower)
  if (chance < (isName ? LIKELY.short : LIKELY.relative)) return null
  const isThat = own.lower === 'que' && own.tag.startsWith('PREL') && /^(?:PROPN|NUM)/.test(last.tag)
  if (!isThat || at === 1) return null
  return before(reader, sentence, at, 1, 'que')
}

/** "A escola é longe os alunos faltam.": no sign between two clauses. */
export function clauses(reader: Reader, sentence: SyntaxSentence, gap: Gap): Finding | null {
  const { at, chance, hasVerbBefore, hasVerbBehind } = gap
  const isSo =
    /^assim$/.test(wordAt(sentence, at).lower) &&
    /^(?:DET|PRON|VERB\.Fin|AUX\.Fin)/.test(wordAt(sentence, at + 1).tag)
  if (chance < (isSo ? LIKELY.gerund : LIKELY.clauses) || !hasVerbBefore || !hasVerbBehind || gap.isObject)
    return null
  const own = wordAt(sentence, at)
  if (!isSo && (!/^(?:DET|PRON|PROPN)/.test(own.tag) || !gap.isSubject || twoWords(sentence, at) === 'o que'))
    return null
  if (sentence.slice(gap.first, at).some(({ lower }) => ASKS_MUCH.test(lower))) return null
  return before(reader, sentence, at, 1, 'oração nova')
}
