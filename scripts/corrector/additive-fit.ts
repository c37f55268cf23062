/**
 * Fits a sum of step functions, one for each measure: boosting with stumps, so that the sum stays a sum and each
 * measure's share can be shown. A measure that may only raise (or lower) a grade has a step function that only rises
 * (or falls).
 */
import type { Competence } from '#corrector/kinds.ts'
import type { Measure } from '#corrector/measures/value.ts'

const LEVELLING_EVERY = 20
const GROUP_DOUBT = 10

export type Matrix = {
  readonly names: readonly string[]
  readonly directions: readonly Measure['direction'][]
  /** Where the rubric looks at it. */
  readonly competences: readonly Competence[]
  /** Of a fault that is marked. */
  readonly isFault: readonly boolean[]
  /** One column for each measure. */
  readonly columns: readonly Float64Array[]
  readonly rows: number
}

export type Settings = {
  readonly rounds: number
  readonly rate: number
  readonly bins: number
  /** Weight of doubt, in essays: a step that few essays support stays small. */
  readonly doubt: number
  readonly minLeaf: number
}

/** value < knots[0] → steps[0]; knots[i − 1] ≤ value < knots[i] → steps[i]; … */
export type StepFunction = { readonly knots: readonly number[]; readonly steps: readonly number[] }
export type Additive = { readonly base: number; readonly functions: readonly (StepFunction | null)[] }

export type Binned = { readonly knots: readonly (readonly number[])[]; readonly bins: readonly Uint8Array[] }

/**
 * Cuts at the quantiles of the rows that are learned from: half-way to the next lower value, so that no rounding puts a
 * value on the other side.
 */
export function bin(matrix: Matrix, train: readonly number[], count: number): Binned {
  const knots = matrix.columns.map((column) => {
    const sorted = Float64Array.from(train, (row) => column[row] ?? 0).sort()
    const cuts: number[] = []
    for (let cut = 1; cut < count; cut += 1) {
      const value = sorted[Math.floor((cut * sorted.length) / count)] ?? 0
      if (value > (sorted[0] ?? 0) && value > (cuts.at(-1) ?? Number.NEGATIVE_INFINITY)) cuts.push(value)
    }
    // Rare values at the end (an error that few make) have no quantile of their own.
    const last = sorted.at(-1) ?? 0
    const tail = sorted[Math.floor(0.98 * sorted.length)] ?? 0
    if (tail > (cuts.at(-1) ?? Number.NEGATIVE_INFINITY) && tail > (sorted[0] ?? 0)) cuts.push(tail)
    if (cuts.length === 0 && last > (sorted[0] ?? 0))
      cuts.push(Math.min(last, sorted.find((v) => v > (sorted[0] ?? 0)) ?? last))
    return cuts.map((cut) => (cut + below(sorted, cut)) / 2)
  })
  const bins = matrix.columns.map((column, at) => {
    const cuts = knots[at] ?? []
    return Uint8Array.from(column, (value) => binOf(value, cuts))
  })
  return { knots, bins }
}

function below(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return sorted[low - 1] ?? value
}

export function binOf(value: number, knots: readonly number[]): number {
  let at = 0
  while (at < knots.length && value >= (knots[at] ?? 0)) at += 1
  return at
}

/**
 * @param groups the theme of each row: graders were stricter in some months than in others, which is no merit of the
 *   essays, so each group has its own level while the steps are learned, and the mean of all afterwards
 * @param allowed which measures may take part
 */
