import { expect, test } from 'vitest'
import { applied, inverted, type Plane, planeThrough } from './perspective.ts'
import { photographOf } from './photograph.ts'
import type { Picture, Quad } from './picture.ts'
import { cornersIn, locate, locatedBy, quarterTurned, readPhotograph } from './read-photograph.ts'
import { codeCells } from './sheet-code.ts'
import {
  CODE_GRID,
  MARKER_CELLS,
  MARKER_CODES,
  MARKER_CORNERS,
  MARKER_MM,
  RULE_COUNT,
  ruleMm,
  SHEET,
} from './sheet-layout.ts'

const CODE = { theme: 40158, account: 7 }
const CELLS = codeCells(CODE)
const PAPER: Quad = [
  [0, 0],
  [210, 0],
  [210, 297],
  [0, 297],
]
/** Seen from above, from the side, and lying. */
const VIEWS: Readonly<Record<string, Quad>> = {
  upright: [
    [60, 50],
    [760, 70],
    [740, 1060],
    [40, 1040],
  ],
  'from the side': [
    [180, 90],
    [660, 110],
    [770, 1050],
    [30, 1020],
  ],
  lying: [
    [760, 60],
    [740, 620],
    [40, 600],
    [50, 80],
  ],
  'upside down': [
    [740, 1060],
    [50, 1050],
    [60, 60],
    [750, 70],
  ],
}

type Paper = { readonly hasMarkers: readonly boolean[]; readonly written: number; readonly desk: number }
const SHEET_OF_OURS: Paper = { hasMarkers: [true, true, true, true], written: 22, desk: 60 }
const NOTEBOOK: Paper = { hasMarkers: [], written: 22, desk: 60 }

/** How light a place of the page is. Writing: upright strokes between the rules, the first line indented. */
function paperLevel(x: number, y: number, { hasMarkers, written }: Paper): number {
  // Markers and code stand above the first rule and below the last one.
  const line = Math.floor((y - ruleMm(0)) / SHEET.pitchMm)
  if (hasMarkers.length > 0 && (line < 0 || line >= RULE_COUNT - 1)) {
    const printed = printedLevel(x, y, hasMarkers)
    if (printed !== null) return printed
  }
  // Below the rule above it. Remainders by hand: an engine takes ten times as long for `%` of such numbers.
  const below = y - ruleMm(0) - line * SHEET.pitchMm
  const isRule = below < 0.2 || below > SHEET.pitchMm - 0.2
  const isInLines = y > ruleMm(0) - 0.2 && y < ruleMm(RULE_COUNT - 1) + 0.2 && x > 10 && x < 200
  if (isInLines && isRule) return 150
  const isBetween = line >= 0 && line < written && below > 3 && below < SHEET.pitchMm - 0.8
  const from = line === 0 || line === 9 ? 36 : 23
  return isBetween && x > from && x < 190 && x - Math.floor(x / 3) * 3 < 0.7 ? 50 : 235
}

function printedLevel(x: number, y: number, hasMarkers: readonly boolean[]): number | null {
  for (let at = 0; at < MARKER_CORNERS.length; at += 1) {
    const [left, top] = MARKER_CORNERS[at]!
    if (!hasMarkers[at] || x < left || y < top || x >= left + MARKER_MM || y >= top + MARKER_MM) continue
    const column = Math.floor(((x - left) / MARKER_MM) * MARKER_CELLS)
    const row = Math.floor(((y - top) / MARKER_MM) * MARKER_CELLS)
    const isFrame = row === 0 || column === 0 || row === MARKER_CELLS - 1 || column === MARKER_CELLS - 1
    return !isFrame && (MARKER_CODES[at]! >> (15 - ((row - 1) * 4 + column - 1))) & 1 ? 235 : 25
  }
  const cellX = Math.floor((x - CODE_GRID.x) / CODE_GRID.cellMm)
  const cellY = Math.floor((y - CODE_GRID.y) / CODE_GRID.cellMm)
  const isCode = cellX >= 0 && cellX < CODE_GRID.columns && cellY >= 0 && cellY < CODE_GRID.rows
  return isCode && CELLS[cellY * CODE_GRID.columns + cellX] ? 25 : null
}

/** @param bowPx by how much the upper and the lower edge bulge, while the corners stay */
function drawn(view: Quad, paper: Paper, { width = 800, height = 1100, bowPx = 0 } = {}): Picture {
  const back: Plane = inverted(planeThrough(PAPER, view))
  const data = new Uint8Array(width * height * 4)
  const level = (x: number, y: number) => {
    const across = bowPx === 0 ? 0 : applied(back, x, y)[0] / 210
    const [mmX, mmY] = applied(back, x, y + bowPx * Math.sin(Math.PI * Math.max(0, Math.min(1, across))))
    const isPaper = mmX >= 0 && mmY >= 0 && mmX < 210 && mmY < 297
    return isPaper ? paperLevel(mmX, mmY, paper) : paper.desk
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let mean = 0
      for (let part = 0; part < 4; part += 1)
        mean += level(x + (part & 1) / 2 - 0.25, y + (part >> 1) / 2 - 0.25) / 4
      const place = (y * width + x) * 4
      data[place] = data[place + 1] = data[place + 2] = mean
    }
  return { width, height, data }
}

