/**
 * Where are the edges of a sheet without markers? Long straight steps of light or colour, and the largest bright patch,
 * make quads; the best is the one whose sides lie on steps that are brighter inside. How sure it is decides whether the
 * student is asked: a guess is never taken unasked (decision 0184).
 */
import { traced } from './curved-edges.ts'
import { type Line, meetingOf, roughQuad } from './outlines.ts'
import { flood } from './patches.ts'
import { isLikeASheet, quadArea } from './perspective.ts'
import type { Photograph } from './photograph.ts'
import { type Quad, shrunk, toLarger, toSmaller } from './picture.ts'
import type { Point } from './sheet-layout.ts'
import { closed, type Steps, stepsOf } from './steps.ts'

export type FoundPage = {
  readonly quad: Quad
  /** Else the corners are the student's to drag. */
  readonly isSure: boolean
}

type Rated = {
  readonly quad: Quad
  /** Of the weakest side: the share that lies on a step. */
  readonly support: number
  readonly total: number
}

/**
 * Of the weakest side: how much lies on a step of the small picture, and on one curve of the larger one. Where a page is
 * blurred its sides are seen in the small picture alone.
 */
const SURE = { support: 0.5, traced: 0.6, supportAlone: 0.95 }

const REFINE_PX = 1100
/** Wider than any letter, so that writing is no edge. */
const CLOSE_PX = 4
const LOGARITHMS = Float32Array.from({ length: 256 }, (_, level) => Math.log(12 + level))
const LEAST_STEP = 0.1
const ANGLES = 120
const MOST_LINES = 18
const LEAST_VOTES = 6
const PARALLEL = 0.6
const CROSSING = 0.5
const AREA = { least: 0.16, most: 1.05 }
/** How far a corner may lie outside of the picture, as a share of it. */
const OUTSIDE = 0.08
const LEAST_PATCH = 0.12

export function findPage({ colours: small, grey: full }: Photograph): FoundPage | null {
  const planes = [0, 1, 2].map((colour) =>
    closed(logarithms(small.data, colour), small.width, small.height, CLOSE_PX),
  )
  const steps = stepsOf(planes, small.width, small.height)
  const bright = brightestPatch(small.data, small.width, small.height)
  let best: Rated | null = null
  for (const candidate of [...crossings(longLines(steps), steps), ...(bright ? [bright] : [])]) {
    const quad = possible(candidate, steps)
    if (!quad) continue
    const rated = supportOf(quad, steps, best?.total ?? 0)
    if (rated) best = { quad, ...rated }
  }
  if (!best) return null
  const grey = shrunk(full, REFINE_PX)
  const rough = best.quad.map((corner) =>
    toSmaller(toLarger(corner, small.scale), grey.scale),
  ) as unknown as Quad // as many as before
  const fine = traced(grey, rough)
  return {
    quad: fine.quad.map((corner) => toLarger(corner, grey.scale)) as unknown as Quad, // as many as before
    isSure: isSure(best.support, fine.traced),
  }
}

/** So that a step counts alike in light and in shade. */
function logarithms(colours: Uint8Array, colour: number): Float32Array {
  const plane = new Float32Array(colours.length / 3)
  for (let at = 0, from = colour; at < plane.length; at += 1, from += 3)
    plane[at] = LOGARITHMS[colours[from]!]!
  return plane
}

function isSure(support: number, share: number): boolean {
  return support >= SURE.supportAlone || (support >= SURE.support && share >= SURE.traced)
}

type Voted = Line & { readonly angle: number }

/** Hough: each step votes for the lines that it may lie on. */
function longLines({ width, height, size, direction }: Steps): Voted[] {
  const reach = Math.ceil(Math.hypot(width, height))
  const votes = new Float32Array(ANGLES * 2 * reach)
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x
      if (size[at]! >= LEAST_STEP) vote(votes, x, y, at, { width, size, direction, reach })
    }
  const lines: Voted[] = []
  while (lines.length < MOST_LINES) {
    const best = mostVoted(votes)
    if (best < 0) break
    const slot = Math.floor(best / (2 * reach))
    const off = best % (2 * reach)
    const angle = (slot * Math.PI) / ANGLES
    lines.push({ angle, nx: Math.cos(angle), ny: Math.sin(angle), c: off - reach })
    clearAround(votes, slot, off, reach)
  }
  return lines
}

