/**
 * What the product has used so far: the processor of its main thread, of its other threads and of PostgreSQL, and what
 * the database counts of itself. Linux only: it is read from /proc.
 */
import { readFileSync } from 'node:fs'
import type pg from 'pg'

export type Used = {
  readonly at: number
  /** Milliseconds of one core. */
  readonly mainMs: number
  readonly threadsMs: number
  readonly databaseMs: number
  /** Of the one who asks. */
  readonly clientMs: number
  /** Of everything on this machine. */
  readonly machineMs: number
  /** How often a process of the database went to rest: about once for each statement that it was sent. */
  readonly statements: number
  readonly transactions: number
  readonly rowsWritten: number
  /** Inserted, less those that were deleted. */
  readonly rowsKept: number
  /** Statements under way, and connections held by a transaction between two of them. */
  readonly activeMs: number
  readonly heldMs: number
  readonly walBytes: number
  readonly databaseBytes: number
}

type DatabaseCounts = {
  transactions: string
  rows_written: string
  rows_kept: string
  active_ms: number
  between_ms: number
  wal: string
  size: string
}

const COUNTS = `
  select xact_commit + xact_rollback as transactions,
    tup_inserted + tup_updated + tup_deleted as rows_written, tup_inserted - tup_deleted as rows_kept,
    active_time as active_ms, idle_in_transaction_time as between_ms,
    pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as wal,
    pg_database_size(datid) as size
  from pg_stat_database where datname = $1`

/** @param watch a connection to another database than the one that is looked at, else it counts itself */
export async function readUsed(
  watch: pg.Client,
  { web, postgres, database }: { web: number; postgres: number; database: string },
): Promise<Used> {
  const { rows } = await watch.query<DatabaseCounts>(COUNTS, [database])
  const [counts] = rows
  if (!counts) throw new Error(`no database ${database}`)
  const { user, system } = process.cpuUsage()
  return {
    at: performance.now(),
    ...ranBy(web),
    databaseMs: databaseMs(postgres),
    clientMs: (user + system) / 1000,
    machineMs: machineMs(),
    statements: childrenOf(postgres).reduce((total, child) => total + restsOf(child), 0),
    transactions: Number(counts.transactions),
    rowsWritten: Number(counts.rows_written),
    rowsKept: Number(counts.rows_kept),
    activeMs: counts.active_ms,
    heldMs: counts.active_ms + counts.between_ms,
    walBytes: Number(counts.wal),
    databaseBytes: Number(counts.size),
  }
}

export function usedBetween(before: Used, after: Used): Used {
  const names = Object.keys(before) as (keyof Used)[] // the members of a type of our own
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as Used // the same members
}

/** Of all processes together, in megabytes: what they share counts once (PSS). */
export function residentMb(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const rollup = readOr(`/proc/${pid}/smaps_rollup`, '')
    return sum + Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024
  }, 0)
}

export function childrenOf(pid: number): number[] {
  return readOr(`/proc/${pid}/task/${pid}/children`, '').split(' ').filter(Boolean).map(Number)
}

/** Those that run, and those that have ended, whose time their parent keeps in hundredths of a second. */
function databaseMs(postmaster: number): number {
  const running = [postmaster, ...childrenOf(postmaster)].reduce((sum, pid) => sum + ranMs(`/proc/${pid}`), 0)
  const [, , user = 0, system = 0] = ticksOf(postmaster)
  return running + (user + system) * TICK_MS
}

/**
 * A thread that has ended is still in the sum of its process, which is told in hundredths of a second; taken from the
 * list of threads, all that it ever ran would be gone, and the next difference too small by that.
 */
export function ranBy(pid: number): { mainMs: number; threadsMs: number } {
  const mainMs = mainThreadMs(pid)
  const [user = 0, system = 0] = ticksOf(pid)
  return { mainMs, threadsMs: Math.max(0, (user + system) * TICK_MS - mainMs) }
}

const TICK_MS = 10

/** Of a process and of its children that have ended: utime, stime, cutime and cstime of proc_pid_stat(5). */
function ticksOf(pid: number): number[] {
  const afterName = readOr(`/proc/${pid}/stat`, '').split(') ').at(-1)?.split(' ') ?? []
  return afterName.slice(11, 15).map(Number)
}

/** Of a web process, whose first thread has the number of the process. */
export function mainThreadMs(pid: number): number {
  return ranMs(`/proc/${pid}/task/${pid}`)
}

/** The first number of schedstat, in nanoseconds. */
function ranMs(folder: string): number {
  return Number(readOr(`${folder}/schedstat`, '0').split(' ')[0]) / 1e6
}

/** All columns but those of rest and of waiting for the disk, in hundredths of a second. */
function machineMs(): number {
  const [, user, nice, system, , , irq, softirq] = readOr('/proc/stat', '').split(/\s+/).map(Number)
  return ((user ?? 0) + (nice ?? 0) + (system ?? 0) + (irq ?? 0) + (softirq ?? 0)) * TICK_MS
}

function restsOf(pid: number): number {
  return Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(readOr(`/proc/${pid}/status`, ''))?.[1] ?? 0)
}

/** A process may end between being listed and being read. */
function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}
