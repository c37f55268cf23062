/**
 * Demands against human rights that no single word tells (booklet 2025, p. 37): somebody is asked to do to people what may
 * be done to nobody. Classes of words must meet in one sentence: what is done, to whom, and that it is asked for. What is
 * denied, fought, told of the past or of somebody else's opinion asks for nothing.
 */
import type { Finding } from '../kinds.ts'
import { RIGHTS, type RightsLabel } from '../lexicon/rights.ts'
import type { Document } from '../text/document.ts'
import { findPhrases, indexPhrases, type PhraseHit } from '../text/phrases.ts'
import type { Reader } from './reading.ts'

type Part = readonly RightsLabel[]
type Rule = {
  /** What is done comes first: what speaks against it is looked for before it. */
  readonly parts: readonly Part[]
  /** Tokens from the first part to the last. */
  readonly within: number
  /** The first part is a verb that is asked for: "matar", "sejam mortos"; neither "a matança" nor "foram mortos". */
  readonly isVerb?: true
  /** The second part stands directly behind it: "matar o ladrão", not "matar a fome do ladrão". */
  readonly isDirect?: true
  /** Whom it is done to stands before it. */
  readonly isBehind?: true
  /** Or behind it, as all else. */
  readonly isAhead?: true
  /** The demand lies in the words themselves. */
  readonly isDemand?: true
}

const INDEX = indexPhrases(RIGHTS)
const ANYONE: Part = ['offender', 'outsider', 'anyone']
const KNOWN: Part = ['offender', 'outsider']

const RULES: readonly Rule[] = [
  { parts: [['revenge']], within: 8 },
  { parts: [['outright']], within: 8, isDemand: true },
  { parts: [['violent'], ANYONE], within: 10, isVerb: true },
  { parts: [['violentTo'], ANYONE], within: 7, isVerb: true, isDirect: true },
  { parts: [['torment'], ['adopt']], within: 9 },
  { parts: [['expel'], ['outsider']], within: 7, isVerb: true, isDirect: true },
  { parts: [['shut'], ['outsider']], within: 16 },
  { parts: [['take'], ['outsider'], ['land', 'force']], within: 12, isVerb: true, isDirect: true },
  { parts: [['deny'], ['outsider'], ['due']], within: 14, isVerb: true, isDirect: true },
  { parts: [['later'], KNOWN], within: 14 },
  { parts: [['apart'], ['outsider']], within: 30 },
  { parts: [['unheard'], ['penalty']], within: 18 },
  { parts: [['hunger'], KNOWN], within: 26, isBehind: true },
  { parts: [['body'], ['force'], ['offender', 'outsider', 'women']], within: 18 },
  { parts: [['shame'], KNOWN], within: 24 },
  { parts: [['silence'], ['voice'], ['dissent']], within: 20 },
  { parts: [['cure'], ['adopt', 'oblige'], ['outsider']], within: 26 },
  { parts: [['forced'], ANYONE], within: 26 },
  { parts: [['send'], ['outsider'], ['away']], within: 14, isVerb: true, isDirect: true },
  { parts: [['part'], ['outsider']], within: 5, isVerb: true, isDirect: true },
  {
    parts: [['without'], ['outsider', 'women', 'faith'], ['life']],
    within: 16,
    isDemand: true,
    isBehind: true,
  },
  { parts: [['deny'], ['life'], ['outsider', 'women']], within: 16, isVerb: true, isAhead: true },
  { parts: [['ruin'], ['faith']], within: 14, isVerb: true },
  { parts: [['reward'], ['kill'], ANYONE], within: 18 },
  { parts: [['withhold'], ['basic'], ['offender']], within: 14, isAhead: true },
  { parts: [['less'], ['outsider']], within: 10, isBehind: true },
  { parts: [['censor'], ['press']], within: 4, isVerb: true, isDirect: true },
  { parts: [['maim']], within: 8 },
  { parts: [['let'], KNOWN, ['die']], within: 7, isAhead: true },
  { parts: [['oblige'], ['assimilate'], ['outsider']], within: 12 },
  { parts: [['noOne'], ['getting']], within: 2, isDemand: true, isAhead: true },
  { parts: [['coup']], within: 8 },
  { parts: [['ever'], ['locked'], ANYONE], within: 20 },
  { parts: [['suffer'], KNOWN], within: 24 },
  { parts: [['oblige'], ['badge'], ['outsider']], within: 14 },
  { parts: [['immune'], ['offender', 'anyone', 'people']], within: 22 },
  { parts: [['spend'], ['outsider']], within: 9, isDemand: true },
  { parts: [['oblige'], ['abort'], ['women', 'outsider']], within: 18 },
  { parts: [['hurl'], KNOWN], within: 6 },
  { parts: [['sink'], ['outsider']], within: 8, isVerb: true },
  { parts: [['ownJustice'], ['let'], ['people']], within: 10 },
  { parts: [['oblige'], ['hunger', 'cure', 'shame', 'apart'], ANYONE], within: 24 },
]

