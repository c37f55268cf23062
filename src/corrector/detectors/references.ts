/**
 * What an essay cites: authors, works, laws, figures, history, concepts (competence 2; booklet 2025, p. 14–28). A word
 * alone is no reference ("reverter esse quadro", "criar leis"): each kind asks for what makes it one, a name near by, a
 * title in quotes, a number, or a word that cites (decision 0174).
 */
import { REPERTOIRE, type RepertoireKind } from '../lexicon/repertoire.ts'
import type { Document, Token } from '../text/document.ts'
import { FUNCTION_WORDS } from '../text/function-words.ts'
import type { PhraseHit } from '../text/phrases.ts'
import { wordSet } from '../text/word-set.ts'

export type Reference = {
  readonly kind: RepertoireKind
  readonly first: number
  readonly last: number
  readonly sentence: number
}

const KINDS = Object.keys(REPERTOIRE).filter((kind): kind is RepertoireKind => kind !== 'citing')
/** From a work to its title, from an author's trade to the name: "na série de televisão norte-americana “Merlí”". */
const TITLE_REACH = 8
const NAME_REACH = 5
const SOURCE_REACH = 9
/** They are works only beside their title. */
const LOOSE_WORKS = wordSet(
  'quadro tela canal peça ficção literária literário cinematográfica cinematográfico personagem protagonista quadrinhos',
)
const LOOSE_REACH = 3
/** Old enough to be history by themselves; "pandemia", "capitalismo", "século XXI" are what everybody lives in. */
const EVENTS = wordSet(
  'escravidão abolição nazismo holocausto apartheid colonização iluminismo renascimento iluminista quinhentismo barroco arcadismo positivismo feudalismo redemocratização juscelino',
)
const CENTURY = /^(?:x{1,2}|i{1,3}|iv|vi{0,3}|ix|xi{1,3}|xiv|xvi{0,3}|xix|xx)$/
const LIVING_CENTURY = /^(?:xxi|21)$/
/** Any theme takes them up in its own words: a reference only where somebody is named for them. */
const PLAIN_CONCEPTS = wordSet(
  'utopia anomia alienação menoridade equidade racionalidade maioridade meritocracia eugenia etnocentrismo arquétipo utilitarismo coesão justiça bem-estar mundo zona dignidade mínimo status',
)
const LAWS_BY_NAME = wordSet('eca lgpd ldb')
const LAW_WORDS = wordSet(
  'lei leis artigo art inciso decreto protocolo convenção legislação estatuto constitucional constitucionais democracia',
)
const ORGANISATIONS = wordSet(
  'ibge oms onu unicef unesco inep datafolha ipea ocde opas anvisa pnad inpe g1 bbc fiocruz fao oit forbes',
)
const CITES = wordSet(
  'segundo conforme consoante acordo dados pesquisa pesquisas estudo estudos relatório levantamento',
)
const TELLS = wordSet(
  'aponta apontam apontou mostra mostram mostrou revela revelam revelou indica indicam indicou afirma afirmam estima estimou divulgou divulgados divulgada divulgado publicado publicada realizada realizado feita feito constatou comprovam comprova evidenciam evidencia demonstra demonstram registrou',
)
const SAYS = wordSet(
  'afirma afirmava afirmou defende defendia defendeu declara declarou postula postulou sustenta disserta aborda retrata retratou narra relata descreve propôs argumenta disse dizia diz escreveu denunciou cunhou definiu criticou analisa explica explicou alerta ressalta',
)
const CITES_PERSON = wordSet('segundo conforme consoante acordo por autor autora')
const THOUGHTS = wordSet(
  'expressão conceito teoria ideia ideias pensamento tese visão perspectiva palavras frase obra livro filme música poema',
)
const OF_REACH = 6
const CLOSES_QUOTE = /^["”»'’]$/
const OPENS_QUOTE = /^["“«‘'´`]$/
const PARTICLES = wordSet('de da do das dos e von van di del la')
/** Names of places and of those who are asked to act: capitals that cite nobody. */
const NO_AUTHOR = wordSet(
  'brasil estado estados união governo ministério ministérios poder congresso senado câmara supremo tribunal secretaria prefeitura federal federativa república unidos são rio janeiro paulo américa europa áfrica norte sul nordeste sudeste centro-oeste latina deus internet covid covid-19 educação saúde público executivo legislativo judiciário enem mec sus ong ongs',
)

export function findReferences(doc: Document, cues: ReadonlyMap<string, readonly PhraseHit[]>): Reference[] {
  const found: Reference[] = []
  for (const kind of KINDS)
    for (const { first, last, sentence } of cues.get(kind) ?? [])
      if (isReference(doc, kind, first, last)) found.push({ kind, first, last, sentence })
  for (const { first, last, sentence } of cues.get('named') ?? [])
    if (isNamed(doc, first, last)) found.push({ kind: 'concept', first, last, sentence })
  for (const title of titlesOfSomebody(doc))
    if (!found.some(({ sentence }) => sentence === title.sentence)) found.push(title)
  for (const name of namesOfOthers(doc))
    if (!found.some(({ first, last }) => first < name.last && name.first < last)) found.push(name)
  return found.sort((a, b) => a.first - b.first)
}

/** "Em “Torto Arado”, Itamar Vieira Junior narra …": a title in quotes, and behind it whose it is. */
function titlesOfSomebody(doc: Document): Reference[] {
  const { tokens } = doc
  return tokens.flatMap(({ kind, lower, sentence }, at): Reference[] => {
    if (kind !== 'mark' || !OPENS_QUOTE.test(lower) || !IN_WORK.test(tokens[at - 1]?.lower ?? '')) return []
    const close = tokens.findIndex(
      (token, place) =>
        place > at + 1 && place <= at + MOST_TITLE && token.kind === 'mark' && CLOSES_QUOTE.test(token.lower),
    )
    if (close < 0 || !tokens[at + 1]?.isCapital || tokens[close]?.sentence !== sentence) return []
    const next = [1, 2]
      .map((step) => close + step)
      .filter((place) => !/^(?:,|de|do|da)$/.test(tokens[place]?.lower ?? ''))
    const name =
      next.find((place) => isNamePart(doc, place)) ??
      (/^(?:,|de)$/.test(tokens[close + 2]?.lower ?? '') ? close + 3 : -1)
    if (name < 0 || !isNamePart(doc, name) || !isNamePart(doc, name + 1)) return []
    return [{ kind: 'work', first: at + 1, last: close, sentence }]
  })
}

const IN_WORK = /^(?:em|no|na|com|segundo|como)$/
const MOST_TITLE = 10

/** Several words are nobody's by chance; one is a name where it has its capital. */
function isNamed({ tokens }: Document, first: number, last: number): boolean {
  return last - first > 1 || tokens[first]?.isCapital === true
}

function isReference(doc: Document, kind: RepertoireKind, first: number, last: number): boolean {
  const own = doc.tokens[first]
  if (!own) return false
  const lower = own.lower
  const phrase = doc.tokens.slice(first, last)
  const isLong = phrase.length > 1
  switch (kind) {
    case 'name':
      return phrase.every((token) => token.isCapital || PARTICLES.has(token.lower))
    case 'person':
      return nameWithin(doc, last, NAME_REACH) && !isPlural(doc, first)
    case 'work':
      return hasTitle(doc, last, LOOSE_WORKS.has(lower) ? LOOSE_REACH : TITLE_REACH)
    case 'law':
      return isLaw(doc, first, last)
    case 'data':
      return isFigure(doc, first, last)
    case 'history':
      return isLong || EVENTS.has(lower) ? !isMadeUp(lower) : isDated(doc, first, last)
    case 'concept':
      return PLAIN_CONCEPTS.has(lower) ? isAuthored(doc, first) : true
    default:
      return false
  }
}

/** "revolução industrial" is history, "guerra mundial" and "período colonial" as well; "mundo globalizado" is not. */
function isMadeUp(lower: string): boolean {
  return lower === 'mundo'
}

function isPlural({ tokens }: Document, at: number): boolean {
  return tokens[at]?.lower.endsWith('s') ?? false
}

function sameSentence({ tokens }: Document, at: number, from: number): Token | null {
  const token = tokens[at]
  return token && token.sentence === tokens[from]?.sentence ? token : null
}

/** A word with a capital that opens no sentence. */
function isNamePart(doc: Document, at: number): boolean {
  const token = doc.tokens[at]
  if (token?.kind !== 'word' || !token.isCapital) return false
  return doc.sentences[token.sentence]?.first !== at && !NO_AUTHOR.has(token.lower)
}

function nameWithin(doc: Document, from: number, reach: number): boolean {
  for (let at = from; at < from + reach; at += 1) {
    if (!sameSentence(doc, at, from - 1)) return false
    if (isNamePart(doc, at)) return true
  }
  return false
}

/** A title: in quotes, or with a capital. */
function hasTitle(doc: Document, from: number, reach: number): boolean {
  for (let at = from; at < from + reach; at += 1) {
    const token = sameSentence(doc, at, from - 1)
    if (!token) return false
    if ((token.kind === 'mark' && OPENS_QUOTE.test(token.lower)) || isNamePart(doc, at)) return true
    if (token.kind === 'number' && at === from) return true
  }
  return false
}

function isLaw(doc: Document, first: number, last: number): boolean {
  const own = doc.tokens[first]
  const phrase = doc.tokens.slice(first, last)
  const lower = own?.lower ?? ''
  if (LAWS_BY_NAME.has(lower)) return own?.isCapital === true
  if (lower === 'direitos')
    return /^(?:dos|universal)$/.test(doc.tokens[first - 1]?.lower ?? '') && isDeclaration(doc, first)
  if (lower === 'estado') return false
  if (!LAW_WORDS.has(lower)) return true
  if (phrase.length > 1 && lower !== 'lei') return true
  const next = doc.tokens[last]
  const isNumbered =
    next?.kind === 'number' ||
    (/^(?:n|nº|no|número)$/.test(next?.lower ?? '') &&
      doc.tokens.slice(last, last + 4).some(({ kind }) => kind === 'number'))
  return (
    phrase.length > 1 ||
    isNumbered ||
    (lower !== 'democracia' && !isPlural(doc, first) && isNamePart(doc, last))
  )
}

function isDeclaration({ tokens }: Document, at: number): boolean {
  return tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => lower === 'declaração')
}

/** A source that is named, or figures with a word that cites them. */
function isFigure(doc: Document, first: number, last: number): boolean {
  const own = doc.tokens[first]
  const lower = own?.lower ?? ''
  const before = doc.tokens.slice(Math.max(0, first - 5), first)
  const cites = before.some((token) => CITES.has(token.lower) && token.sentence === own?.sentence)
  const after = doc.tokens
    .slice(last, last + SOURCE_REACH)
    .filter(({ sentence }) => sentence === own?.sentence)
  const tells = after.some((token) => TELLS.has(token.lower))
  if (ORGANISATIONS.has(lower)) return own?.isCapital === true && (cites || tells || isInBrackets(doc, first))
  const isNamed = own?.isCapital === true && doc.sentences[own.sentence]?.first !== first
  if (/^(?:ministério|organização|universidade|instituto|fundação|folha|revista|jornal)$/.test(lower))
    return (cites || tells) && (isNamed || nameWithin(doc, last, NAME_REACH))
  if (/^(?:milhão|milhões|bilhão|bilhões|por|índice|índices|estatísticas|estatística)$/.test(lower))
    return false
  const hasFigure = after.some(({ kind }, at) => kind === 'number' || after[at]?.lower === '%')
  return (
    (tells || before.some((token) => /^(?:segundo|conforme|acordo)$/.test(token.lower))) &&
    (hasFigure || nameWithin(doc, last, SOURCE_REACH))
  )
}

function isInBrackets({ tokens }: Document, at: number): boolean {
  return tokens[at - 1]?.lower === '(' && tokens[at + 1]?.lower === ')'
}

/** "século XIX", "revolta da Vacina", "ditadura de 1964": a name, a year or a past century beside it. */
function isDated(doc: Document, first: number, last: number): boolean {
  const own = doc.tokens[first]
  if (own?.lower === 'século')
    return CENTURY.test(doc.tokens[last]?.lower ?? '') && !LIVING_CENTURY.test(doc.tokens[last]?.lower ?? '')
  if (
    /^(?:globalização|capitalismo|capitalista|industrial|industrialização|pandemia|portugueses|realismo|romantismo|modernismo)$/.test(
      own?.lower ?? '',
    )
  )
    return false
  // "o Presidente da República, Fulano": an office.
  if (/^(?:vice-)?president[ea]$/.test(doc.tokens[first - 2]?.lower ?? '')) return false
  const after = doc.tokens.slice(last, last + 3)
  return (
    after.some((token, at) => /^1[5-9]\d\d$/.test(token.lower) || isNamePart(doc, last + at)) ||
    (own?.isCapital === true && isNamePart(doc, first))
  )
}

/** Somebody is named for it in its sentence. */
function isAuthored(doc: Document, at: number): boolean {
  const { first = 0, last = 0 } = doc.sentences[doc.tokens[at]?.sentence ?? -1] ?? {}
  const tokens = doc.tokens.slice(first, last)
  const isNamed = tokens.some(
    (_, place) => isNamePart(doc, first + place) && isNamePart(doc, first + place + 1),
  )
  return isNamed || tokens.some(({ lower }) => OPENS_QUOTE.test(lower))
}

/** "segundo Nísia Floresta", "Kalina Silva defende": a full name that is cited, known or not. */
function namesOfOthers(doc: Document): Reference[] {
  const found: Reference[] = []
  for (let at = 0; at < doc.tokens.length; at += 1) {
    const opens = opensWithName(doc, at) && isNamePart(doc, at + 1)
    if (!isNamePart(doc, at) && !opens) continue
    let last = at + 1
    let parts = 1
    while (
      isNamePart(doc, last) ||
      (PARTICLES.has(doc.tokens[last]?.lower ?? '') && isNamePart(doc, last + 1))
    ) {
      parts += Number(isNamePart(doc, last))
      last += 1
    }
    if (parts > 1 && isCited(doc, at, last))
      found.push({ kind: 'name', first: at, last, sentence: doc.tokens[at]?.sentence ?? 0 })
    at = last - 1
  }
  return found
}

/** "Djamila Ribeiro afirma": the first word of a sentence has its capital anyway. */
function opensWithName({ tokens }: Document, at: number): boolean {
  const token = tokens[at]
  return (
    token?.kind === 'word' &&
    token.isCapital &&
    !NO_AUTHOR.has(token.lower) &&
    !FUNCTION_WORDS.has(token.lower) &&
    !CITES.has(token.lower)
  )
}

function isCited({ tokens }: Document, first: number, last: number): boolean {
  const sentence = tokens[first]?.sentence
  const isNear = (token: Token) => token.sentence === sentence
  const before = tokens.slice(Math.max(0, first - OF_REACH), first).filter(isNear)
  const beside = before.slice(-4)
  const after = tokens.slice(last, last + 3).filter(isNear)
  if (after.some(({ lower }) => SAYS.has(lower)) || beside.some(({ lower }) => CITES_PERSON.has(lower)))
    return true
  // "a expressão de Nelson Rodrigues", "“Vidas Secas”, de Graciliano Ramos"
  if (!/^d[aeo]s?$/.test(before.at(-1)?.lower ?? '')) return false
  const title = before.at(-3)
  const isTitle =
    before.at(-2)?.lower === ',' && title !== undefined && (title.isCapital || CLOSES_QUOTE.test(title.lower))
  return isTitle || before.some(({ lower }) => THOUGHTS.has(lower))
}
