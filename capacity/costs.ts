/** What one act costs, as it was measured alone. All times in milliseconds. */
import type { ActName } from './acts.ts'

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

/** What the product uses when nobody asks: milliseconds each second. */
export type IdleCost = {
  readonly mainMs: number
  readonly threadsMs: number
  readonly databaseMs: number
  readonly webMb: number
  readonly databaseMb: number
}

export type Costs = {
  readonly measuredOn: string
  readonly acts: readonly ActCost[]
  readonly listening: ListeningCost
  readonly idle: IdleCost
}

export function costOf({ acts }: Costs, name: ActName): ActCost {
  const found = acts.find((act) => act.name === name)
  if (!found) throw new Error(`${name} was not measured`)
  return found
}
