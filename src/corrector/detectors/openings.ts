/**
 * What stands before the main clause and has no comma behind it: a clause ("Quando a escola falha o aluno desiste"), a long
 * phrase ("De acordo com a lei de 2010 o livro é"), a source before its quotation (competence 1; decision 0292; pontuação).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import { childrenOf, finiteOf, isFiniteVerb, type SyntaxSentence, spanOf } from '../syntax/sentences.ts'
import { wordSet } from '../text/word-set.ts'
import { openerLength } from './openers.ts'
import type { Reader } from './reading.ts'
import { nextSign } from './sentence-words.ts'

const CLAUSE_OPENERS = wordSet('quando enquanto embora caso se conforme como')
const CLAUSE_PHRASES: readonly string[] = [
  'para que',
  'a fim de que',
  'à medida que',
  'ainda que',
  'mesmo que',
  'já que',
  'visto que',
  'uma vez que',
  'assim que',
  'logo que',
  'desde que',
  'sempre que',
  'apesar de',
  'ao passo que',
]
const PHRASE_OPENERS = /^(?:ADP)/
const SUBJECT_DETERMINER =
  /^(?:o|a|os|as|um|uma|esse|essa|esses|essas|este|esta|muit[oa]s|algun?s|algumas|ele|ela|eles|elas|isso)$/
/** Without a subject before them: the main clause begins here. */
const DEMANDS =
  /^(?:faz-se|torna-se|cabe|percebe-se|nota-se|observa-se|vê-se|deve-se|pode-se|conclui-se|evidencia-se|verifica-se|necessita-se|urge)$/
const DEMANDED =
  /^(?:preciso|necessári[oa]|importante|fundamental|imprescindível|possível|evidente|notóri[oa]|dever|válido|perceptível|visível|indispensável|essencial|crucial|inegável|urgente|retratad[oa]|mostrad[oa]|apresentad[oa])$/
/** "Conforme Foucault dizia": a clause of its own. */
const SAYS = /^(?:diz|dizia|disse|afirma|afirmou|defende|aponta|mostra|relata|prevê|consta|está)$/
const ASKS = /^(?:quant[oa]s?|qual|quais)$/
const LONG = 3
const LONGEST = 16
const SHORTEST_QUOTATION = 5
const LONGEST_TITLE = 9
const WORKS = wordSet(
  'filme livro obra série música canção novela romance poema documentário reportagem minissérie animação seriado telenovela quadro conto peça',
)
const MADE = /^(?:escrit|dirigid|produzid|lançad|publicad|criad|estrelad|protagonizad|exibid|compost)[oa]s?$/
const MAKERS = wordSet(
  'escritor escritora autor autora filósofo filósofa sociólogo socióloga cantor cantora diretor diretora cineasta poeta pintor artista jornalista banda psicólogo historiador historiadora cartunista compositor',
)
const NOUN_END = /^(?:NOUN|ADJ|PROPN|NUM|VERB\.Part)/

export function findOpenings(reader: Reader, sentences: readonly SyntaxSentence[]): Finding[] {
  return sentences.flatMap((sentence) => {
    const found =
      openingClause(reader, sentence) ??
      openingPhrase(reader, sentence) ??
      beforeQuotation(reader, sentence) ??
      afterTitle(reader, sentence)
    return found ? [found] : []
  })
}

/** Where the sentence proper begins: behind "Além disso,", "Portanto,", "Mas". */
function properStart(sentence: SyntaxSentence): number {
  const lower = (place: number) => sentence[place]?.lower ?? ''
  const length = openerLength({ lower }, 0)
  if (length > 0 && sentence[length]?.before === BEFORE.comma) return length
  return /^(?:e|mas|pois)$/.test(lower(0)) ? 1 : 0
}

function mark(reader: Reader, sentence: SyntaxSentence, at: number, about: string): Finding {
  return reader.mark('comma-after-adjunct', sentence[at - 1]?.token ?? 0, (sentence[at]?.token ?? 0) + 1, {
    about,
  })
}

/** A subject with its finite verb, before any sign: where its first word is. */
function clauseFrom(sentence: SyntaxSentence, from: number, end: number, isSource = false): number {
  for (let at = from; at < end; at += 1) {
    const word = sentence[at]
    if (!word) return -1
    if (
      ((isSource && !SAYS.test(word.lower)) || isDemand(sentence, at)) &&
      isFiniteVerb(word) &&
      NOUN_END.test(sentence[at - 1]?.tag ?? '')
    ) {
      const predicate = /^(?:aux|cop)/.test(word.label) ? word.head : at
      const hasSubject = childrenOf(sentence, predicate, /^nsubj/).some((child) => child < at)
      if (!hasSubject) return at
    }
    if (!SUBJECT_DETERMINER.test(word.lower) || !NOUN_END.test(sentence[at - 1]?.tag ?? '')) continue
    for (const [head, own] of sentence.entries()) {
      if (!own.label.startsWith('nsubj') || own.head <= head) continue
      const span = spanOf(sentence, head)
      const verb = finiteOf(sentence, own.head)
      if (span.from === at && verb > span.to && verb < end && span.to - span.from < LONG * 2) return at
    }
  }
  return -1
}

function isDemand(sentence: SyntaxSentence, at: number): boolean {
  const lower = sentence[at]?.lower ?? ''
  // "À escola cabe ensinar": its own complement.
  if (
    /^(?:cabe|urge)$/.test(lower) &&
    sentence.slice(0, at).some((word) => /^(?:ao|aos|à|às|a)$/.test(word.lower))
  )
    return false
  return DEMANDS.test(lower) || (lower === 'é' && DEMANDED.test(sentence[at + 1]?.lower ?? ''))
}

