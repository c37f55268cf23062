/**
 * Answers of the catalogue in memory, forgotten the moment the catalogue changes: triggers in the database announce
 * every change of a catalogue table at its commit (migration 0004), and each process listens. While the listening
 * connection is down nothing is kept, so a process never serves what it could not have been told about.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Logger } from '../logger.ts'

const CHANNEL = 'catalogue_changed'
const MAX_BYTES = 16 * 1024 * 1024
const RECONNECT_MS = 1_000

export type CatalogueCache = {
  /** The JSON of what `load` answers, kept under `key` until the catalogue changes. A throwing load is not kept. */
  json: (key: string, load: () => Promise<unknown>) => Promise<string>
}

/** Keeps nothing: for tests and scripts. */
export const NO_CATALOGUE_CACHE: CatalogueCache = {
  json: async (_key, load) => JSON.stringify(await load()),
}

export type ListeningCatalogueCache = CatalogueCache & {
  /** Called after each change, and once the connection is back after a loss. */
  onChange: (listener: () => void) => void
  close: () => Promise<void>
}

/** Begins to listen; answers before the first listening succeeded. */
export function createCatalogueCache(pool: pg.Pool, logger: Logger): ListeningCatalogueCache {
  const answers = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (text, key) => key.length + text.length + 1,
  })
  const listeners: (() => void)[] = []
  let generation = 0
  let isListening = false
  let isClosed = false
  let client: pg.PoolClient | null = null

  function forget(): void {
    generation += 1
    answers.clear()
    for (const listener of listeners) listener()
  }

  async function listen(): Promise<void> {
    while (!isClosed) {
      let connection: pg.PoolClient | undefined
      try {
        connection = await pool.connect()
        if (!isClosed) await listenUntilLost(connection)
      } catch (error) {
        if (!isClosed) logger.debug({ err: error }, 'not listening for changes of the catalogue')
      }
      isListening = false
      client = null
      // In any case, or a connection that died before it listened would hold its place in the pool for good.
      connection?.release(true)
      forget()
      if (!isClosed) await sleep(RECONNECT_MS, undefined, { ref: false })
    }
  }

  async function listenUntilLost(connection: pg.PoolClient): Promise<void> {
    client = connection
    const lost = new Promise<void>((resolve) => {
      connection.on('error', () => resolve())
      connection.on('end', () => resolve())
    })
    connection.on('notification', forget)
    await connection.query(`listen ${CHANNEL}`)
    forget()
    isListening = true
    await lost
  }

  const listening = listen()

  return {
    async json(key, load) {
      const kept = answers.get(key)
      if (kept !== undefined) return kept
      const generationAtStart = generation
      const text = JSON.stringify(await load())
      // A change that was announced while this was loading may not be in it.
      if (isListening && generation === generationAtStart) answers.set(key, text)
      return text
    },
    onChange: (listener) => void listeners.push(listener),
    async close() {
      isClosed = true
      // Ends the wait for a loss; the loop then sees that it is closed.
      client?.emit('end')
      await Promise.race([listening, sleep(2_000, undefined, { ref: false })])
    },
  }
}
