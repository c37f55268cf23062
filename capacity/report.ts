/** The run in words: what acts cost, how far the prediction was right, and what so many students take. */
import type { Measured } from './costs.ts'
import { ASSUMPTIONS, type Assumed, type AssumptionName, DAY } from './day.ts'
import type { Fleet, Limit } from './fleet.ts'
import { PRICES, type PriceName, type Prices } from './prices.ts'
import { GOAL_P99_MS, MOST_SHARE } from './size.ts'
import type { Checked } from './validate.ts'
import { processesOf } from './workload.ts'

/** What a prediction may be off by and still be believed. */
const NEAR = 0.2

export type Run = {
  readonly circumstances: string
  readonly costs: Measured
  readonly checked: readonly Checked[]
  readonly fleets: readonly Fleet[]
  readonly limits: readonly Limit[]
  readonly limitsBehindCache: readonly Limit[]
  readonly assumed: Assumed
  readonly prices: Prices
}

export function markdown(run: Run): string {
  return [
    run.circumstances,
    '## What an act costs',
    'Times with a pause after each / without.',
    actsTable(run.costs),
    ...(run.checked.length > 0 ? ['## Prediction and measurement', checkTable(run.checked)] : []),
    ...(run.checked.length > 0
      ? [`Medians by act, predicted / measured in ms: ${kindsLine(run.checked)}.`]
      : []),
    ...(run.fleets.length > 0
      ? ['## Scenes', scenesTable(run.fleets), '## Machines', fleetTable(run.fleets)]
      : []),
    '## Where something ends first',
    limitsTable(run.limits, run.limitsBehindCache),
    '## Assumptions',
    assumptionsTable(run.assumed),
    planTable(),
    '## Prices',
    pricesTable(run.prices),
  ].join('\n\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function actsTable({ acts, listening, idle, mixture }: Measured): string {
  const rows = acts.map((act) => [
    act.name,
    ...(['aloneMs', 'mainMs', 'threadsMs', 'databaseMs'] as const).map(
      (time) => `${ms(act[time])} / ${ms(act.busy[time])}`,
    ),
    ms(act.heldMs),
    act.statements.toFixed(1),
    act.transactions.toFixed(1),
    act.rowsWritten.toFixed(1),
    kb(act.walBytes),
    kb(act.receivedBytes),
  ])
  return [
    table(
      [
        'Act',
        'alone, ms',
        'main thread, ms',
        'other threads, ms',
        'database, ms',
        'connection held, ms',
        'statements, about',
        'transactions',
        'rows written',
        'journal, kB',
        'sent, kB',
      ],
      rows,
    ),
    '',
    `The chat beside the writing: ${ms(listening.heardMs)} ms of each process for a message that it hears, ${(1000 * listening.toldMs).toFixed(1)} µs and ${Math.round(listening.toldBytes)} bytes for each listener; a listener at rest ${(1000 * listening.restMsPerSecond).toFixed(1)} µs a second. The product at rest: ${ms(idle.mainMs + idle.threadsMs)} ms a second of a web process, ${ms(idle.databaseMs)} of the database. Correcting on the device and searching the banks: nothing.`,
    '',
    `In turns instead of again and again, still one after the other, the same acts cost so many times as much (the mean of the run’s mixtures): ${timesLine(mixture)}. That is in every size below; the check takes what its own minutes told.`,
  ].join('\n')
}

function timesLine({ seldom, busy }: Measured['mixture']): string {
  const both = (of: Exclude<keyof Measured['mixture']['busy'], 'timeOf'>) =>
    `${seldom[of].toFixed(2)} / ${busy[of].toFixed(2)}`
  return `web process ${both('web')}, database ${both('database')}, the one who asks ${both('client')}, transactions ${both('transactions')}, time ${both('time')} (by act ${timesByAct(seldom)})`
}

function timesByAct({ timeOf }: Measured['mixture']['seldom']): string {
  return Object.entries(timeOf)
    .map(([act, times]) => `${act} ${times.toFixed(2)}`)
    .join(', ')
}

function checkTable(checked: readonly Checked[]): string {
  const [first] = checked
  const rows = (first?.figures ?? []).map(({ what, unit }, n) => [
    `${what}, ${unit}`,
    ...checked.flatMap(({ figures }) => {
      const { predicted, measured, measuredInTurns, isBeside } = figures[n]!
      const ratio = predicted === 0 ? Number.NaN : measured / predicted
      const verdict = Number.isNaN(ratio)
        ? '–'
        : isBeside || Math.abs(ratio - 1) <= NEAR
          ? ratio.toFixed(2)
          : `**${ratio.toFixed(2)}**`
      return [`${digits(predicted)} / ${digits(measured)}${rangeOf(measuredInTurns)}`, verdict]
    }),
  ])
  const head = checked.flatMap(({ load }) => [
    `${Math.round(load * 100)} % of a core: predicted / measured`,
    'ratio',
  ])
  return table(['What', ...head], rows)
}

/** Where the turns of one load differ by more than a prediction may be off. */
function rangeOf(measured: readonly number[]): string {
  const [least, most] = [Math.min(...measured), Math.max(...measured)]
  return most - least > NEAR * least && least > 0 ? ` (${digits(least)} to ${digits(most)})` : ''
}

function kindsLine(checked: readonly Checked[]): string {
  return checked
    .map(
      ({ load, kinds }) =>
        `at ${Math.round(load * 100)} % ${kinds.map(({ what, predicted, measured }) => `${what} ${digits(predicted)} / ${digits(measured)}`).join(', ')}`,
    )
    .join('; ')
}

function scenesTable(fleets: readonly Fleet[]): string {
  const rows = fleets.flatMap(({ students, scenes }) =>
    scenes.map(({ scene, sized: { layout, demand, predicted, limit } }) => [
      whole(students),
      scene.name,
      digits(predicted.actsPerSecond),
      digits(demand.requests),
      `${whole(processesOf(layout))} on ${layout.webMachines === 0 ? `1 × ${layout.databaseCores}` : `${layout.webMachines} × ${layout.webCores}`}`,
      layout.webMachines === 0 ? 'the same' : String(layout.databaseCores),
      percent(predicted.webShare),
      percent(predicted.databaseShare),
      digits(demand.held),
      digits((demand.sentBytes * 8) / 1e6),
      digits(demand.transactions),
      digits(predicted.medianMs),
      `${digits(predicted.p99Ms)}${predicted.toldP99Ms === null ? '' : `; chat ${digits(predicted.toldP99Ms)}`}`,
      limit ?? '–',
    ]),
  )
  return [
    `The smallest machines with a p99 of all acts of ${GOAL_P99_MS} ms at most and no machine above ${100 * MOST_SHARE} %.`,
    '',
    table(
      [
        'Students',
        'Scene',
        'acts/s',
        'requests/s',
        'web processes on machines × cores',
        'cores of the database',
        'web busy',
        'database busy',
        'connections in use',
        'Mbit/s',
        'transactions/s',
        'median, ms',
        'p99, ms',
        'not carried',
      ],
      rows,
    ),
  ].join('\n')
}

function fleetTable(fleets: readonly Fleet[]): string {
  const row = (name: string, of: (fleet: Fleet) => string) => [name, ...fleets.map(of)]
  return table(
    ['All scenes', ...fleets.map(({ students }) => whole(students))],
    [
      row('web machines × cores', (fleet) =>
        fleet.webMachines === 0 ? 'none of their own' : `${fleet.webMachines} × ${fleet.webCores}`,
      ),
      row('web processes', ({ processes }) => whole(processes)),
      row('cores of the database', ({ databaseCores }) => String(databaseCores)),
      row('connections without a pooler', ({ connections }) => whole(connections)),
      row('memory, GB', ({ memoryGb }) => digits(memoryGb)),
      row('disk, GB more each year', ({ diskGbAYear }) => digits(diskGbAYear)),
      row('shared cache', ({ isBehindCache }) => (isBehindCache ? 'yes' : 'no')),
      row('uplink at its busiest, Mbit/s', ({ megabits }) => digits(megabits)),
      row('journal at its busiest, MB/s', ({ walMegabytes }) => digits(walMegabytes)),
      row('sent in a month, GB', ({ trafficGbAMonth }) => digits(trafficGbAMonth)),
      row('reais a month', ({ reais }) => `R$ ${whole(reais)}`),
      row('the same, each student', ({ reais, students }) => `R$ ${(reais / students).toFixed(3)}`),
      row('reais a month without the mock exam', ({ reaisWithoutExam }) => `R$ ${whole(reaisWithoutExam)}`),
      row('not carried', ({ limit }) => limit ?? '–'),
    ],
  )
}

function limitsTable(limits: readonly Limit[], behindCache: readonly Limit[]): string {
  return table(
    ['What ends', 'Students', 'in the scene', 'Students behind a shared cache'],
    limits.map(({ what, students, scene }) => [
      what,
      whole(students),
      scene,
      whole(behindCache.find((other) => other.what === what)?.students ?? 0),
    ]),
  )
}

function assumptionsTable(assumed: Assumed): string {
  const names = Object.keys(ASSUMPTIONS) as AssumptionName[] // the members of the table
  return table(
    ['Setting', 'Value', 'What it says'],
    names.map((name) => [`\`CAPACITY_${name}\``, String(assumed[name]), ASSUMPTIONS[name].says]),
  )
}

function planTable(): string {
  return table(
    ['Act', 'times a day, of one who comes', 'Why'],
    DAY.map(([act, times, why]) => [act, String(times), why || '–']),
  )
}

function pricesTable(prices: Prices): string {
  const names = Object.keys(PRICES) as PriceName[] // the members of the table
  return table(
    ['Setting', 'Value', 'What it says, and from where'],
    names.map((name) => [`\`CAPACITY_${name}\``, String(prices[name]), PRICES[name].says]),
  )
}

function ms(value: number): string {
  return value.toFixed(2)
}

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}

/** Three digits that count. */
function digits(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (Math.abs(value) >= 100) return whole(value)
  return String(Number(value.toPrecision(3)))
}
