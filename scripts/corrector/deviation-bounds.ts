/**
 * What the bounds of `src/corrector/rules/deviations.ts` rest on: how many deviations a line nine in ten of the portal's
 * essays have at most, by the level that its graders gave them in competence 1.
 */
import { analyse, type Language } from '#corrector/analysis.ts'
import { countDeviations } from '#corrector/rules/deviations.ts'
import { type Corpus, essayText } from './corpus.ts'
import { quantile } from './statistics.ts'

const EVERY = 2
const SHARE = 0.9

export function printDeviationBounds({ essays }: Corpus, language: Language): string {
  const byLevel = new Map<number, number[]>()
  for (const [index, essay] of essays.entries()) {
    if (index % EVERY !== 0) continue
    const analysis = analyse({ text: essayText(essay), theme: '', motivating: [] }, language)
    const { count, lines } = countDeviations(analysis)
    const level = essay.grades[0] ?? 0
    byLevel.set(level, [...(byLevel.get(level) ?? []), count / Math.max(1, lines)])
  }
  const rows = [...byLevel]
    .sort(([a], [b]) => b - a)
    .map(([level, shares]) => `| ${level} | ${shares.length} | ${quantile(shares, SHARE).toFixed(2)} |`)
  return [
    '### deviations a line',
    '',
    '| C1 | Essays | Nine in ten have at most |',
    '|---|---|---|',
    ...rows,
  ].join('\n')
}
