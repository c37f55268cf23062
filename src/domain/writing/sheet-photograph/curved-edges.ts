/**
 * Edges of a bent sheet are no straight lines: each side is followed as a parabola, and the corners are where two of them
 * meet. How much of each side was found tells whether it is one.
 */
import { type Line, meetingOf } from './outlines.ts'
import { type Grey, greyAt, type Quad } from './picture.ts'
import type { Point } from './sheet-layout.ts'

export type TracedPage = {
  readonly quad: Quad
  /** Of the weakest side: the share of it that lies on its parabola. */
  readonly traced: number
}

/** How far off the straight line a side is looked for, in pixels: the nearer ones first, since others lie beside it. */
const FIRST_REACHES = [8, 12, 18] as const
/** And then beside the parabola that was found. */
const REACHES = [8, 6, 5] as const
/** A farther one must be better by this. */
const BETTER = 0.1
const SAMPLES = 60
/** At its ends a side is rounded, or under a finger. */
const SPARED = 0.03
/** Grey levels; less is noise. */
const LEAST_STEP = 4
/** Half of what a step is measured across. */
const STEP_PX = 1.5
/** A place of the side that is nearer than this to the parabola lies on it. */
const NEAR_PX = 1.5
const LEAST_POINTS = 20
const ROUNDS = 5
const MEETING_ROUNDS = 6

/** How far off the straight side, by the share of it that is passed: a + bt + ct². */
type Parabola = readonly [number, number, number]
type Side = {
  readonly from: Point
  readonly length: number
  readonly along: Point
  readonly outward: Point
}
type Found = { readonly side: Side; readonly curve: Parabola; readonly traced: number }
type Sample = readonly [share: number, off: number]

/** @param quad clockwise, roughly where the page is, brighter inside */
export function traced(grey: Grey, quad: Quad): TracedPage {
  const sides = quad.map((from, at) => followed(grey, sideOf(from, quad[(at + 1) & 3]!)))
  const corners = quad.map((corner, at) => cornerOf(sides[(at + 3) & 3]!, sides[at]!, corner))
  return {
    quad: corners as unknown as Quad, // as many as before
    traced: Math.min(...sides.map((side) => side.traced)),
  }
}

function sideOf(from: Point, to: Point): Side {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  return { from, length, along, outward: [along[1], -along[0]] }
}

function followed(grey: Grey, side: Side): Found {
  const [near, ...farther] = FIRST_REACHES.map((reach) => followedFrom(grey, side, reach))
  return farther.reduce((best, found) => (found.traced >= best.traced + BETTER ? found : best), near!)
}

function followedFrom(grey: Grey, side: Side, first: number): Found {
  let curve: Parabola = [0, 0, 0]
  for (const reach of [first, ...REACHES]) {
    const samples = samplesOf(grey, side, curve, reach)
    if (samples.length < LEAST_POINTS) return { side, curve: [0, 0, 0], traced: 0 }
    curve = parabolaThrough(samples)
  }
  const near = samplesOf(grey, side, curve, REACHES.at(-1)!).filter(
    ([share, off]) => Math.abs(off - offAt(curve, share)) <= NEAR_PX,
  )
  return { side, curve, traced: near.length / (SAMPLES + 1) }
}

/** Across the side, around the parabola: where the light falls most from inside to outside. */
function samplesOf(grey: Grey, { from, length, along, outward }: Side, curve: Parabola, reach: number) {
  const samples: Sample[] = []
  for (let at = 0; at <= SAMPLES; at += 1) {
    const share = SPARED + ((1 - 2 * SPARED) * at) / SAMPLES
    const middle = offAt(curve, share)
    const x = from[0] + along[0] * share * length + outward[0] * middle
    const y = from[1] + along[1] * share * length + outward[1] * middle
    let [most, best] = [LEAST_STEP, Number.NaN]
    for (let off = -reach; off <= reach; off += 0.5) {
      const outer = greyAt(grey, x + outward[0] * (off + STEP_PX), y + outward[1] * (off + STEP_PX))
      const inner = greyAt(grey, x + outward[0] * (off - STEP_PX), y + outward[1] * (off - STEP_PX))
      if (outer >= 0 && inner >= 0 && inner - outer > most) [most, best] = [inner - outer, off]
    }
    if (!Number.isNaN(best)) samples.push([share, middle + best])
  }
  return samples
}

function offAt([a, b, c]: Parabola, share: number): number {
  return a + (b + c * share) * share
}

/** By least squares, without what lies far off it. */
function parabolaThrough(samples: readonly Sample[]): Parabola {
  let kept = samples
  let curve: Parabola = [0, 0, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    curve = leastSquares(kept)
    const away = samples.map(([share, off]) => Math.abs(off - offAt(curve, share)))
    const usual = [...away].sort((a, b) => a - b)[away.length >> 1]!
    kept = samples.filter((_, at) => away[at]! <= Math.max(1, 2.5 * usual))
  }
  return curve
}

function leastSquares(samples: readonly Sample[]): Parabola {
  const [s, v] = [new Float64Array(5), new Float64Array(3)]
  for (const [share, off] of samples)
    for (let power = 0, x = 1; power < 5; power += 1, x *= share) {
      s[power]! += x
      if (power < 3) v[power]! += x * off
    }
  const [s0, s1, s2, s3, s4] = s as unknown as [number, number, number, number, number]
  const [v0, v1, v2] = v as unknown as [number, number, number]
  const [p, q, r] = [s2 * s4 - s3 * s3, s2 * s3 - s1 * s4, s1 * s3 - s2 * s2]
  const whole = s0 * p + s1 * q + s2 * r
  return [
    (v0 * p + v1 * q + v2 * r) / whole,
    (v0 * q + v1 * (s0 * s4 - s2 * s2) + v2 * (s1 * s2 - s0 * s3)) / whole,
    (v0 * r + v1 * (s1 * s2 - s0 * s3) + v2 * (s0 * s2 - s1 * s1)) / whole,
  ]
}

/** Where two sides meet, by their tangents there. */
function cornerOf(before: Found, after: Found, rough: Point): Point {
  let corner = rough
  for (let round = 0; round < MEETING_ROUNDS; round += 1)
    corner = meetingOf(tangentAt(before, corner), tangentAt(after, corner)) ?? corner
  return corner
}

function tangentAt({ side, curve }: Found, [px, py]: Point): Line {
  const { from, length, along, outward } = side
  const share = ((px - from[0]) * along[0] + (py - from[1]) * along[1]) / length
  const off = offAt(curve, share)
  const slope = (curve[1] + 2 * curve[2] * share) / length
  const [tx, ty] = [along[0] + outward[0] * slope, along[1] + outward[1] * slope]
  const x = from[0] + along[0] * share * length + outward[0] * off
  const y = from[1] + along[1] * share * length + outward[1] * off
  return { nx: ty, ny: -tx, c: ty * x - tx * y }
}
