/** How many web processes a machine carries, and what they take of its memory. Pure: the caller looks at the machine. */

/** Of one web process under load, and of what stands beside them all: PostgreSQL and the supervisor (docs/performance.md). */
const MB_OF_A_PROCESS = 350
const MB_BESIDE = 256
/** `auto` leaves a machine with less than this to one process. */
const LEAST_FREE_MB = 1024
const LEAST_CORES = 2

export type Machine = { readonly cores: number; readonly freeMb: number }

export type ProcessPlan = {
  readonly count: number
  readonly neededMb: number
  /** Whether what is asked for may not find room. */
  readonly isTight: boolean
}

export function planProcesses(wanted: 'auto' | number, { cores, freeMb }: Machine): ProcessPlan {
  const count = wanted === 'auto' ? countFor(cores, freeMb) : wanted
  const neededMb = MB_BESIDE + count * MB_OF_A_PROCESS
  return { count, neededMb, isTight: neededMb > freeMb }
}

function countFor(cores: number, freeMb: number): number {
  if (cores < LEAST_CORES || freeMb < LEAST_FREE_MB) return 1
  return Math.min(cores, Math.floor((freeMb - MB_BESIDE) / MB_OF_A_PROCESS))
}
