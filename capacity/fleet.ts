/** What stands where for so many students, all scenes taken together, and what it costs a month. Pure. */
import type { Chance } from '../soak/chance.ts'
import { type Costs, costOf, costsAt, type Measured } from './costs.ts'
import { type Assumed, actsOfAMonth, type Scene, type SceneName, scenesOf } from './day.ts'
import { type Prices, reaisAMonth } from './prices.ts'
import { behindCache, DATABASE_CORES, demandOf, MOST_SHARE, type Sized, sizeFor } from './size.ts'
import { processesOf } from './workload.ts'

/** From so many students on a shared cache stands before the site (decision 0288). */
const CACHE_FROM = 50_000
/** As decision 0239 has them: ten of the pool, three that listen; and twelve behind a pooler, of them five direct. */
export const CONNECTIONS_OF_A_PROCESS = 13
/** PostgreSQL takes more, at some megabytes each; from here on a pooler stands between (decision 0287). */
export const MOST_CONNECTIONS = 500
const MB_OF_A_CONNECTION = 10
/** Of what a year writes, so much is read often enough to stand in memory; assumed. */
const HOT_SHARE = 0.1
/** Besides the rows: journal, room to tidy up, a backup; assumed. */
const DISK_FACTOR = 2
/** Of the mock exam: those days alone need the largest machines. */
const EXAM_SCENES: readonly SceneName[] = ['mock exam at nine', 'correction rush']

export type Fleet = {
  readonly students: number
  readonly scenes: readonly { readonly scene: Scene; readonly sized: Sized }[]
  readonly processes: number
  readonly webMachines: number
  readonly webCores: number
  readonly databaseCores: number
  readonly connections: number
  readonly memoryGb: number
  readonly diskGbAYear: number
  readonly trafficGbAMonth: number
  /** Of the busiest second. */
  readonly megabits: number
  readonly walMegabytes: number
  readonly reais: number
  /** With the machines of the evening, and those of the exam for its days only. */
  readonly reaisWithoutExam: number
  readonly limit: string | null
  readonly isBehindCache: boolean
}

export function fleetFor(
  measured: Measured,
  students: number,
  { assumed, prices, chance }: { assumed: Assumed; prices: Prices; chance: Chance },
): Fleet {
  const isBehindCache = students >= CACHE_FROM
  // For bytes and rows, which are the same at any pace.
  const costs = costsAt(measured, 0)
  const scenes = scenesOf(students, assumed).map((scene) => ({
    scene,
    sized: sizeFor(measured, scene, { isBehindCache, chance: chance.fork(`${students} ${scene.name}`) }),
  }))
  const month = actsOfAMonth(students, assumed)
  const sent = isBehindCache ? behindCache(month) : month
  const trafficGb =
    (demandOf(costs, { rates: sent, listeners: 0 }, 0).sentBytes +
      chatBytes(
        costs,
        scenes.map(({ scene }) => scene),
        assumed,
      )) /
    1e9
  const yearGb =
    ([...month].reduce((sum, [act, times]) => sum + times * costOf(costs, act).keptBytes, 0) * 12) / 1e9
  const all = scenes.map(({ sized }) => sized)
  const daily = scenes.filter(({ scene }) => !EXAM_SCENES.includes(scene.name)).map(({ sized }) => sized)
  const rented = (of: readonly Sized[]) => {
    const machines = machinesOf(of)
    const memoryGb = memoryOf(costs, machines, of, yearGb)
    const isAlone = machines.webMachines === 0
    const cores = machines.databaseCores + machines.webMachines * machines.webCores
    const diskGb = yearGb * DISK_FACTOR
    return {
      machines,
      memoryGb,
      reais: reaisAMonth(prices, { isAlone, cores, memoryGb, diskGb, trafficGb }),
    }
  }
  const whole = rented(all)

  const most = (of: (sized: Sized) => number) => Math.max(...all.map(of))
  return {
    students,
    scenes,
    ...whole.machines,
    connections: whole.machines.processes * CONNECTIONS_OF_A_PROCESS,
    memoryGb: whole.memoryGb,
    diskGbAYear: yearGb,
    trafficGbAMonth: trafficGb,
    megabits: most(({ demand }) => (demand.sentBytes * 8) / 1e6),
    walMegabytes: most(({ demand }) => demand.walBytes / 1e6),
    reais: whole.reais,
    reaisWithoutExam: rented(daily).reais,
    limit: all.find(({ limit }) => limit !== null)?.limit ?? null,
    isBehindCache,
  }
}

