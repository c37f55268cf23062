/**
 * Two sentences in one: nothing stands before a capital that can only begin a sentence ("a leitura caiu Assim, a escola
 * falha"), or a comma parts two main clauses of which the second takes up the first ("a leitura caiu, esse problema
 * cresce") (competence 1; decision 0298; construção sintática: justaposição).
 */
import type { Finding } from '../kinds.ts'
import { BEFORE } from '../syntax/features.ts'
import { finiteOf, isFiniteVerb, type SyntaxSentence } from '../syntax/sentences.ts'
import { openerLength } from './openers.ts'
import type { Reader } from './reading.ts'
import { lastSign, lengthOf, nextSign, phraseAt, wordAt } from './sentence-words.ts'

const SHORTEST_FIRST = 6
const SHORTEST_CLAUSE = 8
const SHORTEST_SECOND = 4
/** What follows may be a title or a name. */
const TITLE =
  /^(?:livro|obra|filme|série|música|canção|novela|poema|conto|romance|documentário|jornal|revista|programa|projeto|site|portal|quadro|álbum|lei|plano|campanha|artigo|texto|tema|peça|curta|longa|animação|reality|instituto|movimento|clássico|escola|rede|ong|grupo|empresa|marca|mineradora|partido|tipo|vitamina|hepatite|classe|chamado|chamada|intitulado|intitulada|denominado|denominada|título|frase|em|de|da|do|a|o|e|ou|que|se|quando|porque|pois|já|mas|logo|à|no|na|como|por|para|com|with|the|an)$/
const STARTS_SENTENCE =
  /^(?:o|a|os|as|um|uma|ess[ea]s?|est[ea]s?|isso|isto|tal|tais|n[oa]s?|num|numa|ness[ea]s?|nest[ea]s?|dess[ea]s?|dest[ea]s?|diante|assim|logo|portanto|além|ademais|também|porém|mas|contudo|entretanto|segundo|como|com|em|para|por|já|muit[oa]s?|outr[oa]s?|é|são|cabe|sob|não|durante|somente|apesar|devido|desde|após|sendo|atualmente|infelizmente|entre|el[ea]s?|semelhante|vale|cabe|convém|faz-se|nota-se|observa-se|percebe-se|feito|dito|prova|diz|portanto|logo)$/
/** With a comma of their own behind them: ", Assim, a escola falha". */
const OPENS_ALONE =
  /^(?:assim|logo|portanto|além|ademais|também|porém|contudo|entretanto|atualmente|infelizmente)$/
const OFFICE = /^(?:Estado|Ministério|Governo|Brasil|MEC|STF|Poder|SUS|Congresso)$/
const TAKES_UP = /^(?:ess[ea]s?|est[ea]s?|tal|tais|isso|isto)$/
/** Openings of a sentence of its own; "no entanto" and "portanto" may follow a comma. */
const NEW_THOUGHT: readonly string[] = [
  'além disso',
  'ademais',
  'outrossim',
  'dessa forma',
  'desse modo',
  'dessa maneira',
  'desta forma',
  'sendo assim',
  'nesse sentido',
  'nesse contexto',
  'nesse viés',
  'diante disso',
  'sob essa ótica',
  'em suma',
  'por outro lado',
  'para isso',
  'prova disso',
  'diante do exposto',
  'feito isso',
]
/** Nobody takes these for a conjunction, whatever the tree says. */
const OWN_SENTENCE =
  /^(?:além disso|ademais|outrossim|sendo assim|diante disso|em suma|por outro lado|para isso|prova disso|diante do exposto|feito isso)$/
const LINK =
  /^(?:porém|entretanto|contudo|todavia|portanto|logo|seja|e|mas|ou|entanto|forma|modo|assim|vez|pois|disso|isso|vezes|posto|visto|já|que)$/
const CONCESSION = /^(?:como|se|quando|embora|enquanto|ainda|mesmo|fosse|caso|concerne|tange|apesar|ou)$/
const SUBORDINATE = /^(?:se|como|quando|embora|caso|enquanto|porque|assim|ao|sempre|mesmo|apesar|já|visto)$/

export function findMissingStops(reader: Reader, sentences: readonly SyntaxSentence[]): Finding[] {
  return sentences.flatMap((sentence) =>
    sentence.flatMap((word, at) => {
      if (word.isQuoted || at < SHORTEST_FIRST) return []
      const found =
        beforeCapital(reader, sentence, at) ??
        commaBeforeCapital(reader, sentence, at) ??
        commaBeforeClause(reader, sentence, at)
      return found ? [found] : []
    }),
  )
}

function isCapital(form: string): boolean {
  const rest = form.slice(1)
  return rest === rest.toLowerCase() && form !== form.toLowerCase()
}

/** "a leitura caiu Nesse contexto a escola falha" */
function beforeCapital(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [before, word, next] = [wordAt(sentence, at - 1), wordAt(sentence, at), wordAt(sentence, at + 1)]
  const isBeside =
    word.before === BEFORE.nothing && word.token === before.token + 1 && /^[\p{L}-]{2,}$/u.test(before.form)
  // "… “ler liberta” Nesse sentido, …"
  const isAfterQuote =
    before.isQuoted && reader.isMark(word.token - 1, '"”»') && !reader.isMark(word.token - 2, '.!?…,:;')
  if (isAfterQuote && isCapital(word.form) && STARTS_SENTENCE.test(word.lower) && next.form === next.lower)
    return holds(sentence, at)
      ? reader.mark('fragment', word.token, word.token + 1, { about: 'emenda' })
      : null
  if (!isBeside || !isCapital(word.form)) return null
  if (before.form !== before.lower || next.form !== next.lower || next.before === BEFORE.other) return null
  if (!STARTS_SENTENCE.test(word.lower) || TITLE.test(before.lower) || !holds(sentence, at)) return null
  return reader.mark('fragment', before.token, word.token + 1, { about: 'emenda' })
}

