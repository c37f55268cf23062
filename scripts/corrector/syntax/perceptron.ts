/** A perceptron over many classes while it learns, its weights averaged over all steps; and what is kept of it. */
import type { Features } from '#corrector/syntax/features.ts'
import { type Scorer, type SparseRow, VALUE_STEPS } from '#corrector/syntax/weights.ts'

export type Learner = Scorer & {
  /** Towards `good`, away from `bad`. */
  readonly update: (features: Features, good: number, bad: number) => void
  /** One decision was made, whether it was right or not. */
  readonly count: () => void
  /** Ends the learning. */
  readonly average: () => void
  readonly rows: (kept: Kept) => SparseRow[]
}

/** What is kept: weights of so many steps, of features that were corrected so often. */
export type Kept = { readonly steps: number; readonly updates: number }

const FIRST_ROWS = 1 << 16

/** @param updates a feature that was corrected less often than this does not count yet */
export function createLearner(classes: number, updates: number): Learner {
  let slotKeys = new Int32Array(FIRST_ROWS * 4)
  let slotRows = new Int32Array(FIRST_ROWS * 4).fill(-1)
  let rowKeys = new Int32Array(FIRST_ROWS)
  let size = 0
  let capacity = FIRST_ROWS
  let weights = new Float32Array(capacity * classes)
  let sums = new Float32Array(capacity * classes)
  let counts = new Int32Array(capacity)
  let steps = 1

  function grow(): void {
    capacity *= 2
    const larger = <Numbers extends Float32Array<ArrayBuffer> | Int32Array<ArrayBuffer>>(
      to: Numbers,
      from: Numbers,
    ) => {
      to.set(from)
      return to
    }
    weights = larger(new Float32Array(capacity * classes), weights)
    sums = larger(new Float32Array(capacity * classes), sums)
    counts = larger(new Int32Array(capacity), counts)
    rowKeys = larger(new Int32Array(capacity), rowKeys)
    slotKeys = new Int32Array(capacity * 4)
    slotRows = new Int32Array(capacity * 4).fill(-1)
    for (let row = 0; row < size; row += 1) take(rowKeys[row] ?? 0, row)
  }

  /** Where the key is, or the empty slot where it would be. */
  function slotOf(key: number): number {
    const mask = slotRows.length - 1
    let slot = (Math.imul(key, 0x9e3779b1) >>> 4) & mask
    while ((slotRows[slot] ?? -1) >= 0 && slotKeys[slot] !== key) slot = (slot + 1) & mask
    return slot
  }

  function take(key: number, row: number): void {
    const slot = slotOf(key)
    slotKeys[slot] = key
    slotRows[slot] = row
  }

  function rowFor(key: number): number {
    const known = slotRows[slotOf(key)] ?? -1
    if (known >= 0) return known
    if (size === capacity) grow()
    rowKeys[size] = key
    take(key, size)
    size += 1
    return size - 1
  }

  function score({ keys, count }: Features, out: Float32Array): void {
    out.fill(0)
    for (let at = 0; at < count; at += 1) {
      const row = slotRows[slotOf(keys[at] ?? 0)] ?? -1
      if (row < 0 || (counts[row] ?? 0) < updates) continue
      const from = row * classes
      for (let own = 0; own < classes; own += 1) out[own] = (out[own] ?? 0) + (weights[from + own] ?? 0)
    }
  }

  function add(place: number, by: number): void {
    weights[place] = (weights[place] ?? 0) + by
    sums[place] = (sums[place] ?? 0) + by * steps
  }

  return {
    score,
    update({ keys, count }, good, bad) {
      for (let at = 0; at < count; at += 1) {
        const row = rowFor(keys[at] ?? 0)
        counts[row] = (counts[row] ?? 0) + 1
        add(row * classes + good, 1)
        add(row * classes + bad, -1)
      }
    },
    count: () => {
      steps += 1
    },
    average: () => {
      for (let place = 0; place < size * classes; place += 1)
        weights[place] = (weights[place] ?? 0) - (sums[place] ?? 0) / steps
    },
    rows: ({ steps: least, updates: fewest }) => {
      let largest = 0
      for (let place = 0; place < size * classes; place += 1)
        largest = Math.max(largest, Math.abs(weights[place] ?? 0))
      // Roots are rounded: small weights keep their order, large ones are not cut off.
      const scale = largest / (VALUE_STEPS * VALUE_STEPS)
      return Array.from({ length: size }, (_, row) => ({ key: rowKeys[row] ?? 0, row }))
        .filter(({ row }) => (counts[row] ?? 0) >= fewest)
        .sort((a, b) => a.key - b.key)
        .flatMap(({ key, row }) => {
          const found: { own: number; value: number }[] = []
          for (let own = 0; own < classes; own += 1) {
            const weight = weights[row * classes + own] ?? 0
            const value = Math.sign(weight) * Math.round(Math.sqrt(Math.abs(weight) / scale))
            if (Math.abs(value) >= least) found.push({ own, value })
          }
          if (found.length === 0) return []
          return [{ key, classes: found.map(({ own }) => own), values: found.map(({ value }) => value) }]
        })
    },
  }
}
