/**
 * Keeps as many web processes as are wanted on one port (node:cluster): starts a dead one again, ever later where it does
 * not last, exchanges them one after another, stops them all. Why so: docs/decisions/0239-all-cores-by-a-supervisor.md.
 */
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseWays } from '../db/client.ts'
import type { Logger } from '../logger.ts'
import { watchHandedConnections } from './handed-connections.ts'
import { askAll, takeAnswer } from './questions.ts'
import type { StopManner, WordOfProcess, WordOfSupervisor } from './words.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 30_000
/** Who served this long had started well: its successor comes at once. */
const HEALTHY_AFTER_MS = 10_000
/** A little less than the product's own longest stop (main.ts), which leaves PostgreSQL its time. */
const LONGEST_STOP_MS = 28_000
/** Connections at rest and slow calls are waited for besides (lifecycle.ts). */
const LONGEST_RELIEF_MS = 90_000

type WebProcess = {
  readonly worker: Worker
  readonly ended: Promise<void>
  readonly startedMs: number
  state: 'starting' | 'serving' | 'leaving'
}

export type WebProcesses = {
  /** Resolves when the first one serves; the others follow. False where it ended before: it has said why. */
  readonly start: () => Promise<boolean>
  /** Puts a new process in the place of each, one after another. */
  readonly renew: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** @param options.env what a process finds in its environment besides ours */
export function createWebProcesses(options: {
  script: string
  count: number
  env: Readonly<Record<string, string>>
  database: DatabaseWays
  logger: Logger
}): WebProcesses {
  const { count, env, database, logger } = options
  const processes = new Set<WebProcess>()
  const stopping = new AbortController()
  let failures = 0
  let filling: Promise<void> | null = null
  let renewing: Promise<void> | null = null
  cluster.setupPrimary({ exec: options.script, args: [] })

  /** @returns null for one that ended before it served */
  async function launch(): Promise<WebProcess | null> {
    if (stopping.signal.aborted) return null
    const worker = cluster.fork(env)
    const end = Promise.withResolvers<void>()
    const one: WebProcess = { worker, ended: end.promise, startedMs: performance.now(), state: 'starting' }
    processes.add(one)
    const handed = watchHandedConnections(worker.process)
    const passOn = () => handed.passOn(serving().find((other) => other !== one)?.worker.process ?? null)
    // Killed with a connection on its way, a process may exit without a disconnect; where the disconnect comes after the
    // exit, the dead one may have been handed another in between.
    worker.once('disconnect', passOn)
    // Without a listener a word to one that has just died would end the supervisor.
    worker.on('error', (err) => logger.warn({ err }, 'a web process could not be told something'))
    worker.once('exit', (code, signal) => {
      processes.delete(one)
      end.resolve()
      passOn()
      if (one.state === 'leaving' || stopping.signal.aborted) return
      failures = performance.now() - one.startedMs > HEALTHY_AFTER_MS ? 0 : failures + 1
      if (one.state === 'starting') return
      logger.error({ code, signal }, 'a web process ended and is started again')
      fill()
    })
    const serves = new Promise<void>((resolve) =>
      worker.on('message', (word: WordOfProcess) => {
        if (word.kind === 'ready') {
          if (one.state === 'starting') one.state = 'serving'
          resolve()
        } else hear(one, word)
      }),
    )
    await Promise.race([serves, one.ended])
    return one.state === 'serving' ? one : null
  }

  function hear(one: WebProcess, word: WordOfProcess): void {
    if (word.kind === 'hello') say(one.worker, { kind: 'begin', database })
    else if (word.kind === 'answer') takeAnswer(word.id, word.value)
    else if (word.kind === 'ask') {
      const others = serving().filter((other) => other !== one)
      const asked = others.map(
        ({ worker }) =>
          (id: number) =>
            say(worker, { kind: 'question', id, question: word.question }),
      )
      void askAll(asked).then((answers) => say(one.worker, { kind: 'answers', id: word.id, answers }))
    }
  }

  const serving = () => [...processes].filter(({ state }) => state === 'serving')
  const staying = () => [...processes].filter(({ state }) => state !== 'leaving')

  function fill(): Promise<void> {
    filling ??= (async () => {
      while (!stopping.signal.aborted && staying().length < count) {
        if (failures > 0) await pause(failures, stopping.signal)
        if (!(await launch()) && !stopping.signal.aborted)
          logger.error({ failures }, 'a web process did not start and is tried again')
      }
    })().finally(() => {
      filling = null
    })
    return filling
  }

  async function renewAll(): Promise<void> {
    logger.info('the web processes are exchanged one after another')
    for (const old of serving()) {
      const successor = await launch()
      if (stopping.signal.aborted) return
      if (!successor) {
        logger.error('a new web process does not start: the old ones stay')
        return
      }
      await end(old, 'relieved', LONGEST_RELIEF_MS)
    }
    logger.info('the web processes are exchanged')
    // One may have died meanwhile.
    void fill()
  }

  async function end(one: WebProcess, manner: StopManner, patienceMs: number): Promise<void> {
    one.state = 'leaving'
    say(one.worker, { kind: 'stop', manner })
    const timer = setTimeout(() => {
      logger.error('a web process does not stop and is killed')
      one.worker.process.kill('SIGKILL')
    }, patienceMs)
    await one.ended
    clearTimeout(timer)
  }

  return {
    async start() {
      if (!(await launch())) return false
      void fill()
      return true
    },
    renew() {
      renewing ??= renewAll().finally(() => {
        renewing = null
      })
      return renewing
    },
    async stop() {
      stopping.abort()
      await Promise.all([...processes].map((one) => end(one, 'end', LONGEST_STOP_MS)))
    },
  }
}

function say(worker: Worker, word: WordOfSupervisor): void {
  // One that has just died is told nothing.
  if (worker.isConnected()) worker.send(word, () => {})
}

async function pause(failures: number, signal: AbortSignal): Promise<void> {
  const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures)
  await sleep(pauseMs, undefined, { signal }).catch(() => {})
}
