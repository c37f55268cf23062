/**
 * The part of speech of each word, with gender, number, person and form of the verb ("NOUN.FP", "VERB.Fin.3S"): greedy,
 * from left to right, by a perceptron that learned from treebanks (decision 0171).
 */
import {
  addFeature,
  type ClassOf,
  type Features,
  hashText,
  type Look,
  lookOf,
  NO_LOOK,
  noFeatures,
  type PlainWord,
} from './features.ts'
import type { Scorer } from './weights.ts'

/** What words were seen as while learning. */
export type KnownTags = {
  /** By word: a number for the set of tags it had. */
  readonly sets: ReadonlyMap<string, number>
  /** Words that are always the same. */
  readonly fixed: ReadonlyMap<string, number>
}

export type TaggerNumbers = KnownTags & { readonly tags: readonly string[]; readonly scorer: Scorer }

/** Coarse and form: "VERB.Fin.3S" is "VERB.Fin", "NOUN.MS" is "NOUN". */
export function partOfSpeech(tag: string): string {
  const [coarse = '', form = ''] = tag.split('.')
  return coarse === 'VERB' || coarse === 'AUX' ? `${coarse}.${form}` : coarse
}

export type TaggedBefore = { readonly last: number; readonly secondLast: number }

/** @returns a function that fills `features` for one place, given the tags of the two words before it */
export function tagFeatures(
  words: readonly PlainWord[],
  tagHashes: readonly number[],
  known: KnownTags,
  classOf: ClassOf,
) {
  const looks = words.map((word) => lookOf(word, classOf))
  const look = (at: number): Look => looks[at] ?? NO_LOOK
  const setOf = (at: number): number => {
    const word = words[at]
    return word ? (known.sets.get(word.lower) ?? look(at).classes * 31 + 5) : 9
  }
  return (features: Features, at: number, last: number, secondLast: number): void => {
    features.count = 0
    const add = (id: number, a: number, b = 0, c = 0) => addFeature(features, id, a, b, c)
    const [own, before, before2, after, after2] = [
      look(at),
      look(at - 1),
      look(at - 2),
      look(at + 1),
      look(at + 2),
    ]
    const [end1, end2, end3, end4] = own.suffixes
    const [sign, nextSign] = [words[at]?.before ?? 0, words[at + 1]?.before ?? 3]
    const [set, nextSet, next2Set] = [setOf(at), setOf(at + 1), setOf(at + 2)]
    const tag = last < 0 ? 11 : (tagHashes[last] ?? 0)
    const tag2 = secondLast < 0 ? 12 : (tagHashes[secondLast] ?? 0)
    add(1, 1)
    add(2, own.word)
    add(3, end1, own.classes)
    add(4, end2)
    add(5, end3)
    add(6, end4)
    add(7, own.prefix)
    add(8, own.classes, own.shape)
    add(9, own.shape, at === 0 ? 1 : 0, sign)
    add(10, tag)
    add(11, tag, tag2)
    add(12, tag, own.word)
    add(13, tag, end2, own.classes)
    add(14, last + 1000, end1)
    add(15, tag, tag2, end2)
    add(16, before.word)
    add(17, before.word, own.word)
    add(18, before2.word)
    add(19, after.word)
    add(20, after.word, own.word)
    add(21, after2.word)
    add(22, after.suffixes[2], end2)
    add(23, after.classes, after.suffixes[0], own.classes)
    add(24, after.classes, after.suffixes[1], tag)
    add(25, own.classes, tag, after.classes)
    add(26, before.suffixes[2])
    add(27, after.suffixes[2])
    add(28, sign, nextSign, end2)
    add(29, tag, end3, after.suffixes[1])
    add(30, before2.word, before.word)
    add(31, after.word, after2.word)
    add(32, end3, own.classes, own.shape)
    add(33, nextSign, own.classes, tag)
    add(34, set)
    add(35, set, tag)
    add(36, nextSet)
    add(37, set, nextSet)
    add(38, nextSet, tag, set)
    add(39, nextSet, next2Set, set)
    add(40, nextSet, end2)
    add(41, set, tag, tag2)
  }
}

/** Tags of one part of speech are alike to what follows them. */
export function hashTags(tags: readonly string[]): number[] {
  return tags.map((tag) => hashText(tag.split('.').slice(0, 2).join('.')))
}

export type Tagger = (words: readonly PlainWord[]) => number[]

export function createTagger({ tags, scorer, sets, fixed }: TaggerNumbers, classOf: ClassOf): Tagger {
  const tagHashes = hashTags(tags)
  const features = noFeatures()
  const out = new Float32Array(tags.length)
  return (words) => {
    const fill = tagFeatures(words, tagHashes, { sets, fixed }, classOf)
    const found: number[] = []
    for (const [at, { lower }] of words.entries()) {
      const always = fixed.get(lower)
      if (always === undefined) {
        fill(features, at, found[at - 1] ?? -1, found[at - 2] ?? -1)
        scorer.score(features, out)
      }
      found.push(always ?? largest(out))
    }
    return found
  }
}

export function largest(scores: Float32Array): number {
  let best = 0
  for (let at = 1; at < scores.length; at += 1) if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at
  return best
}
