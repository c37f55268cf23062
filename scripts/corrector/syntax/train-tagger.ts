/** Learns the tagger from sentences of treebanks. */
import { type ClassOf, hashText, noFeatures } from '#corrector/syntax/features.ts'
import { hashTags, type KnownTags, largest, tagFeatures } from '#corrector/syntax/tagger.ts'
import { createLearner, type Learner } from './perceptron.ts'
import { seededRandom, shuffled } from './random.ts'
import type { TreeSentence, TreeWord } from './treebank.ts'

export type TaggerFit = KnownTags & {
  readonly tags: readonly string[]
  readonly scorer: Learner
  /** As they are written into the file. */
  readonly setNames: ReadonlyMap<string, string>
}

const EPOCHS = 5
const MIN_UPDATES = 2
/** A word seen so often tells which tags it may have; so often and so surely, it is always that. */
const MIN_SEEN = 4
const MIN_SHARE = 0.08
const FIXED_SEEN = 60
const FIXED_SHARE = 0.995

export function trainTagger(
  sentences: readonly TreeSentence[],
  tags: readonly string[],
  classOf: ClassOf,
  slips: (words: readonly TreeWord[]) => TreeWord[],
): TaggerFit {
  const known = knownTags(sentences, tags)
  const learner = createLearner(tags.length, MIN_UPDATES)
  const numberOf = new Map(tags.map((tag, number) => [tag, number]))
  const hashes = hashTags(tags)
  const features = noFeatures()
  const out = new Float32Array(tags.length)
  const random = seededRandom(1)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const sentence of shuffled(sentences, random)) {
      const words = slips(sentence.words)
      const fill = tagFeatures(words, hashes, known, classOf)
      let [last, secondLast] = [-1, -1]
      for (const [at, { lower, tag }] of words.entries()) {
        let own = known.fixed.get(lower)
        if (own === undefined) {
          fill(features, at, last, secondLast)
          learner.score(features, out)
          own = largest(out)
          const right = numberOf.get(tag) ?? 0
          learner.count()
          if (own !== right) learner.update(features, right, own)
        }
        secondLast = last
        last = own
      }
    }
  }
  learner.average()
  return { ...known, tags, scorer: learner }
}

function knownTags(sentences: readonly TreeSentence[], tags: readonly string[]) {
  const seen = new Map<string, Map<string, number>>()
  for (const { words } of sentences) {
    for (const { lower, tag } of words) {
      const own = seen.get(lower) ?? new Map<string, number>()
      seen.set(lower, own)
      own.set(tag, (own.get(tag) ?? 0) + 1)
    }
  }
  const sets = new Map<string, number>()
  const setNames = new Map<string, string>()
  const fixed = new Map<string, number>()
  for (const [word, own] of seen) {
    const all = [...own.values()].reduce((sum, count) => sum + count, 0)
    const [tag = '', count = 0] = [...own].sort((a, b) => b[1] - a[1])[0] ?? []
    if (all >= MIN_SEEN) {
      const name = [...own]
        .filter(([, times]) => times / all > MIN_SHARE)
        .map(([one]) => tags.indexOf(one))
        .sort((a, b) => a - b)
        .join(' ')
      sets.set(word, hashText(name))
      setNames.set(word, name)
    }
    if (all >= FIXED_SEEN && count / all > FIXED_SHARE) fixed.set(word, tags.indexOf(tag))
  }
  return { sets, setNames, fixed }
}
