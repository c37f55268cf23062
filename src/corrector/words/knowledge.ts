/**
 * What the corrector knows of words: the dictionary, read with the rules that the dictionary leaves out (attached
 * pronouns, prefixes, compounds, foreign words in use), and what a form can be.
 */
import { FOREIGN_WORDS } from '../lexicon/foreign-words.ts'
import { type Dictionary, WORD_CLASS } from './dictionary.ts'

export type Words = {
  /** Bits of WORD_CLASS in the dictionary alone, by the letters as they are written; 0 when it has no such form. */
  readonly classOf: (word: string) => number
  /** In small letters. True for every form that the dictionary or a rule explains. */
  readonly isKnown: (lower: string) => boolean
  /** As written: proper names have capitals in the dictionary. */
  readonly isName: (word: string) => boolean
  readonly isNominal: (lower: string) => boolean
  /** A noun or adjective that is no form of a verb. */
  readonly isOnlyNominal: (lower: string) => boolean
  readonly isVerb: (lower: string) => boolean
  readonly isOnlyVerb: (lower: string) => boolean
  readonly isInfinitive: (lower: string) => boolean
}

const PREFIXES =
  'super inter auto contra micro macro multi pseudo semi bio geo sócio neo ultra hiper infra anti pós pré tele eco psico etno mega mini ciber cyber euro afro foto radio hidro agro aero mono poli intra extra'.split(
    ' ',
  )
/** Nouns that the dictionary has as forms of verbs alone. */
const NOUNS_MISSED = new Set('professor professores professora professoras dado dados'.split(' '))
/** "casos", "recursos", "sustentável", "sexual": the dictionary lists them without saying what they are. */
const NOMINAL_ENDING = /(?:[^ao]os|vel|veis|[^m]al|ais)$/
const NO_NOMINAL = new Set(
  'menos ambos jamais demais mais ademais afinal tal qual quais tais aos pelos dos nos outros quantos tantos todos esses estes aqueles muitos poucos alguns ais cais'.split(
    ' ',
  ),
)
const MIN_REST_LENGTH = 5
const PRONOUNS = new Set(
  'se me te lhe lhes nos vos o a os as lo la los las no na nos nas lhe-á se-á'.split(' '),
)
const OPEN_VOWEL: Readonly<Record<string, string>> = { á: 'ar', ê: 'er', í: 'ir', i: 'ir', ô: 'or', é: 'er' }

export function knowWords(dictionary: Dictionary): Words {
  const { classOf } = dictionary

  function isKnown(lower: string): boolean {
    if (lower.length < 2 || classOf(lower) > 0 || FOREIGN_WORDS.has(lower)) return true
    if (lower.includes('-')) return isKnownCompound(lower.split('-'))
    // "d’água", "n’alma"
    if (/^[dn][’']/.test(lower)) return isKnown(lower.slice(2))
    return hasKnownPrefix(lower) || isDiminutive(lower)
  }

  function isKnownCompound(parts: readonly string[]): boolean {
    const [first = '', ...rest] = parts
    if (
      rest.length > 0 &&
      rest.every((part) => PRONOUNS.has(part) || /^(ei|á|ás|emos|ão|ia|iam)$/.test(part))
    )
      return isKnownHost(first)
    return parts.every((part) => part.length < 2 || isPrefix(part) || isKnown(part))
  }

  /** A verb before a pronoun: "fazê-lo" stands for "fazer", "fi-lo" for "fiz", "vamo-nos" for "vamos". */
  function isKnownHost(host: string): boolean {
    if (classOf(host) > 0) return true
    const open = OPEN_VOWEL[host.slice(-1)]
    if (open && classOf(host.slice(0, -1) + open) > 0) return true
    return [`${host}r`, `${host}s`, `${host}z`].some((form) => classOf(form) > 0)
  }

  function hasKnownPrefix(lower: string): boolean {
    return PREFIXES.some((prefix) => {
      if (!lower.startsWith(prefix) || lower.length - prefix.length < MIN_REST_LENGTH) return false
      const rest = lower.slice(prefix.length)
      if (classOf(rest) > 0) return true
      // "antirracista", "autossuficiente": the consonant is doubled.
      return /^(rr|ss)/.test(rest) && classOf(rest.slice(1)) > 0
    })
  }

  /** "amiguinho", "florzinha": the dictionary has few of them. */
  function isDiminutive(lower: string): boolean {
    const plural = lower.endsWith('s') ? lower.slice(0, -1) : lower
    const stem = /^(.{3,})inh[oa]$/.exec(plural)?.[1]
    if (stem === undefined) return false
    const plain = stem.endsWith('gu')
      ? stem.slice(0, -1)
      : stem.endsWith('qu')
        ? `${stem.slice(0, -2)}c`
        : stem
    const bases = stem.endsWith('z') ? [stem.slice(0, -1), stem] : [plain]
    return bases.some((base) => ['', 'o', 'a', 'e'].some((ending) => classOf(base + ending) > 0))
  }

  const isPrefix = (part: string) =>
    PREFIXES.includes(part) || /^(ex|vice|recém|pró|não|bem|mal|além|sem)$/.test(part)
  const has = (lower: string, bit: number) => (classOf(lower) & bit) !== 0
  const isOnly = (lower: string, bit: number) => classOf(lower) === bit

  /** In the dictionary a word of no class, by its ending a noun or an adjective. */
  const isMissedNominal = (lower: string) =>
    NOUNS_MISSED.has(lower) ||
    (lower.length > 3 &&
      NOMINAL_ENDING.test(lower) &&
      !NO_NOMINAL.has(lower) &&
      isOnly(lower, WORD_CLASS.other))

  return {
    classOf,
    isKnown,
    isName: (word) => classOf(word) > 0,
    isNominal: (lower) => has(lower, WORD_CLASS.nominal) || isMissedNominal(lower),
    isOnlyNominal: (lower) => isOnly(lower, WORD_CLASS.nominal) || isMissedNominal(lower),
    isVerb: (lower) => has(lower, WORD_CLASS.verb),
    isOnlyVerb: (lower) => isOnly(lower, WORD_CLASS.verb),
    isInfinitive: (lower) => /[aeiô]r$/.test(lower) && isOnly(lower, WORD_CLASS.verb),
  }
}