type Voting = Pick<Steps, 'width' | 'size' | 'direction'> & { readonly reach: number }

function vote(
  votes: Float32Array,
  x: number,
  y: number,
  at: number,
  { width, size, direction, reach }: Voting,
): void {
  const step = size[at]!
  const across = Math.round(Math.cos(direction[at]!)) + Math.round(Math.sin(direction[at]!)) * width
  // Only the crest of a step votes.
  if (size[at + across]! > step || size[at - across]! >= step) return
  const middle = Math.round(((((direction[at]! / Math.PI) * ANGLES) % ANGLES) + ANGLES) % ANGLES)
  for (let turn = middle - 3; turn <= middle + 3; turn += 1) {
    const slot = (turn + ANGLES) % ANGLES
    const angle = (slot * Math.PI) / ANGLES
    const off = Math.round(x * Math.cos(angle) + y * Math.sin(angle)) + reach
    votes[slot * 2 * reach + off]! += Math.min(0.8, step)
  }
}

/** @returns where it and its neighbours have most votes; -1 where there are too few */
function mostVoted(votes: Float32Array): number {
  let [most, best] = [LEAST_VOTES, -1]
  for (let at = 1; at < votes.length - 1; at += 1) {
    if (votes[at] === 0) continue
    const value = votes[at]! + 0.5 * (votes[at - 1]! + votes[at + 1]!)
    if (value <= most) continue
    most = value
    best = at
  }
  return best
}

function clearAround(votes: Float32Array, slot: number, off: number, reach: number): void {
  for (let turn = -5; turn <= 5; turn += 1) {
    const isOver = slot + turn < 0 || slot + turn >= ANGLES
    const row = (slot + turn + ANGLES) % ANGLES
    const column = isOver ? 2 * reach - off : off
    for (let at = row * 2 * reach + column - 9; at <= row * 2 * reach + column + 9; at += 1)
      if (at >= 0 && at < votes.length) votes[at] = 0
  }
}

/** Two lines one way, two the other, whose corners are not far outside. */
function* crossings(lines: readonly Voted[], steps: Steps): Generator<Quad> {
  const turn = (a: Voted, b: Voted) => {
    const angle = Math.abs(a.angle - b.angle)
    return Math.min(angle, Math.PI - angle)
  }
  // Each two meet once; of the thousands of fours nearly all have a corner that is out of sight.
  const meetings = lines.map((a) =>
    lines.map((b) => {
      const point = turn(a, b) < CROSSING ? null : meetingOf(a, b)
      return point && isNear(point, steps) ? point : null
    }),
  )
  for (const [first, a] of lines.entries())
    for (let second = first + 1; second < lines.length; second += 1) {
      const b = lines[second]!
      if (turn(a, b) > PARALLEL) continue
      for (const [third, c] of lines.entries()) {
        const ac = meetings[first]![third]
        const cb = meetings[third]![second]
        if (!ac || !cb || turn(a, c) < PARALLEL) continue
        for (let fourth = third + 1; fourth < lines.length; fourth += 1) {
          const bd = meetings[second]![fourth]
          const da = meetings[fourth]![first]
          if (bd && da && turn(c, lines[fourth]!) <= PARALLEL) yield [ac, cb, bd, da]
        }
      }
    }
}

function isNear([x, y]: Point, { width, height }: Steps): boolean {
  return (
    x >= -OUTSIDE * width &&
    y >= -OUTSIDE * height &&
    x <= (1 + OUTSIDE) * width &&
    y <= (1 + OUTSIDE) * height
  )
}