const NEGATION = /^(?:não|nunca|jamais|nem|ninguém|nenhum|nenhuma|sem|tampouco)$/
const AGAINST =
  /^(?:contra|combat\p{L}*|evit\p{L}*|coib\p{L}*|erradic\p{L}*|abol\p{L}*|denunci\p{L}*|repudi\p{L}*|repúdio|inaceitáve\p{L}*|inadmissíve\p{L}*|absurd\p{L}*|desuman\p{L}*|enfrent\p{L}*|preven\p{L}*|fim|acabar|acabe\p{L}*|extin\p{L}*|impedi\p{L}*|impeça\p{L}*|proib\p{L}*|proíb\p{L}*|punir|puna\p{L}*|punição|punid\p{L}*|vítimas?|crimes?|combate|livr\p{L}*|proteg\p{L}*|risco|medo|ameaç\p{L}*|invés|vez)$/u
const CONDEMNED =
  /^(?:fere|ferem|viola|violam|inaceitáve\p{L}*|inadmissíve\p{L}*|absurd[oa]s?|desuman[oa]s?|crime|crimes|retrocesso|barbárie|errad[oa]s?|covardia|respond\p{L}+|punid[oa]s?|denunciad[oa]s?|banid[oa]s?|combatid[oa]s?|evitad[oa]s?)$/u
const TOLD =
  /^(?:ditadura|ditador\p{L}*|nazis\p{L}*|holocausto|escravidão|séculos?|inquisição|filmes?|livro|obra|romance|série|documentário|conto|personagem|poema|canção|história|antigamente|outrora|suplícios?)$/u
const SAID =
  /^(?:pressuposto|noção|crença|pensamento|máxima|lema|frase|convicção|tese|dizer|pretexto|afirm\p{L}+|diss\p{L}+|diz|dizem|dizia\p{L}*|declar\p{L}+|defendeu|defendia\p{L}*|defende|defendem|preg\p{L}+|prop[ôu]s\p{L}*|acreditam|acham|acha|pensam|gritam|repetem|ideia|discursos?)$/u
const PAST = /(?:aram|eram|iram|avam|iam|ava|ou|eu|iu)$/
/** Of somebody else's words, where no "que" follows. */
const SAYING =
  /^(?:frases?|expressão|expressões|afirmação|firmação|acredit\p{L}*|concord\p{L}*|lema|ideia|discursos?|ditado|pensamento|diz\p{L}*|máxima)$/u
const BEFORE_SAYING = 12
const NOBODY = /^(?:ninguém|nenhum|nenhuma|jamais|nunca)$/
const NEAR_NEGATION = 4
const BEFORE_NEGATION = 5
const BEFORE_ASK = 4
const BEFORE_AGAINST = 7
const AFTER = 9
/** Between what is done and whom it is done to: all else would make another thing of it. */
const TOWARDS =
  /^(?:[oa]s?|aos?|à|às|em|n[oa]s?|tod[oa]s?|ess[ea]s?|est[ea]s?|aquel[ea]s?|cada|qualquer|uma?|uns|tais|tal|logo|já|hora|vez|imediatamente|sem|piedade|dó|que|quem|for|seja|também|crianças|alunos|famílias|mulheres|homens|jovens|pessoas|povos|cidadãos|d[oa]s?|de)$/
