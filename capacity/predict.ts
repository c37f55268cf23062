/** What a layout does under a script: the simulation's answer in the figures of a table. Pure. */
import type { Chance } from '../soak/chance.ts'
import type { Costs } from './costs.ts'
import { simulate } from './simulation/simulate.ts'
import { type Asked, jobsOf, type Layout, modelOf, processesOf, TOLD, UNASKED } from './workload.ts'

export type Predicted = Times & {
  readonly actsPerSecond: number
  /** Of all acts, from the shortest to the longest. */
  readonly tookSeconds: Float64Array
  /** Of acts by their kind. */
  readonly byKind: ReadonlyMap<string, Times & { readonly count: number }>
  /** From the writer's press to the last listener of a process. */
  readonly toldP99Ms: number | null
  readonly databaseShare: number
  /** Of the busiest web machine; the database's own where all stands on one. */
  readonly webShare: number
  /** Longest line for a connection of the pool. */
  readonly poolLine: number
  /** More comes than can be done. */
  readonly isDrowning: boolean
}

export function predict(
  costs: Costs,
  load: { readonly script: Iterable<Asked>; readonly listeners: number },
  layout: Layout,
  { chance, from, until }: { chance: Chance; from: number; until: number },
): Predicted {
  const model = modelOf(layout)
  const seconds = until - from
  const ran = simulate(model, jobsOf(costs, load, layout, chance), from, until)
  const told = ran.tookByKind.get(TOLD)
  const acts = [...ran.tookByKind].filter(([kind]) => kind !== UNASKED && kind !== TOLD)
  const all = acts.flatMap(([, took]) => took)
  const sorted = Float64Array.from(all).sort()
  const [databaseShare = 0, ...web] = ran.machineShare
  return {
    actsPerSecond: all.length / seconds,
    ...figuresOf(sorted),
    tookSeconds: sorted,
    byKind: new Map(acts.map(([kind, took]) => [kind, { count: took.length, ...figures(took) }])),
    toldP99Ms: told ? 1000 * quantile(Float64Array.from(told).sort(), 0.99) : null,
    databaseShare,
    webShare: web.length === 0 ? databaseShare : Math.max(...web),
    poolLine: Math.max(...ran.longestLine.filter((_, n) => model.stations[n]?.name.startsWith('pool'))),
    // A second's worth of acts, or the whole line of what is being done.
    isDrowning: ran.left > 50 + all.length / seconds + 20 * processesOf(layout),
  }
}

type Times = {
  readonly medianMs: number
  readonly p99Ms: number
  /** The mean of the slowest hundredth, which does not leap where acts of one kind end and of another begin. */
  readonly slowestMs: number
}

export function figures(tookSeconds: Iterable<number>): Times {
  return figuresOf(Float64Array.from(tookSeconds).sort())
}

function figuresOf(sorted: Float64Array): Times {
  const slowest = sorted.subarray(Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99)))
  return {
    medianMs: 1000 * quantile(sorted, 0.5),
    p99Ms: 1000 * quantile(sorted, 0.99),
    slowestMs: (1000 * slowest.reduce((sum, seconds) => sum + seconds, 0)) / slowest.length,
  }
}

export function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