export function fitAdditive(
  { names, directions }: Matrix,
  { knots, bins }: Binned,
  train: readonly number[],
  target: Float64Array,
  groups: readonly number[],
  allowed: readonly boolean[],
  { rounds, rate, doubt, minLeaf }: Settings,
): Additive {
  const n = train.length
  const base = train.reduce((sum, row) => sum + (target[row] ?? 0), 0) / n
  const residual = Float64Array.from(train, (row) => (target[row] ?? 0) - base)
  const offsets = new Map<number, number>()
  const own = bins.map((column) => Uint8Array.from(train, (row) => column[row] ?? 0))
  const counts = own.map((column, at) => {
    const count = new Float64Array((knots[at]?.length ?? 0) + 1)
    for (const b of column) count[b] = (count[b] ?? 0) + 1
    return count
  })
  const steps = knots.map((cuts) => new Float64Array(cuts.length + 1))
  const sums = new Float64Array(256)
  for (let round = 0; round < rounds; round += 1) {
    if (round % LEVELLING_EVERY === 0) levelGroups()
    let best = { gain: 0, at: -1, cut: 0, left: 0, right: 0 }
    for (let at = 0; at < names.length; at += 1) {
      const column = own[at]
      const count = counts[at]
      const cuts = knots[at]?.length ?? 0
      // Half of the measures each round: those that say the same share the points, and no one carries all.
      if (!allowed[at] || !column || !count || cuts === 0 || (round * 7 + at * 13) % 2 === 1) continue
      sums.fill(0, 0, cuts + 1)
      for (let row = 0; row < n; row += 1) {
        const b = column[row] as number // a typed array has a number at every row
        sums[b] = (sums[b] as number) + (residual[row] as number)
      }
      let total = 0
      for (let b = 0; b <= cuts; b += 1) total += sums[b] ?? 0
      let left = 0
      let leftCount = 0
      for (let cut = 0; cut < cuts; cut += 1) {
        left += sums[cut] ?? 0
        leftCount += count[cut] ?? 0
        const rightCount = n - leftCount
        if (leftCount < minLeaf || rightCount < minLeaf) continue
        const leftMean = left / (leftCount + doubt)
        const rightMean = (total - left) / (rightCount + doubt)
        if (directions[at] === 'up' && rightMean < leftMean) continue
        if (directions[at] === 'down' && rightMean > leftMean) continue
        const gain = left * leftMean + (total - left) * rightMean
        if (gain > best.gain) best = { gain, at, cut, left: leftMean, right: rightMean }
      }
    }
    if (best.at < 0) continue
    const column = own[best.at]
    const shape = steps[best.at]
    if (!column || !shape) continue
    for (let b = 0; b < shape.length; b += 1)
      shape[b] = (shape[b] ?? 0) + rate * (b <= best.cut ? best.left : best.right)
    for (let row = 0; row < n; row += 1)
      residual[row] =
        (residual[row] as number) - rate * ((column[row] as number) <= best.cut ? best.left : best.right)
  }
  const mean = train.reduce((sum, row) => sum + (offsets.get(groups[row] ?? -1) ?? 0), 0) / n
  return {
    base: base + mean,
    functions: steps.map((shape, at) =>
      shape.some((value) => value !== 0) ? { knots: [...(knots[at] ?? [])], steps: [...shape] } : null,
    ),
  }

  function levelGroups() {
    const sums = new Map<number, { sum: number; count: number }>()
    for (const [at, row] of train.entries()) {
      const group = groups[row] ?? -1
      const own = sums.get(group) ?? { sum: 0, count: 0 }
      own.sum += residual[at] ?? 0
      own.count += 1
      sums.set(group, own)
    }
    const shifts = new Map([...sums].map(([group, { sum, count }]) => [group, sum / (count + GROUP_DOUBT)]))
    for (const [group, shift] of shifts) offsets.set(group, (offsets.get(group) ?? 0) + shift)
    for (const [at, row] of train.entries())
      residual[at] = (residual[at] ?? 0) - (shifts.get(groups[row] ?? -1) ?? 0)
  }
}

export function predict({ base, functions }: Additive, { columns }: Matrix, row: number): number {
  let sum = base
  for (const [at, shape] of functions.entries()) {
    if (shape) sum += shape.steps[binOf(columns[at]?.[row] ?? 0, shape.knots)] ?? 0
  }
  return sum
}
