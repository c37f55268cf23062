/** Is the photograph good enough to be read, and what should be done otherwise? Said at once, and never a refusal. */
import { type EvenPage, PAPER_LEVEL } from './page.ts'

export type Fault = 'blurred' | 'dark' | 'glare' | 'cut-off'

export type Judged = {
  /** The worse of the two directions, so that a hand that shook shows. */
  readonly sharpness: number
  /** Of the paper, from 0 to 255. */
  readonly level: number
  /** Share of the page that is burnt out while the rest is not. */
  readonly glare: number
}

const LEAST_SHARPNESS = 0.45
const LEAST_LEVEL = 75
const MOST_GLARE = 0.006
const BURNT_OUT = 250
/** Where the whole page is bright, nothing is glare. */
const BRIGHT_PAGE = 240

/** @param page at about five pixels to the millimetre */
export function judge(page: EvenPage): Judged {
  const { width, height } = page
  const counts = { across: new Uint32Array(256), down: new Uint32Array(256), darkness: new Uint32Array(256) }
  const [left, right] = [Math.floor(width * 0.12), Math.floor(width * 0.95)]
  let count = 0
  // Of the rows each second one: shares of all pixels are told by half of them.
  for (let y = Math.floor(height * 0.12); y < Math.floor(height * 0.9); y += 2) {
    countRow(page, counts, y * width + left, y * width + right)
    count += right - left
  }
  const { across, down, darkness } = counts
  const top = (counts: Uint32Array) => highestShare(counts, count)
  const { levels, columns, rows } = page.light
  const level = [...levels].sort((a, b) => a - b)[levels.length >> 1]!
  let burnt = 0
  for (let row = 1; row < rows - 1; row += 1)
    for (let column = 1; column < columns - 1; column += 1)
      if (levels[row * columns + column]! >= BURNT_OUT) burnt += 1
  return {
    sharpness: Math.min(top(across), top(down)) / (top(darkness) + 1),
    level,
    glare: level < BRIGHT_PAGE ? burnt / ((rows - 2) * (columns - 2)) : 0,
  }
}

type Counts = { readonly across: Uint32Array; readonly down: Uint32Array; readonly darkness: Uint32Array }

function countRow(
  { width, data }: EvenPage,
  { across, down, darkness }: Counts,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at += 1) {
    across[Math.abs(data[at + 1]! - data[at - 1]!)]! += 1
    down[Math.abs(data[at + width]! - data[at - width]!)]! += 1
    darkness[Math.max(0, PAPER_LEVEL - data[at]!)]! += 1
  }
}

/** The value that one in a hundred reaches. */
function highestShare(counts: Uint32Array, all: number): number {
  let value = counts.length - 1
  for (let above = counts[value]!; value > 0 && above < all * 0.01; above += counts[value]!) value -= 1
  return value
}

export function faultsOf({ sharpness, level, glare }: Judged, isCutOff: boolean): Fault[] {
  return [
    ...(isCutOff ? (['cut-off'] as const) : []),
    ...(sharpness < LEAST_SHARPNESS ? (['blurred'] as const) : []),
    ...(level < LEAST_LEVEL ? (['dark'] as const) : []),
    ...(glare > MOST_GLARE ? (['glare'] as const) : []),
  ]
}
