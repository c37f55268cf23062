/** The figures in which the corrector's error is told: quadratic weighted kappa, mean absolute error, coverage. */

/** Agreement beyond chance, a miss counted by its square (Cohen, 1968). @param step the distance between grades */
export function weightedKappa(given: readonly number[], found: readonly number[], step: number): number {
  const a = given.map((value) => Math.round(value / step))
  const b = found.map((value) => Math.round(value / step))
  const meanSquare = (pairs: Iterable<readonly [number, number]>) => {
    let sum = 0
    let count = 0
    for (const [x, y] of pairs) {
      sum += (x - y) ** 2
      count += 1
    }
    return count === 0 ? 0 : sum / count
  }
  const observed = meanSquare(a.map((value, at) => [value, b[at] ?? 0] as const))
  // By chance: the mean square between all pairs, from the moments of both.
  const expected = variance(a) + variance(b) + (average(a) - average(b)) ** 2
  return expected === 0 ? 1 : 1 - observed / expected
}

export function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

export function variance(values: readonly number[]): number {
  const middle = average(values)
  return average(values.map((value) => (value - middle) ** 2))
}

export function meanAbsoluteError(given: readonly number[], found: readonly number[]): number {
  return average(given.map((value, at) => Math.abs(value - (found[at] ?? 0))))
}

export function shareWithin(given: readonly number[], found: readonly number[], distance: number): number {
  return average(given.map((value, at) => Number(Math.abs(value - (found[at] ?? 0)) <= distance)))
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

/** Pearson's r. */
export function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [average(a), average(b)]
  const joint = average(a.map((value, at) => (value - meanA) * ((b[at] ?? 0) - meanB)))
  return joint / Math.sqrt(variance(a) * variance(b) || 1)
}