const OF = /^(?:d[oa]s?|de)$/
const PASSIVE = /(?:[aei]d[oa]s?|mort[oa]s?)$/
const TO_BE = /^(?:ser|serem|sejam|seja)$/
/** Infinitive, what is wished, participle. */
const VERB =
  /(?:[aeiô]r(?:em)?(?:-\p{L}+)*|[áêí]-l\p{L}+|em|e|a|am|[aei]d[oa]s?|mort[oa]s?|volta|embora|choques?|tiros?|bala|cacete|mãos?|vida|\p{L}adas?)$/u
const NO_VERB = /^(?:massacres?|chacinas?|tortura|torturas|chicotes?|açoites?|castração|corte|cortes)$/
/** A longer demand is not quoted in the mark's sentence. */
export const MAX_ABOUT = 110

/** Words of a demand, by class. */
export function rightsCues(doc: Document): PhraseHit[] {
  return findPhrases(INDEX, doc)
}

/** @param cues of the reader's document, as `rightsCues` finds them */
export function findRightsDenied(reader: Reader, cues: readonly PhraseHit[]): Finding[] {
  const { doc } = reader
  const bySentence = new Map<number, PhraseHit[]>()
  for (const hit of cues) {
    const own = bySentence.get(hit.sentence)
    if (own) own.push(hit)
    else bySentence.set(hit.sentence, [hit])
  }
  return [...bySentence].flatMap(([at, hits]) => {
    const found = RULES.flatMap((rule) => meetings(reader, rule, hits)).find((meeting) =>
      isAskedFor(reader, at, hits, meeting),
    )
    if (!found) return []
    const finding = reader.mark('human-rights', found.first, found.last)
    const words = doc.text.slice(finding.start, finding.end).replace(/\s+/g, ' ')
    return [words.length <= MAX_ABOUT ? { ...finding, about: words } : finding]
  })
}

type Meeting = {
  readonly first: number
  readonly last: number
  readonly core: PhraseHit
  readonly rule: Rule
}

/** Where all the parts of a rule stand near each other. */
function meetings(reader: Reader, rule: Rule, hits: readonly PhraseHit[]): Meeting[] {
  const of = (part: Part) => hits.filter(({ label }) => part.some((one) => one === label))
  const [core = [], ...others] = rule.parts
  return of(core).flatMap((hit): Meeting[] => {
    if (reader.isQuoted(hit.first)) return []
    let [first, last] = [hit.first, hit.last]
    const due = of(['due'])
    const sentenceStart = reader.doc.sentences[hit.sentence]?.first ?? 0
    if (rule.isVerb && !isWishedVerb(reader, hit)) return []
    for (const [at, part] of others.entries()) {
      const near = of(part)
        .filter(
          (other) =>
            !overlaps(other, hit) &&
            (at > 0 || !rule.isBehind || other.first < hit.first) &&
            (!rule.isAhead || other.first > hit.first),
        )
        .map((other) => ({ other, away: Math.max(hit.first - other.last, other.first - hit.last) }))
        .filter(
          ({ other, away }) =>
            away <= rule.within && (at > 0 || !rule.isDirect || isDirect(reader, hit, other, due)),
        )
        .sort((a, b) => a.away - b.away)[0]?.other
      if (!near || isBefore(reader, sentenceStart, near.first, NEAR_NEGATION, NOBODY)) return []
      first = Math.min(first, near.first)
      last = Math.max(last, near.last)
    }
    return last - first <= rule.within + MOST_PARTS ? [{ first, last, core: hit, rule }] : []
  })
}

/** The words of the parts themselves. */
const MOST_PARTS = 8

function isOfRule({ label }: PhraseHit, { parts }: Rule): boolean {
  return parts.some((part) => part.some((one) => one === label))
}

function overlaps(a: PhraseHit, b: PhraseHit): boolean {
  return a.first < b.last && b.first < a.last
}

/** As the verb's object behind it, or before it where it is passive: "que os presos sejam mortos". */
function isDirect({ lower }: Reader, act: PhraseHit, person: PhraseHit, due: readonly PhraseHit[]): boolean {
  if (person.first < act.first) return TO_BE.test(lower(act.first - 1))
  if (isPassive(lower, act)) return false
  for (let at = act.last; at < person.first; at += 1) {
    if (due.some(({ first, last }) => at >= first && at < last)) continue
    if (!TOWARDS.test(lower(at))) return false
    const isOfThing = OF.test(lower(at)) && at > act.last && !due.some(({ last }) => last === at)
    if (isOfThing && lower(at - 1) !== 'hora') return false
  }
  return true
}

