/**
 * Accents missing on words that exist without them too: "pais" and "país", "publicas" and "públicas", "esta" and
 * "está", "e" and "é" (competence 1, convenções da escrita). Only where the place leaves no doubt.
 */
import type { Finding } from '../kinds.ts'
import { ACCENTED, ADJECTIVES_IN_A } from '../lexicon/accent-pairs.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { openerLength } from './openers.ts'
import type { Reader } from './reading.ts'

const BEFORE_COUNTRY = wordSet(
  'o um do no ao pelo este esse deste desse neste nesse seu nosso cada muito grande novo todo',
)
/** "os país": fathers and mothers; the country is one. */
const MANY = /^(?:os|dos|aos|pelos|nos|seus|nossos|meus)$/
const BEFORE_FEMININE = wordSet(
  `a à uma da na pela esta essa desta dessa nesta nessa aquela sua nossa minha cada toda muita pouca tanta nenhuma alguma
  qualquer outra mesma própria grande maior melhor pior boa má nova forte principal primeira segunda última verdadeira
  falsa alta baixa extrema constante`,
)
/** A finite verb never stands behind these. */
const PREPOSITIONS = wordSet('de em com sem sob sobre contra entre por mediante após desde')
const COPULAS = wordSet('é são foi foram era eram seja sejam ser sendo será tão')
const HAVING = wordSet('há tem têm ter tendo tenha haja havia exerce exercem exercer exercendo')
/** Between these and a verb "a" is its object: "quem a pratica". */
const BEFORE_PROCLITIC = wordSet('que quem não se já também nunca onde quando ainda só como')
const COMPLEMENTS = wordSet('de da do das dos')
const AFTER_ARTICLE_A_VERB = wordSet('o a os as que se um uma')
const CLOSING = wordSet('e ou de da do das dos é são foi brasileira federal')
const STATES = wordSet(
  `em no na nos nas cada longe presente presentes diretamente intimamente relacionado ligado associado cheio muito tão mais
  cheia sujeito sendo`,
)
const BEFORE_IS = wordSet('que não ainda já também isso quem ele ela')
const PARTICIPLE = /(?:ad|id)o$/
const GERUND = /[aei]ndo$/
const FEMININE_PARTICIPLE = /(?:ad|id)a$/
const AFTER_PARTICIPLE = wordSet('a à ao aos às em no na nos nas por pelo pela com de')
/** "é necessário que", "é preciso agir": of these no list begins with "e". */
const IMPERSONAL = wordSet(
  `necessário preciso importante fundamental essencial imprescindível indispensável notório evidente inegável possível comum
  válido crucial primordial mister indubitável perceptível impossível urgente visível imperativo`,
)
const AFTER_NOT = wordSet(
  'um uma o a os as apenas só somente mais tão possível diferente fácil suficiente raro incomum novidade necessário assim muito',
)
const AFTER_THIS = wordSet('algo muito preciso necessário importante possível fundamental')
const AFTER_WHAT = wordSet('um uma de na no em muito tão mais não')
/** Written so only by those who leave the accent out. */
const ALWAYS: Readonly<Record<string, string>> = {
  ate: 'até',
  dai: 'daí',
  alias: 'aliás',
  politicas: 'políticas',
  bebes: 'bebês',
  seriamos: 'seríamos',
  poderiamos: 'poderíamos',
  deveriamos: 'deveríamos',
  teriamos: 'teríamos',
}

export function findAccents(reader: Reader, words: Words): Finding[] {
  const { doc, mark, startsSentence } = reader
  const findings: Finding[] = []
  for (const [at, token] of doc.tokens.entries()) {
    if (token.kind !== 'word' || reader.isQuoted(at)) continue
    if (token.isCapital && !startsSentence(at) && !/^(?:pais|policia|republica|bebes)$/.test(token.lower))
      continue
    const better =
      ofVerb(reader, at, words) ??
      ofCountry(reader, at) ??
      ofState(reader, at, words) ??
      ofIs(reader, at, words) ??
      ofLittleWord(reader, at)
    if (better)
      findings.push(
        mark('accent', at, at + 1, {
          better: token.isCapital && !startsSentence(at) ? capitalOf(better) : better,
          about: token.lower,
        }),
      )
  }
  return findings
}

