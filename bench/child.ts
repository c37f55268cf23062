/** Servers under measurement, each a process of its own as in real life. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithUs } from '../scripts/end-with-us.ts'

export const ROOT = join(import.meta.dirname, '..')
/** Peers take their time, above all on a machine that does something else as well. */
const START_LIMIT_MS = 240_000

export type Server = {
  url: string
  pid: number
  startMs: number
  memoryMb: () => number
  /** The highest since the start. */
  peakMemoryMb: () => number
  /** Of the processor, since the start. */
  cpuSeconds: () => number
  stop: () => Promise<void>
}

/** As scripts/run.mjs starts it, here and in its environment. */
const PRODUCT_FLAGS = ['--max-semi-space-size=8', '--v8-pool-size=1']

/** One process of the product on `dataDir`; startMs is the time until it is ready to serve. */
export async function startProduct(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  script: string = 'build/product/main.js',
): Promise<Server> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  return start([...PRODUCT_FLAGS, script], url, '/readyz', {
    ENV_FILE: '',
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    ...env,
  })
}

/** As `npm start` runs it: a supervisor with several processes. All of them are up when this returns. */
export async function startProcesses(dataDir: string, count: number): Promise<Server> {
  const token = 'a-token-of-the-bench-for-the-metrics'
  const env = { PROCESSES: String(count), METRICS_TOKEN: token }
  const server = await startProduct(dataDir, env, 'build/product/start.js')
  const headers = { authorization: `Bearer ${token}` }
  for (;;) {
    const told = await (await fetch(`${server.url}/metrics`, { headers })).text()
    if (told.includes(`\ndomine_web_processes ${count}\n`)) return server
    await sleep(100)
  }
}

/** The peer: a bare Hono handler that sends the same bytes, compressed alike. */
export async function startBareHono(files: Record<string, string>): Promise<Server> {
  const port = await freePort()
  return start(
    ['bench/bare-hono.ts', String(port), JSON.stringify(files)],
    `http://127.0.0.1:${port}`,
    '/ready',
    {},
  )
}

/** A peer that was installed elsewhere, with the same Node. */
export function startPeer(
  dir: string,
  args: string[],
  url: string,
  readyPath: string,
  env: Record<string, string>,
): Promise<Server> {
  return start(args, url, readyPath, env, dir)
}

async function start(
  args: string[],
  url: string,
  readyPath: string,
  env: Record<string, string>,
  cwd: string = ROOT,
): Promise<Server> {
  const startedAt = performance.now()
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), args, {
    cwd,
    // What a server says must not stand in the table.
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, ...env },
  })
  endWithUs(child)
  while (!(await answers(url + readyPath))) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended with ${child.exitCode}`)
    if (performance.now() - startedAt > START_LIMIT_MS) {
      await stopped(child)
      throw new Error(`${args[0]} did not become ready`)
    }
    await sleep(5)
  }
  const startMs = Math.round(performance.now() - startedAt)
  return {
    url,
    pid: child.pid ?? 0,
    startMs,
    memoryMb: () => residentMb(child, 'VmRSS'),
    peakMemoryMb: () => residentMb(child, 'VmHWM'),
    cpuSeconds: () =>
      [child.pid ?? 0, ...webProcessesOf(child)].reduce((sum, pid) => sum + usedSeconds(pid), 0),
    stop: () => stopped(child),
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  )
}

function residentMb(child: ChildProcess, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
}

/** Fields 14 and 15 of /proc/PID/stat, in ticks of a hundredth of a second; the name before them may hold spaces. */
function usedSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Those that a supervisor has started; PostgreSQL is not among them. */
function webProcessesOf({ pid }: ChildProcess): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children
    .filter((one) => readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('product/main.js'))
    .map(Number)
}

function stopped(child: ChildProcess): Promise<void> {
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  return gone
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
