/** Four straight sides: found roughly in a patch's outline, then moved onto the strongest step of light between pixels. */
import { type Grey, greyAt, type Quad } from './picture.ts'
import type { Point } from './sheet-layout.ts'

/** A line as its normal and how far it lies from the origin. */
export type Line = { readonly nx: number; readonly ny: number; readonly c: number }

const SAMPLES = { least: 8, most: 60 }
/** Grey levels; less is noise. */
const LEAST_STEP = 4
const MIN_POINTS = 5

/**
 * The farthest points of an outline, clockwise.
 *
 * @param outline x and y of one point after the other: a photograph has hundreds of dark patches
 * @returns null for what is as thin as a line
 */
export function roughQuad(outline: Int32Array): Quad | null {
  const count = outline.length / 2
  let [cx, cy] = [0, 0]
  for (let at = 0; at < outline.length; at += 2) {
    cx += outline[at]! / count
    cy += outline[at + 1]! / count
  }
  const a = farthestFrom(outline, cx, cy)
  const c = farthestFrom(outline, outline[a]!, outline[a + 1]!)
  const [ax, ay] = [outline[a]!, outline[a + 1]!]
  const [dx, dy] = [outline[c]! - ax, outline[c + 1]! - ay]
  let [right, left, b, d] = [LEAST_STEP, LEAST_STEP, -1, -1]
  for (let at = 0; at < outline.length; at += 2) {
    const side = dx * (outline[at + 1]! - ay) - dy * (outline[at]! - ax)
    if (side > right) [right, b] = [side, at]
    if (-side > left) [left, d] = [-side, at]
  }
  const point = (at: number): Point => [outline[at]!, outline[at + 1]!]
  return b < 0 || d < 0 ? null : [point(a), point(d), point(c), point(b)]
}

function farthestFrom(outline: Int32Array, x: number, y: number): number {
  let [most, best] = [-1, 0]
  for (let at = 0; at < outline.length; at += 2) {
    const away = (outline[at]! - x) ** 2 + (outline[at + 1]! - y) ** 2
    if (away > most) [most, best] = [away, at]
  }
  return best
}

export function meetingOf(a: Line, b: Line): Point | null {
  const crossing = a.nx * b.ny - a.ny * b.nx
  if (Math.abs(crossing) < 1e-9) return null
  return [(a.c * b.ny - b.c * a.ny) / crossing, (a.nx * b.c - b.nx * a.c) / crossing]
}

/**
 * @param reach how far a side may move, in pixels
 * @param outside 1 where it is brighter outside of the quad, -1 where it is darker
 * @param spared share of each side at its ends that is not looked at
 */
export function refinedQuad(grey: Grey, quad: Quad, reach: number, outside: 1 | -1, spared = 0.12): Quad {
  const lines = quad.map((from, at) => {
    const to = quad[(at + 1) & 3]!
    const points = steepestPoints(grey, from, to, { reach, outside, spared })
    const kept = withoutStrays(points)
    return lineThrough(kept.length > MIN_POINTS ? kept : [from, to])
  })
  const corners = lines.map((line, at) => meetingOf(lines[(at + 3) & 3]!, line))
  const isNear = corners.every(
    (corner, at) =>
      corner !== null && Math.hypot(corner[0] - quad[at]![0], corner[1] - quad[at]![1]) < reach * 2.5 + 1,
  )
  return isNear ? (corners as unknown as Quad) : quad // four lines, and none of their corners is null
}

type Search = { readonly reach: number; readonly outside: 1 | -1; readonly spared: number }

/** Along the side: where, across it, the light changes most; between pixels by the parabola of three. */
function steepestPoints(grey: Grey, from: Point, to: Point, { reach, outside, spared }: Search): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const nx = (to[1] - from[1]) / length
  const ny = -(to[0] - from[0]) / length
  const count = Math.max(SAMPLES.least, Math.min(SAMPLES.most, Math.floor(length / 2)))
  const points: Point[] = []
  const tries = Math.floor(4 * reach) + 1
  // Levels across the side at each half pixel; a step is taken over two of these each way.
  const levels = new Float64Array(tries + 4)
  for (let at = 0; at <= count; at += 1) {
    const along = spared + ((1 - 2 * spared) * at) / count
    const x = from[0] + (to[0] - from[0]) * along
    const y = from[1] + (to[1] - from[1]) * along
    for (let place = 0; place < tries + 4; place += 1) {
      const off = -reach - 1 + 0.5 * place
      levels[place] = greyAt(grey, x + nx * off, y + ny * off)
    }
    let [best, top] = [0, 0]
    for (let place = 0; place < tries; place += 1) {
      const step = stepAt(levels, place, outside)
      if (step > top) {
        top = step
        best = place
      }
    }
    if (top <= LEAST_STEP) continue
    const before = best > 0 ? stepAt(levels, best - 1, outside) : 0
    const after = best < tries - 1 ? stepAt(levels, best + 1, outside) : 0
    const bend = before - 2 * top + after
    const off = -reach + 0.5 * (best + (bend < 0 ? (0.5 * (before - after)) / bend : 0))
    points.push([x + nx * off, y + ny * off])
  }
  return points
}

function stepAt(levels: Float64Array, place: number, outside: 1 | -1): number {
  const outer = levels[place + 4]!
  const inner = levels[place]!
  return outer < 0 || inner < 0 ? 0 : outside * (outer - inner)
}

function withoutStrays(points: readonly Point[]): readonly Point[] {
  let kept = points
  const away = new Float64Array(points.length)
  for (let round = 0; round < 3 && kept.length > MIN_POINTS; round += 1) {
    const { nx, ny, c } = lineThrough(kept)
    for (let at = 0; at < points.length; at += 1)
      away[at] = Math.abs(points[at]![0] * nx + points[at]![1] * ny - c)
    const usual = away.slice().sort()[away.length >> 1]!
    kept = points.filter((_, at) => away[at]! <= Math.max(0.35, 2.5 * usual))
  }
  return kept
}

function lineThrough(points: readonly Point[]): Line {
  let [mx, my] = [0, 0]
  for (let at = 0; at < points.length; at += 1) {
    mx += points[at]![0] / points.length
    my += points[at]![1] / points.length
  }
  let [xx, xy, yy] = [0, 0, 0]
  for (let at = 0; at < points.length; at += 1) {
    const x = points[at]![0] - mx
    const y = points[at]![1] - my
    xx += x * x
    xy += x * y
    yy += y * y
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy)
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)]
  return { nx, ny, c: nx * mx + ny * my }
}
