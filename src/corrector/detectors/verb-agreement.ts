/**
 * A subject beside its verb: "os alunos fica", "muitos jovens abandona", "a sociedade precisam". Only where the two
 * stand side by side, so that nothing must be parsed; a wrong mark costs more trust than a missed one.
 */
import type { Finding } from '../kinds.ts'
import type { Words } from '../words/knowledge.ts'
import { nounPlaces } from './noun-places.ts'
import { type Reader, wordSet } from './reading.ts'

/** What no ending tells, and verbs that are nouns too: third person, singular → plural. */
const LISTED: Readonly<Record<string, string>> = pairs(
  `é são foi foram está estão tem têm vem vêm mantém mantêm contém contêm obtém obtêm detém detêm convém convêm
  provém provêm vê veem lê leem crê creem dá dão vai vão quer querem era eram seria seriam será serão teve tiveram
  fez fizeram pôde puderam disse disseram trouxe trouxeram esteve estiveram precisa precisam fica ficam torna tornam
  acaba acabam passa passam busca buscam luta lutam mora moram perde perdem trabalha trabalham mostra mostram
  falta faltam usa usam sofre sofrem vive vivem gera geram deixa deixam cria criam ganha ganham gosta gostam
  torna-se tornam-se encontra-se encontram-se sente-se sentem-se`,
)
const LISTED_PLURAL: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LISTED).map(([singular, plural]) => [plural, singular]),
)
/** Before a subject that begins here: nothing that would make it a complement. */
const BEFORE_SUBJECT = wordSet(
  'que quando se porque pois onde enquanto embora portanto porém contudo assim logo',
)
/** Before a plural subject these will do as well; a singular one may be the last of several. */
const BEFORE_PLURAL_SUBJECT = /^[,;:]$|^(?:e|mas|então|ou|nem)$/
/** "a proteção dos povos e suas culturas é": the last of several, unless a clause begins. */
const POSSESSIVE = /^(?:seus|suas|nossos|nossas)$/
/** In the dictionary forms of verbs too, in an essay hardly ever. */
const NO_VERB = wordSet('para entre pela acerca nada sobre contra conforme ante salve')
/** After "problemas que causa …": the verb's object stands before it, its subject is somebody else. */
const AFTER_OBJECT = /^(?:em|no|na|nos|nas|durante|ao|à|aos|às|por|pelo|pela|de|do|da|dos|das|[,.;:])$/
const PLURAL_SUBJECT =
  /^(?:os|as|muitos|muitas|esses|essas|estes|estas|aqueles|aquelas|alguns|algumas|vários|várias|tais|nossos|nossas|seus|suas|poucos|poucas|diversos|diversas|inúmeros|inúmeras)$/
const PLURAL_PRONOUN = /^(?:eles|elas|muitos|todos|poucos|alguns|esses|estes|ambos)$/
const SINGULAR_SUBJECT = /^(?:o|a|um|uma|esse|essa|este|esta)$/
const BEFORE_WHO =
  /^(?:os|as|muitos|muitas|aos|às|pelos|pelas|para|com|várias|vários|algumas|alguns|há|existem)$/
const EXISTENCE: Readonly<Record<string, string>> = pairs(
  'existe existem existia existiam ocorre ocorrem acontece acontecem surge surgem falta faltam surgiu surgiram',
)
const MANY = wordSet(
  'muitos muitas vários várias diversos diversas alguns algumas inúmeros inúmeras poucos poucas',
)
const BETWEEN = wordSet('não também ainda já só se sempre nunca realmente')
/** "as vezes que é preciso", "coisas que se deve": impersonal. */
const IMPERSONAL = /^(?:é|era|foi|seria|será|deve|pode|vai|faz|precisa|há|havia|haja|houve|tem|vem|vê)$/
const POSTPOSED = wordSet('existem ocorrem surgem')
/** "todos os dias surge": when, not who. */
const TIMES = wordSet('dias vezes anos meses semanas décadas séculos horas momentos tempos')
const COLLECTIVE = wordSet(
  'maioria parte metade minoria número grupo série conjunto quantidade porcentagem parcela totalidade dupla casal gama dezena centena milhares resto par equipe multidão pessoal',
)

