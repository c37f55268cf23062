/**
 * Clears away what a killed process left: a PostgreSQL that still runs, and its postmaster.pid.
 * Right only while the data lock is held: then anyone who still serves this directory belongs to nobody.
 */
import { execFile } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Logger } from '#server/platform/logger.ts'
import { StartError } from '#server/platform/start-error.ts'
import { clusterNameOf } from './cluster-name.ts'

const run = promisify(execFile)
const POLL_MS = 50

/** Never SIGKILL: PostgreSQL would have no chance to end its own children. */
const SIGNALS = [
  { signal: 'SIGINT', waitMs: 15_000 },
  { signal: 'SIGQUIT', waitMs: 10_000 },
] as const

/** Without their postmaster, idle backends leave at once; busy ones are given this long to finish. */
const BACKEND_GRACE_MS = 3_000
const BACKEND_QUIT_MS = 10_000

/** @throws StartError when the left-over server does not stop */
export async function stopOrphan(pgData: string, logger: Logger): Promise<void> {
  const pidFile = join(pgData, 'postmaster.pid')
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0])
  if (pid > 0) await stopPostmaster(pid, pgData, logger)
  await stopBackends(pgData, logger)
  // PostgreSQL only asks whether a process has this number: a zombie or a stranger would keep it from starting.
  // The .lock file of its socket repeats the question, so the directory of the socket is emptied too.
  await rm(pidFile, { force: true })
}

async function stopPostmaster(pid: number, pgData: string, logger: Logger): Promise<void> {
  const isServing = () => isPostmaster(pid, pgData)
  for (const { signal, waitMs } of SIGNALS) {
    if (!(await isServing())) return
    logger.warn({ pid, signal }, 'stopping a PostgreSQL left over by a killed process')
    send(pid, 'SIGCONT') // a frozen one hears nothing else
    if (!send(pid, signal)) break
    await waitWhile(isServing, waitMs)
  }
  if (await isServing()) {
    throw new StartError(
      `a PostgreSQL left over by a killed process (pid ${pid}) uses ${pgData} and does not stop`,
    )
  }
}

async function stopBackends(pgData: string, logger: Logger): Promise<void> {
  const isBusy = async () => (await listBackends(pgData)).length > 0
  await waitWhile(isBusy, BACKEND_GRACE_MS)
  for (const pid of await listBackends(pgData)) {
    logger.warn({ pid }, 'ending a database connection left over by a killed process')
    send(pid, 'SIGQUIT')
  }
  await waitWhile(isBusy, BACKEND_QUIT_MS)
}

async function isPostmaster(pid: number, pgData: string): Promise<boolean> {
  return (await commandOf(String(pid))).includes(`cluster_name=${clusterNameOf(pgData)}`)
}

async function listBackends(pgData: string): Promise<number[]> {
  const title = `postgres: ${clusterNameOf(pgData)}: `
  const isOurs = async (pid: string) => ((await commandOf(pid)).startsWith(title) ? [Number(pid)] : [])
  return (await Promise.all((await listProcesses()).map(isOurs))).flat()
}

async function listProcesses(): Promise<string[]> {
  if (process.platform === 'linux') return (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const { stdout } = await run('ps', ['-axo', 'pid='])
  return stdout.split('\n').flatMap((line) => line.trim() || [])
}

/** @returns '' for a process that is gone, and for a zombie */
async function commandOf(pid: string): Promise<string> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
  }
  return run('ps', ['-ww', '-o', 'args=', '-p', pid]).then(
    ({ stdout }) => stdout,
    () => '',
  )
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false // gone already, or not ours to signal
  }
}

async function waitWhile(condition: () => Promise<boolean>, maxMs: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < maxMs && (await condition()); waitedMs += POLL_MS) await sleep(POLL_MS)
}
