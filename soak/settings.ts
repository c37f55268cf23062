/** What the soak is told by the environment: how long, how many students, which faults, which row of chance. */
import { FAULTS } from './fault-list.ts'
import type { Fault } from './faults/fault.ts'

const LONGEST_SLOT_MS = 60_000

export type Settings = {
  readonly trafficMs: number
  readonly students: number
  /** Of the whole class, where nothing keeps it waiting. */
  readonly actionsPerSecond: number
  readonly seed: string
  /** In their order. */
  readonly faults: readonly Fault[]
  /** One before the faults is for warming up. Each fault has so long, and half of it to recover in. */
  readonly slotMs: number
  /** Behind a pgbouncer of this machine. */
  readonly isPooled: boolean
  /** Of one more door, whose processes are exchanged each minute; 0 for no such door. */
  readonly processes: number
  /** The files lie in a bucket, and no longer on the disk. */
  readonly isInBucket: boolean
  /** Where the counts are written as JSON, for `npm test`; null where nobody asks. */
  readonly reportFile: string | null
}

/** @throws for what is no number */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const isInBucket = env['SOAK_S3'] === '1'
  const possible = FAULTS.filter(({ mode }) => mode !== 'bucket' || isInBucket)
  const trafficMs = numberOf(env, 'SOAK_MINUTES', possible.length + 1, 0.5) * 60_000
  return {
    trafficMs,
    students: Math.round(numberOf(env, 'SOAK_STUDENTS', 200, 1)),
    actionsPerSecond: numberOf(env, 'SOAK_PACE', 20, 0.1),
    seed: env['SOAK_SEED'] || '1',
    ...planFaults(possible, trafficMs, env['SOAK_FAULTS'] ?? ''),
    isPooled: env['SOAK_PGBOUNCER'] === '1',
    isInBucket,
    processes: Math.round(numberOf(env, 'SOAK_PROCESSES', 0, 2)),
    reportFile: env['SOAK_REPORT'] || null,
  }
}

/**
 * A slot for each fault, of a minute at most. Those that need more than their slot are left out, and the others have theirs.
 *
 * @param names parts of the names of those that are wanted, with commas between; '' for all
 * @throws where none is left
 */
export function planFaults(
  all: readonly Fault[],
  trafficMs: number,
  names: string,
): Pick<Settings, 'faults' | 'slotMs'> {
  const wanted = names.split(',').map((name) => name.trim())
  const named = all.filter(({ name }) => wanted.some((part) => name.includes(part)))
  const slotOf = (faults: readonly Fault[]) => Math.min(trafficMs / (faults.length + 1), LONGEST_SLOT_MS)
  const faults = named.filter(({ needsMs = 0 }) => needsMs <= slotOf(named))
  if (faults.length === 0) throw new Error('SOAK_FAULTS or SOAK_MINUTES leave no fault to be done')
  return { faults, slotMs: slotOf(faults) }
}

function numberOf(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  otherwise: number,
  least: number,
): number {
  const text = env[name]
  if (!text) return otherwise
  const value = Number(text)
  if (!Number.isFinite(value) || value < least) throw new Error(`${name} must be a number from ${least} up`)
  return value
}