function isPassive(lower: Reader['lower'], act: PhraseHit): boolean {
  return act.last - act.first === 1 && PASSIVE.test(lower(act.first))
}

/** "matar", "que matem", "devem ser mortos"; what has been done is not asked for. */
function isWishedVerb({ lower }: Reader, act: PhraseHit): boolean {
  const own = lower(act.first)
  if (isPassive(lower, act))
    return TO_BE.test(lower(act.first - 1)) || /^(?:e|ou)$/.test(lower(act.first - 1))
  if (act.last - act.first > 1) return true
  if (NO_VERB.test(own) || !VERB.test(own)) return false
  // "o ato de humilhar": what it is called, not what is asked for.
  return (
    !OF.test(lower(act.first - 1)) ||
    /^(?:direito|hora|dever|obrigação|tem|têm|fim|lei)$/.test(lower(act.first - 2))
  )
}

function isAskedFor(
  reader: Reader,
  sentence: number,
  hits: readonly PhraseHit[],
  { first, last, core, rule }: Meeting,
): boolean {
  const { doc, lower } = reader
  const own = doc.sentences[sentence]
  if (!own) return false
  if (hits.some(({ label }) => label === 'animal')) return false
  const words = (from: number, to: number) =>
    doc.tokens.slice(Math.max(own.first, from), Math.min(own.last, to)).map(({ lower: word }) => word)
  const asks = hits.filter(
    (hit) =>
      hit.label === 'ask' &&
      hit.first <= core.first &&
      !isBefore(reader, own.first, hit.first, BEFORE_ASK, NEGATION) &&
      !/^(?:foi|foram|era|eram)$/.test(lower(hit.first - 1)),
  )
  const isLast = own.paragraph === doc.paragraphs.length - 1
  const isWished = isLast && words(own.first, own.last).some((word) => /(?:[aei]ria|[aei]riam)$/.test(word))
  if (asks.length === 0 && !isWished && !rule.isDemand && !isWish(reader, own.first)) return false
  if (isBefore(reader, own.first, core.first, BEFORE_NEGATION, NEGATION)) return false
  if (rule.isDemand && isBefore(reader, own.first, core.first, BEFORE_SAYING, SAYING)) return false
  const isOwnWord = (at: number) =>
    hits.some((hit) => isOfRule(hit, rule) && at >= hit.first && at < hit.last)
  if (isBefore(reader, own.first, core.first, BEFORE_AGAINST, AGAINST, isOwnWord)) return false
  if (words(last, last + AFTER).some((word) => CONDEMNED.test(word))) return false
  if (words(own.first, own.last).some((word) => TOLD.test(word))) return false
  if (
    words(own.first, Math.max(first, core.first)).some(
      (word, at, all) => SAID.test(word) && /^(?:que|d[eo])$/.test(all[at + 1] ?? ''),
    )
  )
    return false
  // "os agentes que torturarem presos", "quem matou": whoever does it, not that it be done.
  const isWhoDoes =
    /^(?:que|quem)$/.test(lower(core.first - 1)) && /(?:rem|[aei]r|am|em)$/.test(lower(core.first))
  return !isWhoDoes && !PAST.test(lower(core.first))
}

/** "Que o Estado mate". */
function isWish({ lower }: Reader, start: number): boolean {
  return lower(start) === 'que' && /^(?:[oa]s?|cada|tod[oa]s?|se|quem|ess[ea]s?)$/.test(lower(start + 1))
}

const QUOTE = /^["“”«»‘’'´`]$/

/** A word of this kind stands shortly before, in the same stretch between two signs. */
function isBefore(
  { doc, lower }: Reader,
  start: number,
  at: number,
  within: number,
  kind: RegExp,
  isLeftOut: (at: number) => boolean = () => false,
): boolean {
  for (let place = at - 1; place >= Math.max(start, at - within); place -= 1) {
    if (doc.tokens[place]?.kind === 'mark' && !QUOTE.test(lower(place))) return false
    if (!isLeftOut(place) && kind.test(lower(place))) return true
  }
  return false
}
