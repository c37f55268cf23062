/**
 * The smallest machines that carry a scene: first by the work alone, then by the simulation, which sees the lines. Pure.
 */
import type { Chance } from '../soak/chance.ts'
import { type ActCost, type Costs, costOf, costsAt, type Measured } from './costs.ts'
import type { Rates, Scene } from './day.ts'
import { type Predicted, predict } from './predict.ts'
import { type Layout, ON_ONE_MACHINE, POOL, processesOf, scriptOf } from './workload.ts'

export const GOAL_P99_MS = 500
/** Above this a machine has no room for a minute that is worse than the average one. */
export const MOST_SHARE = 0.7
const ONE_MACHINE_CORES = [2, 4, 8] as const
const WEB_CORES = 4
/** The largest that usual hosts rent out as one machine. */
export const DATABASE_CORES = [2, 4, 8, 16, 32, 64, 96] as const
const MOST_DATABASE_CORES = 96
const GROWTH = 1.15
const MOST_TRIES = 6
const LONGEST_SECONDS = 60
/** Enough for a p99 that stands still; more would only take longer. */
const MOST_ACTS = 60_000
/** The first part of a window fills the lines and is not counted. */
const WARM_SHARE = 0.2

/** What everybody gets, and a shared cache keeps for us (decision 0288). */
const CACHED = new Set(['page kept in memory', 'files of a first visit'])
/** What still comes through to fill it anew. */
const UNCACHED_SHARE = 0.05

export type Demand = {
  /** Cores used, of web processes and of the database. */
  readonly web: number
  readonly mainThread: number
  readonly database: number
  readonly sentBytes: number
  readonly requests: number
  readonly transactions: number
  readonly rowsWritten: number
  readonly walBytes: number
  /** Connections that are held at a time. */
  readonly held: number
  readonly listeners: number
}

export type Sized = {
  readonly layout: Layout
  readonly demand: Demand
  readonly predicted: Predicted
  readonly seconds: number
  /** What the largest machines do not carry; null where they do. */
  readonly limit: string | null
}

export function behindCache(rates: Rates): Rates {
  return new Map([...rates].map(([act, rate]) => [act, CACHED.has(act) ? rate * UNCACHED_SHARE : rate]))
}

/** What these rates use each second. Of numbers of acts instead, what those use in all, but for what is done at rest. */
export function demandOf(
  costs: Costs,
  { rates, listeners }: { rates: Rates; listeners: number },
  processes: number,
): Demand {
  const sum = (of: (cost: ActCost) => number) =>
    [...rates].reduce((total, [act, rate]) => total + rate * of(costOf(costs, act)), 0)
  const messages = rates.get('chat written') ?? 0
  const { heardMs, toldMs, toldBytes, restMsPerSecond } = costs.listening
  const chat = messages * (heardMs * processes + toldMs * listeners) + restMsPerSecond * listeners
  const { idle } = costs
  const mainMs = sum(({ mainMs }) => mainMs) + chat + idle.mainMs * processes
  return {
    web: (mainMs + sum(({ threadsMs }) => threadsMs) + idle.threadsMs * processes) / 1000,
    mainThread: mainMs / 1000,
    database: (sum(({ databaseMs }) => databaseMs) + idle.databaseMs) / 1000,
    sentBytes: sum(({ receivedBytes }) => receivedBytes) + messages * listeners * toldBytes,
    requests: sum(({ requests }) => requests),
    transactions: sum(({ transactions }) => transactions) + idle.transactions,
    rowsWritten: sum(({ rowsWritten }) => rowsWritten) + idle.rowsWritten,
    walBytes: sum(({ walBytes }) => walBytes) + idle.walBytes,
    held: sum(({ heldMs }) => heldMs) / 1000,
    listeners,
  }
}

/** What acts cost under this load: the share of a process follows from the costs, and the costs from the share. */
export function costsUnder(
  measured: Measured,
  load: { rates: Rates; listeners: number },
  processes: number,
): Costs {
  let share = 0
  for (let n = 0; n < 20; n += 1)
    share = (share + demandOf(costsAt(measured, share), load, processes).web / processes) / 2
  return costsAt(measured, share)
}

