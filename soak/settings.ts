/** What the soak is told by the environment: how long, how many students, which row of chance. */

/** One of the list each, and one slot before them for warming up. */
export const SLOTS = 10
const LONGEST_SLOT_MS = 60_000

export type Settings = {
  readonly trafficMs: number
  readonly students: number
  /** Of the whole class, where nothing keeps it waiting. */
  readonly actionsPerSecond: number
  readonly seed: string
  /** Each fault has so long, and half of it to recover in. */
  readonly slotMs: number
  /** Behind a pgbouncer of this machine. */
  readonly isPooled: boolean
  /** Where the counts are written as JSON, for `npm test`; null where nobody asks. */
  readonly reportFile: string | null
}

/** @throws for what is no number */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const trafficMs = numberOf(env, 'SOAK_MINUTES', 10, 0.5) * 60_000
  return {
    trafficMs,
    students: Math.round(numberOf(env, 'SOAK_STUDENTS', 200, 1)),
    actionsPerSecond: numberOf(env, 'SOAK_PACE', 20, 0.1),
    seed: env['SOAK_SEED'] || '1',
    slotMs: Math.min(trafficMs / SLOTS, LONGEST_SLOT_MS),
    isPooled: env['SOAK_PGBOUNCER'] === '1',
    reportFile: env['SOAK_REPORT'] || null,
  }
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
