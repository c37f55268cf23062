/**
 * Fits a weighted sum of the measures whose weights keep their directions (ridge, by coordinate descent), and tells it as
 * step functions: each measure is read at the mean of its bin. Straight lines where boosting makes few steps: the mean of
 * both errs less than either.
 */
import type { Additive, Binned, Matrix } from './additive-fit.ts'

/** In essays: weights that few essays support stay small. */
const RIDGE = 300
const PASSES = 60
const LEVELLINGS = 3
const GROUP_DOUBT = 10
const FARTHEST = 4

export type Line = { readonly means: readonly number[]; readonly scaled: Float64Array }
export type Lines = { readonly columns: readonly Line[]; readonly products: readonly Float64Array[] }

/** What all competences share: each measure at its bin's mean, scaled, and the products of any two. */
export function drawLines({ columns }: Matrix, { knots, bins }: Binned, train: readonly number[]): Lines {
  const lines = columns.map((column, at): Line => {
    const count = (knots[at]?.length ?? 0) + 1
    const sums = new Float64Array(count)
    const counts = new Float64Array(count)
    for (const row of train) {
      const b = bins[at]?.[row] ?? 0
      sums[b] = (sums[b] ?? 0) + (column[row] ?? 0)
      counts[b] = (counts[b] ?? 0) + 1
    }
    const values = [...sums].map((sum, b) => sum / Math.max(1, counts[b] ?? 0))
    const mean = values.reduce((sum, value, b) => sum + value * (counts[b] ?? 0), 0) / train.length
    const square = values.reduce((sum, value, b) => sum + (value - mean) ** 2 * (counts[b] ?? 0), 0)
    const spread = Math.sqrt(square / train.length) + 1e-9
    const means = values.map((value) => Math.min(FARTHEST, Math.max(-FARTHEST, (value - mean) / spread)))
    return { means, scaled: Float64Array.from(train, (row) => means[bins[at]?.[row] ?? 0] ?? 0) }
  })
  const products = lines.map(({ scaled: a }) => Float64Array.from(lines, ({ scaled: b }) => dot(a, b)))
  return { columns: lines, products }
}

/**
 * @param groups the theme of each row, whose own level is left out while weights are learned
 * @param allowed which measures may take part
 */
export function fitLinear(
  { directions }: Matrix,
  { columns, products }: Lines,
  train: readonly number[],
  target: Float64Array,
  groups: readonly number[],
  allowed: readonly boolean[],
): Additive {
  const base = train.reduce((sum, row) => sum + (target[row] ?? 0), 0) / train.length
  const wanted = Float64Array.from(train, (row) => (target[row] ?? 0) - base)
  const offsets = new Float64Array(train.length)
  let weights = new Float64Array(columns.length)
  for (let levelling = 0; levelling < LEVELLINGS; levelling += 1) {
    const left = wanted.map((value, at) => value - (offsets[at] ?? 0))
    weights = descend(
      products,
      columns.map(({ scaled }) => dot(scaled, left)),
      directions,
      allowed,
    )
    const residual = Float64Array.from(wanted)
    for (const [at, { scaled }] of columns.entries()) {
      const weight = weights[at] ?? 0
      if (weight !== 0)
        for (let row = 0; row < residual.length; row += 1)
          residual[row] = (residual[row] ?? 0) - weight * (scaled[row] ?? 0)
    }
    level(residual, train, groups, offsets)
  }
  return {
    base,
    functions: columns.map(({ means }, at) => ({
      knots: [],
      steps: means.map((mean) => mean * (weights[at] ?? 0)),
    })),
  }
}

function descend(
  products: readonly Float64Array[],
  right: readonly number[],
  directions: Matrix['directions'],
  allowed: readonly boolean[],
): Float64Array<ArrayBuffer> {
  const weights = new Float64Array(right.length)
  const gradient = Float64Array.from(right)
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const [at, row] of products.entries()) {
      if (!allowed[at]) continue
      const own = row[at] ?? 0
      let next = ((gradient[at] ?? 0) + own * (weights[at] ?? 0)) / (own + RIDGE)
      if (directions[at] === 'up') next = Math.max(0, next)
      if (directions[at] === 'down') next = Math.min(0, next)
      const change = next - (weights[at] ?? 0)
      if (change === 0) continue
      weights[at] = next
      for (let other = 0; other < gradient.length; other += 1)
        gradient[other] = (gradient[other] ?? 0) - change * (row[other] ?? 0)
    }
  }
  return weights
}

function level(
  residual: Float64Array,
  train: readonly number[],
  groups: readonly number[],
  offsets: Float64Array,
) {
  const sums = new Map<number, { sum: number; count: number }>()
  for (const [at, row] of train.entries()) {
    const own = sums.get(groups[row] ?? -1) ?? { sum: 0, count: 0 }
    sums.set(groups[row] ?? -1, { sum: own.sum + (residual[at] ?? 0), count: own.count + 1 })
  }
  for (const [at, row] of train.entries()) {
    const own = sums.get(groups[row] ?? -1)
    offsets[at] = own ? own.sum / (own.count + GROUP_DOUBT) : 0
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

/** The mean of two sums over the same bins. */
export function meanOf(a: Additive, b: Additive, knots: Binned['knots']): Additive {
  return {
    base: (a.base + b.base) / 2,
    functions: a.functions.map((shape, at) => {
      const other = b.functions[at]
      const steps = (other ?? shape)?.steps.map(
        (_, bin) => ((shape?.steps[bin] ?? 0) + (other?.steps[bin] ?? 0)) / 2,
      )
      return steps?.some((step) => step !== 0) ? { knots: [...(knots[at] ?? [])], steps } : null
    }),
  }
}
