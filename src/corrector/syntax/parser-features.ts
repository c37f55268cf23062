/** What the parser looks at before a step: the words around the top of the stack, their dependants, and the signs. */
import { addFeature, BEFORE, type Features, hashText, mix, withoutClitic } from './features.ts'
import { nothingOf, type ParserState, type TaggedWord } from './parser-state.ts'
import { partOfSpeech } from './tagger.ts'

/** A sentence as numbers, by place; behind the words the root and "no word". */
export type ParserWords = {
  readonly word: Int32Array
  readonly tag: Int32Array
  readonly part: Int32Array
  readonly before: Int32Array
  readonly ending: Int32Array
  /** Up to a place: signs, finite verbs, words that open a clause or join two. */
  readonly signs: Int32Array
  readonly verbs: Int32Array
  readonly joints: Int32Array
}

const ROOT_NUMBER = 77
const NO_NUMBER = 99
const FINITE = /^(?:VERB|AUX)\.Fin/
const JOINT = /^(?:SCONJ|PREL|CCONJ)/
const FARTHEST = 7
const MOST_SIGNS = 3
const MOST_VERBS = 2
const UNKNOWN = 9

export function readParserWords(words: readonly TaggedWord[], known: ReadonlySet<string>): ParserWords {
  const size = words.length
  const places = () => new Int32Array(size + 3)
  const read: ParserWords = {
    word: places(),
    tag: places(),
    part: places(),
    before: places(),
    ending: places(),
    signs: places(),
    verbs: places(),
    joints: places(),
  }
  for (const [at, { form, lower, before, tag }] of words.entries()) {
    const capital = form === lower ? '' : '^'
    read.word[at] = hashText(known.has(lower) ? lower : `~${lower.slice(-3)}${capital}`)
    read.tag[at] = hashText(tag)
    read.part[at] = hashText(`p${partOfSpeech(tag)}`)
    read.before[at] = before
    read.ending[at] = hashText(`2${withoutClitic(lower).slice(-2)}`)
    read.signs[at + 1] = (read.signs[at] ?? 0) + (before === BEFORE.nothing ? 0 : 1)
    read.verbs[at + 1] = (read.verbs[at] ?? 0) + (FINITE.test(tag) ? 1 : 0)
    read.joints[at + 1] = (read.joints[at] ?? 0) + (JOINT.test(tag) ? 1 : 0)
  }
  for (const numbers of [read.word, read.tag, read.part]) {
    numbers[size] = ROOT_NUMBER
    numbers[size + 1] = NO_NUMBER
    numbers[size + 2] = NO_NUMBER
  }
  read.before[size] = 3
  read.before[size + 1] = 4
  return read
}

export function parseFeatures(features: Features, state: ParserState, words: ParserWords): void {
  features.count = 0
  const { stack, next, size } = state
  const nothing = nothingOf(size)
  const top = stack.length
  const s0 = stack[top - 1] ?? nothing
  const s1 = stack[top - 2] ?? nothing
  const s2 = stack[top - 3] ?? nothing
  const s3 = stack[top - 4] ?? nothing
  const place = (at: number) => (at < size ? at : nothing)
  const b1 = next + 1 === size ? size : place(next + 1)
  ofWords(features, words, [s0, s1, s2, s3], [next, b1, place(next + 2), place(next + 3)])
  ofDependants(features, state, words, s0, s1)
  ofDistances(features, state, words, s0, s1, s2, b1)
}

type Four = readonly [number, number, number, number]

/** Words and tags of the stack and of what comes next, alone and together. */
function ofWords(
  features: Features,
  words: ParserWords,
  [s0, s1, s2, s3]: Four,
  [b0, b1, b2, b3]: Four,
): void {
  const add = (id: number, a: number, b = 0, c = 0, d = 0) => addFeature(features, id, a, b, c, d)
  const W = (at: number) => words.word[at] ?? 0
  const T = (at: number) => words.tag[at] ?? 0
  const P = (at: number) => words.part[at] ?? 0
  add(2, W(s0), T(s0))
  add(3, T(s0))
  add(4, W(b0), T(b0))
  add(5, T(b0))
  add(6, W(b1), P(b1))
  add(7, T(b1))
  add(8, W(b2), P(b2))
  add(9, W(s1), P(s1))
  add(10, T(s1))
  add(11, W(s0), T(s0), W(b0), T(b0))
  add(12, W(s0), T(s0), T(b0))
  add(13, T(s0), W(b0), T(b0))
  add(14, W(s0), W(b0))
  add(15, T(s0), T(b0))
  add(17, P(s0), P(b0), P(b1))
  add(18, P(s0), P(s1), P(b0))
  add(19, T(s0), T(s1))
  add(20, W(s0), W(s1))
  add(21, W(s0), T(s1))
  add(22, T(s0), W(s1))
  add(24, P(s0), P(s1), P(s2))
  add(51, P(b0), P(b1), P(b2))
  add(52, P(s0), P(b0), P(b1), P(b2))
  add(55, P(s1), P(s0), P(b0), P(b1))
  add(56, P(s2), P(s1), P(s0), P(b0))
  add(59, T(s1), T(b0), P(s0))
  add(60, T(s2), T(b0), P(s0))
  add(61, W(s1), P(s0), P(b0))
  add(62, P(s1), P(s0), W(b0))
  add(63, P(s1), W(s0), P(b0))
  add(67, W(b0), W(b1), P(s0))
  add(69, P(s3), P(s2), P(s1), P(b0))
  add(70, P(b3), P(b2), P(b1), P(b0))
  add(71, W(s1), W(b0), P(s0))
  add(73, W(s2), P(s1), P(s0))
}