function openingClause(reader: Reader, sentence: SyntaxSentence): Finding | null {
  const start = properStart(sentence)
  const end = nextSign(sentence, start)
  const lower = (place: number) => sentence[place]?.lower ?? ''
  const phrase = [3, 2]
    .map((length) => Array.from({ length }, (_, step) => lower(start + step)).join(' '))
    .find((own) => CLAUSE_PHRASES.includes(own))
  const isInfinitive = /^(?:ao|para|por)$/.test(lower(start)) && /\.Inf/.test(sentence[start + 1]?.tag ?? '')
  const isWithVerb = CLAUSE_OPENERS.has(lower(start)) || phrase !== undefined
  if (!isWithVerb && !isInfinitive) return null
  const inner = start + (phrase ? phrase.split(' ').length : 1)
  let first = -1
  if (isWithVerb && phrase !== 'apesar de') {
    first = sentence.findIndex((word, at) => at >= inner && at < end && isFiniteVerb(word))
    if (first < 0) return null
  } else first = inner
  const from = clauseFrom(sentence, first + 2, end)
  if (from < 0) return null
  const between = sentence.slice(first + 1, from)
  if (between.some(({ lower: own, tag }) => /^(?:PREL|SCONJ)/.test(tag) || /^(?:que|e|ou|mas|se)$/.test(own)))
    return null
  return mark(reader, sentence, from, 'oração')
}

function openingPhrase(reader: Reader, sentence: SyntaxSentence): Finding | null {
  const start = properStart(sentence)
  const own = sentence[start]
  if (!own || !PHRASE_OPENERS.test(own.tag) || own.isQuoted) return null
  const end = nextSign(sentence, start)
  const from = clauseFrom(sentence, start + LONG, Math.min(end, sentence.length), isSourceAt(sentence, start))
  if (from < 0 || from - start > LONGEST) return null
  const between = sentence.slice(start + 1, from)
  if (
    between.some(
      (word) => isFiniteVerb(word) || /^(?:PREL|SCONJ)/.test(word.tag) || /\.(?:Inf|Ger)/.test(word.tag),
    )
  )
    return null
  if (between.some(({ lower }) => lower === 'que' || ASKS.test(lower))) return null
  return mark(reader, sentence, from, 'expressão')
}

function isSourceAt(sentence: SyntaxSentence, at: number): boolean {
  const lower = (place: number) => sentence[place]?.lower ?? ''
  return (
    /^(?:segundo|conforme|consoante)$/.test(lower(at)) || (lower(at) === 'de' && lower(at + 1) === 'acordo')
  )
}

/** "Segundo Platão “a ideia vale mais …”": whole clauses, no title. */
function beforeQuotation(reader: Reader, sentence: SyntaxSentence): Finding | null {
  for (let at = 1; at < sentence.length; at += 1) {
    const [word, before] = [sentence[at], sentence[at - 1]]
    if (
      !word ||
      !before ||
      word.before !== BEFORE.other ||
      before.isQuoted ||
      before.token + 2 !== word.token
    )
      continue
    if (!reader.isMark(before.token + 1, '"“«') || !/^(?:NOUN|PROPN|ADJ)/.test(before.tag)) continue
    let source = at - 1
    while (source > 0 && sentence[source]?.before === BEFORE.nothing && !isSourceAt(sentence, source))
      source -= 1
    if (!isSourceAt(sentence, source) || sentence.slice(source, at).some(isFiniteVerb)) continue
    let last = at
    while (sentence[last + 1]?.isQuoted) last += 1
    const quoted = sentence.slice(at, last + 1)
    if (quoted.length < SHORTEST_QUOTATION || !quoted.some(isFiniteVerb)) continue
    return reader.mark('comma-after-adjunct', before.token, before.token + 2, { about: 'citação' })
  }
  return null
}

/** "No filme “Utopia” a personagem", "A obra “Utopia” escrita por Thomas More, mostra" */
function afterTitle(reader: Reader, sentence: SyntaxSentence): Finding | null {
  for (let at = 2; at < sentence.length; at += 1) {
    const [word, before] = [sentence[at], sentence[at - 1]]
    if (
      !word ||
      !before?.isQuoted ||
      word.isQuoted ||
      word.before !== BEFORE.other ||
      before.token + 2 !== word.token
    )
      continue
    let first = at - 1
    while (sentence[first - 1]?.isQuoted) first -= 1
    const work = sentence.slice(Math.max(0, first - 3), first).find(({ lower }) => WORKS.has(lower))
    if (!work || at - first > LONGEST_TITLE) continue
    const isPart = MADE.test(word.lower) && /^(?:p|em|n)/.test(sentence[at + 1]?.lower ?? '')
    const isBy = /^d[oa]s?$/.test(word.lower) && MAKERS.has(sentence[at + 1]?.lower ?? '')
    const start = properStart(sentence)
    const isFronted =
      /^n[oa]s?$/.test(sentence[start]?.lower ?? '') && first - start <= 3 && clauseFromTitle(sentence, at)
    if (isPart || isBy || isFronted)
      return reader.mark('comma-after-adjunct', before.token, word.token + 1, { about: 'obra' })
  }
  return null
}

/** Behind the title a subject or a verb of the main clause. */
function clauseFromTitle(sentence: SyntaxSentence, at: number): boolean {
  const word = sentence[at]
  return word !== undefined && (isFiniteVerb(word) || /^(?:DET|PRON)/.test(word.tag))
}