export function findVerbAgreement(reader: Reader, words: Words): Finding[] {
  const { doc, lower, mark } = reader
  const places = nounPlaces(reader, words)
  const findings: Finding[] = []
  for (const [at, token] of doc.tokens.entries()) {
    if (token.kind !== 'word' || reader.isQuoted(at)) continue
    const found = ofPlural(at) ?? ofSingular(at) ?? afterExistence(at) ?? ofWho(at)
    if (found && !findings.some((other) => other.start === found.start)) findings.push(found)
  }
  return findings

  function mayBegin(at: number): boolean {
    return reader.startsSentence(at) || (BEFORE_SUBJECT.has(lower(at - 1)) && reader.isWord(at - 1))
  }

  function verbFrom(at: number): number {
    return BETWEEN.has(lower(at)) ? at + 1 : at
  }

  function markVerb(at: number, better: string | null): Finding | null {
    return better === null || doc.tokens[at]?.isCapital
      ? null
      : mark('agreement-verbal', at, at + 1, { better })
  }

  function ofPlural(at: number): Finding | null {
    const isFirst = !/^tod[oa]s$/.test(lower(at - 1))
    const before = isFirst ? at : at - 1
    const mayFollow = BEFORE_PLURAL_SUBJECT.test(lower(before - 1)) && !POSSESSIVE.test(lower(at))
    if (!mayBegin(before) && !mayFollow) return null
    if (PLURAL_PRONOUN.test(lower(at)) && mayBegin(at) && lower(at + 1) !== 'se') {
      const verbAt = verbFrom(at + 1)
      const found = markVerb(verbAt, pluralOf(lower(verbAt)))
      if (found) return found
    }
    if (!PLURAL_SUBJECT.test(lower(at)) || !places.isPlural(at + 1) || TIMES.has(lower(at + 1))) return null
    const isAdjective = places.isPlural(at + 2) && !words.isVerb(lower(at + 2))
    const verbAt = verbFrom(isAdjective ? at + 3 : at + 2)
    return markVerb(verbAt, pluralOf(lower(verbAt)))
  }

  function ofSingular(at: number): Finding | null {
    const noun = lower(at + 1)
    if (!mayBegin(at) || !SINGULAR_SUBJECT.test(lower(at))) return null
    if (!places.isPlain(at + 1) || !words.isOnlyNominal(noun) || noun.endsWith('s') || COLLECTIVE.has(noun))
      return null
    const verbAt = verbFrom(at + 2)
    const verb = lower(verbAt)
    return verb === 'são' || POSTPOSED.has(verb) ? null : markVerb(verbAt, LISTED_PLURAL[verb] ?? null)
  }

  function afterExistence(at: number): Finding | null {
    const plural = EXISTENCE[lower(at)]
    if (!plural || /^(a|de|da|à|por|pela|na|sem|com|uma|essa|esta|sua|em|e)$/.test(lower(at - 1))) return null
    return MANY.has(lower(at + 1)) && places.isPlural(at + 2)
      ? mark('agreement-verbal', at, at + 1, { better: plural })
      : null
  }

  /** "as pessoas que vive": not after "um dos", where both are right. */
  function ofWho(at: number): Finding | null {
    if (lower(at) !== 'que' || !places.isPlural(at - 1) || !BEFORE_WHO.test(lower(at - 2))) return null
    const verbAt = verbFrom(at + 1)
    if (lower(at + 1) === 'se' || IMPERSONAL.test(lower(verbAt))) return null
    if (!LISTED[lower(verbAt)] && AFTER_OBJECT.test(lower(verbAt + 1))) return null
    return markVerb(verbAt, pluralOf(lower(verbAt)))
  }

  /** @returns the plural of a third person in the singular; null when the word may be anything else */
  function pluralOf(singular: string): string | null {
    const listed = LISTED[singular]
    if (listed) return listed
    if (singular.length < 4 || NO_VERB.has(singular) || !words.isOnlyVerb(singular)) return null
    const plural = regularPlural(singular)
    return plural !== null && words.isVerb(plural) ? plural : null
  }
}

function regularPlural(singular: string): string | null {
  if (/[ae]$/.test(singular)) return `${singular}m`
  if (/z$/.test(singular)) return `${singular}em`
  if (/rá$/.test(singular)) return `${singular.slice(0, -1)}ão`
  if (/ou$/.test(singular)) return `${singular.slice(0, -2)}aram`
  if (/[ei]u$/.test(singular)) return `${singular.slice(0, -1)}ram`
  return null
}

function pairs(words: string): Record<string, string> {
  const all = words.trim().split(/\s+/)
  return Object.fromEntries(
    all.flatMap((word, index) => (index % 2 === 0 ? [[word, all[index + 1] ?? '']] : [])),
  )
}
