/**
 * Keeps PostgreSQL running: starts it, starts it again when it dies, stops it once and for good.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type ServerOptions, type ServerProcess, startServerProcess } from './server-process.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** A server that lived this long has started well: the next restart is quick again. */
const HEALTHY_AFTER_MS = 5_000
/** Connections of a killed server may hold its memory for a moment; PostgreSQL then refuses to start. */
const STILL_IN_USE = /pre-existing shared memory block/
const LEFT_OVER_TIMEOUT_MS = 30_000

export type Supervisor = {
  /** Resolves when the first server answers; rejects with a StartError when it does not come up. */
  readonly ready: Promise<void>
  pid: () => number | undefined
  stop: () => Promise<void>
}

export function supervise(options: ServerOptions): Supervisor {
  const stopping = new AbortController()
  let server: ServerProcess | undefined
  const first = Promise.withResolvers<void>()

  async function keepRunning(): Promise<void> {
    const beganMs = performance.now()
    let hasBeenReady = false
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      const startedMs = performance.now()
      server = startServerProcess(options)
      try {
        await server.ready
        hasBeenReady = true
        first.resolve()
        const reason = await server.ended
        if (stopping.signal.aborted) return
        if (performance.now() - startedMs > HEALTHY_AFTER_MS) failures = 0
        options.logger.error({ reason }, 'PostgreSQL ended and is started again')
      } catch (error) {
        const { message } = error as Error
        const mayPass = STILL_IN_USE.test(message) && performance.now() - beganMs < LEFT_OVER_TIMEOUT_MS
        if (!hasBeenReady && !mayPass) return first.reject(error)
        options.logger.error({ reason: message }, 'PostgreSQL did not start and is tried again')
      }
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures)
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const loop = keepRunning()
  return {
    ready: first.promise,
    pid: () => server?.pid,
    async stop() {
      stopping.abort()
      await server?.stop()
      await loop
    },
  }
}
