/**
 * Is the essay about its theme? A weighted sum of what it shares with the title and the motivating texts, fitted with
 * other themes' titles as the wrong answer. It tells a swapped theme or a memorised template; it cannot tell subtle
 * tangency (docs/corrector.md, "Limits").
 */
import type { Measures } from '../measures/value.ts'

export const GATE_MEASURES = [
  'themeCoverage',
  'themeMean',
  'themeDensity',
  'themeInFirst',
  'themeInLast',
  'themeLeast',
  'motivatingLikeness',
  'motivatingUse',
  'fromMotivating',
  'ownWords',
  'ownShare',
  'themeBeginnings',
  'themeParagraphs',
] as const

export type GateNumbers = {
  readonly bias: number
  readonly weights: readonly number[]
  /** Below `flag` it is named; below `cap` the rule of tangency is shown in the grade. */
  readonly flag: number
  readonly cap: number
}
export type ThemeGate = { readonly withTexts: GateNumbers; readonly titleOnly: GateNumbers }
export type ThemeVerdict = { readonly score: number; readonly isOff: boolean; readonly isCapped: boolean }

export function judgeTheme(measures: Measures, gate: ThemeGate, hasTexts: boolean): ThemeVerdict {
  const numbers = hasTexts ? gate.withTexts : gate.titleOnly
  const score = gateScore(measures, numbers)
  return { score, isOff: score <= numbers.flag, isCapped: hasTexts && score < numbers.cap }
}

function gateScore(measures: Measures, { bias, weights }: Pick<GateNumbers, 'bias' | 'weights'>): number {
  return GATE_MEASURES.reduce(
    (sum, name, at) => sum + (weights[at] ?? 0) * (measures[name]?.value ?? 0),
    bias,
  )
}
