/** How did one photograph fare, against the truth about it? */
import sharp from 'sharp'
import { shiftAt } from '#domain/writing/sheet-photograph/page.ts'
import { applied, inverted } from '#domain/writing/sheet-photograph/perspective.ts'
import { type Photograph, photographOf } from '#domain/writing/sheet-photograph/photograph.ts'
import type { Quad } from '#domain/writing/sheet-photograph/picture.ts'
import type { Fault } from '#domain/writing/sheet-photograph/quality.ts'
import {
  cornersIn,
  type Located,
  locate,
  locatedBy,
  PHOTOGRAPH_AREA,
  type ReadPage,
  readPhotograph,
} from '#domain/writing/sheet-photograph/read-photograph.ts'
import { SHEET } from '#domain/writing/sheet-photograph/sheet-layout.ts'
import { chanceOf } from './chance.ts'
import { cornersSeen, type Shot, seen } from './shot.ts'
import { PAPERS, type WrittenPage } from './written-page.ts'

export type Measured = {
  readonly shot: Shot
  /** How the page was found; `asked` where the student drags the corners. */
  readonly way: 'markers' | 'edges' | 'asked'
  /** The farthest corner from where it is, in hundredths of the page's width; null where nothing was found. */
  readonly cornerError: number | null
  readonly lines: number
  readonly wholeLines: number
  readonly faults: readonly Fault[]
  readonly isCodeRight: boolean | null
  readonly cpuMs: { readonly find: number; readonly read: number }
}

const OVERLAP_MM = 3
const MOST_PITCHES = 1.5
const TOLERANCE_MM = 0.5
/** A line is whole when so many of its letters stand in one strip. */
const LEAST_LETTERS = 0.98
/** How exactly a thumb drags a corner. */
const DRAG_MM = 1.5

export async function measure(shot: Shot, written: WrittenPage, jpeg: Buffer): Promise<Measured> {
  const { photograph, scale } = await decoded(jpeg)
  const paper = PAPERS[shot.kind]
  const truth = cornersSeen(shot.view, paper).map(([x, y]) => [x * scale, y * scale] as const)
  const began = process.cpuUsage()
  const { located: found } = locate(photograph)
  const find = process.cpuUsage(began)
  const way = !found ? 'asked' : found.kind === 'sheet' ? 'markers' : 'edges'
  const error = found && cornerErrorOf(found, truth)
  const located = uprightOf(found && (error ?? 0) < 10 ? found : null, shot, truth)
  const reading = process.cpuUsage()
  const page = readPhotograph(photograph, located)
  const read = process.cpuUsage(reading)
  return {
    shot,
    way,
    cornerError: error,
    lines: written.lines.length,
    wholeLines: wholeLines(shot, written, page, { located, scale }),
    faults: page.faults,
    isCodeRight: page.kind === 'sheet' ? page.code?.theme === written.code.theme : null,
    cpuMs: { find: find.user / 1000, read: read.user / 1000 },
  }
}

/** As a browser decodes it (src/web/browser/canvas-pictures.ts): by eighths of its sides, a JPEG's own steps. */
async function decoded(jpeg: Buffer): Promise<{ photograph: Photograph; scale: number }> {
  const { width = 1, height = 1 } = await sharp(jpeg).metadata()
  const eighths = Math.max(1, Math.min(8, Math.floor(8 * Math.sqrt(PHOTOGRAPH_AREA / (width * height)))))
  const { data, info } = await sharp(jpeg)
    .resize(Math.ceil((width * eighths) / 8), Math.ceil((height * eighths) / 8), { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    photograph: photographOf({ width: info.width, height: info.height, data }),
    scale: info.width / width,
  }
}

type Corners = readonly (readonly [number, number])[]

/** Whichever way up: that is the student's to turn. */
function cornerErrorOf(found: Located, truth: Corners): number {
  const corners = cornersIn(found)
  const width =
    (Math.hypot(truth[1]![0] - truth[0]![0], truth[1]![1] - truth[0]![1]) +
      Math.hypot(truth[2]![0] - truth[3]![0], truth[2]![1] - truth[3]![1])) /
    2
  const errors = (found.kind === 'sheet' ? [0] : [0, 1, 2, 3]).map((turn) =>
    Math.max(
      ...truth.map(([x, y], at) => {
        const [fx, fy] = corners[(at + turn) & 3]!
        return Math.hypot(fx - x, fy - y)
      }),
    ),
  )
  return (Math.min(...errors) / width) * 100
}

/** As after the student's own turn, or with the corners as a thumb would drag them. */
function uprightOf(found: Located | null, shot: Shot, truth: Corners): Located {
  if (found?.kind === 'sheet') return found
  if (!found) {
    const chance = chanceOf(shot.number + 31)
    const off = () => chance.between(-DRAG_MM, DRAG_MM) * shot.view.scale
    return locatedBy(truth.map(([x, y]) => [x + off(), y + off()] as const) as unknown as Quad)
  }
  const corners = cornersIn(found)
  const top = truth[0]!
  const first = corners
    .map(([x, y], at) => [Math.hypot(x - top[0], y - top[1]), at] as const)
    .sort(([a], [b]) => a - b)[0]![1]
  return locatedBy([0, 1, 2, 3].map((at) => corners[(at + first) & 3]!) as unknown as Quad)
}

/** Lines whose letters stand whole in one strip. The page's bend is undone by asking its own lines back. */
function wholeLines(
  shot: Shot,
  written: WrittenPage,
  page: ReadPage,
  { located, scale }: { located: Located; scale: number },
): number {
  const back = inverted(located.plane)
  const paper = PAPERS[shot.kind]
  const perMm = page.page.width / SHEET.widthMm
  const onPage = (x: number, y: number) => {
    const [px, py] = seen(shot.view, paper, x, y)
    const [mmX, mmY] = applied(back, px * scale, py * scale)
    const shift = page.bend ? shiftAt(page.bend, mmX * perMm, mmY * perMm) / perMm : 0
    return [mmX, mmY - shift] as const
  }
  const tallest = (paper.rules.pitch * MOST_PITCHES + 2 * OVERLAP_MM) / SHEET.heightMm
  return written.lines.filter(({ rule, letters }) =>
    page.lines.some(({ top, bottom }, line) => {
      // On our sheet a line has a number; a strip that holds two lines is none.
      if (bottom - top > tallest || (page.kind === 'sheet' && line !== rule)) return false
      const inside = letters.filter(([x, up, down]) => {
        const [, high] = onPage(x, up)
        const [, low] = onPage(x, down)
        return high >= top * SHEET.heightMm - TOLERANCE_MM && low <= bottom * SHEET.heightMm + TOLERANCE_MM
      })
      return inside.length >= LEAST_LETTERS * letters.length
    }),
  ).length
}
