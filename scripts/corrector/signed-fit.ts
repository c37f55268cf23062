/** Logistic regression with weights whose signs are given, by projected gradients with momentum. */
import { average, variance } from './statistics.ts'

const STEPS = 600
const RATE = 0.25
const RIDGE = 0.002

/** @param weights how much each row counts @param directions 1: may only speak for 1, −1: only for 0 */
export function fitSigned(
  rows: readonly (readonly number[])[],
  labels: readonly number[],
  weights: readonly number[],
  directions: readonly (1 | -1)[],
): { bias: number; weights: number[] } {
  const columns = directions.map((_, at) => rows.map((row) => row[at] ?? 0))
  const means = columns.map(average)
  const spreads = columns.map((column) => Math.sqrt(variance(column)) || 1)
  const size = directions.length
  const scaled = rows.map((row) =>
    Float64Array.from(row, (value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)),
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const beta = new Float64Array(size + 1)
  const speed = new Float64Array(size + 1)
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = new Float64Array(size + 1)
    for (const [at, row] of scaled.entries()) {
      let sum = beta[size] as number
      for (let d = 0; d < size; d += 1) sum += (beta[d] as number) * (row[d] as number)
      const miss = ((weights[at] ?? 0) * (1 / (1 + Math.exp(-sum)) - (labels[at] ?? 0))) / all
      for (let d = 0; d < size; d += 1) gradient[d] = (gradient[d] as number) + miss * (row[d] as number)
      gradient[size] = (gradient[size] as number) + miss
    }
    for (let d = 0; d <= size; d += 1) {
      const pull = d < size ? RIDGE * (beta[d] as number) : 0
      speed[d] = 0.95 * (speed[d] as number) - RATE * ((gradient[d] as number) + pull)
      const next = (beta[d] as number) + (speed[d] as number)
      const direction = directions[d]
      const isWrong = direction !== undefined && next * direction < 0
      beta[d] = isWrong ? 0 : next
      if (isWrong) speed[d] = 0
    }
  }
  const plain = directions.map((_, at) => (beta[at] ?? 0) / (spreads[at] ?? 1))
  const bias = (beta[size] ?? 0) - plain.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0)
  return { bias, weights: plain }
}