export function sizeFor(
  measured: Measured,
  scene: Pick<Scene, 'rates' | 'listeners'>,
  { isBehindCache, chance }: { isBehindCache: boolean; chance: Chance },
): Sized {
  const rates = isBehindCache ? behindCache(scene.rates) : scene.rates
  const load = { rates, listeners: scene.listeners }
  const perSecond = [...rates.values()].reduce((sum, rate) => sum + rate, 0)
  const seconds = Math.min(LONGEST_SECONDS, MOST_ACTS / perSecond)
  let layout = layoutFor(measured, load, isBehindCache)
  let costs = costsUnder(measured, load, processesOf(layout))
  let best: Predicted | null = null
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    costs = costsUnder(measured, load, processesOf(layout))
    const own = chance.fork(`try ${tries}`)
    const script = scriptOf(rates, own.fork('script'))
    best = predict(costs, { script, listeners: scene.listeners }, layout, {
      chance: own,
      from: seconds * WARM_SHARE,
      until: seconds * (1 + WARM_SHARE),
    })
    const next = bigger(layout, best)
    if (isGood(best) || next === null) break
    layout = next
  }
  const predicted = best!
  const demand = demandOf(costs, load, processesOf(layout))
  return { layout, demand, predicted, seconds, limit: limitOf(demand, predicted) }
}

function isGood({ p99Ms, databaseShare, webShare, isDrowning }: Predicted): boolean {
  return p99Ms <= GOAL_P99_MS && databaseShare <= MOST_SHARE && webShare <= MOST_SHARE && !isDrowning
}

/** By the work alone: one machine where it is enough, else web machines and one for the database. */
function layoutFor(
  measured: Measured,
  load: { rates: Rates; listeners: number },
  isBehindCache: boolean,
): Layout {
  for (const cores of ONE_MACHINE_CORES) {
    const { web, database } = demandOf(costsUnder(measured, load, cores), load, cores)
    if (web + database <= MOST_SHARE * cores)
      return { ...ON_ONE_MACHINE, databaseCores: cores, processesEach: cores, isBehindCache }
  }
  let webMachines = 1
  // As busy as they may be.
  const costs = costsAt(measured, MOST_SHARE)
  let demand = demandOf(costs, load, WEB_CORES)
  // Each process adds a little of its own: what it hears of the chat, and its rest.
  for (let n = 0; n < 20; n += 1) {
    demand = demandOf(costs, load, webMachines * WEB_CORES)
    const needed = Math.ceil(demand.web / MOST_SHARE / WEB_CORES)
    if (needed <= webMachines) break
    webMachines = needed
  }
  return {
    webMachines,
    webCores: WEB_CORES,
    processesEach: WEB_CORES,
    databaseCores: coresFor(demand.database / MOST_SHARE),
    isBehindCache,
    hasClient: false,
  }
}

function coresFor(cores: number): number {
  return DATABASE_CORES.find((size) => size >= cores) ?? MOST_DATABASE_CORES
}

/** @returns null where nothing larger helps */
function bigger(layout: Layout, { databaseShare, webShare, poolLine }: Predicted): Layout | null {
  if (layout.webMachines === 0) {
    const cores = ONE_MACHINE_CORES.find((size) => size > layout.databaseCores)
    if (cores) return { ...layout, databaseCores: cores, processesEach: cores }
    return { ...layout, webMachines: 2, webCores: WEB_CORES, processesEach: WEB_CORES }
  }
  const needsDatabase = databaseShare > MOST_SHARE || (databaseShare > webShare && poolLine < POOL)
  if (needsDatabase && layout.databaseCores < MOST_DATABASE_CORES)
    return { ...layout, databaseCores: coresFor(layout.databaseCores + 1) }
  if (databaseShare > MOST_SHARE) return null
  return { ...layout, webMachines: Math.ceil(layout.webMachines * GROWTH) }
}

function limitOf({ database }: Demand, predicted: Predicted): string | null {
  if (database > MOST_SHARE * MOST_DATABASE_CORES)
    return `the database: ${Math.ceil(database / MOST_SHARE)} cores wanted, of ${MOST_DATABASE_CORES}`
  if (!isGood(predicted)) return 'the lines: p99 stays above the goal'
  return null
}
