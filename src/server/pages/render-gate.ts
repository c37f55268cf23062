/**
 * How many pages are rendered at the same time (decision 0104): a few, with a short line behind them, and of one
 * network address no more than its share. A rendering takes milliseconds of the one thread that also sends kept pages.
 */
import { setImmediate as turn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

export type GateBounds = {
  readonly running: number
  readonly waiting: number
  /** Per address: so many at once after a quiet time, then so many a second. Null counts nobody. */
  readonly client: { readonly burst: number; readonly perSecond: number } | null
}

/**
 * The loaders of those that run wait for the database, so more than one is worth while; what many have waited for comes
 * at once, and whoever asks for a kept page stands behind all of it.
 */
const RUNNING = 3
/** Half a second of work. */
const WAITING = 64
/** A class behind one address gets kept pages nearly always; these are for the rest. */
const CLIENT = { burst: 100, perSecond: 20 }
const CLIENTS_REMEMBERED = 10_000

export const gateBounds = (countsClients: boolean): GateBounds => ({
  running: RUNNING,
  waiting: WAITING,
  client: countsClients ? CLIENT : null,
})

export type RenderGate = {
  /**
   * @param client the network address; null for work that is known to be little, which is never refused and begins
   *   before what waits
   * @returns null where there is no room for this one
   */
  run: <T>(client: string | null, work: () => Promise<T>) => Promise<T> | null
  /** Whether `run` would take work of this address now. */
  hasRoom: (client: string) => boolean
}

export function createRenderGate(bounds: GateBounds, now: () => number = Date.now): RenderGate {
  const known: (() => void)[] = []
  const others: (() => void)[] = []
  const shares = new LRUCache<string, { left: number; atMs: number }>({ max: CLIENTS_REMEMBERED })
  let running = 0

  function shareOf(client: string, { burst, perSecond }: NonNullable<GateBounds['client']>) {
    const atMs = now()
    const before = shares.get(client) ?? { left: burst, atMs }
    const left = Math.min(burst, before.left + (Math.max(atMs - before.atMs, 0) / 1000) * perSecond)
    return { left, atMs }
  }

  function takeShare(client: string): void {
    if (!bounds.client) return
    const { left, atMs } = shareOf(client, bounds.client)
    shares.set(client, { left: left - 1, atMs })
  }

  function hasRoom(client: string): boolean {
    if (running >= bounds.running && others.length >= bounds.waiting) return false
    return !bounds.client || shareOf(client, bounds.client).left >= 1
  }

  async function pass<T>(line: (() => void)[], work: () => Promise<T>): Promise<T> {
    // Who leaves hands the place over, so nobody who comes meanwhile takes it.
    if (running < bounds.running) running += 1
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      void leave()
    }
  }

  async function leave(): Promise<void> {
    // Kept pages that were asked for meanwhile are sent before the next rendering begins.
    await turn()
    const next = known.shift() ?? others.shift()
    if (next) next()
    else running -= 1
  }

  return {
    run(client, work) {
      if (client === null) return pass(known, work)
      if (!hasRoom(client)) return null
      takeShare(client)
      return pass(others, work)
    },
    hasRoom,
  }
}
