/** What belongs to a title: could one guess it from words that are not its own? */
import { GENERIC_STEMS } from '../lexicon/generic-words.ts'
import { contentStems } from '../text/stem.ts'
import { cosine, middleOf, type Vectors } from './vectors.ts'

/** So many words of all that are known are a title's field. */
const NEAREST = 150
const MIN_KNOWN_SHARE = 0.5
const BEGINNING = 5
const MIN_STEMS = 8
const CLOSENESS = { none: -1, least: -3, most: 8 } as const

export type Field = {
  /** Every stem of the title. */
  readonly titleStems: ReadonlySet<string>
  /** The title's own word, or one that begins as it does. */
  readonly isOfTitle: (stem: string) => boolean
  /** False where half of the title's telling words are unknown: then nothing is said of its field. */
  readonly isKnown: boolean
  readonly has: (stem: string) => boolean
  /** How near the words are, in deviations from how near essays of other themes are. */
  readonly closeness: (stems: readonly string[]) => number
}

/** @param telling the stems of the title that can tell this theme from another */
export function readField(title: string, telling: ReadonlySet<string>, vectors: Vectors): Field {
  const titleStems = new Set(contentStems(title))
  const beginnings = new Set(
    [...titleStems].filter((stem) => stem.length >= BEGINNING).map((stem) => stem.slice(0, BEGINNING)),
  )
  const isOfTitle = (stem: string) => titleStems.has(stem) || beginnings.has(stem.slice(0, BEGINNING))
  const asked = telling.size > 0 ? [...telling] : [...titleStems]
  const known = asked.filter((stem) => vectors.find(stem) >= 0)
  const middle = middleOf(known, vectors)
  if (!middle || known.length < MIN_KNOWN_SHARE * asked.length)
    return { titleStems, isOfTitle, isKnown: false, has: () => false, closeness: () => CLOSENESS.none }
  const nearness = (at: number) => {
    let sum = 0
    for (let d = 0; d < middle.length; d += 1) sum += (middle[d] ?? 0) * vectors.numberAt(at, d)
    return sum
  }
  const generic = genericPlaces(vectors)
  const all = Float64Array.from({ length: vectors.size }, (_, at) => (generic.has(at) ? -1 : nearness(at)))
  const border = all.sort().at(-NEAREST) ?? 1
  const others = vectors.background.map((one) => cosine(one, middle))
  const mean = others.reduce((sum, value) => sum + value, 0) / Math.max(1, others.length)
  const spread =
    Math.sqrt(others.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, others.length)) + 1e-6

  return {
    titleStems,
    isOfTitle,
    isKnown: true,
    has: (stem) => {
      const at = vectors.find(stem)
      return at >= 0 && nearness(at) >= border
    },
    closeness: (stems) => {
      const own = stems.length >= MIN_STEMS ? middleOf(stems, vectors) : null
      if (!own) return CLOSENESS.none
      return Math.min(CLOSENESS.most, Math.max(CLOSENESS.least, (cosine(own, middle) - mean) / spread))
    },
  }
}

const places = new WeakMap<Vectors, ReadonlySet<number>>()

function genericPlaces(vectors: Vectors): ReadonlySet<number> {
  const kept = places.get(vectors) ?? new Set([...GENERIC_STEMS].map((stem) => vectors.find(stem)))
  places.set(vectors, kept)
  return kept
}
