/**
 * Where do the ruled lines run on the straightened page? Paper is bent, and a plane alone keeps half of the lines of a
 * curled sheet: the rules are followed column by column, from the clearest one outwards, the ink masked out so that a
 * dense line of writing is not taken for a rule (decision 0184).
 */

import { PAPER_LEVEL } from './page.ts'
import type { Grey } from './picture.ts'

/** One column of the page: how clearly a thin horizontal line stands at each height. */
export type Column = { readonly x: number; readonly clarity: Float32Array }

/** Clearer than this tells nothing more. */
const CLEAREST = 26
const SEEN = 5
/** Heights per rule that are tried, each way. */
const SHEET_REACH = 72
const PLAIN_REACH = 30
const STIFF = 0.9
const SIDEWAYS = 1.2
/** Over so many columns the slope is taken, and so much of it is expected to go on. */
const SLOPE_COLUMNS = 3
const SLOPE_KEPT = 0.9
/** The first and the last two rules of the known sheet stay near their places: the markers are there. */
const ANCHOR = 0.02
/** So far off at the corners, in lines, the next line is tried; it needs so much of the clarity. */
const LINE_OFF = 0.5
const ALMOST_AS_CLEAR = 0.9

/** @param left, right of the part that is ruled @param step width of a column, in pixels */
export function readColumns(page: Grey, left: number, right: number, step: number): Column[] {
  const { width, height, data } = page
  const ink = inkMask(page)
  const count = Math.max(1, Math.round((right - left) / step))
  const stride = Math.max(1, Math.floor(step / 20))
  const samples = Math.floor(step / stride)
  const free = new Uint8Array(samples)
  return Array.from({ length: count }, (_, column) => {
    const from = Math.round(left + ((right - left) * column) / count)
    const darkness = new Float32Array(height).fill(-1)
    for (let y = 1; y < height - 1; y += 1) {
      let seen = 0
      for (let sample = 0; sample < samples; sample += 1) {
        const at = y * width + Math.min(width - 1, from + sample * stride)
        if (ink[at] === 1) continue
        const level = Math.min(data[at]!, data[at - width]!, data[at + width]!)
        // In their order at once: a call that sorts twenty numbers takes longer than this.
        let place = seen
        for (; place > 0 && free[place - 1]! > level; place -= 1) free[place] = free[place - 1]!
        free[place] = level
        seen += 1
      }
      if (seen < samples * 0.25) continue
      darkness[y] = Math.min(70, Math.max(0, PAPER_LEVEL - free[Math.floor(seen * 0.6)]!))
    }
    return { x: from + step / 2, clarity: thinness(darkness) }
  })
}

/** Dark here, and not dark a little above and below. */
function thinness(darkness: Float32Array): Float32Array {
  const clarity = new Float32Array(darkness.length)
  for (let y = 6; y < darkness.length - 6; y += 1) {
    if (darkness[y]! < 0) continue
    const above = Math.max(0, darkness[y - 5]!)
    const below = Math.max(0, darkness[y + 5]!)
    clarity[y] = Math.max(0, darkness[y]! - Math.max(Math.min(above, below), 0.5 * (above + below)))
  }
  return clarity
}

/** The darkest of the page, a little widened. */
function inkMask({ width, height, data }: Grey): Uint8Array {
  const counts = new Uint32Array(256)
  let all = 0
  for (let y = Math.floor(height * 0.1); y < height * 0.9; y += 2)
    for (let x = Math.floor(width * 0.15); x < width * 0.9; x += 2) {
      counts[Math.max(0, PAPER_LEVEL - data[y * width + x]!)]! += 1
      all += 1
    }
  let darkest = 255
  for (let above = counts[255]!; darkest > 0 && above < all * 0.015; above += counts[darkest]!) darkest -= 1
  const limit = PAPER_LEVEL - Math.max(40, 0.5 * darkest)
  const ink = new Uint8Array(width * height)
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x
      if (data[at]! >= limit) continue
      for (let near = at - 2; near <= at + 2; near += 1) ink[near] = 1
      for (let off = -1; off <= 1; off += 1) ink[at + off - width] = ink[at + off + width] = 1
    }
  return ink
}

export type Tracked = {
  /** How far below its expected height each rule was found, by column and rule. */
  readonly shifts: readonly Float32Array[]
  /** Of all places where a rule is expected, the share where one was seen. */
  readonly share: number
  readonly score: number
}

/**
 * The known sheet: followed from the left and from the right, of which the clearer one is taken. Whoever is a line off
 * sees as many rules; but the corners of the page, where the markers are, then stand a line off too.
 */
export function trackSheet(columns: readonly Column[], expected: readonly number[]): Tracked {
  const options = { reach: SHEET_REACH, isAnchored: true }
  const [clearer] = [0, columns.length - 1]
    .map((start) => ({ start, tracked: track(columns, expected, { ...options, start }) }))
    .sort((a, b) => b.tracked.score - a.tracked.score) as [{ start: number; tracked: Tracked }]
  const { start, tracked } = clearer
  const off = offAtCorners(tracked)
  const pitch = expected[1]! - expected[0]!
  if (Math.abs(off) < LINE_OFF * pitch) return tracked
  const beside = tracked.shifts[start]!.map((shift) => shift - Math.sign(off) * pitch)
  const other = track(columns, expected, { ...options, start, beside })
  const isBetter =
    other.score >= ALMOST_AS_CLEAR * tracked.score && Math.abs(offAtCorners(other)) < Math.abs(off)
  return isBetter ? other : tracked
}

function offAtCorners({ shifts }: Tracked): number {
  const [left, right] = [shifts[0]!, shifts.at(-1)!]
  return (left[0]! + left.at(-1)! + right[0]! + right.at(-1)!) / 4
}

