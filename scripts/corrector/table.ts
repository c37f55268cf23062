/** The table in which the corrector tells its error; printed by the evaluation, kept beside the fitted numbers. */
import { COMPETENCES } from '#corrector/kinds.ts'
import { gradedTotal, type LeftOut, totalOf } from './cross-validate.ts'
import type { Dataset } from './dataset.ts'
import { average, meanAbsoluteError, shareWithin, weightedKappa } from './statistics.ts'
import { FIRST_LIKE_MONTH } from './train.ts'

export type TableRow = {
  readonly what: string
  readonly measured: number
  readonly goal: number
  readonly better: 'high' | 'low'
}

const GOALS = { kappa: [0.5, 0.66, 0.65, 0.7, 0.77], total: 0.83, error: 57, within: 0.84, near: 0.9 }

/** The newest half: graders of the years before marked now milder, now harder (decision 0299). */
export const LATER_MONTH = 2021 * 12 + 9

/** @param forward the same, but each quarter from LATER_MONTH on by what was learned from the months before it alone */
export function errorTable(data: Dataset, left: LeftOut, forward: LeftOut): TableRow[] {
  const all = data.rows.map((_, row) => row)
  const like = all.filter((row) => (data.rows[row]?.month ?? 0) >= FIRST_LIKE_MONTH)
  const later = all.filter((row) => (data.rows[row]?.month ?? 0) >= LATER_MONTH)
  const rows: TableRow[] = []
  for (const [name, own, { levels }] of [
    ['', all, left],
    [' (from April 2020)', like, left],
    [' (from October 2021)', later, left],
    [' (from October 2021, learned from the months before)', later, forward],
  ] as const) {
    const given = own.map((row) => gradedTotal(data, row))
    const found = own.map((row) => totalOf(levels[row]))
    rows.push(
      {
        what: `total QWK${name}`,
        measured: weightedKappa(given, found, 40),
        goal: GOALS.total,
        better: 'high',
      },
      {
        what: `total mean absolute error${name}`,
        measured: meanAbsoluteError(given, found),
        goal: GOALS.error,
        better: 'low',
      },
      {
        what: `total within 100${name}`,
        measured: shareWithin(given, found, 100),
        goal: GOALS.within,
        better: 'high',
      },
    )
  }
  for (const competence of COMPETENCES) {
    const given = all.map((row) => data.rows[row]?.grades[competence - 1] ?? 0)
    const found = all.map((row) => left.levels[row]?.[competence - 1] ?? 0)
    rows.push(
      {
        what: `C${competence} QWK`,
        measured: weightedKappa(given, found, 40),
        goal: GOALS.kappa[competence - 1] ?? 0,
        better: 'high',
      },
      {
        what: `C${competence} within one level`,
        measured: shareWithin(given, found, 40),
        goal: GOALS.near,
        better: 'high',
      },
    )
  }
  const covered = average(
    all.map((row) => {
      const total = gradedTotal(data, row)
      const range = left.ranges[row]
      return Number(range !== undefined && total >= range.from && total <= range.to)
    }),
  )
  const width = average(all.map((row) => (left.ranges[row]?.to ?? 0) - (left.ranges[row]?.from ?? 0)))
  const flagged = (side: 'own' | 'other' | 'capped' | 'ownTitle' | 'otherTitle') =>
    average(left.gateFlags.map((flags) => Number(flags[side])))
  rows.push(
    { what: 'range of 80 % covers', measured: covered, goal: 0.78, better: 'high' },
    { what: 'mean width of the range', measured: width, goal: 200, better: 'low' },
    { what: 'swapped theme flagged', measured: flagged('other'), goal: 0.85, better: 'high' },
    { what: 'right theme flagged', measured: flagged('own'), goal: 0.02, better: 'low' },
    { what: 'right theme capped', measured: flagged('capped'), goal: 0.005, better: 'low' },
    {
      what: 'swapped theme flagged, title only',
      measured: flagged('otherTitle'),
      goal: 0.85,
      better: 'high',
    },
    { what: 'right theme flagged, title only', measured: flagged('ownTitle'), goal: 0.02, better: 'low' },
  )
  return rows
}

export function printTable(rows: readonly TableRow[]): string {
  const lines = rows.map(({ what, measured, goal, better }) => {
    const met = better === 'high' ? measured >= goal : measured <= goal
    return `| ${what} | ${round(measured)} | ${better === 'high' ? '≥' : '≤'} ${goal} | ${met ? 'yes' : 'NO'} |`
  })
  return ['| What | Measured | Goal | Met |', '|---|---|---|---|', ...lines].join('\n')
}

function round(value: number): number {
  return Math.abs(value) >= 10 ? Math.round(value * 10) / 10 : Math.round(value * 1000) / 1000
}
