/**
 * Agreement that can be told without parsing: a determiner beside its noun, a subject beside its verb. What needs
 * understanding is left alone: a wrong mark costs more trust than a missed one.
 */
import type { Finding } from '../kinds.ts'
import { FUNCTION_WORDS } from '../lexicon/function-words.ts'
import {
  isFeminineNoun,
  isFemininePlural,
  MASCULINE_DETERMINERS,
  PLURAL_DETERMINERS,
  SINGULAR_DETERMINERS,
  SINGULAR_IN_S,
} from '../lexicon/nouns.ts'
import type { Words } from '../words/knowledge.ts'
import { type Reader, wordSet } from './reading.ts'

/** Verbs that essays use most: third person, singular → plural. */
const PLURAL_OF: Readonly<Record<string, string>> = Object.fromEntries(
  `é são foi foram está estão tem têm vem vêm deve devem pode podem faz fazem precisa precisam possui possuem sofre sofrem
  vive vivem fica ficam torna tornam era eram seria seriam será serão teve tiveram vai vão sabe sabem quer querem
  acaba acabam passa passam busca buscam encontra encontram trabalha trabalham morre morrem acredita
  acreditam necessita necessitam consegue conseguem mostra mostram afeta afetam existe existem ocorre ocorrem
  continua continuam permanece permanecem contribui contribuem apresenta apresentam perde perdem
  representa representam gera geram torna-se tornam-se encontra-se encontram-se`
    .trim()
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, word, index, all) => {
      const plural = all[index + 1]
      if (index % 2 === 0 && plural) pairs.push([word, plural])
      return pairs
    }, []),
)
const SINGULAR_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PLURAL_OF).map(([singular, plural]) => [plural, singular]),
)
/** Before a subject that begins here: nothing that would make it a complement. */
const BEFORE_SUBJECT = wordSet(
  'que quando se porque pois onde enquanto embora portanto porém contudo assim logo',
)
const EXISTENCE: Readonly<Record<string, string>> = {
  existe: 'existem',
  existia: 'existiam',
  ocorre: 'ocorrem',
  acontece: 'acontecem',
  surge: 'surgem',
  falta: 'faltam',
  surgiu: 'surgiram',
}
const MANY = wordSet(
  'muitos muitas vários várias diversos diversas alguns algumas inúmeros inúmeras poucos poucas',
)
const BETWEEN = wordSet('não também ainda já só se sempre nunca realmente')
/** "uma destas", "um daqueles": no noun. */
const POINTING = /^[dn]?(?:ess|est|aquel)[ea]s$/
const POSTPOSED = wordSet('existem ocorrem surgem')
const TIMES = wordSet('dias vezes anos meses')
/** After a plural determiner these are no noun: "outros devido a", "muitos nunca", "muitos precisão ir". */
const NO_NOUN = wordSet('digital devido nunca jamais precisão independente pais')
const COLLECTIVE = wordSet(
  'maioria parte metade minoria número grupo série conjunto quantidade porcentagem parcela totalidade dupla casal gama dezena centena milhares resto par equipe multidão pessoal',
)
const ADJECTIVE_ENDING = /(?:al|vel|ico|ica|oso|osa|ivo|iva|ário|ária|eiro|eira|ense|ante|ente)$/
const NOT_ADJECTIVES = wordSet(
  'referente equivalente digital devido independente independentemente concernente proveniente oriundo tocante inerente pertinente condizente federal estadual municipal durante mediante ante diante adiante somente principalmente total geral local ambiente semente mente gente frente doravante perante consoante mais final meio bastante tal qual quente presente consequente',
)