/** What the listeners are told in a month. */
function chatBytes(costs: Costs, scenes: readonly Scene[], assumed: Assumed): number {
  const full = scenes.find(({ name }) => name === 'chat')!
  const messages = (full.rates.get('chat written') ?? 0) * assumed.CHAT_HOURS * 3600
  return messages * full.listeners * costs.listening.toldBytes
}

function machinesOf(sized: readonly Sized[]) {
  const most = (of: (sized: Sized) => number) => Math.max(...sized.map(of))
  return {
    processes: most(({ layout }) => processesOf(layout)),
    webMachines: most(({ layout }) => layout.webMachines),
    webCores: most(({ layout }) => layout.webCores),
    databaseCores: most(({ layout }) => layout.databaseCores),
  }
}

function memoryOf(
  costs: Costs,
  { processes }: { processes: number },
  sized: readonly Sized[],
  yearGb: number,
): number {
  const web = processes * costs.idle.webMb
  const database = costs.idle.databaseMb + processes * CONNECTIONS_OF_A_PROCESS * MB_OF_A_CONNECTION
  const listeners = Math.max(...sized.map(({ demand }) => demand.listeners)) * costs.listening.memoryMb
  return (web + database + listeners) / 1000 + yearGb * HOT_SHARE
}

export type Limit = { readonly what: string; readonly students: number; readonly scene: SceneName }

/** How many students bring each thing to its end, in the scene that asks the most of it: by proportion from a million. */
export function limitsOf(measured: Measured, assumed: Assumed, isBehindCache: boolean): Limit[] {
  const students = 1_000_000
  const costs = costsAt(measured, MOST_SHARE)
  const scenes = scenesOf(students, assumed).map((scene) => {
    const rates = isBehindCache ? behindCache(scene.rates) : scene.rates
    return { scene, demand: demandOf(costs, { rates, listeners: scene.listeners }, 0) }
  })
  const most = DATABASE_CORES.at(-1)!
  const ends: readonly (readonly [string, (demand: Sized['demand']) => number, number])[] = [
    ['one web process (its main thread to 70 %)', ({ mainThread }) => mainThread, MOST_SHARE],
    ['a machine of two cores, all on it (to 70 %)', ({ web, database }) => web + database, 2 * MOST_SHARE],
    ['a machine of eight cores, all on it (to 70 %)', ({ web, database }) => web + database, 8 * MOST_SHARE],
    ['an uplink of 1 Gbit/s (to 70 %)', ({ sentBytes }) => (sentBytes * 8) / 1e9, MOST_SHARE],
    [
      `${MOST_CONNECTIONS} connections without a pooler`,
      ({ web }) => Math.ceil(web / MOST_SHARE) * CONNECTIONS_OF_A_PROCESS,
      MOST_CONNECTIONS,
    ],
    ['a database of 32 cores (to 70 %)', ({ database }) => database, 32 * MOST_SHARE],
    [`a database of ${most} cores (to 70 %)`, ({ database }) => database, most * MOST_SHARE],
    ['200 MB of journal a second', ({ walBytes }) => walBytes / 1e6, 200],
  ]
  return ends
    .map(([what, used, end]) => {
      const [worst] = scenes.toSorted((a, b) => used(b.demand) - used(a.demand))
      return { what, scene: worst!.scene.name, students: (students * end) / used(worst!.demand) }
    })
    .sort((a, b) => a.students - b.students)
}
