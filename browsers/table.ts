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
  const reasons = new Set(
    results.flatMap(({ browser, journey, end, reason }) =>
      reason === null ? [] : [`- ${browser}, ${end === 'skipped' ? '' : `${journey}, `}${end}: ${reason}`],
    ),
  )
  const count = (end: Result['end']) => results.filter((one) => one.end === end).length
  const counts = `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`
  return `\n${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n\n${[...reasons, counts].join('\n')}`
}
