/** Logistic regression by Newton's steps, for the few measures of the theme gate. */

import { variance } from './statistics.ts'

const STEPS = 15
const RIDGE = 1

/** Each measure in its own spread while it is fitted: a density of 0.05 counts as much as a share of 0.5. */
export function fitLogistic(
  measured: readonly (readonly number[])[],
  labels: readonly number[],
): { bias: number; weights: number[] } {
  const spreads = (measured[0] ?? []).map((_, column) =>
    Math.sqrt(variance(measured.map((row) => row[column] ?? 0)) || 1),
  )
  const rows = measured.map((row) => row.map((value, column) => value / (spreads[column] ?? 1)))
  const size = (rows[0]?.length ?? 0) + 1
  let beta = new Array<number>(size).fill(0)
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = beta.map((value) => -RIDGE * value)
    const hessian = beta.map((_, i) => beta.map((__, j) => (i === j ? RIDGE : 0) as number))
    for (const [at, row] of rows.entries()) {
      const x = [1, ...row]
      const p = 1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * (beta[i] ?? 0), 0)))
      const w = Math.max(1e-6, p * (1 - p))
      for (let i = 0; i < size; i += 1) {
        const xi = x[i] ?? 0
        gradient[i] = (gradient[i] ?? 0) + xi * ((labels[at] ?? 0) - p)
        const line = hessian[i]
        if (line) for (let j = 0; j < size; j += 1) line[j] = (line[j] ?? 0) + w * xi * (x[j] ?? 0)
      }
    }
    const move = solve(hessian, gradient)
    beta = beta.map((value, i) => value + (move[i] ?? 0))
  }
  const [bias = 0, ...weights] = beta
  return { bias, weights: weights.map((weight, column) => weight / (spreads[column] ?? 1)) }
}

/** Gaussian elimination with pivots; the matrix is small and positive. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  for (let at = 0; at < rows.length; at += 1) {
    const pivot = rows
      .slice(at)
      .reduce(
        (best, row, offset) =>
          Math.abs(row[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0) ? at + offset : best,
        at,
      )
    const line = rows[pivot] ?? []
    rows[pivot] = rows[at] ?? []
    rows[at] = line
    for (let other = 0; other < rows.length; other += 1) {
      if (other === at) continue
      const factor = (rows[other]?.[at] ?? 0) / (line[at] || 1)
      rows[other] = (rows[other] ?? []).map((value, column) => value - factor * (line[column] ?? 0))
    }
  }
  return rows.map((row, at) => (row[rows.length] ?? 0) / (row[at] || 1))
}
