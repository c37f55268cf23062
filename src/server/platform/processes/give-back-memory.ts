/**
 * When a process that had work has none any more, it collects its heap and gives the pages back to the machine. The
 * engine by itself does so only while it works: what a start or an evening has loaded would stay until the next one.
 */
import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Logger } from '../logger.ts'

const LOOK_MS = 5_000
/** Share of the time in which the event loop does something; jobs that look whether there is work need less. */
const AT_REST = 0.05
/** A collection takes a tenth of a second and more: it must be worth one. */
const LEAST_GROWTH = 1.2
const MB = 1024 ** 2

/** Looks until the process ends, without keeping it alive. */
export function giveBackMemoryAtRest(logger: Pick<Logger, 'debug'>, lookMs = LOOK_MS): void {
  const collect = collector()
  let last = performance.eventLoopUtilization()
  let keptBytes = 0
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    const heapBytes = getHeapStatistics().total_heap_size
    if (!isWorthCollecting({ utilization, heapBytes, keptBytes })) return
    const startedAt = performance.now()
    collect()
    keptBytes = getHeapStatistics().total_heap_size
    // The collection itself is no work.
    last = performance.eventLoopUtilization()
    logger.debug(
      {
        ms: Math.round(performance.now() - startedAt),
        heapMb: Math.round(heapBytes / MB),
        keptMb: Math.round(keptBytes / MB),
      },
      'memory given back',
    )
  }, lookMs).unref()
}

/** @param look `keptBytes` what the heap was after the last collection, 0 before the first */
export function isWorthCollecting(look: {
  utilization: number
  heapBytes: number
  keptBytes: number
}): boolean {
  return look.utilization <= AT_REST && look.heapBytes >= look.keptBytes * LEAST_GROWTH
}

/** Node hands its collector out by a flag only. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc') as NonNullable<typeof globalThis.gc>
  return () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