function comma(reader: Reader, sentence: SyntaxSentence, at: number): Finding {
  const word = wordAt(sentence, at)
  return reader.mark('comma-stray', word.token - 1, word.token + 1, { about: 'ponto' })
}

/** "a leitura caiu, O professor vê isso" */
function commaBeforeCapital(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const [before, word, next] = [wordAt(sentence, at - 1), wordAt(sentence, at), wordAt(sentence, at + 1)]
  if (!reader.isMark(word.token - 1, ',') || !isCapital(word.form) || before.isQuoted) return null
  const isLink = next.before === BEFORE.comma && OPENS_ALONE.test(word.lower)
  if (!STARTS_SENTENCE.test(word.lower) || TITLE.test(before.lower)) return null
  if (next.before !== BEFORE.nothing && !isLink) return null
  const isTitle = next.form !== next.lower && !OFFICE.test(next.form)
  return !isTitle && holds(sentence, at) ? comma(reader, sentence, at) : null
}

/** Both sides have a finite verb of their own. */
function holds(sentence: SyntaxSentence, at: number): boolean {
  const second = sentence.slice(at)
  const opener = openerLength({ lower: (place) => wordAt(sentence, place).lower }, at)
  const isWhole = opener > 0 || second.some(isFiniteVerb)
  return second.length >= SHORTEST_SECOND && isWhole && sentence.slice(0, at).some(isFiniteVerb)
}

/** "a leitura caiu muito nos últimos anos, esse problema cresce nas cidades" */
function commaBeforeClause(reader: Reader, sentence: SyntaxSentence, at: number): Finding | null {
  const word = wordAt(sentence, at)
  if (!reader.isMark(word.token - 1, ',') || word.form !== word.lower) return null
  if (/^(?:maioria|importância|relevância)$/.test(wordAt(sentence, at + 2).lower)) return null
  // "isto é, um livro": it says again.
  if (word.lower === 'isto' && wordAt(sentence, at + 1).lower === 'é') return null
  const thought = phraseAt(sentence, at, NEW_THOUGHT)
  if (!TAKES_UP.test(word.lower) && thought === '') return null
  const start = thought === '' ? at : at + lengthOf(thought)
  const verbAt = sentence.findIndex((one, place) => place >= start && isFiniteVerb(one))
  if (verbAt < 0 || verbAt - start > 7 || hasLink(sentence, at, verbAt)) return null
  if (wordAt(sentence, start).tag.includes('.Ger') || nextSign(sentence, start) < verbAt) return null
  // "as redes, além disso, mostram": put in.
  const isInserted =
    thought !== '' && wordAt(sentence, start).before !== BEFORE.nothing && verbAt <= start + 1
  if (isInserted || !isWholeBefore(sentence, at)) return null
  return isMainBefore(sentence, at, verbAt) || (OWN_SENTENCE.test(thought) && at >= SHORTEST_CLAUSE)
    ? comma(reader, sentence, at)
    : null
}

/** "esse que cresce": the verb is of a clause inside. */
function hasLink(sentence: SyntaxSentence, from: number, to: number): boolean {
  return sentence
    .slice(from, to)
    .some(({ tag, lower }) => /^(?:PREL|SCONJ)/.test(tag) || /^(?:que|e|ou)$/.test(lower))
}

/** What ends at the comma is no link and no circumstance of what follows: "porém, isso muda", "no Brasil, esse grupo lê". */
function isWholeBefore(sentence: SyntaxSentence, at: number): boolean {
  const segment = sentence.slice(lastSign(sentence, at - 1), at)
  if (LINK.test(wordAt(sentence, at - 1).lower) || segment.some(({ lower }) => CONCESSION.test(lower)))
    return false
  const leans = segment.some(
    ({ tag, lower }) => tag.startsWith('SCONJ') && lower !== 'que' && lower !== 'pois',
  )
  if (segment.some(isFiniteVerb))
    return (
      !leans &&
      !/^(?:por|ainda|mesmo)$/.test(segment[0]?.lower ?? '') &&
      !segment.some(({ lower }, place) => lower === 'que' && LINK.test(segment[place - 1]?.lower ?? ''))
    )
  return segment.length > 2 && !/^(?:ADP|ADV|SCONJ|CCONJ|VERB|X)/.test(segment[0]?.tag ?? '')
}

/** The first clause stands by itself: its verb is the root, nothing before makes it lean on what follows. */
function isMainBefore(sentence: SyntaxSentence, at: number, verbAt: number): boolean {
  const root = sentence.findIndex(({ head }) => head < 0)
  const finite = finiteOf(sentence, root)
  if (finite < 0 || finite >= at || root >= at || SUBORDINATE.test(wordAt(sentence, 0).lower)) return false
  const predicate = isFiniteVerb(wordAt(sentence, verbAt)) ? verbAt : -1
  const owner = wordAt(sentence, predicate)
  const second = /^(?:aux|aux:pass|cop)$/.test(owner.label) ? owner.head : predicate
  const { label, head } = wordAt(sentence, second)
  return at >= SHORTEST_CLAUSE && head === root && /^(?:parataxis|conj|ccomp|advcl)$/.test(label)
}
