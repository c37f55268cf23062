/** Spelling, accents, capitals: words that no list and no rule explains (competence 1, convenções da escrita). */
import type { Finding } from '../kinds.ts'
import type { Token } from '../text/document.ts'
import { withoutAccents } from '../text/stem.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { suggest } from '../words/suggest.ts'
import type { Reader } from './reading.ts'

/** Written as one word, or in a form that no dictionary sees as near. */
const KNOWN_SLIPS: Readonly<Record<string, string>> = {
  apartir: 'a partir',
  concerteza: 'com certeza',
  derrepente: 'de repente',
  porisso: 'por isso',
  oque: 'o que',
  encima: 'em cima',
  afins_de: 'a fim de',
  menas: 'menos',
  seje: 'seja',
  esteje: 'esteja',
  atravez: 'através',
  atráves: 'através',
  geito: 'jeito',
  mecher: 'mexer',
  previlégio: 'privilégio',
  previlegio: 'privilégio',
  empecilio: 'empecilho',
  impecilho: 'empecilho',
  beneficiente: 'beneficente',
  reinvindicar: 'reivindicar',
  reinvindicação: 'reivindicação',
  excessão: 'exceção',
  consiência: 'consciência',
  conciência: 'consciência',
  concientização: 'conscientização',
  conciente: 'consciente',
  concientizar: 'conscientizar',
  sinão: 'senão',
  siquer: 'sequer',
  eminense: 'iminente',
  poriço: 'por isso',
  alguem: 'alguém',
  socias: 'sociais',
  ongs: 'ONGs',
  discursão: 'discussão',
  discursões: 'discussões',
  idéia: 'ideia',
  idéias: 'ideias',
  assembléia: 'assembleia',
  platéia: 'plateia',
  heróico: 'heroico',
  jibóia: 'jiboia',
  vôo: 'voo',
  lêem: 'leem',
  vêem: 'veem',
  crêem: 'creem',
  freqüente: 'frequente',
  freqüência: 'frequência',
  conseqüência: 'consequência',
  conseqüências: 'consequências',
  tranqüilo: 'tranquilo',
  lingüística: 'linguística',
  cinqüenta: 'cinquenta',
}
const COUNTRY_NAMES = wordSet(
  'brasil portugal alemanha áfrica américa europa ásia frança itália japão argentina inglaterra',
)
const MAX_SUGGESTIONS = 80
const MIN_NAME_LENGTH = 4

/** Who writes most sentences without a capital does not know where one stands; one alone may be a slip of the keyboard. */
const SMALL_SHARE = 0.6
const SMALL_LEAST = 5

function smallOpenings(doc: Reader['doc'], mark: Reader['mark']): Finding[] {
  const small = doc.sentences.filter(({ first }) => {
    const token = doc.tokens[first]
    return token?.kind === 'word' && !token.isCapital
  })
  if (small.length < SMALL_LEAST || small.length < SMALL_SHARE * doc.sentences.length) return []
  return small.map(({ first }) => {
    const word = doc.tokens[first]?.lower ?? ''
    return mark('capital', first, first + 1, { better: word.charAt(0).toUpperCase() + word.slice(1) })
  })
}

export function findSpelling(
  { doc, lower, startsSentence, mark, isQuoted }: Reader,
  words: Words,
): Finding[] {
  const findings: Finding[] = []
  findings.push(...smallOpenings(doc, mark))
  const judged = new Map<string, Finding | null>()
  for (const [at, token] of doc.tokens.entries()) {
    if (token.kind !== 'word' || token.lower.length < 2) continue
    if (!token.isCapital && COUNTRY_NAMES.has(token.lower) && !isPeople(at)) {
      findings.push(
        mark('capital', at, at + 1, { better: token.lower.charAt(0).toUpperCase() + token.lower.slice(1) }),
      )
      continue
    }
    const slip = KNOWN_SLIPS[token.lower]
    if (slip !== undefined && slip !== doc.text.slice(token.start, token.end)) {
      const kind = withoutAccents(slip) === withoutAccents(token.lower) ? 'accent' : 'spelling'
      findings.push(mark(kind, at, at + 1, { better: slip }))
      continue
    }
    if (isQuoted(at) && !words.isKnown(token.lower)) continue
    if (!words.isKnown(token.lower) && !isProperName(at, token)) {
      const known = judged.get(token.lower)
      const finding = known === undefined ? judge(at, token) : known
      judged.set(token.lower, finding)
      if (finding) findings.push({ ...finding, start: token.start, end: token.end })
    }
  }
  return findings

  /** "a argentina Mercedes Sosa": a woman from there. */
  function isPeople(at: number): boolean {
    return lower(at) === 'argentina' && !/^(na|da|pela)$/.test(lower(at - 1))
  }

  function judge(at: number, token: Token): Finding | null {
    if (judged.size >= MAX_SUGGESTIONS) return mark('spelling', at, at + 1)
    const name = token.lower.charAt(0).toUpperCase() + token.lower.slice(1)
    if (!token.isCapital && name.length >= MIN_NAME_LENGTH && words.isName(name))
      return mark('capital', at, at + 1, { better: name })
    const suggestion = suggest(token.lower, words)
    // A capital at the start of a sentence may be a name: only a near word tells.
    if (!suggestion) return token.isCapital || token.lower.length < 4 ? null : mark('spelling', at, at + 1)
    if (token.isCapital && !suggestion.isAccent && suggestion.word.charAt(0) !== token.lower.charAt(0))
      return null
    return mark(suggestion.isAccent ? 'accent' : 'spelling', at, at + 1, { better: suggestion.word })
  }

  function isProperName(at: number, token: Token): boolean {
    if (!token.isCapital) return false
    if (!startsSentence(at) || words.isName(doc.text.slice(token.start, token.end))) return true
    const next = doc.tokens[at + 1]
    return next?.kind === 'word' && next.isCapital === true
  }
}
