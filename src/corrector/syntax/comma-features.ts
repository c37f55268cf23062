/**
 * What a gap between two words looks like, for telling whether a comma stands there. Tags and tree are those of the
 * sentence with all its commas taken out, and the gap's own comma is never looked at; those around it are.
 */
import { addFeature, BEFORE, type Features, hashText } from './features.ts'
import type { Tree } from './parser.ts'
import type { TaggedWord } from './parser-state.ts'
import { partOfSpeech } from './tagger.ts'

/** A sentence read without its commas, as numbers by place. */
export type GapSentence = {
  readonly size: number
  readonly word: Int32Array
  readonly tag: Int32Array
  readonly part: Int32Array
  readonly ending: Int32Array
  /** What stands before each word as it was written. */
  readonly before: Int32Array
  readonly isFinite: Uint8Array
  /** Up to a place: finite verbs. */
  readonly verbs: Int32Array
  readonly heads: readonly number[]
  readonly label: Int32Array
  /** The first and the last word of what hangs on each. */
  readonly from: Int32Array
  readonly to: Int32Array
  /** By place: the word with the longest span that begins there, and that ends there; −1 for none. */
  readonly opened: Int32Array
  readonly closed: Int32Array
  readonly isSubject: Uint8Array
}

const NO_NUMBER = 99
const FINITE = /^(?:VERB|AUX)\.Fin/
const PAD = 4
const LONGEST_NUMBER = 4

export function readGapSentence(words: readonly TaggedWord[], { heads, labels }: Tree): GapSentence {
  const size = words.length
  const places = () => new Int32Array(size + PAD * 2).fill(NO_NUMBER)
  const own: GapSentence = {
    size,
    word: places(),
    tag: places(),
    part: places(),
    ending: places(),
    before: places(),
    isFinite: new Uint8Array(size + PAD * 2),
    verbs: new Int32Array(size + 1),
    heads,
    label: new Int32Array(size),
    from: Int32Array.from(words, (_, at) => at),
    to: Int32Array.from(words, (_, at) => at),
    opened: new Int32Array(size + 1).fill(-1),
    closed: new Int32Array(size + 1).fill(-1),
    isSubject: new Uint8Array(size),
  }
  for (const [at, { lower, tag, before }] of words.entries()) {
    const place = at + PAD
    own.word[place] = hashText(/^\d/.test(lower) ? `#${Math.min(LONGEST_NUMBER, lower.length)}` : lower)
    own.tag[place] = hashText(tag)
    own.part[place] = hashText(`p${partOfSpeech(tag)}`)
    own.ending[place] = hashText(`3${lower.slice(-3)}`)
    own.before[place] = before
    own.isFinite[place] = FINITE.test(tag) ? 1 : 0
    own.verbs[at + 1] = (own.verbs[at] ?? 0) + (own.isFinite[place] ?? 0)
    own.label[at] = hashText(labels[at] ?? '')
    own.isSubject[at] = /^(?:nsubj|csubj)/.test(labels[at] ?? '') ? 1 : 0
  }
  spread(own)
  return own
}

/** Spans grow from each word up to the root. */
function spread({ size, heads, from, to, opened, closed }: GapSentence): void {
  for (let at = 0; at < size; at += 1) {
    for (let up = heads[at] ?? -1, steps = 0; up >= 0 && up < size && steps < size; steps += 1) {
      from[up] = Math.min(from[up] ?? 0, at)
      to[up] = Math.max(to[up] ?? 0, at)
      up = heads[up] ?? -1
    }
  }
  const length = (at: number) => (to[at] ?? 0) - (from[at] ?? 0)
  for (let at = 0; at < size; at += 1) {
    const [first, last] = [from[at] ?? 0, to[at] ?? 0]
    const [best, bestEnd] = [opened[first] ?? -1, closed[last] ?? -1]
    if (best < 0 || length(best) < length(at)) opened[first] = at
    if (bestEnd < 0 || length(bestEnd) < length(at)) closed[last] = at
  }
}

function step(count: number): number {
  return count < 4 ? count : count < 6 ? 4 : count < 9 ? 5 : count < 14 ? 6 : 7
}

/** @param at the word behind the gap, from 1 */
export function gapFeatures(features: Features, sentence: GapSentence, at: number): void {
  features.count = 0
  ofNeighbours(features, sentence, at)
  ofTree(features, sentence, at)
  ofSigns(features, sentence, at)
}