export function trackPlain(
  columns: readonly Column[],
  { expected, start }: { expected: readonly number[]; start: number },
): Tracked {
  return track(columns, expected, { reach: PLAIN_REACH, isAnchored: false, start })
}

type Tracking = {
  readonly reach: number
  readonly isAnchored: boolean
  readonly start: number
  /** Where the rules of the first column are to be looked for, if not near their places. */
  readonly beside?: Float32Array
}

function track(columns: readonly Column[], expected: readonly number[], how: Tracking): Tracked {
  const found = new Map<number, Float32Array>()
  let [seen, score] = [0, 0]
  const follow = (at: number, beside: Float32Array | null) => {
    const { clarity } = columns[at]!
    const shifts = bestPath(clarity, expected, beside, how)
    found.set(at, shifts)
    for (const [rule, y] of expected.entries()) {
      const value = clarity[Math.round(y) + shifts[rule]!] ?? 0
      if (value > SEEN) seen += 1
      score += Math.min(CLEAREST, value)
    }
  }
  follow(how.start, how.beside ?? null)
  for (let at = how.start + 1; at < columns.length; at += 1) follow(at, goingOn(found, at - 1, -1))
  for (let at = how.start - 1; at >= 0; at -= 1) follow(at, goingOn(found, at + 1, 1))
  const raw = columns.map((_, at) => found.get(at)!)
  const places = columns.length * expected.length
  return { shifts: smoothed(raw), share: seen / places, score: score / places }
}

/**
 * Where the rules will stand if they go on as they went: on a curl they climb by more from column to column than chance
 * does, and who expects them at the height of the last column slips to the next rule.
 */
function goingOn(found: ReadonlyMap<number, Float32Array>, at: number, back: 1 | -1): Float32Array {
  const near = found.get(at)!
  const far = found.get(at + SLOPE_COLUMNS * back)
  if (!far) return near
  const slopes = near.map((shift, rule) => (shift - far[rule]!) / SLOPE_COLUMNS)
  return near.map((shift, rule) => {
    // Neighbours climb alike: one that slipped is outvoted.
    const around = [...slopes.subarray(Math.max(0, rule - 3), rule + 4)].sort((a, b) => a - b)
    return shift + SLOPE_KEPT * around[around.length >> 1]!
  })
}

/** Viterbi down the column: neighbouring rules shift alike, so that half a pitch of curl cannot slip by a line. */
function bestPath(
  clarity: Float32Array,
  expected: readonly number[],
  beside: Float32Array | null,
  { reach, isAnchored }: Tracking,
): Float32Array {
  const tries = 2 * reach + 1
  const count = expected.length
  const sums = Array.from({ length: count }, () => new Float32Array(tries))
  const backs = Array.from({ length: count }, () => new Int16Array(tries))
  for (const [rule, height] of expected.entries())
    for (let at = 0; at < tries; at += 1) {
      const shift = at - reach
      const y = Math.round(height) + shift
      let worth = y > 0 && y < clarity.length ? Math.min(CLEAREST, clarity[y]!) : 0
      if (beside) worth -= SIDEWAYS * Math.min(60, (shift - beside[rule]!) ** 2)
      else worth -= (isAnchored && (rule < 2 || rule > count - 3) ? ANCHOR : 0.004) * shift ** 2
      if (rule === 0) {
        sums[rule]![at] = worth
        continue
      }
      let [best, from] = [Number.NEGATIVE_INFINITY, at]
      for (let other = Math.max(0, at - 3); other <= Math.min(tries - 1, at + 3); other += 1) {
        const value = sums[rule - 1]![other]! - STIFF * (other - at) ** 2
        if (value > best) [best, from] = [value, other]
      }
      sums[rule]![at] = worth + best
      backs[rule]![at] = from
    }
  const last = sums[count - 1]!
  let at = 0
  for (let other = 1; other < tries; other += 1) if (last[other]! > last[at]!) at = other
  const shifts = new Float32Array(count)
  for (let rule = count - 1; rule >= 0; rule -= 1) {
    shifts[rule] = at - reach
    at = backs[rule]![at]!
  }
  return shifts
}

/** Medians of three by three. */
function smoothed(raw: readonly Float32Array[]): Float32Array[] {
  return raw.map((shifts, column) =>
    shifts.map((_, rule) => {
      const near = raw
        .slice(Math.max(0, column - 1), column + 2)
        .flatMap((other) => [...other.subarray(Math.max(0, rule - 1), rule + 2)])
      return near.sort((a, b) => a - b)[near.length >> 1]!
    }),
  )
}

/** How far below its expected height a rule stands at x, between the columns. */
export function shiftOfRule(
  columns: readonly Column[],
  { shifts }: Tracked,
  rule: number,
  x: number,
): number {
  const last = columns.length - 1
  const width = columns[last]!.x - columns[0]!.x || 1
  const place = Math.max(0, Math.min(last - 0.001, ((x - columns[0]!.x) / width) * last))
  const at = Math.floor(place)
  const part = place - at
  return shifts[at]![rule]! * (1 - part) + shifts[Math.min(last, at + 1)]![rule]! * part
}

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
    for (let lag = least - 1; lag <= most + 1; lag += 1)
      for (let y = 0; y + lag < height; y += 1) {
        const near = Math.max(
          clarity[y + lag]!,
          0.8 * (clarity[y + lag - 1] ?? 0),
          0.8 * (clarity[y + lag + 1] ?? 0),
        )
        alike[lag]! += Math.min(25, clarity[y]!) * Math.min(25, near)
      }
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
