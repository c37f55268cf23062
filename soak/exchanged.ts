/**
 * The product as `npm start` runs it on several cores: a supervisor whose processes are exchanged at a SIGHUP
 * (decision 0239). SOAK_PROCESSES says how many; they are one more door of the class.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '../bench/child.ts'
import { untilReady } from './until-ready.ts'

const START_LIMIT_MS = 120_000

export type Exchanged = {
  readonly url: string
  /** Begins to put a new process in the place of each. */
  readonly exchange: () => void
  /** How often that has come to its end: done, or the old ones stayed since a new one could not start. */
  readonly outcomes: () => { readonly done: number; readonly stayed: number }
  readonly stop: () => Promise<void>
  /** Ends that nobody asked for, and processes that did not stop, each as one line. */
  readonly unaskedEnds: readonly string[]
}

/** @param options.logFile takes all that it says */
export async function startExchanged(options: {
  port: number
  processes: number
  logFile: string
  environment: Readonly<Record<string, string>>
}): Promise<Exchanged> {
  const { port, processes, logFile, environment } = options
  const url = `http://127.0.0.1:${port}`
  const unaskedEnds: string[] = []
  const outcomes = { done: 0, stayed: 0 }
  let isEndAsked = false
  const log = createWriteStream(logFile)
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), ['build/product/start.js'], {
    cwd: ROOT,
    // With the channel it stops by itself when we are gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...environment, PORT: String(port), PROCESSES: String(processes), LOG_LEVEL: 'info' },
  })
  for (const said of [child.stdout, child.stderr]) {
    createInterface({ input: said! }).on('line', (line) => {
      log.write(`${line}\n`)
      // Its own words: src/server/platform/processes/web-processes.ts.
      if (line.includes('"the web processes are exchanged"')) outcomes.done += 1
      if (line.includes('"a new web process does not start: the old ones stay"')) outcomes.stayed += 1
      const fault = /a web process (ended|does not stop)/.exec(line)
      if (fault) unaskedEnds.push(`${url}: ${fault[0]}`)
    })
  }
  child.once('exit', (code, signal) => {
    if (!isEndAsked) unaskedEnds.push(`the supervisor ended by itself (${signal ?? code})`)
  })
  const stop = async () => {
    isEndAsked = true
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    log.end()
  }
  if (!(await untilReady(url, START_LIMIT_MS))) {
    await stop()
    throw new Error(`the supervisor did not become ready; see ${logFile}`)
  }
  return {
    url,
    exchange: () => void child.kill('SIGHUP'),
    outcomes: () => ({ ...outcomes }),
    stop,
    unaskedEnds,
  }
}
