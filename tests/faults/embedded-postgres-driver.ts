/** Starts, watches and kills the child of these tests, and makes the places it works in. Waits for facts, never for times. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { compileCache } from './prepared-data.ts'

const CHILD = fileURLToPath(new URL('./embedded-postgres-child.ts', import.meta.url))

export const IS_ROOT = process.getuid?.() === 0
export const NOBODY = { uid: 65_534, gid: 65_534 }

export type Connection = { host: string; port: number; user: string; password: string; database: string }
/** What the child says; which members are there depends on the event. */
export type Line = {
  event: string
  pid?: number
  number?: number
  code?: string
  message?: string
  connection?: Connection
}

export type Child = {
  process: ChildProcess
  pid: number
  lines: Line[]
  errors: () => string
  /** The next line, from `from` on, that fits; fails when the child ends without one. */
  next: (fits: (line: Line) => boolean, from?: number) => Promise<Line>
  ready: () => Promise<{ pid: number; connection: Connection }>
  refusal: () => Promise<string>
  kill: (signal: NodeJS.Signals) => Promise<void>
  ended: Promise<void>
}

export function startChild(
  dataDir: string,
  options: { task?: 'hold' | 'write'; durable?: boolean; account?: { uid: number; gid: number } } = {},
): Child {
  const { task = 'hold', durable = false, account = {} } = options
  const child = spawn(process.execPath, [CHILD, dataDir, task, durable ? 'durable' : 'fast'], {
    ...account,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: '/usr/bin:/bin', ...compileCache() },
  })
  const lines: Line[] = []
  let errors = ''
  let hasEnded = false
  createInterface({ input: child.stdout }).on('line', (text) => lines.push(JSON.parse(text) as Line))
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  // 'exit', not 'close': a left-over PostgreSQL does not hold our pipes, but a test must not depend on it.
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      hasEnded = true
      resolve()
    })
  })
  const pid = child.pid ?? 0
  const next: Child['next'] = async (fits, from = 0) => {
    for (let grace = 20; grace > 0; ) {
      const found = lines.slice(from).find(fits)
      if (found) return found
      // The last lines may still be in the pipe when the process is gone.
      if (hasEnded) grace--
      await sleep(10)
    }
    throw new Error(
      `the child ended without the awaited line; its last: ${JSON.stringify(lines.at(-1))}\n${errors}`,
    )
  }
  onTestFinished(async () => {
    if (!hasEnded) process.kill(pid, 'SIGKILL')
    await ended
    // Its directory is removed next: nobody may still be writing there.
    const servers = lines.flatMap((line) => (line.pid === undefined ? [] : [line.pid]))
    const latest = servers.at(-1)
    if (latest !== undefined) await until(() => !isAlive(latest), 'PostgreSQL is gone after the test')
  })
  return {
    process: child,
    pid,
    lines,
    errors: () => errors,
    next,
    ended,
    async ready() {
      const line = await next((candidate) => candidate.event !== 'acknowledged')
      if (!line.pid || !line.connection) throw new Error(`not ready: ${JSON.stringify(line)}\n${errors}`)
      return { pid: line.pid, connection: line.connection }
    },
    async refusal() {
      const line = await next(() => true)
      if (line.event !== 'refused') throw new Error(`not refused: ${JSON.stringify(line)}`)
      await ended
      return line.message ?? ''
    },
    async kill(signal) {
      process.kill(pid, signal)
      await ended
    },
  }
}

/** A new directory that other accounts may pass, removed after the test. */
export function makeDirectory(owner?: { uid: number; gid: number }): string {
  const path = mkdtempSync(join(tmpdir(), 'fault-'))
  chmodSync(path, 0o711)
  if (owner) chownSync(path, owner.uid, owner.gid)
  onTestFinished(() => rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return path
}

/** @returns the mount point of a new disk of this size, or undefined where mounting is not permitted */
export function mountDisk(
  megabytes: number,
): { path: string; remount: (option: 'ro' | 'rw') => void } | undefined {
  const path = makeDirectory()
  const disk = join(path, 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', disk], {
      stdio: 'ignore',
    })
  } catch {
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', disk])
  })
  return { path: disk, remount: (option) => execFileSync('mount', ['-o', `remount,${option}`, disk]) }
}

export async function until(isTrue: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadlineMs = performance.now() + 100_000
  while (!(await isTrue())) {
    if (performance.now() > deadlineMs) throw new Error(`did not come true: ${what}`)
    await sleep(10)
  }
}

/** Runs now, or is a zombie that nobody has collected: the second counts as gone. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  if (process.platform !== 'linux') return true
  const status = readStat(pid)
  return status !== undefined && status.state !== 'Z'
}

/** Kills outright what may have ended by itself since it was listed. */
export function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Linux only: processes whose parent is `pid`. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => readStat(candidate)?.parent === pid)
}

export function commandOf(pid: number): string {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
    }
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function readStat(pid: number): { state: string; parent: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state = '', parent = '0'] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return undefined
  }
}

/** Kills the watcher of a child, so that the child's own death leaves PostgreSQL an orphan. Linux only. */
export async function killWatcher(nodePid: number): Promise<void> {
  const watchers = childrenOf(nodePid).filter((pid) => commandOf(pid).includes('read _'))
  if (watchers.length !== 1) throw new Error(`expected one watcher, found ${watchers.length}`)
  for (const pid of watchers) process.kill(pid, 'SIGKILL')
  await until(() => watchers.every((pid) => !isAlive(pid)), 'the watcher is gone')
}

export async function query<Row extends pg.QueryResultRow>(
  connection: Connection,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Numbers acknowledged until now that are not in the table: must be none. */
export async function lostFacts(connection: Connection, children: readonly Child[]): Promise<number[]> {
  const acknowledged = children
    .flatMap((child) => child.lines)
    .flatMap((line) => (line.event === 'acknowledged' && line.number !== undefined ? [line.number] : []))
  const rows = await query<{ number: string }>(connection, 'select number from facts')
  const kept = new Set(rows.map((row) => Number(row.number)))
  return acknowledged.filter((number) => !kept.has(number))
}