/** What already hangs on the words at hand. */
function ofDependants(
  features: Features,
  state: ParserState,
  words: ParserWords,
  s0: number,
  s1: number,
): void {
  const add = (id: number, a: number, b = 0, c = 0, d = 0) => addFeature(features, id, a, b, c, d)
  const b0 = state.next
  const W = (at: number) => words.word[at] ?? 0
  const P = (at: number) => words.part[at] ?? 0
  const label = (at: number) => (at < state.size ? (state.labels[at] ?? 0) + 1 : 0)
  const [left0, right0] = [state.left[s0] ?? 0, state.right[s0] ?? 0]
  const [left1, right1] = [state.left[s1] ?? 0, state.right[s1] ?? 0]
  const [leftNext, leftNext2] = [state.left[b0] ?? 0, state.left2[b0] ?? 0]
  const [left02, right02, right12] = [state.left2[s0] ?? 0, state.right2[s0] ?? 0, state.right2[s1] ?? 0]
  const lefts = (at: number) => state.leftCount[at] ?? 0
  const rights = (at: number) => state.rightCount[at] ?? 0
  add(25, P(s0), P(b0), P(left0), label(left0))
  add(26, P(s0), P(b0), P(right0), label(right0))
  add(27, P(s0), P(b0), P(leftNext), label(leftNext))
  add(28, P(s1), P(s0), P(right0), label(right0))
  add(29, P(s1), P(s0), P(left0), label(left0))
  add(30, P(s1), P(s0), P(right1), label(right1))
  add(31, P(s1), P(s0), P(left1), label(left1))
  add(32, W(s0), lefts(s0), rights(s0))
  add(33, P(s0), lefts(s0), rights(s0), P(b0))
  add(34, W(b0), lefts(b0))
  add(35, P(b0), lefts(b0), P(s0))
  add(36, P(s1), lefts(s1), rights(s1), P(s0))
  add(37, label(left0), label(right0), P(s0), P(b0))
  add(38, label(right0), label(right02), P(s0), P(b0))
  add(39, label(leftNext), label(leftNext2), P(b0), P(s0))
  add(40, label(right1), label(right12), P(s1), P(s0))
  add(41, W(left0), P(s0), P(b0))
  add(42, W(right0), P(s0), P(b0))
  add(43, W(leftNext), P(b0), P(s0))
  add(44, W(right1), P(s1), P(s0))
  add(45, W(left0), W(s0), P(s1))
  add(46, W(left0), P(s0), P(s1), W(s1))
  add(57, W(left0), W(s0), W(s1))
  add(64, P(left0), P(left02), P(s0), P(b0))
  add(65, P(right0), P(right02), P(s0), P(b0))
  add(68, W(s1), W(left0), W(s0), P(b0))
  add(72, mix(label(left0), label(right0)), P(s0), P(b0), P(s1))
}

/** How far apart, and how many signs and verbs lie between. */
function ofDistances(
  features: Features,
  state: ParserState,
  words: ParserWords,
  s0: number,
  s1: number,
  s2: number,
  b1: number,
): void {
  const add = (id: number, a: number, b = 0, c = 0, d = 0) => addFeature(features, id, a, b, c, d)
  const { next: b0, size } = state
  const nothing = nothingOf(size)
  const W = (at: number) => words.word[at] ?? 0
  const P = (at: number) => words.part[at] ?? 0
  const before = (at: number) => words.before[at] ?? 0
  const ending = (at: number) => words.ending[at] ?? 0
  const between = (counts: Int32Array, from: number, to: number) => (counts[to] ?? 0) - (counts[from] ?? 0)
  const has0 = s0 !== nothing
  const has1 = has0 && s1 !== nothing
  const distance = has0 ? Math.min(b0 - s0, FARTHEST) : 0
  const signs = has0
    ? Math.min(MOST_SIGNS, between(words.signs, s0 + 1, Math.min(b0, size - 1) + 1))
    : UNKNOWN
  const verbs = has0 ? Math.min(MOST_VERBS, between(words.verbs, s0 + 1, b0)) : UNKNOWN
  const joints = has0 ? Math.min(1, between(words.joints, s0 + 1, b0)) : UNKNOWN
  const signs1 = has1 ? Math.min(MOST_SIGNS, between(words.signs, s1 + 1, s0 + 1)) : UNKNOWN
  const distance1 = has1 ? Math.min(FARTHEST, s0 - s1) : UNKNOWN
  const left0 = state.left[s0] ?? 0
  const leftLabel = left0 < size ? (state.labels[left0] ?? 0) + 1 : 0
  add(1, 1, signs, distance)
  add(16, P(s0), P(b0), signs, distance)
  add(23, P(s0), P(s1), signs1, distance1)
  add(47, P(s0), P(b0), before(b0), before(s0))
  add(48, P(s0), P(b0), signs, verbs)
  add(49, W(s0), P(b0), signs, joints)
  add(50, P(s0), W(b0), signs, verbs)
  add(53, P(b0), P(b1), before(b1), P(s0))
  add(54, P(s1), P(s0), P(b0), before(b0))
  add(58, ending(s0), ending(b0), P(s0), P(b0))
  add(66, P(s0), P(s1), signs1, signs)
  add(74, P(s0), leftLabel, P(s1), signs1)
  add(75, P(s2), P(s0), signs, signs1)
}
