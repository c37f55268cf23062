/** Load on an address, and what came of it. The generator shares the machine with the server, so read ratios, not rates. */
import autocannon from 'autocannon'
import { HAS_WRK, measureByWrk } from './wrk.ts'

export type Load = {
  url: string
  headers?: Record<string, string>
  method?: 'GET' | 'POST'
  body?: string
  /** Where each request asks for something of its own, on the host of `url`. */
  nextPath?: () => string
}
export type Measured = {
  perSecond: number
  p99Ms: number
  failed: number
  /** What the generator would ask in a second with a core of its own: far more than `perSecond`, or it is the limit. */
  generatorPerSecond: number
}

const CONNECTIONS = 10
const WARM_UP_SECONDS = 1

/**
 * By wrk where it is installed and each request is the same; else by autocannon, in this process.
 *
 * @param seconds how long to measure, after a second of warming up
 */
export async function measure(
  load: Load,
  seconds: number,
  connections: number = CONNECTIONS,
): Promise<Measured> {
  if (HAS_WRK && !load.nextPath) {
    await measureByWrk(load, connections, WARM_UP_SECONDS)
    return measureByWrk(load, connections, seconds)
  }
  const { nextPath, ...fixed } = load
  const each = nextPath
    ? { requests: [{ setupRequest: (request: object) => ({ ...request, path: nextPath() }) }] }
    : {}
  const options = { connections, ...fixed, ...each } as const
  await autocannon({ ...options, duration: WARM_UP_SECONDS })
  const before = process.cpuUsage()
  const result = await autocannon({ ...options, duration: seconds })
  const used = process.cpuUsage(before)
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
    generatorPerSecond: (result.requests.total / (used.user + used.system)) * 1e6,
  }
}

/** Does a step again and again, `workers` at a time. @param step false for one that failed */
export async function measureLoop(
  workers: number,
  seconds: number,
  step: (worker: number) => Promise<boolean>,
): Promise<Measured> {
  const tookMs: number[] = []
  let failed = 0
  const end = performance.now() + seconds * 1000
  const before = process.cpuUsage()
  const work = async (worker: number) => {
    while (performance.now() < end) {
      const startedAt = performance.now()
      if (await step(worker)) tookMs.push(performance.now() - startedAt)
      else failed += 1
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  const sorted = tookMs.toSorted((a, b) => a - b)
  const p99Ms = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)
  const used = process.cpuUsage(before)
  const generatorPerSecond = (tookMs.length / (used.user + used.system)) * 1e6
  return { perSecond: tookMs.length / seconds, p99Ms, failed, generatorPerSecond }
}
