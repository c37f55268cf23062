/**
 * Where do the ruled lines run on the straightened page? Paper is bent, and a plane alone keeps half of the lines of a
 * curled sheet: the rules are followed column by column, from the clearest one outwards (decision 0184).
 */
import { CLEAREST, type Column } from './ruled-columns.ts'

const SEEN = 5
/** Heights per rule that are tried, each way. */
const SHEET_REACH = 72
const PLAIN_REACH = 30
const STIFF = 0.9
const SIDEWAYS = 1.2
/** So much farther off than any rule of the column beside it none is looked for. */
const ASIDE = 14
/** Over so many columns the slope is taken, and so much of it is expected to go on. */
const SLOPE_COLUMNS = 3
const SLOPE_KEPT = 0.9
/** The first and the last two rules of the known sheet stay near their places: the markers are there. */
const ANCHOR = 0.02
/** So far off at the corners, in lines, the next line is tried; it needs so much of the clarity. */
const LINE_OFF = 0.5
const ALMOST_AS_CLEAR = 0.9

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
    const around = slopes.slice(Math.max(0, rule - 3), rule + 4).sort()
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
  const lowest = beside ? Math.max(-reach, Math.floor(Math.min(...beside)) - ASIDE) : -reach
  const highest = beside ? Math.min(reach, Math.ceil(Math.max(...beside)) + ASIDE) : reach
  const tries = Math.max(1, highest - lowest + 1)
  const count = expected.length
  const sums = new Float64Array(count * tries)
  const backs = new Int16Array(count * tries)
  const away = new Float64Array(tries)
  for (let rule = 0; rule < count; rule += 1) {
    for (let at = 0; at < tries; at += 1) {
      const shift = at + lowest
      away[at] = beside
        ? SIDEWAYS * Math.min(60, (shift - beside[rule]!) ** 2)
        : (isAnchored && (rule < 2 || rule > count - 3) ? ANCHOR : 0.004) * shift ** 2
    }
    followRule(clarity, Math.round(expected[rule]!) + lowest, away, rule, sums, backs)
  }
  const end = (count - 1) * tries
  let at = 0
  for (let other = 1; other < tries; other += 1) if (sums[end + other]! > sums[end + at]!) at = other
  const shifts = new Float32Array(count)
  for (let rule = count - 1; rule >= 0; rule -= 1) {
    shifts[rule] = at + lowest
    at = backs[rule * tries + at]!
  }
  return shifts
}

/** What each shift of a rule is worth, with the best one of the rule above it. */
function followRule(
  clarity: Float32Array,
  height: number,
  away: Float64Array,
  rule: number,
  sums: Float64Array,
  backs: Int16Array,
): void {
  const tries = away.length
  const row = rule * tries
  for (let at = 0; at < tries; at += 1) {
    const y = height + at
    const value = y > 0 && y < clarity.length ? clarity[y]! : 0
    const worth = (value < CLEAREST ? value : CLEAREST) - away[at]!
    if (rule === 0) {
      sums[at] = worth
      continue
    }
    const last = at + 3 < tries ? at + 3 : tries - 1
    let most = Number.NEGATIVE_INFINITY
    let from = at
    for (let other = at > 3 ? at - 3 : 0; other <= last; other += 1) {
      const sum = sums[row - tries + other]! - STIFF * (other - at) * (other - at)
      if (sum <= most) continue
      most = sum
      from = other
    }
    sums[row + at] = worth + most
    backs[row + at] = from
  }
}

/** Medians of three by three. */
function smoothed(raw: readonly Float32Array[]): Float32Array[] {
  const near = new Float32Array(9)
  return raw.map((shifts, column) => {
    const result = new Float32Array(shifts.length)
    for (let rule = 0; rule < shifts.length; rule += 1) {
      let count = 0
      for (let x = Math.max(0, column - 1); x <= Math.min(raw.length - 1, column + 1); x += 1)
        for (let y = Math.max(0, rule - 1); y <= Math.min(shifts.length - 1, rule + 1); y += 1) {
          near[count] = raw[x]![y]!
          count += 1
        }
      result[rule] = near.subarray(0, count).sort()[count >> 1]!
    }
    return result
  })
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
