/**
 * From what acts cost and how often they come to a model of the machines and a row of jobs for it. Pure.
 *
 * A request waits for the main thread of its process, which does one thing at a time; for one of the two places of the
 * hashing or for the corrector's thread, where it needs them; for a connection of the pool; and all of them for the cores
 * of their machine. What was measured and is none of these (the kernel, the disk, waking up) passes without being shared.
 */
import type { Chance } from '../soak/chance.ts'
import type { ActName } from './acts.ts'
import type { ActCost, Costs } from './costs.ts'
import type { Rates } from './day.ts'
import type { Job, Model, Phase, Station } from './simulation/simulate.ts'

/** As the product has them (docs/performance.md, decision 0239). */
const HASHES_AT_A_TIME = 2
export const POOL = 10
const ANY = 1_000_000
/** More slices of an act than this change nothing but the length of the simulation. */
const MOST_SLICES = 6
/** From so much held beyond the statements on, a connection belongs to a transaction from its first to its last. */
const HELD_SHARE = 0.2

export type Layout = {
  /** Web machines of so many cores and processes each; none: everything stands on the database's machine. */
  readonly webMachines: number
  readonly webCores: number
  readonly processesEach: number
  readonly databaseCores: number
  /** Takes what everybody gets off the web machines (decision 0288): kept pages and files. */
  readonly isBehindCache: boolean
  /** The one who asks runs on the same machine, as in the check of the prediction. */
  readonly hasClient: boolean
}

export const ON_ONE_MACHINE = { webMachines: 0, webCores: 0, isBehindCache: false, hasClient: false } as const

const PER_PROCESS = ['main', 'hash', 'corrector', 'threads', 'pool'] as const
const SHARED = ['database', 'rest', 'client'] as const

export function processesOf({ webMachines, processesEach }: Layout): number {
  return Math.max(1, webMachines) * processesEach
}

export function modelOf(layout: Layout): Model {
  const { webMachines, webCores, processesEach, databaseCores } = layout
  const machines = [databaseCores, ...Array.from({ length: webMachines }, () => webCores)]
  const stations: Station[] = [
    { name: 'database', servers: ANY, machine: 0 },
    { name: 'rest', servers: ANY, machine: null },
    { name: 'client', servers: 1, machine: 0 },
  ]
  for (let n = 0; n < processesOf(layout); n += 1) {
    const machine = webMachines === 0 ? 0 : 1 + Math.floor(n / processesEach)
    stations.push(
      { name: `main ${n}`, servers: 1, machine },
      { name: `hash ${n}`, servers: HASHES_AT_A_TIME, machine },
      { name: `corrector ${n}`, servers: 1, machine },
      { name: `threads ${n}`, servers: ANY, machine },
      { name: `pool ${n}`, servers: POOL, machine: null },
    )
  }
  return { machines, stations }
}

function stationOf(process: number, name: (typeof PER_PROCESS)[number]): number {
  return SHARED.length + process * PER_PROCESS.length + PER_PROCESS.indexOf(name)
}
const DATABASE = SHARED.indexOf('database')
const REST = SHARED.indexOf('rest')
const CLIENT = SHARED.indexOf('client')

export type Asked = { readonly at: number; readonly act: ActName }

/** Acts by chance at these rates, for ever. */
export function* scriptOf(rates: Rates, chance: Chance): Generator<Asked> {
  const drawn = [...rates].filter(([, rate]) => rate > 0)
  const total = drawn.reduce((sum, [, rate]) => sum + rate, 0)
  const pause = () => -Math.log(1 - chance.next()) / total
  for (let at = pause(); ; at += pause()) yield { at, act: drawFrom(drawn, chance.next() * total) }
}

function drawFrom(drawn: readonly (readonly [ActName, number])[], at: number): ActName {
  let left = at
  for (const [act, rate] of drawn) {
    left -= rate
    if (left <= 0) return act
  }
  return drawn.at(-1)![0]
}

/** What was asked, each at a process by chance; and what the product does by itself. */
export function* jobsOf(
  costs: Costs,
  { script, listeners }: { script: Iterable<Asked>; listeners: number },
  layout: Layout,
  chance: Chance,
): Generator<Job> {
  const processes = processesOf(layout)
  const byName = new Map(costs.acts.map((act) => [act.name, act]))
  let beats = 0
  for (const { at, act } of script) {
    for (; beats / BEATS < at; beats += 1) yield* atRest(costs, processes, listeners, beats / BEATS)
    const cost = byName.get(act)
    if (!cost) throw new Error(`${act} was not measured`)
    const job = jobOf(cost, chance.below(processes), layout, chance)
    const told = act === 'chat written' ? toldEverywhere(costs, listeners, processes) : []
    yield { ...job, followers: [...(job.followers ?? []), ...told], at }
  }
}