function capitalOf(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

/** "noticias" is a verb only for "tu", "numero" only for "eu"; "pratica" for everybody. */
function ofVerb(reader: Reader, at: number, words: Words): string | null {
  const { lower, isWord } = reader
  const own = lower(at)
  const accented = ACCENTED.get(own)
  if (accented === undefined || !words.isOnlyVerb(own)) return null
  const before = isWord(at - 1) ? lower(at - 1) : ''
  if (own.endsWith('s')) return before === 'tu' || lower(at + 1) === 'te' ? null : accented
  if (own.endsWith('o')) return isOfI(reader, at) ? null : accented
  return isNounPlace(reader, at, before) || isAdjectivePlace(reader, at, before, words) ? accented : null
}

function isOfI(reader: Reader, at: number): boolean {
  const { lower, isWord, startsSentence } = reader
  if (startsSentence(at)) return true
  for (let back = at - 1; back >= at - 3; back -= 1)
    if (/^(eu|me|não|nunca|também)$/.test(lower(back)) && isWord(back)) return lower(back) !== 'também'
  return false
}

function isNounPlace(reader: Reader, at: number, before: string): boolean {
  const { lower, isWord } = reader
  // "o que já foi continua com o dono": "foi" ends its clause.
  if (before === 'foi' && lower(at) === 'continua') return false
  if (PREPOSITIONS.has(before) || COPULAS.has(before) || HAVING.has(before)) return true
  if (!BEFORE_FEMININE.has(before)) return false
  if (before !== 'a') return true
  const [earlier, next] = [isWord(at - 2) ? lower(at - 2) : '', lower(at + 1)]
  // "aceitar a influencia que": behind an infinitive "a" is an article.
  if (/[aeiô]r$/.test(earlier) && next === 'que') return true
  if (BEFORE_PROCLITIC.has(earlier)) return COMPLEMENTS.has(next)
  return !AFTER_ARTICLE_A_VERB.has(next)
}

function isAdjectivePlace(reader: Reader, at: number, before: string, words: Words): boolean {
  const { lower, isMark } = reader
  if (
    before === 'você' ||
    !ADJECTIVES_IN_A.has(lower(at)) ||
    !words.isOnlyNominal(before) ||
    /s$/.test(before)
  )
    return false
  return isMark(at + 1, '.,;:!?)') || CLOSING.has(lower(at + 1))
}

function ofCountry(reader: Reader, at: number): string | null {
  const { lower, isWord } = reader
  if (lower(at) === 'país' && MANY.test(lower(at - 1)) && isWord(at - 1))
    return ofChildren(reader, at) ? 'pais' : 'países'
  return lower(at) === 'pais' && isWord(at - 1) && BEFORE_COUNTRY.has(lower(at - 1)) ? 'país' : null
}

/** Whose parents they are stands in the same sentence. */
function ofChildren({ doc }: Reader, at: number): boolean {
  const { first = 0, last = 0 } = doc.sentences[doc.tokens[at]?.sentence ?? -1] ?? {}
  return doc.tokens
    .slice(first, last)
    .some(({ lower }) => /^(?:filh|crianç|adolescent|escol|respons|mãe|famíli|jove|alun|gravid)/.test(lower))
}

/** "esta crescendo", "não esta", "esta ligado": the pronoun has a noun behind it. */
function ofState(reader: Reader, at: number, words: Words): string | null {
  const { lower, isWord } = reader
  if (lower(at) !== 'esta' || !isWord(at + 1)) return null
  const [before, next, second] = [lower(at - 1), lower(at + 1), lower(at + 2)]
  if (isWord(at - 1) && (PREPOSITIONS.has(before) || /^(seja|sendo|e)$/.test(before))) return null
  const isDoing = GERUND.test(next) && words.isVerb(next)
  const isDone = PARTICIPLE.test(next) && !words.isOnlyNominal(next)
  const isDoneToHer =
    FEMININE_PARTICIPLE.test(next) && next.length > 5 && words.isVerb(next) && AFTER_PARTICIPLE.has(second)
  const isThere = STATES.has(next) && BEFORE_IS.has(before)
  const isPlace = /^(em|no|na|nos|nas|cada|longe)$/.test(next) && isWord(at - 1) && words.isNominal(before)
  return isDoing || isDone || isDoneToHer || isThere || isPlace ? 'está' : null
}

function ofIs(reader: Reader, at: number, words: Words): string | null {
  const { lower, isWord, startsSentence } = reader
  if (lower(at) !== 'e' || !isWord(at + 1)) return null
  const [before, next, second] = [lower(at - 1), lower(at + 1), lower(at + 2)]
  const isJudging = IMPERSONAL.has(next) && (second === 'que' || words.isInfinitive(second))
  if (startsSentence(at) || isAfterOpener(reader, at)) return isJudging ? 'é' : null
  if (!isWord(at - 1)) return null
  if (before === 'que') return isJudging || mayFollowIs(reader, at + 1, words) ? 'é' : null
  if (before === 'não') return lower(at - 2) !== 'ou' && AFTER_NOT.has(next) ? 'é' : null
  if (before === 'isso' || before === 'isto')
    return !PREPOSITIONS.has(lower(at - 2)) && AFTER_THIS.has(next) ? 'é' : null
  return isJudging && BEFORE_IS.has(before) ? 'é' : null
}

/** "o que e certo", "que e dado a": what stands behind is no second verb and no other clause. */
function mayFollowIs(reader: Reader, at: number, words: Words): boolean {
  const { lower } = reader
  const own = lower(at)
  if (PARTICIPLE.test(own) || FEMININE_PARTICIPLE.test(own)) return true
  return AFTER_WHAT.has(own) || (words.isOnlyNominal(own) && !/s$/.test(own))
}

function isAfterOpener(reader: Reader, at: number): boolean {
  const { doc, isMark } = reader
  const first = doc.sentences[doc.tokens[at]?.sentence ?? -1]?.first
  if (first === undefined || !isMark(at - 1, ',')) return false
  return openerLength(reader, first) === at - 1 - first
}

function ofLittleWord(reader: Reader, at: number): string | null {
  const { lower, isMark, startsSentence } = reader
  const own = lower(at)
  const always = ALWAYS[own]
  if (always)
    return lower(at - 1) === 'se' || (own === 'bebes' && /^(?:tu|e)$/.test(lower(at - 1))) ? null : always
  // "uma atitude seria, capaz de"
  if (own === 'seria')
    return isMark(at + 1, ',.;') &&
      /^(?:atitude|pessoa|medida|questão|doença|conversa|forma|maneira|coisa)$/.test(lower(at - 1))
      ? 'séria'
      : null
  // ", más em todo o país"
  if (own === 'más')
    return isMark(at - 1, ',') &&
      /^(?:em|também|não|sim|o|a|os|as|no|na|ainda|é|isso|que|para)$/.test(lower(at + 1))
      ? 'mas'
      : null
  if (own === 'porem')
    return isMark(at - 1, ',;') || startsSentence(at) || isMark(at + 1, ',') ? 'porém' : null
  if (own === 'da')
    return lower(at - 1) === 'se' && /^(por|pelo|pela|no|na|em|quando|através|devido|ao)$/.test(lower(at + 1))
      ? 'dá'
      : null
  if (own !== 'por') return null
  const isPut = lower(at + 1) === 'em' && /^pr[aá]tica$/.test(lower(at + 2))
  const isEnd = lower(at + 1) === 'fim' && /^(ao|à|aos|às|nesse|nessa|neste|nesta|nisso)$/.test(lower(at + 2))
  return isPut || isEnd ? 'pôr' : null
}
