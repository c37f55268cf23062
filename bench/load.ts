/** Load on an address, and what came of it. The generator shares the machine with the server, so read ratios, not rates. */
import autocannon from 'autocannon'

export type Load = { url: string; headers?: Record<string, string>; method?: 'GET' | 'POST'; body?: string }
export type Measured = { perSecond: number; p99Ms: number; failed: number }

const CONNECTIONS = 10
const WARM_UP_SECONDS = 1

/** @param seconds how long to measure, after a second of warming up */
export async function measure(load: Load, seconds: number): Promise<Measured> {
  const options = { connections: CONNECTIONS, ...load } as const
  await autocannon({ ...options, duration: WARM_UP_SECONDS })
  const result = await autocannon({ ...options, duration: seconds })
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
