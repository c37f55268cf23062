/**
 * How many people are here, over all processes. Each process announces what it sees, at once after a change (but not
 * more often than once a second) and again while it lives; anyone who falls silent is no longer counted.
 */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from '../logger.ts'
import { PRESENCE_CHANNEL } from './bus.ts'
import type { News } from './publish.ts'
import { isOpenToAll } from './topics.ts'

const SETTLE_MS = 1_000
const REPEAT_MS = 15_000
const FORGET_MS = 2 * REPEAT_MS + SETTLE_MS

type Counts = Readonly<Record<string, number>>

export type Presence = {
  /** Something has changed here. */
  readonly touch: () => void
  readonly hear: (text: string) => void
  /** What a newcomer is told. */
  readonly newsOf: (topic: string) => News
  /** Says that nobody is left here. */
  readonly close: () => Promise<void>
}

export function createPresence(options: {
  pool: pg.Pool
  logger: Logger
  counts: () => Map<string, number>
  deliver: (news: News) => void
}): Presence {
  const self = randomUUID()
  const others = new Map<string, { counts: Counts; heardAtMs: number }>()
  const told = new Map<string, number>()
  let settling: NodeJS.Timeout | null = null

  const newsOf = (topic: string): News => ({ topic, event: 'presence', payload: { count: total(topic) } })

  function total(topic: string): number {
    let sum = options.counts().get(topic) ?? 0
    for (const { counts } of others.values()) sum += counts[topic] ?? 0
    return sum
  }

  function tell(): void {
    for (const topic of options.counts().keys()) {
      const count = total(topic)
      if (!isOpenToAll(topic) || told.get(topic) === count) continue
      told.set(topic, count)
      options.deliver(newsOf(topic))
    }
  }

  async function announce(counts: Counts): Promise<void> {
    await options.pool
      .query('select pg_notify($1, $2)', [PRESENCE_CHANNEL, JSON.stringify({ process: self, counts })])
      .catch((error: unknown) => options.logger.debug({ err: error }, 'presence could not be announced'))
  }

  function openCounts(): Counts {
    return Object.fromEntries([...options.counts()].filter(([topic]) => isOpenToAll(topic)))
  }

  function settle(): void {
    settling = null
    tell()
    void announce(openCounts())
  }

  const repeating = setInterval(() => {
    const oldest = performance.now() - FORGET_MS
    for (const [process, { heardAtMs }] of others) if (heardAtMs < oldest) others.delete(process)
    settle()
  }, REPEAT_MS)
  repeating.unref()

  return {
    touch() {
      settling ??= setTimeout(settle, SETTLE_MS).unref()
    },
    hear(text) {
      const { process, counts } = JSON.parse(text) as { process: string; counts: Counts } // ours, see announce
      if (process === self) return
      const isNew = !others.has(process)
      others.set(process, { counts, heardAtMs: performance.now() })
      tell()
      // Who has just started must not wait for the next repetition.
      if (isNew) settling ??= setTimeout(settle, SETTLE_MS).unref()
    },
    newsOf,
    async close() {
      clearInterval(repeating)
      if (settling) clearTimeout(settling)
      await announce({})
    },
  }
}