export function findAgreement(reader: Reader, words: Words): Finding[] {
  const { doc } = reader
  const findings: Finding[] = []
  for (const [at, token] of doc.tokens.entries()) {
    if (token.kind !== 'word') continue
    const found =
      besideDeterminer(at) ??
      adjectiveOfPlural(at) ??
      subjectBesideVerb(at) ??
      afterExistence(at) ??
      pluralThatVerb(at)
    if (found && !findings.some((other) => other.start < found.end && found.start < other.end))
      findings.push(found)
  }
  return findings

  function plainNoun(at: number): boolean {
    const token = doc.tokens[at]
    return (
      token?.kind === 'word' &&
      !token.isCapital &&
      !token.lower.includes('-') &&
      token.lower.length > 2 &&
      !FUNCTION_WORDS.has(token.lower) &&
      !POINTING.test(token.lower)
    )
  }

  function isPluralNoun(at: number): boolean {
    const lower = reader.lower(at)
    return plainNoun(at) && lower.endsWith('s') && !SINGULAR_IN_S.has(lower) && words.isNominal(lower)
  }

  function besideDeterminer(at: number): Finding | null {
    const { lower, mark } = reader
    const [determiner, noun] = [lower(at), lower(at + 1)]
    if (!plainNoun(at + 1) || !words.isOnlyNominal(noun) || NO_NOUN.has(noun)) return null
    if (
      PLURAL_DETERMINERS.has(determiner) &&
      !noun.endsWith('s') &&
      noun.length > 3 &&
      !reader.isMark(at + 2, '-–')
    ) {
      const plural = pluralOf(noun)
      if (plural && words.isNominal(plural))
        return mark('agreement-nominal', at, at + 2, { better: `${determiner} ${plural}` })
    }
    if (SINGULAR_DETERMINERS.has(determiner) && isPluralNoun(at + 1) && words.isNominal(noun.slice(0, -1)))
      return mark('agreement-nominal', at, at + 2)
    const isWrongGender = isFemininePlural(noun) || isFeminineNoun(noun)
    if (
      MASCULINE_DETERMINERS.has(determiner) &&
      !/^(o|no|nos|os|seu|seus)$/.test(determiner) &&
      isWrongGender
    )
      return mark('agreement-nominal', at, at + 2)
    return null
  }

  /** "as redes social": plural determiner, plural noun, and an adjective that stayed behind. */
  function adjectiveOfPlural(at: number): Finding | null {
    const { lower, mark } = reader
    const adjective = lower(at + 2)
    if (!PLURAL_DETERMINERS.has(lower(at)) || !isPluralNoun(at + 1) || !plainNoun(at + 2)) return null
    if (!ADJECTIVE_ENDING.test(adjective) || NOT_ADJECTIVES.has(adjective) || !words.isOnlyNominal(adjective))
      return null
    // "violências física e verbal": one adjective for each.
    if (/^[,e]$/.test(lower(at + 3)) && !lower(at + 4).endsWith('s')) return null
    const plural = pluralOf(adjective)
    return plural && words.isNominal(plural)
      ? mark('agreement-nominal', at + 1, at + 3, { better: `${lower(at + 1)} ${plural}` })
      : null
  }

  function mayBeginSubject(at: number): boolean {
    return reader.startsSentence(at) || (BEFORE_SUBJECT.has(reader.lower(at - 1)) && reader.isWord(at - 1))
  }

  function subjectBesideVerb(at: number): Finding | null {
    const { lower, mark } = reader
    if (!mayBeginSubject(at)) return null
    const from = /^tod[oa]s$/.test(lower(at)) ? at + 1 : at
    const determiner = lower(from)
    const isAdverb = BETWEEN.has(lower(from + 2))
    const verbAt = isAdverb ? from + 3 : from + 2
    const verb = lower(verbAt)
    if (
      /^(os|as|muitos|muitas|esses|essas|estes|estas|alguns|algumas|tais)$/.test(determiner) &&
      isPluralNoun(from + 1)
    ) {
      const plural = TIMES.has(lower(from + 1)) ? undefined : PLURAL_OF[verb]
      return plural ? mark('agreement-verbal', verbAt, verbAt + 1, { better: plural }) : null
    }
    const isSingular = /^(o|a|um|uma|esse|essa|este|esta)$/.test(determiner) && from === at
    const noun = lower(from + 1)
    if (
      isSingular &&
      plainNoun(from + 1) &&
      words.isOnlyNominal(noun) &&
      !noun.endsWith('s') &&
      !COLLECTIVE.has(noun)
    ) {
      const singular = POSTPOSED.has(verb) || doc.tokens[verbAt]?.isCapital ? undefined : SINGULAR_OF[verb]
      return singular ? mark('agreement-verbal', verbAt, verbAt + 1, { better: singular }) : null
    }
    if (/^(eles|elas)$/.test(determiner) && from === at) {
      const plural = PLURAL_OF[lower(at + 1)]
      return plural ? mark('agreement-verbal', at + 1, at + 2, { better: plural }) : null
    }
    return null
  }

  function afterExistence(at: number): Finding | null {
    const { lower, mark } = reader
    const plural = EXISTENCE[lower(at)]
    if (!plural || /^(a|de|da|à|por|pela|na|sem|com|uma|essa|esta|sua|em|e)$/.test(lower(at - 1))) return null
    if (!MANY.has(lower(at + 1)) || !isPluralNoun(at + 2)) return null
    return mark('agreement-verbal', at, at + 1, { better: plural })
  }

  /** "as pessoas que vive": not after "um dos", where both are right. */
  function pluralThatVerb(at: number): Finding | null {
    const { lower, mark, isWord } = reader
    if (lower(at) !== 'que' || !isPluralNoun(at - 1) || !isWord(at - 1)) return null
    const determiner = lower(at - 2)
    if (!/^(os|as|muitos|muitas|aos|às|pelos|pelas|para|com|várias|vários|algumas|alguns)$/.test(determiner))
      return null
    const verbAt = BETWEEN.has(lower(at + 1)) ? at + 2 : at + 1
    const plural = PLURAL_OF[lower(verbAt)]
    // "as vezes que é preciso", "coisas que se deve": impersonal.
    if (!plural || /^(é|era|foi|seria|será|deve|pode|vai|faz|precisa)$/.test(lower(verbAt))) return null
    return mark('agreement-verbal', verbAt, verbAt + 1, { better: plural })
  }
}

function pluralOf(singular: string): string | null {
  if (/[aeiouáéíóúãê]$/.test(singular))
    return singular.endsWith('ão') ? `${singular.slice(0, -2)}ões` : `${singular}s`
  if (/[rz]$/.test(singular)) return `${singular}es`
  if (/[aou]l$/.test(singular)) return `${singular.slice(0, -1)}is`
  if (singular.endsWith('vel')) return `${singular.slice(0, -3)}veis`
  if (singular.endsWith('m')) return `${singular.slice(0, -1)}ns`
  return null
}
