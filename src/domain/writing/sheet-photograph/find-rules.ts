/** Which rules does paper of any make have? By how the page repeats itself down each of its columns (decision 0184). */
import { CLEAREST, type Column } from './ruled-columns.ts'

export type PlainRules = {
  readonly expected: readonly number[]
  readonly pitch: number
  /** The column in which they were seen most clearly. */
  readonly start: number
}

/** Ruled paper of any make: the pitch by which the page repeats itself, then the clearest chain of rules. */
export function findRules(
  columns: readonly Column[],
  height: number,
  pitches: { least: number; most: number },
): PlainRules | null {
  const pitch = repeatingPitch(columns, height, pitches)
  if (pitch === null) return null
  let best: { top: number; rules: number[]; start: number } | null = null
  for (const [start, { clarity }] of columns.entries()) {
    const chain = clearestChain(clarity, pitch)
    if (!best || chain.top > best.top) best = { ...chain, start }
  }
  if (!best || best.rules.length < 6) return null
  const { rules, start } = best
  return { expected: rules, start, pitch: (rules.at(-1)! - rules[0]!) / (rules.length - 1) }
}

function repeatingPitch(
  columns: readonly Column[],
  height: number,
  { least, most }: { least: number; most: number },
): number | null {
  const alike = new Float32Array(most + 2)
  for (const { clarity } of columns)
    for (let lag = least - 1; lag <= most + 1; lag += 1) alike[lag]! += likeness(clarity, lag, height)
  let highest = 0
  for (let lag = least; lag <= most; lag += 1) highest = Math.max(highest, alike[lag]!)
  for (let lag = least; lag <= most; lag += 1)
    if (
      highest > 0 &&
      alike[lag]! >= 0.72 * highest &&
      alike[lag]! >= alike[lag - 1]! &&
      alike[lag]! >= alike[lag + 1]!
    )
      return lag
  return null
}

/** How much a column is like itself, so much lower. */
function likeness(clarity: Float32Array, lag: number, height: number): number {
  let sum = 0
  for (let y = 0; y + lag < height; y += 1) {
    const own = clarity[y]!
    if (own === 0) continue
    const below = y + lag
    let near = clarity[below]!
    if (0.8 * clarity[below - 1]! > near) near = 0.8 * clarity[below - 1]!
    if (below + 1 < height && 0.8 * clarity[below + 1]! > near) near = 0.8 * clarity[below + 1]!
    sum += (own < 25 ? own : 25) * (near < 25 ? near : 25)
  }
  return sum
}

function clearestChain(clarity: Float32Array, pitch: number): { top: number; rules: number[] } {
  const sums = new Float32Array(clarity.length)
  const backs = new Int32Array(clarity.length).fill(-1)
  let [top, end] = [0, -1]
  for (let y = 0; y < clarity.length; y += 1) {
    let [best, from] = [0, -1]
    for (let off = -4; off <= 4; off += 1) {
      const above = y - pitch - off
      if (above < 0) continue
      const value = sums[above]! - 0.5 * off * off
      if (value > best) [best, from] = [value, above]
    }
    sums[y] = Math.min(CLEAREST, clarity[y]!) - 4 + best
    backs[y] = from
    if (sums[y]! > top) [top, end] = [sums[y]!, y]
  }
  const rules: number[] = []
  for (let y = end; y >= 0; y = backs[y]!) rules.unshift(y)
  return { top, rules }
}