function ofNeighbours(features: Features, sentence: GapSentence, at: number): void {
  const add = (id: number, a: number, b = 0, c = 0, d = 0) => addFeature(features, id, a, b, c, d)
  const place = at + PAD
  const W = (by: number) => sentence.word[place + by] ?? 0
  const T = (by: number) => sentence.tag[place + by] ?? 0
  const P = (by: number) => sentence.part[place + by] ?? 0
  const E = (by: number) => sentence.ending[place + by] ?? 0
  add(100, 1)
  add(101, W(-1))
  add(102, W(0))
  add(103, W(-1), W(0))
  add(104, W(-2), W(-1))
  add(105, W(0), W(1))
  add(106, W(-2), W(-1), W(0))
  add(107, W(-1), W(0), W(1))
  add(108, W(0), W(1), W(2))
  add(109, W(-3), W(-2), W(-1))
  add(110, W(-1), T(0))
  add(111, T(-1), W(0))
  add(112, W(-1), P(0), P(1))
  add(113, P(-2), P(-1), W(0))
  add(114, T(-1), T(0))
  add(115, P(-2), P(-1), P(0))
  add(116, P(-1), P(0), P(1))
  add(117, P(-2), P(-1), P(0), P(1))
  add(118, P(-3), P(-2), P(-1), P(0))
  add(119, P(-1), P(0), P(1), P(2))
  add(120, P(-1), W(0), W(1))
  add(121, P(-1), W(0), P(1))
  add(122, P(-1), W(0), P(1), P(2))
  add(123, W(-2), W(-1), P(0))
  add(124, E(-1), P(0))
  add(125, P(-1), E(0))
  add(126, W(-3))
  add(127, W(-2))
  add(128, W(1))
  add(129, W(2))
}

/** What ends before the gap, what begins behind it, and how the two hang together. */
function ofTree(features: Features, sentence: GapSentence, at: number): void {
  const add = (id: number, a: number, b = 0, c = 0, d = 0) => addFeature(features, id, a, b, c, d)
  const { heads, label, from, to, opened, closed, verbs, size } = sentence
  const place = at + PAD
  const W = (by: number) => sentence.word[place + by] ?? 0
  const P = (by: number) => sentence.part[place + by] ?? 0
  const partOf = (word: number) => (word < 0 || word >= size ? 7 : (sentence.part[word + PAD] ?? 0))
  const wordOf = (word: number) => (word < 0 || word >= size ? 7 : (sentence.word[word + PAD] ?? 0))
  const left = closed[at - 1] ?? -1
  const right = opened[at] ?? -1
  const [leftFrom, rightTo] = [from[left] ?? at - 1, to[right] ?? at]
  const [leftHead, rightHead] = [heads[left] ?? -1, heads[right] ?? -1]
  const leftLength = step(at - leftFrom)
  const rightLength = step(rightTo - at + 1)
  const leftSide = leftHead < 0 ? 2 : leftHead >= at ? 1 : 0
  const rightSide = rightHead < 0 ? 2 : rightHead < at ? 1 : 0
  const leftVerbs = Math.min(2, (verbs[at] ?? 0) - (verbs[leftFrom] ?? 0))
  const rightVerbs = Math.min(2, (verbs[rightTo + 1] ?? 0) - (verbs[at] ?? 0))
  const [leftLabel, rightLabel] = [label[left] ?? 0, label[right] ?? 0]
  const isDirect =
    (leftHead === right ? 1 : 0) + (rightHead === left ? 2 : 0) + (leftHead === rightHead ? 4 : 0)
  let crossing = 0
  for (let word = 0; word < at; word += 1) if ((heads[word] ?? -1) >= at) crossing += 1
  for (let word = at; word < size; word += 1) {
    const head = heads[word] ?? -1
    if (head >= 0 && head < at) crossing += 1
  }
  add(140, leftLabel, leftSide, leftLength, leftVerbs)
  add(141, rightLabel, rightSide, rightLength, rightVerbs)
  add(142, leftLabel + leftSide, rightLabel + rightSide, isDirect)
  add(143, leftLabel, leftSide, P(0), partOf(leftHead))
  add(144, rightLabel, rightSide, P(-1), partOf(rightHead))
  add(145, leftLabel, leftSide, wordOf(leftFrom), Math.min(leftLength, 4))
  add(146, rightLabel, rightSide, W(0))
  add(147, leftLabel, leftSide, wordOf(leftFrom), P(0))
  add(148, rightLabel, rightSide, W(0), P(-1))
  add(149, isDirect, Math.min(3, crossing), P(-1), P(0))
  add(150, Math.min(5, crossing))
  add(151, leftLabel, W(0))
  add(152, rightLabel, W(-1))
  add(153, leftLabel, leftSide, leftLength, leftFrom === 0 ? 1 : 0)
  add(154, leftLabel, leftLength, W(0), leftSide)
  add(155, rightLabel, rightLength, W(0), rightVerbs)
  add(156, partOf(left), partOf(right), isDirect, leftSide * 3 + rightSide)
  add(157, wordOf(rightHead), rightLabel, P(0), rightSide)
  add(158, wordOf(leftHead), leftLabel, P(0), leftSide)
  add(159, leftLabel + leftVerbs, rightLabel + rightVerbs, P(-1), P(0))
  ofOpenSubject(features, sentence, at)
}

