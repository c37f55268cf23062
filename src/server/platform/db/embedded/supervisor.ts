/**
 * Keeps PostgreSQL running: starts it, starts it again when it dies, stops it once and for good.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type ServerOptions, type ServerProcess, startServerProcess } from './server-process.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** A server that lived this long had started well: its restart is quick again. */
const HEALTHY_AFTER_MS = 5_000
/** Connections of a killed server may hold its memory for a moment; PostgreSQL then refuses to start. */
const STILL_IN_USE = /pre-existing shared memory block/
const LEFT_OVER_TIMEOUT_MS = 30_000

export type SupervisorOptions = ServerOptions & {
  /** Removes what a dead server left (pid file, socket, busy connections); called before each restart. */
  clear: () => Promise<void>
}

export type Supervisor = {
  /** Resolves when the first server answers; rejects with a StartError when it does not come up. */
  readonly ready: Promise<void>
  pid: () => number | undefined
  stop: () => Promise<void>
}

export function supervise(options: SupervisorOptions): Supervisor {
  const { signal, abort } = abortable()
  const first = Promise.withResolvers<void>()
  const beganMs = performance.now()
  let server: ServerProcess | undefined
  let hasBeenReady = false

  /** One life of the server, to its end. Throws when it did not come up. */
  async function live(): Promise<void> {
    server = startServerProcess(options)
    await server.ready
    hasBeenReady = true
    first.resolve()
    const reason = await server.ended
    if (!signal.aborted) options.logger.error({ reason }, 'PostgreSQL ended and is started again')
  }

  async function keepAlive(): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      const startedMs = performance.now()
      try {
        await live()
      } catch (error) {
        if (!hasBeenReady && !mayPass(error, beganMs)) return first.reject(error)
        options.logger.error(
          { reason: (error as Error).message },
          'PostgreSQL did not start and is tried again',
        )
      }
      failures = performance.now() - startedMs > HEALTHY_AFTER_MS ? 0 : failures + 1
      await pause(failures, signal)
      if (!signal.aborted) await clear(options)
    }
  }

  const end = keepAlive()
  return {
    ready: first.promise,
    pid: () => server?.pid,
    async stop() {
      abort()
      await server?.stop()
      await end
    },
  }
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

function mayPass(error: unknown, beganMs: number): boolean {
  return STILL_IN_USE.test((error as Error).message) && performance.now() - beganMs < LEFT_OVER_TIMEOUT_MS
}

async function pause(failures: number, signal: AbortSignal): Promise<void> {
  const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures)
  await sleep(pauseMs, undefined, { signal }).catch(() => {})
}

/** Whatever could not be removed keeps the next server from starting, and its words say so. */
async function clear({ clear, logger }: SupervisorOptions): Promise<void> {
  await clear().catch((error: unknown) =>
    logger.warn({ err: error }, 'what PostgreSQL left could not be cleared away'),
  )
}
