/**
 * Agreement inside a group of words that can be told without parsing: a determiner beside its noun, a noun beside its
 * adjective. What needs understanding is left alone: a wrong mark costs more trust than a missed one.
 */
import type { Finding } from '../kinds.ts'
import {
  isFeminineNoun,
  isFemininePlural,
  MASCULINE_DETERMINERS,
  PLURAL_DETERMINERS,
  SINGULAR_DETERMINERS,
} from '../lexicon/nouns.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import { nounPlaces } from './noun-places.ts'
import type { Reader } from './reading.ts'

/** After a plural determiner these are no noun: "outros devido a", "muitos precisão ir", "outras vinte e nove". */
const NO_NOUN = wordSet(
  'digital devido nunca jamais precisão independente pais vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
)
const ADJECTIVE_ENDING = /(?:al|vel|ico|ica|oso|osa|ivo|iva|ário|ária|eiro|eira|ense|ante|ente)$/
/** "em redes social", "por meio de ações social": plurals without an article. */
const BEFORE_BARE_PLURAL = wordSet('em com por para sobre entre sem')
const FEMININE_DETERMINERS = wordSet(
  'a da na uma essa esta dessa desta nessa nesta pela à sua nossa toda cada',
)
const FEMININE_PLURALS = wordSet(
  'as das nas umas essas estas dessas destas nessas nestas pelas às suas nossas muitas',
)
const MASCULINE_ADJECTIVE = /(?:ic|iv|os|ári|eir|egr|pri)o$/
const MASCULINE_ADJECTIVES = /(?:ic|iv|os|ári|eir|egr|pri)os$/
/** Nouns that stand behind others: "a questão salário", "uma pessoa amigo". */
const MASCULINE_NOUNS = wordSet(
  'motivo objetivo incentivo médico político público dinheiro salário cenário tráfico trânsito início vício serviço prefeito primeiro terceiro uso abuso caso idoso próprio',
)
const NOT_ADJECTIVES = wordSet(
  'referente equivalente digital devido independente independentemente concernente proveniente oriundo tocante inerente pertinente condizente federal estadual municipal durante mediante ante diante adiante somente principalmente total geral local ambiente semente mente gente extremante possível frente doravante perante consoante mais final meio bastante tal qual quente presente consequente',
)

export function findAgreement(reader: Reader, words: Words): Finding[] {
  const { doc } = reader
  const places = nounPlaces(reader, words)
  const findings: Finding[] = []
  for (const [at, token] of doc.tokens.entries()) {
    if (token.kind !== 'word') continue
    const found = besideDeterminer(at) ?? adjectiveOfPlural(at) ?? adjectiveOfFeminine(at)
    if (found && !findings.some((other) => other.start < found.end && found.start < other.end))
      findings.push(found)
  }
  return findings

  function besideDeterminer(at: number): Finding | null {
    const { lower, mark } = reader
    const [determiner, noun] = [lower(at), lower(at + 1)]
    if (!places.isPlain(at + 1) || !words.isOnlyNominal(noun) || NO_NOUN.has(noun)) return null
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
    if (SINGULAR_DETERMINERS.has(determiner) && places.isPlural(at + 1) && words.isNominal(noun.slice(0, -1)))
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

  /** After "de" the adjective may belong to what comes earlier: "um banco de dados nacional". */
  function isBeforeBarePlural(at: number): boolean {
    return (
      BEFORE_BARE_PLURAL.has(reader.lower(at)) ||
      (reader.lower(at) === 'de' && reader.lower(at - 1) === 'meio')
    )
  }

  /** "a sociedade brasileiro", "essa população negro". */
  function adjectiveOfFeminine(at: number): Finding | null {
    const { lower, mark } = reader
    const [noun, adjective] = [lower(at + 1), lower(at + 2)]
    const isSingular = FEMININE_DETERMINERS.has(lower(at)) && isFeminineNoun(noun)
    const isPlural = FEMININE_PLURALS.has(lower(at)) && isFemininePlural(noun)
    // "o ensino a distância democrático": no article.
    if (
      noun === 'distância' ||
      (!isSingular && !isPlural) ||
      !places.isPlain(at + 1) ||
      !places.isPlain(at + 2)
    )
      return null
    if (!(isSingular ? MASCULINE_ADJECTIVE : MASCULINE_ADJECTIVES).test(adjective)) return null
    if (!words.isOnlyNominal(adjective) || MASCULINE_NOUNS.has(adjective.replace(/s$/, ''))) return null
    const better = `${noun} ${adjective.replace(/o(s?)$/, 'a$1')}`
    return mark('agreement-nominal', at + 1, at + 3, { better })
  }

  /** "as redes social": plural determiner, plural noun, and an adjective that stayed behind. */
  function adjectiveOfPlural(at: number): Finding | null {
    const { lower, mark } = reader
    const adjective = lower(at + 2)
    if (
      !(PLURAL_DETERMINERS.has(lower(at)) || isBeforeBarePlural(at)) ||
      !places.isPlural(at + 1) ||
      !places.isPlain(at + 2)
    )
      return null
    if (!ADJECTIVE_ENDING.test(adjective) || NOT_ADJECTIVES.has(adjective) || !words.isOnlyNominal(adjective))
      return null
    // "violências física e verbal": one adjective for each.
    if (/^[,e]$/.test(lower(at + 3)) && !lower(at + 4).endsWith('s')) return null
    // "parcerias público-privadas", "inovações técnico científicas": a compound.
    if (/^(?:público|técnico)$/.test(adjective) && /^(?:-|–|privad|cient)/.test(lower(at + 3))) return null
    const isHers = isFemininePlural(lower(at + 1)) && adjective.endsWith('o')
    const plural = pluralOf(isHers ? `${adjective.slice(0, -1)}a` : adjective)
    return plural && words.isKnown(plural)
      ? mark('agreement-nominal', at + 1, at + 3, { better: `${lower(at + 1)} ${plural}` })
      : null
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
