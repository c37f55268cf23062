/** Spelling, accents, capitals: words that no list and no rule explains (competence 1, convenções da escrita). */
import type { Finding } from '../kinds.ts'
import type { Token } from '../text/document.ts'
import { withoutAccents } from '../text/stem.ts'
import type { Words } from '../words/knowledge.ts'
import { suggest } from '../words/suggest.ts'
import { type Reader, wordSet } from './reading.ts'

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
/** Verb forms that are nouns, once they get their accent, wherever a determiner stands before them. */
const DETERMINERS = wordSet(
  'o a os as um uma do da dos das no na ao à pelo pela pelos pelas este esta esse essa esses essas deste desta desse dessa neste nesta nesse nessa seu sua seus suas nosso nossa cada muita muitas grande novo nova toda todo',
)
/** Word pairs apart: the second stands where the first is written. */
const AFTER_DETERMINER: Readonly<Record<string, string>> = {
  pais: 'país',
  numero: 'número',
  publico: 'público',
  policia: 'polícia',
  individuo: 'indivíduo',
  transito: 'trânsito',
  pratica: 'prática',
  analise: 'análise',
  critica: 'crítica',
  duvida: 'dúvida',
  historia: 'história',
  industria: 'indústria',
  influencia: 'influência',
  noticia: 'notícia',
  noticias: 'notícias',
  musica: 'música',
  musicas: 'músicas',
  republica: 'república',
  negocio: 'negócio',
  negocios: 'negócios',
  inicio: 'início',
  auxilio: 'auxílio',
  beneficio: 'benefício',
  habito: 'hábito',
  medico: 'médico',
  medicos: 'médicos',
  dialogo: 'diálogo',
  calculo: 'cálculo',
  titulo: 'título',
  exercito: 'exército',
  exercicio: 'exercício',
  divida: 'dívida',
  magoa: 'mágoa',
  vitima: 'vítima',
  vitimas: 'vítimas',
  ambito: 'âmbito',
  politica: 'política',
  politicas: 'políticas',
  politico: 'político',
  politicos: 'políticos',
  praticas: 'práticas',
  historias: 'histórias',
  criticas: 'críticas',
  duvidas: 'dúvidas',
  numeros: 'números',
  policias: 'polícias',
  individuos: 'indivíduos',
  industrias: 'indústrias',
  influencias: 'influências',
  beneficios: 'benefícios',
  medica: 'médica',
  publica: 'pública',
  publicas: 'públicas',
  publicos: 'públicos',
  ultima: 'última',
  ultimas: 'últimas',
  ultimos: 'últimos',
  ultimo: 'último',
  maquina: 'máquina',
  maquinas: 'máquinas',
  fabrica: 'fábrica',
  catastrofe: 'catástrofe',
  intimo: 'íntimo',
  sindico: 'síndico',
  estimulo: 'estímulo',
  obstaculo: 'obstáculo',
  proposito: 'propósito',
  anuncio: 'anúncio',
  anuncios: 'anúncios',
  remedio: 'remédio',
  remedios: 'remédios',
  domestica: 'doméstica',
  domesticas: 'domésticas',
  circulo: 'círculo',
  veiculo: 'veículo',
  comercio: 'comércio',
  desperdicio: 'desperdício',
  equilibrio: 'equilíbrio',
  principio: 'princípio',
  privilegio: 'privilégio',
  reporter: 'repórter',
  silencio: 'silêncio',
  vicio: 'vício',
  vicios: 'vícios',
  deposito: 'depósito',
  incendio: 'incêndio',
  odio: 'ódio',
}
const PLURAL_OR_POSSESSIVE = wordSet(
  'os as dos das aos pelos pelas seus suas nossos nossas meus minhas esses essas',
)
const COUNTRY_NAMES = wordSet(
  'brasil portugal alemanha áfrica américa europa ásia frança itália japão argentina inglaterra',
)
const MAX_SUGGESTIONS = 80
const MIN_NAME_LENGTH = 4

export function findSpelling(
  { doc, lower, startsSentence, mark, isMark, isQuoted }: Reader,
  words: Words,
): Finding[] {
  const findings: Finding[] = []
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
    const missing = missingAccent(at, token)
    if (missing) findings.push(missing)
    else if (!words.isKnown(token.lower) && !isProperName(at, token)) {
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

  /** "o numero", "do pais", "a policia": a verb, or another noun, where a determiner asks for the accented noun. */
  function missingAccent(at: number, token: Token): Finding | null {
    const before = lower(at - 1)
    if (token.isCapital || !DETERMINERS.has(before) || isMark(at - 1, '.')) return null
    const listed = AFTER_DETERMINER[token.lower]
    if (listed !== undefined) {
      const isPlain = PLURAL_OR_POSSESSIVE.has(before) && !token.lower.endsWith('s')
      if (listed === '' || isPlain || (token.lower === 'pais' && PLURAL_OR_POSSESSIVE.has(before)))
        return null
      // "a pratica", "a publica": the pronoun before a verb needs an object, the article does not.
      if (before === 'a' && /^(o|a|os|as|que|se)$/.test(lower(at + 1))) return null
      return mark('accent', at, at + 1, { better: listed })
    }
    return null
  }
}
