/** Four straight sides: found roughly in a patch's outline, then moved onto the strongest step of light between pixels. */
import { type Grey, greyAt, type Quad } from './picture.ts'
import type { Point } from './sheet-layout.ts'

/** A line as its normal and how far it lies from the origin. */
export type Line = { readonly nx: number; readonly ny: number; readonly c: number }

const SAMPLES = { least: 8, most: 60 }
/** Grey levels; less is noise. */
const LEAST_STEP = 4
const MIN_POINTS = 5

/** The farthest points of an outline, clockwise. @returns null for what is as thin as a line */
export function roughQuad(outline: readonly Point[]): Quad | null {
  const cx = outline.reduce((sum, [x]) => sum + x, 0) / outline.length
  const cy = outline.reduce((sum, [, y]) => sum + y, 0) / outline.length
  const [a] = farthest(outline, ([x, y]) => (x - cx) ** 2 + (y - cy) ** 2)
  const [c] = farthest(outline, ([x, y]) => (x - a[0]) ** 2 + (y - a[1]) ** 2)
  const side = ([x, y]: Point) => (c[0] - a[0]) * (y - a[1]) - (c[1] - a[1]) * (x - a[0])
  const [b, right] = farthest(outline, side)
  const [d, left] = farthest(outline, (point) => -side(point))
  return right < LEAST_STEP || left < LEAST_STEP ? null : [a, d, c, b]
}

function farthest(points: readonly Point[], of: (point: Point) => number): [Point, number] {
  let best = points[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const point of points) {
    const value = of(point)
    if (value > most) [best, most] = [point, value]
  }
  return [best, most]
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
  for (let at = 0; at <= count; at += 1) {
    const along = spared + ((1 - 2 * spared) * at) / count
    const x = from[0] + (to[0] - from[0]) * along
    const y = from[1] + (to[1] - from[1]) * along
    const steps: number[] = []
    let best = 0
    for (let off = -reach; off <= reach; off += 0.5) {
      const outer = greyAt(grey, x + nx * (off + 1), y + ny * (off + 1))
      const inner = greyAt(grey, x + nx * (off - 1), y + ny * (off - 1))
      steps.push(outer < 0 || inner < 0 ? 0 : outside * (outer - inner))
      if (steps.at(-1)! > steps[best]!) best = steps.length - 1
    }
    const top = steps[best] ?? 0
    if (top <= LEAST_STEP) continue
    const before = steps[best - 1] ?? 0
    const after = steps[best + 1] ?? 0
    const bend = before - 2 * top + after
    const off = -reach + 0.5 * (best + (bend < 0 ? (0.5 * (before - after)) / bend : 0))
    points.push([x + nx * off, y + ny * off])
  }
  return points
}

function withoutStrays(points: readonly Point[]): readonly Point[] {
  let kept = points
  for (let round = 0; round < 3 && kept.length > MIN_POINTS; round += 1) {
    const { nx, ny, c } = lineThrough(kept)
    const away = points.map(([x, y]) => Math.abs(x * nx + y * ny - c))
    const usual = [...away].sort((a, b) => a - b)[away.length >> 1]!
    kept = points.filter((_, at) => away[at]! <= Math.max(0.35, 2.5 * usual))
  }
  return kept
}

function lineThrough(points: readonly Point[]): Line {
  const mx = points.reduce((sum, [x]) => sum + x, 0) / points.length
  const my = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  let [xx, xy, yy] = [0, 0, 0]
  for (const [x, y] of points) {
    xx += (x - mx) ** 2
    xy += (x - mx) * (y - my)
    yy += (y - my) ** 2
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy)
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)]
  return { nx, ny, c: nx * mx + ny * my }
}