const photograph = (...drawing: Parameters<typeof drawn>) => photographOf(drawn(...drawing))

const apart = (found: Quad, truth: Quad) =>
  Math.max(...truth.map(([x, y], at) => Math.hypot(found[at]![0] - x, found[at]![1] - y)))

test.each(Object.entries(VIEWS))('our sheet is found by its markers, %s', (_, view) => {
  const taken = photograph(view, SHEET_OF_OURS)
  const { located } = locate(taken)
  expect(located?.kind).toBe('sheet')
  expect(apart(cornersIn(located!), view)).toBeLessThan(3)
})

test('its lines, its indents and its code are read, in the dark too', () => {
  // Drawn once, and darkened.
  const picture = drawn(VIEWS['from the side']!, SHEET_OF_OURS)
  for (const light of [1, 0.25]) {
    const taken = photographOf({ ...picture, data: picture.data.map((level) => level * light) })
    const { lines, code, missingLines, faults } = readPhotograph(taken, locate(taken).located!)
    expect(code).toEqual(CODE)
    expect(lines.map(({ isWritten }) => isWritten)).toEqual(Array.from({ length: 30 }, (__, at) => at < 22))
    expect(lines.flatMap(({ isIndented }, at) => (isIndented ? [at] : []))).toEqual([0, 9])
    expect(missingLines).toEqual([])
    expect(faults.includes('dark')).toBe(light < 1)
  }
}, 120_000)

test('two markers are enough, one is not', () => {
  const two = photograph(VIEWS['upright']!, { ...SHEET_OF_OURS, hasMarkers: [true, false, true, false] })
  expect(locate(two).located?.kind).toBe('sheet')
  const one = photograph(VIEWS['upright']!, { ...SHEET_OF_OURS, hasMarkers: [true, false, false, false] })
  expect(locate(one).located?.kind).not.toBe('sheet')
})

test('lines that the picture cuts off are named', () => {
  const low: Quad = [
    [60, 80],
    [760, 80],
    [760, 1070],
    [60, 1070],
  ]
  const whole = photograph(low, SHEET_OF_OURS)
  expect(readPhotograph(whole, locate(whole).located!).missingLines).toEqual([])
  const cut = photograph(low, SHEET_OF_OURS, { height: 950 })
  const { missingLines, faults } = readPhotograph(cut, locate(cut).located!)
  expect(missingLines.at(-1)).toBe(30)
  expect(missingLines.length).toBeLessThan(5)
  expect(faults).toContain('cut-off')
})

test.each(['upright', 'from the side', 'lying'])(
  'paper without markers is found by its edges, %s',
  (name) => {
    const taken = photograph(VIEWS[name]!, NOTEBOOK)
    const { located } = locate(taken)
    expect(located?.kind).toBe('plain')
    const corners = cornersIn(located!)
    const turns = [0, 1, 2, 3].map((turn) =>
      apart([0, 1, 2, 3].map((at) => corners[(at + turn) & 3]!) as unknown as Quad, VIEWS[name]!),
    )
    expect(Math.min(...turns)).toBeLessThan(8)
  },
)

test('the corners of a bent page are where its curved sides meet', () => {
  const taken = photograph(VIEWS['upright']!, NOTEBOOK, { bowPx: 28 })
  const { located } = locate(taken)
  expect(located?.kind).toBe('plain')
  expect(apart(cornersIn(located!), VIEWS['upright']!)).toBeLessThan(6)
})

test('what is not sure is asked: white paper on a white desk, and nothing at all', () => {
  expect(locate(photograph(VIEWS['upright']!, { ...NOTEBOOK, desk: 235 })).located).toBeNull()
  const empty = photographOf({ width: 600, height: 800, data: new Uint8Array(600 * 800 * 4).fill(120) })
  expect(locate(empty)).toEqual({ located: null, guess: null })
})

test('with dragged corners the ruled lines are found, and a turn is a turn', () => {
  const view = VIEWS['from the side']!
  const taken = photograph(view, NOTEBOOK)
  const located = locatedBy(view)
  const written = readPhotograph(taken, located).lines.filter(({ isWritten }) => isWritten)
  expect(written.length).toBe(22)
  for (const { top, bottom } of written) expect((bottom - top) * SHEET.heightMm).toBeCloseTo(14, 0)
  const round = [1, 2, 3, 4].reduce((now) => quarterTurned(now), located)
  expect(apart(cornersIn(round), view)).toBeLessThan(0.01)
  expect(apart(cornersIn(quarterTurned(located)), [view[3], view[0], view[1], view[2]])).toBeLessThan(0.01)
})
