/** Third persons, singular and plural, and where a subject may begin: asked by both detectors of verb agreement. */
import { ACCENTED } from '../lexicon/accent-pairs.ts'
import { wordSet } from '../text/word-set.ts'
import type { Words } from '../words/knowledge.ts'
import type { Reader } from './reading.ts'

/** What no ending tells, and verbs that are nouns too: third person, singular → plural. */
export const LISTED = verbPairs(
  `é são foi foram está estão tem têm vem vêm mantém mantêm contém contêm obtém obtêm detém detêm convém convêm
  provém provêm vê veem lê leem crê creem dá dão vai vão quer querem era eram seria seriam será serão teve tiveram
  fez fizeram pôde puderam disse disseram trouxe trouxeram esteve estiveram precisa precisam fica ficam torna tornam
  acaba acabam passa passam busca buscam luta lutam mora moram perde perdem trabalha trabalham mostra mostram
  falta faltam usa usam sofre sofrem vive vivem gera geram deixa deixam cria criam ganha ganham gosta gostam
  torna-se tornam-se encontra-se encontram-se sente-se sentem-se`,
)
export const LISTED_PLURAL: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LISTED).map(([singular, plural]) => [plural, singular]),
)
/** Before a subject that begins here: nothing that would make it a complement. */
const BEFORE_SUBJECT = wordSet(
  'que quando se porque pois onde enquanto embora portanto porém contudo assim logo',
)
/** In the dictionary forms of verbs too, in an essay hardly ever. */
export const NO_VERB = wordSet(
  'para entre pela acerca nada sobre contra conforme ante salve acima baixa abaixo sistema verão violenta renda escura escuras',
)
export const COLLECTIVE = wordSet(
  'maioria parte metade minoria número grupo série conjunto quantidade porcentagem parcela totalidade dupla casal gama dezena centena milhares resto par equipe multidão pessoal terço quarto quinto décimo',
)

/** No noun, whatever stands around them. */
const SURE = wordSet('é são foi foram está estão tem têm vem vêm era eram será serão seria seriam vai vão')

export function mayBeginSubject({ startsSentence, lower, isWord }: Reader, at: number): boolean {
  return startsSentence(at) || (BEFORE_SUBJECT.has(lower(at - 1)) && isWord(at - 1))
}

/** A verb wherever it stands: no noun is written so, not even by those who forget its accent. */
export function isSurelyVerb(lower: string, words: Words): boolean {
  return SURE.has(lower) || (words.isOnlyVerb(lower) && !ACCENTED.has(lower) && !NO_VERB.has(lower))
}

/** @returns the plural of a third person in the singular; null when the word may be anything else */
export function pluralOfVerb(singular: string, words: Words): string | null {
  const listed = LISTED[singular]
  if (listed) return listed
  if (singular.length < 4 || NO_VERB.has(singular) || ACCENTED.has(singular) || !words.isOnlyVerb(singular))
    return null
  const plural = regularPlural(singular)
  return plural !== null && words.isVerb(plural) ? plural : null
}

/** @returns the singular of a third person in the plural; null when the word may be anything else */
export function singularOfVerb(plural: string, words: Words): string | null {
  const listed = LISTED_PLURAL[plural]
  if (listed) return listed
  if (plural.length < 5 || !words.isOnlyVerb(plural)) return null
  return regularSingulars(plural).find((form) => words.isVerb(form)) ?? null
}

function regularSingulars(plural: string): string[] {
  if (plural.endsWith('aram')) return [`${plural.slice(0, -4)}ou`]
  if (/[ei]ram$/.test(plural)) return [`${plural.slice(0, -3)}u`]
  if (plural.endsWith('zem')) return [plural.slice(0, -2), plural.slice(0, -1)]
  if (/[ae]m$/.test(plural)) return [plural.slice(0, -1)]
  if (plural.endsWith('rão')) return [`${plural.slice(0, -2)}á`]
  return []
}

function regularPlural(singular: string): string | null {
  if (/[ae]$/.test(singular)) return `${singular}m`
  if (/z$/.test(singular)) return `${singular}em`
  if (/rá$/.test(singular)) return `${singular.slice(0, -1)}ão`
  if (/ou$/.test(singular)) return `${singular.slice(0, -2)}aram`
  if (/[ei]u$/.test(singular)) return `${singular.slice(0, -1)}ram`
  return null
}

/** Each singular followed by its plural. */
export function verbPairs(words: string): Record<string, string> {
  const all = words.trim().split(/\s+/)
  return Object.fromEntries(
    all.flatMap((word, index) => (index % 2 === 0 ? [[word, all[index + 1] ?? '']] : [])),
  )
}
