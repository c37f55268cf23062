/**
 * What one act costs. A process that is busy does an act with less: it need not be woken, and what it works with is at
 * hand. So each act is measured at two paces, and the cost between them is on the line through both; and the mixture of an
 * evening is measured once at each, since an act that follows itself has everything at hand. All times in milliseconds.
 */
import type { ActName } from './acts.ts'

/** The middle of fewer says nothing. */
const LEAST_TIMES = 8
/** From so many on an act has a figure of its own. */
const LEAST_OF_ONE = 20
/** What of the product's use is not for those who ask: it comes off what was measured beside it. */
export const AT_REST = [
  'mainMs',
  'threadsMs',
  'databaseMs',
  'activeMs',
  'heldMs',
  'statements',
  'transactions',
  'rowsWritten',
  'walBytes',
] as const

export type ActCost = {
  readonly name: ActName
  readonly waitsFor: 'hash' | 'corrector' | null
  readonly times: number
  /** From the first call to the last answer, nothing else being done: the median. */
  readonly aloneMs: number
  /** How the others were to the median, from the quickest to the slowest, in even steps. */
  readonly spread: readonly number[]
  /** Of the processor: main thread, other threads, PostgreSQL, and the one who asks. */
  readonly mainMs: number
  readonly threadsMs: number
  readonly databaseMs: number
  readonly clientMs: number
  /** Statements under way in the database, and connections held in transactions. */
  readonly activeMs: number
  readonly heldMs: number
  readonly requests: number
  readonly statements: number
  readonly transactions: number
  readonly rowsWritten: number
  readonly walBytes: number
  /** By which the database grew for good: what takes the place of something older is used again. */
  readonly keptBytes: number
  readonly sentBytes: number
  readonly receivedBytes: number
}

/** How the times were while one act followed the other without a pause. */
type Pace = {
  /** Of one core, that the web process used meanwhile. */
  readonly share: number
  readonly aloneMs: number
  readonly mainMs: number
  readonly threadsMs: number
  readonly databaseMs: number
  readonly clientMs: number
}

/** The times of the act itself are those with a pause after each. */
export type MeasuredAct = ActCost & { readonly share: number; readonly busy: Pace }

/**
 * How many times as much an evening's acts cost in turns, still one after the other, as each of them again and again: one
 * process of the database after the other has the work, and what each act needs is no longer at hand. Of transactions it is
 * the better count, since a connection at rest tells those of the act before too late.
 */
export type Mixture = { readonly seldom: TimesAsMuch; readonly busy: TimesAsMuch }
export type TimesAsMuch = {
  /** All threads of the web process. */
  readonly web: number
  readonly database: number
  readonly client: number
  readonly transactions: number
  /** From the first call to the last answer. */
  readonly time: number
  /** The same of each act that was done often enough: what is asked seldom has rested for longer. */
  readonly timeOf: Readonly<Partial<Record<ActName, number>>>
}

/** The chat's, beside the writing of a message; milliseconds of the main thread. */
export type ListeningCost = {
  /** A message that another process has written comes over the database. */
  readonly heardMs: number
  /** It goes out to one listener. */
  readonly toldMs: number
  readonly toldBytes: number
  /** A listener at rest, each second. */
  readonly restMsPerSecond: number
  readonly memoryMb: number
}

/** What the product uses when nobody asks, each second: its jobs look for work, and the database counts them too. */
export type IdleCost = Readonly<Record<(typeof AT_REST)[number], number>> & {
  readonly webMb: number
  readonly databaseMb: number
}

export type Costs = {
  readonly acts: readonly ActCost[]
  readonly listening: ListeningCost
  readonly idle: IdleCost
}

export type Measured = Omit<Costs, 'acts'> & {
  readonly measuredOn: string
  /** Of the disk, before the acts. */
  readonly flushMs: number
  /** A fixed piece of work, before the acts: how quick the machine was then. */
  readonly workMs: number
  /** What a page of memory that was at rest takes (bench/rested-memory.ts), in microseconds. */
  readonly restedPageUs: number
  readonly mixture: Mixture
  readonly acts: readonly MeasuredAct[]
}

/** @param share of one core that each web process uses; beyond both paces the nearer one is taken */
export function costsAt(measured: Measured, share: number): Costs {
  return { ...measured, acts: measured.acts.map((act) => actAt(inMixture(act, measured.mixture), share)) }
}