/** A subject before the gap whose predicate is behind it: how far, and what was put in between. */
function ofOpenSubject(features: Features, sentence: GapSentence, at: number): void {
  const { heads, isSubject, to, size, part, before, word } = sentence
  for (let subject = at - 1; subject >= 0; subject -= 1) {
    const head = heads[subject] ?? -1
    if (!isSubject[subject] || head < at) continue
    const end = to[subject] ?? subject
    if (end >= at) continue
    const between = at - 1 - end
    const isOpened = between > 0 ? (before[end + 1 + PAD] ?? 0) : 3
    const isVerb = sentence.isFinite[at + PAD] ?? 0
    addFeature(features, 170, step(between), isOpened, isVerb)
    addFeature(
      features,
      171,
      Math.min(3, step(between)),
      isOpened,
      part[at + PAD] ?? 0,
      word[end + 1 + PAD] ?? 0,
    )
    addFeature(features, 172, Math.min(1, between), isOpened, part[at - 1 + PAD] ?? 0, part[at + PAD] ?? 0)
    addFeature(features, 173, step(end - (sentence.from[subject] ?? end)), Math.min(1, between), isVerb)
    return
  }
  addFeature(features, 174, size > 0 ? (sentence.isFinite[at + PAD] ?? 0) : 0)
}

/** The signs before and behind: how far, which, and what the stretches up to them are. */
function ofSigns(features: Features, sentence: GapSentence, at: number): void {
  const add = (id: number, a: number, b = 0, c = 0, d = 0) => addFeature(features, id, a, b, c, d)
  const { before, verbs, size } = sentence
  const place = at + PAD
  const W = (by: number) => sentence.word[place + by] ?? 0
  const P = (by: number) => sentence.part[place + by] ?? 0
  const wordOf = (word: number) => (word < 0 || word >= size ? 7 : (sentence.word[word + PAD] ?? 0))
  const partOf = (word: number) => (word < 0 || word >= size ? 7 : (sentence.part[word + PAD] ?? 0))
  let last = at - 1
  while (last > 0 && before[last + PAD] === BEFORE.nothing) last -= 1
  let next = at + 1
  while (next < size && before[next + PAD] === BEFORE.nothing) next += 1
  const opener = last === 0 ? 5 : (before[last + PAD] ?? 0)
  const closer = next >= size ? 5 : (before[next + PAD] ?? 0)
  const lastVerbs = Math.min(2, (verbs[at] ?? 0) - (verbs[last] ?? 0))
  const nextVerbs = Math.min(2, (verbs[Math.min(next, size)] ?? 0) - (verbs[at] ?? 0))
  const [lastLength, nextLength] = [step(at - last), step(next - at)]
  add(180, opener, lastLength, lastVerbs)
  add(181, closer, nextLength, nextVerbs)
  add(182, opener, closer, lastVerbs, nextVerbs)
  add(183, opener, wordOf(last), lastVerbs, P(0))
  add(184, opener, wordOf(last), lastLength)
  add(185, opener, partOf(last), lastLength, P(0))
  add(186, closer, W(0), nextLength, nextVerbs)
  add(187, closer, wordOf(next), P(0))
  add(188, closer, partOf(next), P(-1), P(0))
  add(189, opener, partOf(last), P(-1), P(0))
  add(190, opener, W(0), lastVerbs)
  add(191, opener, lastLength, P(-1), P(0))
  add(192, closer, nextLength, P(-1), P(0))
  add(193, opener, wordOf(last), wordOf(last + 1), lastVerbs + nextVerbs * 4)
  add(194, opener, wordOf(last), W(0))
  add(195, opener, partOf(last), wordOf(last - 1), P(0))
  add(196, opener, closer, P(-1), P(0))
  add(197, lastVerbs, nextVerbs, P(-1), P(0))
  add(198, Math.min(3, verbs[at] ?? 0), Math.min(3, (verbs[size] ?? 0) - (verbs[at] ?? 0)), P(-1), P(0))
  add(199, opener, partOf(last), lastVerbs, W(0))
}
