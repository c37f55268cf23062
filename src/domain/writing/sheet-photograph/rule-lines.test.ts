import { expect, test } from 'vitest'
import { trackSheet } from './rule-lines.ts'
import type { Column } from './ruled-columns.ts'

const PITCH = 40
const RULES = 31
const COLUMN = 25
/** What a strip shows of its neighbours: beyond that letters are cut. */
const OVERLAP = 15
const expected = Array.from({ length: RULES }, (_, rule) => 145 + rule * PITCH)

/** Rules as a page shows them whose lower part curls up between its sides; some of each column are under ink. */
function curledColumns(most: number): { columns: Column[]; shift: (x: number, rule: number) => number } {
  const shift = (x: number, rule: number) =>
    Math.round(most * Math.sin((Math.PI * x) / (36 * COLUMN)) * (0.3 + (0.7 * rule) / RULES))
  const columns = Array.from({ length: 36 }, (_, at) => {
    const x = (at + 0.5) * COLUMN
    const clarity = new Float32Array(1485)
    for (const [rule, y] of expected.entries()) {
      if ((rule * 7 + at * 3) % 5 === 0) continue
      clarity[y + shift(x, rule)] = 20
    }
    return { x, clarity }
  })
  return { columns, shift }
}

test.each([0, 20, 43, -43])(
  'rules that bend by %i pixels, a pitch being 40, are followed without a slip',
  (most) => {
    const { columns, shift } = curledColumns(most)
    const { shifts } = trackSheet(columns, expected)
    for (const [at, { x }] of columns.entries())
      for (const rule of expected.keys())
        expect(Math.abs(shifts[at]![rule]! - shift(x, rule)), `column ${at}, rule ${rule}`).toBeLessThan(
          OVERLAP,
        )
  },
)
