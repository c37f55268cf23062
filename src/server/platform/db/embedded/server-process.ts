/**
 * One run of PostgreSQL, from spawn to exit. Whether it is started again is the supervisor's decision.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '#server/platform/logger.ts'
import { StartError } from '#server/platform/start-error.ts'
import { CHILD_ENVIRONMENT } from './child-environment.ts'
import { WORKING_DIRECTORY } from './cluster.ts'
import { clusterNameOf } from './cluster-name.ts'
import { askReadiness, type SocketConnection } from './readiness.ts'
import type { ServerAccount } from './server-account.ts'

const POLL_MS = 25
/** Until something answers at all; a server that says "I am recovering" is given all the time it needs. */
const ANSWER_TIMEOUT_MS = 60_000
/** For the checkpoint; without it the next start restores what the log holds. */
const FAST_STOP_MS = 10_000
/** After five seconds PostgreSQL itself kills those of its processes that do not go. */
const QUICK_STOP_MS = 8_000
/** Backends that outlive a killed postmaster keep its log open: its last words are not awaited for longer. */
const LAST_WORDS_MS = 500
const KEPT_LINES = 30
const SOCKET_LOOK_MS = 2_000

/** The pool and those that listen; then backups, commands, and what PostgreSQL keeps for itself. */
const CONNECTIONS_OF_A_PROCESS = 13
const CONNECTIONS_BESIDE = 14

export type ServerOptions = {
  postgres: string
  pgData: string
  /** Whether the account can walk to pgData; if not, it is started inside and told so. */
  isReachable: boolean
  connection: SocketConnection
  account: ServerAccount
  durable: boolean
  /** How many processes of the product work on it. */
  processes: number
  logger: Logger
}

export type ServerProcess = {
  readonly pid: number | undefined
  /** Resolves when a query was answered; rejects with a StartError after the process has ended. */
  readonly ready: Promise<void>
  /** Resolves with the reason, in one line, when the process has ended. */
  readonly ended: Promise<string>
  stop: () => Promise<void>
}

export function startServerProcess(options: ServerOptions): ServerProcess {
  const lines: string[] = []
  // detached: Ctrl-C in the terminal must reach us first, not the database below us.
  const child = spawn(options.postgres, serverArguments(options), {
    ...options.account,
    cwd: options.pgData,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: CHILD_ENVIRONMENT,
  })
  const watcher = child.pid === undefined ? undefined : watchOver(child.pid)
  let isReady = false
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line)
    if (lines.length > KEPT_LINES) lines.shift()
    options.logger.debug({ line }, 'PostgreSQL')
    if (isReady && /\b(FATAL|PANIC):/.test(line)) options.logger.warn({ line }, 'PostgreSQL reports')
  })
  const ended = endOf(child).then((status) => {
    watcher?.kill('SIGKILL')
    return explainEnd(lines, status)
  })
  const stop = () => {
    // Each connection that is ended with it would be a FATAL line.
    isReady = false
    return stopProcess(child, ended)
  }
  const ready = waitUntilReady(child, options.connection).then(
    async (answers) => {
      if (!answers) throw new StartError(await ended)
      isReady = true
      void endWithoutSocket(child, options).then((isGone) => (isGone ? stop() : undefined))
    },
    async (error) => {
      await stop()
      throw error
    },
  )
  return { pid: child.pid, ready, ended, stop }
}

function serverArguments({ pgData, isReachable, connection, durable, processes }: ServerOptions): string[] {
  const settings = {
    cluster_name: clusterNameOf(pgData),
    listen_addresses: '',
    port: String(connection.port),
    unix_socket_permissions: '0700',
    // One process more than there are: while they are exchanged, its successor stands beside the old one.
    max_connections: String(CONNECTIONS_BESIDE + CONNECTIONS_OF_A_PROCESS * (processes + 1)),
    shared_buffers: '64MB',
    log_destination: 'stderr',
    logging_collector: 'off',
    log_checkpoints: 'off',
    // Errors go to anyone who asked and are logged there. Here they would repeat values of rows.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    // Even so no process kill loses an acknowledged row: commits still reach the kernel.
    // Two files of tests at once, each with up to three products and their pools, were seen to need 28.
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', max_connections: '100' }),
  }
  return [
    '-D',
    isReachable ? pgData : WORKING_DIRECTORY,
    '-k',
    connection.host,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/** When we are killed, this pipe closes and the shell asks the database to stop. */
function watchOver(pid: number): ChildProcess {
  const watcher = spawn('/bin/sh', ['-c', 'read _; kill -CONT "$1"; kill -INT "$1"', 'sh', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: CHILD_ENVIRONMENT,
  })
  // Without a shell the next start still finds the orphan.
  watcher.on('error', () => {})
  return watcher
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

async function endOf(child: ChildProcess): Promise<string> {
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const status = await new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `status ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
  const tooLate = new AbortController()
  await Promise.race([closed, sleep(LAST_WORDS_MS, undefined, { signal: tooLate.signal }).catch(() => {})])
  tooLate.abort()
  return status
}

/** @returns false when the process ended before it answered */
async function waitUntilReady(child: ChildProcess, connection: SocketConnection): Promise<boolean> {
  let silentSinceMs = performance.now()
  while (!hasEnded(child)) {
    const readiness = await askReadiness(connection)
    if (readiness === 'ready') return true
    if (readiness === 'starting') silentSinceMs = performance.now()
    if (performance.now() - silentSinceMs > ANSWER_TIMEOUT_MS) {
      throw new StartError(
        `PostgreSQL (pid ${child.pid}) does not answer on its socket in ${connection.host}`,
      )
    }
    await sleep(POLL_MS)
  }
  return false
}

/**
 * Those who tidy up delete sockets, too. PostgreSQL makes its own at a start only; without it nobody gets in any more.
 *
 * @returns false when the process ended before its socket
 */
async function endWithoutSocket(
  child: ChildProcess,
  { connection, logger }: ServerOptions,
): Promise<boolean> {
  const socket = join(connection.host, `.s.PGSQL.${connection.port}`)
  while (!hasEnded(child)) {
    await sleep(SOCKET_LOOK_MS, undefined, { ref: false })
    const isGone = await access(socket).then(
      () => false,
      (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
    )
    if (!isGone || hasEnded(child)) continue
    logger.error({ socket }, 'the socket of PostgreSQL was deleted: PostgreSQL is started again')
    return true
  }
  return false
}

async function stopProcess(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (!hasEnded(child)) {
    child.kill('SIGCONT') // a frozen one hears nothing else
    child.kill('SIGINT') // fast shutdown: open transactions are rolled back, a checkpoint is written
    const quick = setTimeout(() => child.kill('SIGQUIT'), FAST_STOP_MS)
    const killed = setTimeout(() => child.kill('SIGKILL'), FAST_STOP_MS + QUICK_STOP_MS)
    await ended
    clearTimeout(quick)
    clearTimeout(killed)
  }
  await ended
}

function explainEnd(lines: readonly string[], status: string): string {
  const line = lines.filter((text) => /FATAL|PANIC/.test(text)).at(-1) ?? lines.at(-1) ?? 'it said nothing'
  if (/No space left/.test(line)) return `the disk is full: ${line}`
  if (/Read-only file system|Permission denied/.test(line)) {
    return `PostgreSQL cannot write to its data directory: ${line}`
  }
  return `PostgreSQL ended (${status}): ${line}`
}
