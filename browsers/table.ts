/** What is printed at the end: a row for each journey, a column for each browser, and the reasons below. */

export type Result = {
  readonly browser: string
  readonly journey: string
  readonly end: 'passed' | 'failed' | 'skipped'
  readonly reason: string | null
}

export function table(results: readonly Result[]): string {
  const browsers = [...new Set(results.map(({ browser }) => browser))]
  const journeys = [...new Set(results.map(({ journey }) => journey))]
  const cell = (journey: string, browser: string) =>
    results.find((one) => one.journey === journey && one.browser === browser)?.end ?? ''
  const rows = journeys.map((journey) => [journey, ...browsers.map((browser) => cell(journey, browser))])
  const lines = [['Journey', ...browsers], ['---', ...browsers.map(() => '---')], ...rows]
  const reasons = new Map<string, string[]>()
  for (const { browser, journey, end, reason } of results) {
    if (reason === null) continue
    const line = `${browser}, ${end}: ${reason}`
    reasons.set(line, [...(reasons.get(line) ?? []), journey])
  }
  const said = [...reasons].map(
    ([line, where]) => `- ${line} (${where.length === journeys.length ? 'all' : where.join(', ')})`,
  )
  const count = (end: Result['end']) => results.filter((one) => one.end === end).length
  const counts = `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`
  return `\n${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n\n${[...said, counts].join('\n')}`
}
