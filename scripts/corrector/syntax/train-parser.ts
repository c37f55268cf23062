/** Learns the parser from sentences of treebanks, by its own mistakes too (dynamic oracle; Goldberg and Nivre 2013). */
import { noFeatures } from '#corrector/syntax/features.ts'
import {
  chooseStep,
  isDone,
  mayGoLeft,
  mayGoRight,
  mayShift,
  ROOT_LABEL,
  SHIFT,
  startState,
  stepCount,
  takeStep,
} from '#corrector/syntax/parser.ts'
import { parseFeatures, readParserWords } from '#corrector/syntax/parser-features.ts'
import type { ParserState, TaggedWord } from '#corrector/syntax/parser-state.ts'
import { createLearner, type Learner } from './perceptron.ts'
import { seededRandom, shuffled } from './random.ts'

/** Tags as the tagger gives them, trees as the treebank has them; the root's head is the number of words. */
export type Lesson = {
  readonly words: readonly TaggedWord[]
  readonly heads: readonly number[]
  readonly labels: readonly string[]
}
type Gold = { readonly heads: readonly number[]; readonly labels: readonly number[] }

const EPOCHS = 5
const MIN_UPDATES = 3
/** From the second round on it mostly goes on from where its own step has led. */
const OWN_STEPS = 0.9

export function trainParser(
  lessons: () => Lesson[],
  labels: readonly string[],
  known: ReadonlySet<string>,
  say: (line: string) => void,
): Learner {
  const learner = createLearner(stepCount(labels), MIN_UPDATES)
  const random = seededRandom(2)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    let [right, all] = [0, 0]
    for (const lesson of shuffled(lessons(), random)) {
      const marks = learnSentence(lesson, labels, known, learner, () => epoch > 0 && random() < OWN_STEPS)
      right += marks.right
      all += marks.all
    }
    say(`parser, round ${epoch + 1}: ${((100 * right) / all).toFixed(2)} % of steps`)
  }
  learner.average()
  return learner
}

function learnSentence(
  { words, heads, labels: names }: Lesson,
  labels: readonly string[],
  known: ReadonlySet<string>,
  learner: Learner,
  followsOwn: () => boolean,
): { right: number; all: number } {
  const read = readParserWords(words, known)
  const gold: Gold = { heads, labels: names.map((name) => labels.indexOf(name)) }
  const state = startState(words.length)
  const features = noFeatures()
  const out = new Float32Array(stepCount(labels))
  const rootLabel = labels.indexOf(ROOT_LABEL)
  let [right, all] = [0, 0]
  while (!isDone(state)) {
    parseFeatures(features, state, read)
    learner.score(features, out)
    const { step } = chooseStep(state, out, labels.length, rootLabel)
    const good = goodSteps(state, gold, labels.length, rootLabel)
    learner.count()
    all += 1
    let taken = step
    if (good.has(step)) right += 1
    else {
      let best = -1
      for (const one of good) if (best < 0 || (out[one] ?? 0) > (out[best] ?? 0)) best = one
      learner.update(features, best, step)
      if (!followsOwn()) taken = best
    }
    takeStep(state, taken, labels.length)
  }
  return { right, all }
}

/** The steps after which no more of the tree is out of reach than must be. */
function goodSteps(state: ParserState, gold: Gold, labelCount: number, rootLabel: number): Set<number> {
  const { stack, next, size } = state
  const top = stack.at(-1) ?? -1
  const below = stack.at(-2) ?? -1
  const headOf = (place: number) => gold.heads[place] ?? size
  const costs = {
    shift: Number.POSITIVE_INFINITY,
    left: Number.POSITIVE_INFINITY,
    right: Number.POSITIVE_INFINITY,
  }
  if (mayShift(state)) {
    costs.shift = 0
    for (const [at, place] of stack.entries()) {
      if (headOf(place) === next) costs.shift += 1
      if (at < stack.length - 1 && headOf(next) === place) costs.shift += 1
    }
  }
  let lost = 0
  if (top >= 0) for (let place = next; place < size; place += 1) if (headOf(place) === top) lost += 1
  if (mayGoLeft(state)) {
    const isElsewhere = headOf(top) !== next && ((below >= 0 && headOf(top) === below) || headOf(top) > next)
    costs.left = lost + (isElsewhere ? 1 : 0)
  }
  if (mayGoRight(state)) costs.right = lost + (headOf(top) >= next ? 1 : 0)
  const least = Math.min(costs.shift, costs.left, costs.right)
  const good = new Set<number>()
  const label = gold.labels[top] ?? 0
  const anyLabel = (from: number) => {
    for (let own = 0; own < labelCount; own += 1) if (own !== rootLabel) good.add(from + own)
  }
  if (costs.shift === least) good.add(SHIFT)
  if (costs.left === least) {
    if (next === size) good.add(1 + rootLabel)
    else if (headOf(top) === next) good.add(1 + label)
    else anyLabel(1)
  }
  if (costs.right === least) {
    if (headOf(top) === below) good.add(1 + labelCount + label)
    else anyLabel(1 + labelCount)
  }
  return good
}