function inMixture(act: MeasuredAct, { seldom, busy }: Mixture): MeasuredAct {
  const times = (cost: Pace, by: TimesAsMuch): Pace => ({
    share: cost.share,
    aloneMs: cost.aloneMs * (by.timeOf[act.name] ?? by.time),
    mainMs: cost.mainMs * by.web,
    threadsMs: cost.threadsMs * by.web,
    databaseMs: cost.databaseMs * by.database,
    clientMs: cost.clientMs * by.client,
  })
  return {
    ...act,
    ...times(act, seldom),
    activeMs: act.activeMs * seldom.database,
    heldMs: act.heldMs * seldom.database,
    transactions: act.transactions * seldom.transactions,
    busy: times(act.busy, busy),
  }
}

/**
 * @param done how long each act took in turns, in milliseconds, by its name
 * @param used meanwhile, less what the idle product uses
 * @param alone what an act costs at this pace when it is done again and again
 */
export function timesAsMuch(
  done: ReadonlyMap<ActName, readonly number[]>,
  used: Readonly<Record<'webMs' | 'databaseMs' | 'clientMs' | 'transactions', number>>,
  alone: (name: ActName) => Omit<Pace, 'share'> & { readonly transactions: number },
): TimesAsMuch {
  const expected = { web: 0, database: 0, client: 0, transactions: 0, alone: 0 }
  const timeOf: Partial<Record<ActName, number>> = {}
  let tookMs = 0
  for (const [name, took] of done) {
    const { mainMs, threadsMs, databaseMs, clientMs, transactions, aloneMs } = alone(name)
    expected.web += took.length * (mainMs + threadsMs)
    expected.database += took.length * databaseMs
    expected.client += took.length * clientMs
    expected.transactions += took.length * transactions
    if (took.length < LEAST_TIMES) continue
    const medianMs = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0
    expected.alone += took.length * aloneMs
    tookMs += took.length * medianMs
    if (took.length >= LEAST_OF_ONE && aloneMs > 0) timeOf[name] = medianMs / aloneMs
  }
  const times = (ms: number, expectedMs: number) => (expectedMs > 0 && ms > 0 ? ms / expectedMs : 1)
  return {
    web: times(used.webMs, expected.web),
    database: times(used.databaseMs, expected.database),
    client: times(used.clientMs, expected.client),
    transactions: times(used.transactions, expected.transactions),
    time: times(tookMs, expected.alone),
    timeOf,
  }
}

/** The mean of several. An act's own time is that of those in which it was done often enough. */
export function meanMixture(mixtures: readonly Mixture[]): Mixture {
  return {
    seldom: meanTimes(mixtures.map(({ seldom }) => seldom)),
    busy: meanTimes(mixtures.map(({ busy }) => busy)),
  }
}

function meanTimes(all: readonly TimesAsMuch[]): TimesAsMuch {
  const mean = (of: Exclude<keyof TimesAsMuch, 'timeOf'>) => meanOf(all.map((one) => one[of]))
  const named = new Set(all.flatMap(({ timeOf }) => Object.keys(timeOf) as ActName[])) // the members of each
  return {
    web: mean('web'),
    database: mean('database'),
    client: mean('client'),
    transactions: mean('transactions'),
    time: mean('time'),
    timeOf: Object.fromEntries(
      [...named].map((name) => [
        name,
        meanOf(all.map(({ timeOf }) => timeOf[name]).filter((time) => time !== undefined)),
      ]),
    ),
  }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function actAt(act: MeasuredAct, share: number): ActCost {
  const { busy } = act
  const way = (share - act.share) / (busy.share - act.share)
  const part = Number.isFinite(way) ? Math.min(1, Math.max(0, way)) : 0
  const between = (seldom: number, other: number) => seldom + (other - seldom) * part
  const databaseMs = between(act.databaseMs, busy.databaseMs)
  // The database tells these times too late to part the paces by them.
  const ofDatabase = act.databaseMs > 0 ? databaseMs / act.databaseMs : 1
  return {
    ...act,
    aloneMs: between(act.aloneMs, busy.aloneMs),
    mainMs: between(act.mainMs, busy.mainMs),
    threadsMs: between(act.threadsMs, busy.threadsMs),
    databaseMs,
    clientMs: between(act.clientMs, busy.clientMs),
    activeMs: act.activeMs * ofDatabase,
    heldMs: act.heldMs * ofDatabase,
  }
}

export function costOf({ acts }: Costs, name: ActName): ActCost {
  const found = acts.find((act) => act.name === name)
  if (!found) throw new Error(`${name} was not measured`)
  return found
}
