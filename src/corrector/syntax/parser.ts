/**
 * Which word belongs to which, and as what (subject, object, determiner): a greedy parser that learned from treebanks.
 * It keeps a stack of words whose head is not found yet and decides step by step: take the next word, or give the top of
 * the stack a head, the next word or the one below (arc-hybrid; Kuhlmann, Gómez-Rodríguez and Satta 2011).
 */
import { noFeatures } from './features.ts'
import { type ParserWords, parseFeatures, readParserWords } from './parser-features.ts'
import { nothingOf, type ParserState, type TaggedWord } from './parser-state.ts'
import type { Scorer } from './weights.ts'

export type Tree = {
  /** By word; −1 for the root. */
  readonly heads: readonly number[]
  readonly labels: readonly string[]
  /** By word: by how much the step that gave it its head won. */
  readonly margins: readonly number[]
}

export type ParserNumbers = {
  readonly labels: readonly string[]
  /** Words that are told by themselves; others by their ending. */
  readonly known: ReadonlySet<string>
  readonly scorer: Scorer
}

/** Step 0 takes the next word; then a step for each label to the left, and one for each to the right. */
export const SHIFT = 0
export const ROOT_LABEL = 'root'
const MOST_COUNTED = 5

export function stepCount(labels: readonly string[]): number {
  return 1 + 2 * labels.length
}

export function startState(size: number): ParserState {
  const nothing = nothingOf(size)
  const places = () => new Int32Array(size + 3).fill(nothing)
  return {
    size,
    stack: [],
    next: 0,
    heads: new Int32Array(size).fill(-1),
    labels: new Int32Array(size),
    margins: new Float32Array(size),
    left: places(),
    left2: places(),
    right: places(),
    right2: places(),
    leftCount: new Int32Array(size + 3),
    rightCount: new Int32Array(size + 3),
  }
}

export function isDone({ next, size, stack }: ParserState): boolean {
  return next >= size && stack.length === 0
}

export function mayShift({ next, size }: ParserState): boolean {
  return next < size
}

/** At the end only the last word of the stack may go to the left: to the root. */
export function mayGoLeft({ stack, next, size }: ParserState): boolean {
  return stack.length > 0 && (next < size || stack.length === 1)
}

export function mayGoRight({ stack }: ParserState): boolean {
  return stack.length > 1
}

export function takeStep(state: ParserState, step: number, labelCount: number, margin = 0): void {
  const { stack } = state
  if (step === SHIFT) {
    stack.push(state.next)
    state.next += 1
    return
  }
  const dependant = stack.pop() ?? 0
  const isLeft = step <= labelCount
  const head = isLeft ? state.next : (stack.at(-1) ?? 0)
  state.heads[dependant] = head
  state.labels[dependant] = (step - 1) % labelCount
  state.margins[dependant] = margin
  const [outer, second, counts] = isLeft
    ? [state.left, state.left2, state.leftCount]
    : [state.right, state.right2, state.rightCount]
  second[head] = outer[head] ?? 0
  outer[head] = dependant
  counts[head] = Math.min(MOST_COUNTED, (counts[head] ?? 0) + 1)
}

/** The best allowed step, and by how much it beats the best of another kind or label. */
export function chooseStep(
  state: ParserState,
  out: Float32Array,
  labelCount: number,
  rootLabel: number,
): { step: number; margin: number } {
  let step = -1
  let best = Number.NEGATIVE_INFINITY
  let second = Number.NEGATIVE_INFINITY
  const consider = (own: number) => {
    const score = out[own] ?? 0
    if (score > best) {
      second = best
      best = score
      step = own
    } else if (score > second) second = score
  }
  if (mayShift(state)) consider(SHIFT)
  const isEnd = state.next === state.size
  if (mayGoLeft(state)) {
    if (isEnd) consider(1 + rootLabel)
    else for (let label = 0; label < labelCount; label += 1) if (label !== rootLabel) consider(1 + label)
  }
  if (mayGoRight(state))
    for (let label = 0; label < labelCount; label += 1)
      if (label !== rootLabel) consider(1 + labelCount + label)
  return { step, margin: second === Number.NEGATIVE_INFINITY ? best : best - second }
}

export type Parser = (words: readonly TaggedWord[]) => Tree

export function createParser({ labels, known, scorer }: ParserNumbers): Parser {
  const features = noFeatures()
  const out = new Float32Array(stepCount(labels))
  const rootLabel = labels.indexOf(ROOT_LABEL)
  return (words) => {
    const read: ParserWords = readParserWords(words, known)
    const state = startState(words.length)
    while (!isDone(state)) {
      parseFeatures(features, state, read)
      scorer.score(features, out)
      const { step, margin } = chooseStep(state, out, labels.length, rootLabel)
      takeStep(state, step, labels.length, margin)
    }
    return {
      heads: Array.from(state.heads, (head) => (head >= words.length ? -1 : head)),
      labels: Array.from(state.labels, (label) => labels[label] ?? ''),
      margins: Array.from(state.margins),
    }
  }
}