/** Each process hears of a message and tells its own listeners. */
function toldEverywhere(costs: Costs, listeners: number, processes: number): Omit<Job, 'at'>[] {
  if (listeners === 0) return []
  const { heardMs, toldMs } = costs.listening
  const seconds = (heardMs + (toldMs * listeners) / processes) / 1000
  return Array.from({ length: processes }, (_, process) => ({
    kind: TOLD,
    phases: [{ do: 'work', station: stationOf(process, 'main'), seconds }],
  }))
}

/** What the product does by itself, in so many parts of a second. */
const BEATS = 10

function* atRest(costs: Costs, processes: number, listeners: number, at: number): Generator<Job> {
  const { idle, listening } = costs
  const work = (station: number, msPerSecond: number): Job => ({
    kind: UNASKED,
    at,
    phases: [{ do: 'work', station, seconds: msPerSecond / 1000 / BEATS }],
  })
  const heartbeats = (listening.restMsPerSecond * listeners) / processes
  for (let process = 0; process < processes; process += 1) {
    yield work(stationOf(process, 'main'), idle.mainMs + heartbeats)
    yield work(stationOf(process, 'threads'), idle.threadsMs)
  }
  yield work(DATABASE, idle.databaseMs)
}

/** Kinds of jobs that are no acts: what nobody waits for, and a message that reaches the listeners of a process. */
export const UNASKED = 'unasked'
export const TOLD = 'message told'

function jobOf(cost: ActCost, process: number, layout: Layout, chance: Chance): Omit<Job, 'at'> {
  const ofMean = 1 / meanSpread(cost)
  const factor = (cost.spread[chance.below(cost.spread.length)] ?? 1) * ofMean
  const seconds = (ms: number) => (ms * factor) / 1000
  const slices = Math.max(1, Math.min(MOST_SLICES, Math.round(cost.statements)))
  const main: Phase = {
    do: 'work',
    station: stationOf(process, 'main'),
    seconds: seconds(cost.mainMs) / (slices + 1),
  }
  const asks = cost.databaseMs > 0.02
  const disk = Math.max(0, cost.activeMs - cost.databaseMs)
  const pool = stationOf(process, 'pool')
  const statement: Phase[] = [
    { do: 'work', station: DATABASE, seconds: seconds(cost.databaseMs) / slices },
    ...(disk > 0 ? [{ do: 'work', station: REST, seconds: seconds(disk) / slices } as const] : []),
  ]
  const isHeld = cost.heldMs - cost.activeMs > HELD_SHARE * cost.activeMs
  const take: Phase = { do: 'take', station: pool }
  const give: Phase = { do: 'give', station: pool }
  const statements = Array.from({ length: slices }, (): Phase[] => [
    ...(isHeld ? statement : [take, ...statement, give]),
    main,
  ])
  const waited: Phase[] = cost.waitsFor
    ? [{ do: 'work', station: stationOf(process, cost.waitsFor), seconds: seconds(cost.threadsMs) }]
    : []
  const rest = restOf(cost, ofMean)
  const client: Phase[] = layout.hasClient
    ? [{ do: 'work', station: CLIENT, seconds: seconds(cost.clientMs) / 2 }]
    : []
  const unasked = cost.waitsFor
    ? []
    : [{ do: 'work', station: stationOf(process, 'threads'), seconds: seconds(cost.threadsMs) } as const]
  return {
    kind: cost.name,
    phases: [
      ...client,
      ...(rest > 0 ? [{ do: 'work', station: REST, seconds: rest / 1000 } as const] : []),
      main,
      ...waited,
      ...(asks ? [...(isHeld ? [take] : []), ...statements.flat(), ...(isHeld ? [give] : [])] : [main]),
      ...client,
    ],
    followers: unasked.length > 0 && cost.threadsMs > 0 ? [{ kind: UNASKED, phases: unasked }] : [],
  }
}

/** What acts use is measured as their mean and how they differ from their median: together they use no more than was measured. */
function meanSpread({ spread }: ActCost): number {
  return spread.reduce((sum, factor) => sum + factor, 0) / spread.length
}

/** Of the time that an act took alone, what nothing above explains. @param ofMean what the median one uses of the mean */
function restOf(cost: ActCost, ofMean: number): number {
  const { aloneMs, mainMs, threadsMs, databaseMs, activeMs, clientMs, waitsFor } = cost
  const explained = mainMs + Math.max(databaseMs, activeMs) + (waitsFor ? threadsMs : 0) + clientMs
  return Math.max(0, aloneMs - explained * ofMean)
}