/** Clockwise, large enough, seen from above and not far outside; null for what is no sheet. */
function possible(quad: Quad, steps: Steps): Quad | null {
  const area = quadArea(quad)
  const share = Math.abs(area) / (steps.width * steps.height)
  if (share < AREA.least || share > AREA.most) return null
  const clockwise: Quad = area < 0 ? [quad[0], quad[3], quad[2], quad[1]] : quad
  return quad.every((point) => isNear(point, steps)) && isLikeASheet(clockwise) ? clockwise : null
}

/**
 * How much of each side lies on a step that is brighter inside.
 *
 * @param least what is worse is given up as soon as that is sure: most candidates are
 */
function supportOf(quad: Quad, steps: Steps, least: number): { support: number; total: number } | null {
  const area = Math.abs(quadArea(quad)) / (steps.width * steps.height)
  let [sum, support] = [0, 1]
  for (const [at, from] of quad.entries()) {
    const share = sideSupport(from, quad[(at + 1) & 3]!, steps)
    sum += share
    support = Math.min(support, share)
    if ((sum + 3 - at) / 4 + 0.7 * support + 0.25 * area <= least) return null
  }
  return { support, total: sum / 4 + 0.7 * support + 0.25 * area }
}

function sideSupport(from: Point, to: Point, { width, height, size, direction }: Steps): number {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [nx, ny] = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length]
  const inward = Math.atan2(-ny, -nx)
  let [hits, count] = [0, 0]
  for (let along = 0.03; along <= 0.97; along += 3 / length) {
    count += 1
    let best = 0
    for (let off = -3; off <= 3; off += 1) {
      const x = Math.round(from[0] + (to[0] - from[0]) * along + nx * off)
      const y = Math.round(from[1] + (to[1] - from[1]) * along + ny * off)
      if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) continue
      const step = size[y * width + x]!
      if (step > 0.08 && Math.cos(direction[y * width + x]! - inward) > 0.85)
        best = Math.max(best, Math.min(1, 0.5 + step))
    }
    hits += best
  }
  return count > 0 ? hits / count : 0
}

/** The largest patch that is bright and little coloured, as paper is. */
function brightestPatch(colours: Uint8Array, width: number, height: number): Quad | null {
  const count = width * height
  const levels = new Uint8Array(count)
  for (let at = 0; at < count; at += 1)
    levels[at] = Math.min(colours[at * 3]!, colours[at * 3 + 1]!, colours[at * 3 + 2]!)
  const limit = partingLevel(levels)
  const plane = new Float32Array(count)
  for (let at = 0; at < count; at += 1) plane[at] = levels[at]! > limit ? 1 : 0
  const bright = closed(plane, width, height, CLOSE_PX)
  const queue = new Int32Array(count)
  let largest = new Int32Array(0)
  for (let from = bright.indexOf(1); from >= 0; from = bright.indexOf(1, from + 1)) {
    const taken = flood(bright, width, from, queue)
    if (taken > largest.length) largest = queue.slice(0, taken)
  }
  if (largest.length < LEAST_PATCH * count) return null
  const first = new Int32Array(height).fill(width)
  const last = new Int32Array(height).fill(-1)
  for (let place = 0; place < largest.length; place += 1) {
    const x = largest[place]! % width
    const y = (largest[place]! - x) / width
    if (x < first[y]!) first[y] = x
    if (x > last[y]!) last[y] = x
  }
  const rows = [...first.keys()].filter((y) => last[y]! >= 0)
  return roughQuad(Int32Array.from(rows.flatMap((y) => [first[y]!, y, last[y]!, y])))
}

/** Otsu: the level that parts two kinds of pixels best. */
function partingLevel(levels: Uint8Array): number {
  const counts = new Uint32Array(256)
  for (const level of levels) counts[level]! += 1
  const sum = counts.reduce((all, count, level) => all + count * level, 0)
  let [below, belowSum, most, best] = [0, 0, 0, 128]
  for (const [level, count] of counts.entries()) {
    below += count
    belowSum += count * level
    const above = levels.length - below
    if (below === 0 || above === 0) continue
    const apart = below * above * (belowSum / below - (sum - belowSum) / above) ** 2
    if (apart > most) [most, best] = [apart, level]
  }
  return best
}
