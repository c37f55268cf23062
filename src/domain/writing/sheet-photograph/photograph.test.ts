import { expect, test } from 'vitest'
import { assemble, photographOf } from './photograph.ts'

const WIDTH = 5
const HEIGHT = 4
/** Each pixel another one: its red names it. */
const BYTES = Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, (_, at) => {
  const pixel = at >> 2
  return [10 * pixel, 100, 255 - 10 * pixel, 7][at % 4]!
})
const rows = ({ width, data }: { width: number; data: Uint8Array }) =>
  Array.from({ length: data.length / width }, (_, y) => [...data.slice(y * width, (y + 1) * width)])
/** By hand: to the right, and then mirrored. */
function turned(grid: number[][], quarters: number, isMirrored: boolean): number[][] {
  let now = grid
  for (let turn = 0; turn < quarters; turn += 1)
    now = now[0]!.map((_, x) => now.map((row) => row[x]!).reverse())
  return isMirrored ? now.map((row) => [...row].reverse()) : now
}

test.each([0, 1, 2, 3].flatMap((quarters) => [false, true].map((isMirrored) => ({ quarters, isMirrored }))))(
  'what lies $quarters quarters off and mirrored ($isMirrored) is upright, light, red and colours alike',
  (lie) => {
    const upright = photographOf({ width: WIDTH, height: HEIGHT, data: BYTES })
    const parts = assemble({ width: WIDTH, height: HEIGHT }, lie)
    parts.add(BYTES, 0, HEIGHT)
    const whole = parts.whole()
    for (const plane of ['grey', 'red'] as const)
      expect(rows(whole[plane])).toEqual(turned(rows(upright[plane]), lie.quarters, lie.isMirrored))
    const green = ({ width, height, data }: typeof whole.colours) =>
      rows({ width, data: Uint8Array.from({ length: width * height }, (_, at) => data[at * 3]!) })
    expect(green(whole.colours)).toEqual(turned(green(upright.colours), lie.quarters, lie.isMirrored))
  },
)

test('band by band it is the same as at once', () => {
  const whole = photographOf({ width: WIDTH, height: HEIGHT, data: BYTES })
  const parts = assemble({ width: WIDTH, height: HEIGHT }, { quarters: 1, isMirrored: false })
  parts.add(BYTES.subarray(0, WIDTH * 3 * 4), 0, 3)
  parts.add(BYTES.subarray(WIDTH * 3 * 4), 3, 1)
  expect(rows(parts.whole().grey)).toEqual(turned(rows(whole.grey), 1, false))
  expect(rows(parts.whole().red)).toEqual(turned(rows(whole.red), 1, false))
})

test('the small colours are averages, of a picture of any size', () => {
  for (const [width, height] of [
    [300, 420],
    [600, 800],
    [1500, 2000],
  ] as const) {
    const data = new Uint8Array(width * height * 4).fill(120)
    const { colours } = photographOf({ width, height, data })
    expect(Math.max(colours.width, colours.height)).toBe(420)
    expect(colours.scale).toBeCloseTo(height / 420, 1)
    expect(new Set(colours.data)).toEqual(new Set([120]))
  }
})
