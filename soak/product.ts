/** One of the two processes of the product: started, killed, started again, its clock moved, its memory asked. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../bench/child.ts'
import type { MemoryReport, Order } from './inside.ts'
import { isReady } from './until-ready.ts'

const START_LIMIT_MS = 120_000
const START_PAUSE_MS = 500
const INSIDE = join(import.meta.dirname, 'inside.ts')

export type Memory = {
  readonly heapMb: number
  readonly residentMb: number
  readonly openFiles: number | null
}

export type Product = {
  readonly name: string
  readonly url: string
  readonly port: number
  readonly start: () => Promise<void>
  /** Outright, as the system does it when memory runs out. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
  /** @param shiftMs how far its clock is from the true one */
  readonly setClock: (shiftMs: number) => Promise<void>
  /** After its garbage was collected. */
  readonly memory: () => Promise<Memory>
  /** Ends that nobody asked for, each as one line. */
  readonly unaskedEnds: readonly string[]
}

/** @param options.logFile takes all that it says */
export function makeProduct(options: {
  name: string
  port: number
  logFile: string
  environment: Readonly<Record<string, string>>
}): Product {
  const { name, port, logFile, environment } = options
  const url = `http://127.0.0.1:${port}`
  const unaskedEnds: string[] = []
  let child: ChildProcess | null = null
  let isEndAsked = false
  let orders = 0

  /** Again and again, as a supervisor does: the database may be away just now. */
  async function start(): Promise<void> {
    const giveUpAt = performance.now() + START_LIMIT_MS
    while (!(await startOnce(giveUpAt))) {
      if (performance.now() > giveUpAt) throw new Error(`${name} did not become ready; see ${logFile}`)
      await sleep(START_PAUSE_MS)
    }
  }

  /** @returns false when it ended before it served */
  async function startOnce(giveUpAt: number): Promise<boolean> {
    const log = openSync(logFile, 'a')
    const started = spawn(
      join(ROOT, 'node_modules/.bin/node'),
      ['--import', INSIDE, 'build/product/main.js'],
      {
        cwd: ROOT,
        // With the channel it stops by itself when we are gone.
        stdio: ['ignore', log, log, 'ipc'],
        env: { ...environment, PORT: String(port) },
      },
    )
    closeSync(log)
    isEndAsked = false
    child = started
    while (!(await isReady(url))) {
      if (hasEnded(started)) return false
      if (performance.now() > giveUpAt) {
        await end('SIGKILL')
        return false
      }
      await sleep(50)
    }
    started.once('exit', (code, signal) => {
      if (!isEndAsked) unaskedEnds.push(`${name} ended by itself (${signal ?? code})`)
    })
    return true
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child
    if (!ending || hasEnded(ending)) return
    isEndAsked = true
    const ended = once(ending, 'exit')
    ending.kill(signal)
    await ended
  }

  async function ask(request: Omit<Order, 'number'>): Promise<MemoryReport> {
    if (!child?.connected) throw new Error(`${name} is not there to be asked`)
    const asked = child
    const order: Order = { ...request, number: ++orders }
    const told = new Promise<MemoryReport>((resolve, reject) => {
      const hear = (answer: unknown) => {
        // The product says nothing else over this channel.
        const heard = answer as MemoryReport
        if (heard.number !== order.number) return
        asked.off('message', hear).off('exit', miss)
        resolve(heard)
      }
      const miss = () => reject(new Error(`${name} ended before it answered`))
      asked.on('message', hear).once('exit', miss)
      asked.send(order, (error) => error && reject(error))
    })
    return told
  }

  return {
    name,
    url,
    port,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    setClock: async (shiftMs) => void (await ask({ shiftMs })),
    async memory() {
      const { heapMb, residentMb } = await ask({ isMemoryAsked: true })
      return { heapMb, residentMb, openFiles: countOpenFiles(child?.pid) }
    },
    unaskedEnds,
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** Sockets included. Null where there is no /proc. */
function countOpenFiles(pid: number | undefined): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return null
  }
}
