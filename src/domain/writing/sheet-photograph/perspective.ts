/** Where does a place of a flat sheet stand in its photograph? Planes seen in perspective, and quads. */
import type { Quad } from './picture.ts'
import type { Point } from './sheet-layout.ts'

/** Nine numbers, row by row. */
export type Plane = readonly number[]

/** By least squares from four points or more, no three of which stand on a line. */
export function planeThrough(from: readonly Point[], to: readonly Point[]): Plane {
  const a = centred(from)
  const b = centred(to)
  const rows = Array.from({ length: 8 }, () => new Array<number>(9).fill(0))
  for (const [at, point] of from.entries()) {
    const [x, y] = a.move(point)
    const [u, v] = b.move(to[at]!)
    for (const [row, target] of [
      [[x, y, 1, 0, 0, 0, -u * x, -u * y], u],
      [[0, 0, 0, x, y, 1, -v * x, -v * y], v],
    ] as const)
      for (let r = 0; r < 8; r += 1) {
        rows[r]![8]! += row[r]! * target
        for (let c = 0; c < 8; c += 1) rows[r]![c]! += row[r]! * row[c]!
      }
  }
  const moved = [...solved(rows), 1]
  return product(product(b.back, moved), a.there)
}

export function applied(plane: Plane, x: number, y: number): Point {
  const depth = plane[6]! * x + plane[7]! * y + plane[8]!
  return [
    (plane[0]! * x + plane[1]! * y + plane[2]!) / depth,
    (plane[3]! * x + plane[4]! * y + plane[5]!) / depth,
  ]
}

export function inverted(plane: Plane): Plane {
  const [a, b, c, d, e, f, g, h, i] = plane as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

/** Of pixels of a page instead of its millimetres. */
export function finer(plane: Plane, pixelsPerMm: number): Plane {
  return plane.map((value, at) => (at % 3 === 2 ? value : value / pixelsPerMm))
}

/** Mean at 0, mean distance 1: the sums stay of one size. */
function centred(points: readonly Point[]) {
  const mx = points.reduce((sum, [x]) => sum + x, 0) / points.length
  const my = points.reduce((sum, [, y]) => sum + y, 0) / points.length
  const size = points.reduce((sum, [x, y]) => sum + Math.hypot(x - mx, y - my), 0) / points.length || 1
  return {
    move: ([x, y]: Point): Point => [(x - mx) / size, (y - my) / size],
    there: [1 / size, 0, -mx / size, 0, 1 / size, -my / size, 0, 0, 1],
    back: [size, 0, mx, 0, size, my, 0, 0, 1],
  }
}

function product(a: Plane, b: Plane): Plane {
  return [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map(
      (column) =>
        a[row * 3]! * b[column]! + a[row * 3 + 1]! * b[3 + column]! + a[row * 3 + 2]! * b[6 + column]!,
    ),
  )
}

/** Gauss and Jordan; the last column is the right side. */
function solved(rows: number[][]): number[] {
  const size = rows.length
  for (let at = 0; at < size; at += 1) {
    let best = at
    for (let row = at; row < size; row += 1)
      if (Math.abs(rows[row]![at]!) > Math.abs(rows[best]![at]!)) best = row
    ;[rows[at], rows[best]] = [rows[best]!, rows[at]!]
    const pivot = rows[at]![at]! || 1e-12
    for (let row = 0; row < size; row += 1) {
      const share = row === at ? 0 : rows[row]![at]! / pivot
      if (share !== 0) for (let c = at; c <= size; c += 1) rows[row]![c]! -= share * rows[at]![c]!
    }
  }
  return rows.map((row, at) => row[size]! / (row[at]! || 1e-12))
}

/** Twice signed: above 0 when the corners go clockwise on the screen. */
export function quadArea(quad: Quad): number {
  return (
    quad.reduce((sum, [x, y], at) => {
      const [nx, ny] = quad[(at + 1) & 3]!
      return sum + x * ny - nx * y
    }, 0) / 2
  )
}

/** A sheet seen from anywhere above it: no folded quad, no sliver, no side twice as long as the opposite one. */
export function isLikeASheet(quad: Quad): boolean {
  for (let at = 0; at < 4; at += 1) {
    const [ax, ay] = quad[at]!
    const [bx, by] = quad[(at + 1) & 3]!
    const [cx, cy] = quad[(at + 2) & 3]!
    const lengths = Math.hypot(bx - ax, by - ay) * Math.hypot(cx - bx, cy - by)
    if (((bx - ax) * (cy - by) - (by - ay) * (cx - bx)) / (lengths + 1e-9) < 0.55) return false
  }
  const sides = quad.map(([x, y], at) => {
    const [nx, ny] = quad[(at + 1) & 3]!
    return Math.hypot(x - nx, y - ny)
  }) as [number, number, number, number]
  const isNear = (a: number, b: number) => a < 2 * b && b < 2 * a
  return (
    isNear(sides[0], sides[2]) &&
    isNear(sides[1], sides[3]) &&
    isNear(sides[0] + sides[2], sides[1] + sides[3])
  )
}
