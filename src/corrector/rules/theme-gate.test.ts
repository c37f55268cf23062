import { expect, test } from 'vitest'
import type { Measures } from '../measures/measured.ts'
import { GATE_MEASURES, judgeTheme, type ThemeGate } from './theme-gate.ts'

// The first measure alone is the score.
const numbers = { bias: 0, weights: GATE_MEASURES.map((_, at) => (at === 0 ? 1 : 0)), flag: 2, cap: 1 }
const gate: ThemeGate = { withTexts: numbers, titleOnly: numbers }
const measured = (value: number) => ({ [GATE_MEASURES[0]]: { value } }) as unknown as Measures

test.each<[number, boolean, boolean]>([
  [2.01, false, false],
  [2, true, false],
  [1, true, false],
  [0.99, true, true],
])('a score of %f: named %s, capped %s', (score, isOff, isCapped) => {
  expect(judgeTheme(measured(score), gate, true)).toEqual({ score, isOff, isCapped })
})

test('by its title alone a text is named and never capped', () => {
  expect(judgeTheme(measured(-9), gate, false)).toEqual({ score: -9, isOff: true, isCapped: false })
})
