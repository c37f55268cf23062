/**
 * The learned numbers of a perceptron: for each known feature a few classes with a weight each. They lie in a JSON file
 * as printable letters, one number a letter, so that they are read without a parser of bytes and compress well
 * (decision 0171).
 */
import type { Features } from './features.ts'

/** As it is kept (model/syntax.json). */
export type WeightsFile = {
  /** Steps from a feature's key to the next, of two letters each; a step too long is `LONG_STEP` and five more. */
  readonly high: string
  readonly low: string
  /** How many classes each feature has. */
  readonly counts: string
  readonly classes: string
  /** The root of a weight's size in whole steps, with its sign. */
  readonly values: string
}

/** Whatever tells classes apart: the weights that are shipped, or those that are being learned. */
export type Scorer = { readonly score: (features: Features, out: Float32Array) => void }

const LETTERS =
  " !#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~"
/** Classes, and counts of them, are single letters. */
export const MOST_CLASSES = LETTERS.length
export const VALUE_STEPS = (LETTERS.length - 1) / 2
const LONG_STEP = LETTERS.length - 1
const LONG_DIGITS = 5
const VALUE_OF = new Map([...LETTERS].map((letter, value) => [letter, value]))
const LEAST_SLOTS = 1024

export type SparseRow = {
  readonly key: number
  readonly classes: readonly number[]
  readonly values: readonly number[]
}

/** @param rows by ascending key, each with at least one class */
export function packWeights(rows: readonly SparseRow[]): WeightsFile {
  const file = { high: '', low: '', counts: '', classes: '', values: '' }
  const letter = (value: number) => LETTERS.charAt(value)
  let last = 0
  for (const { key, classes, values } of rows) {
    const step = key - last
    last = key
    if (step < LONG_STEP * LETTERS.length) {
      file.high += letter(Math.floor(step / LETTERS.length))
      file.low += letter(step % LETTERS.length)
    } else {
      file.high += letter(LONG_STEP)
      for (let digit = 0, rest = step; digit < LONG_DIGITS; digit += 1) {
        file.low += letter(rest % LETTERS.length)
        rest = Math.floor(rest / LETTERS.length)
      }
    }
    file.counts += letter(classes.length - 1)
    for (const own of classes) file.classes += letter(own)
    for (const value of values) file.values += letter(value + VALUE_STEPS)
  }
  return file
}

/** In a slot: the key and one more, so that 0 is an empty slot; where its pairs begin, and how many they are. */
const SLOT_SIZE = 2
const COUNT_BITS = 7
const COUNT_MASK = (1 << COUNT_BITS) - 1
/** In a pair: the class and the root of the weight. */
const CLASS_BITS = 7
const CLASS_MASK = (1 << CLASS_BITS) - 1

/** Neighbours in memory: of each feature one slot and one run of pairs are read, which is what the time goes into. */
export function openWeights(file: WeightsFile): Scorer {
  const size = file.high.length
  const number = (text: string, at: number) => VALUE_OF.get(text.charAt(at)) ?? 0
  let slotCount = LEAST_SLOTS
  while (slotCount < size * 2) slotCount *= 2
  const mask = slotCount - 1
  const slots = new Int32Array(slotCount * SLOT_SIZE)
  const pairs = new Uint16Array(file.classes.length)
  for (let pair = 0; pair < pairs.length; pair += 1)
    pairs[pair] = (number(file.values, pair) << CLASS_BITS) | number(file.classes, pair)
  const squares = Float32Array.from(LETTERS, (_, value) => {
    const root = value - VALUE_STEPS
    return Math.sign(root) * root * root
  })
  let key = 0
  let lowAt = 0
  let start = 0
  for (let row = 0; row < size; row += 1) {
    const high = number(file.high, row)
    const digits = high === LONG_STEP ? LONG_DIGITS : 1
    let step = high === LONG_STEP ? 0 : high * LETTERS.length
    for (let digit = 0, unit = 1; digit < digits; digit += 1, unit *= LETTERS.length)
      step += number(file.low, lowAt + digit) * unit
    lowAt += digits
    key += step
    const count = number(file.counts, row) + 1
    let slot = firstSlot(key, mask)
    while (slots[slot * SLOT_SIZE] !== 0) slot = (slot + 1) & mask
    slots[slot * SLOT_SIZE] = key + 1
    slots[slot * SLOT_SIZE + 1] = (start << COUNT_BITS) | count
    start += count
  }

  function score({ keys, count }: Features, out: Float32Array): void {
    out.fill(0)
    for (let at = 0; at < count; at += 1) {
      const own = (keys[at] ?? 0) + 1
      let slot = firstSlot(own - 1, mask)
      let found = slots[slot * SLOT_SIZE] ?? 0
      while (found !== 0 && found !== own) {
        slot = (slot + 1) & mask
        found = slots[slot * SLOT_SIZE] ?? 0
      }
      if (found === 0) continue
      const run = slots[slot * SLOT_SIZE + 1] ?? 0
      const first = run >>> COUNT_BITS
      const last = first + (run & COUNT_MASK)
      for (let pair = first; pair < last; pair += 1) {
        const packed = pairs[pair] ?? 0
        const place = packed & CLASS_MASK
        out[place] = (out[place] ?? 0) + (squares[packed >>> CLASS_BITS] ?? 0)
      }
    }
  }

  return { score }
}

function firstSlot(key: number, mask: number): number {
  return (Math.imul(key, 0x9e3779b1) >>> 8) & mask
}
