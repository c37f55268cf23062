/**
 * Answers of the catalogue in memory, forgotten the moment the catalogue changes: triggers in the database announce
 * every change of a catalogue table at its commit (migration 0004), and each process listens. While the listening
 * connection is down nothing is kept, so a process never serves what it could not have been told about. The moments
 * at which a sale begins or ends are changes too, which nobody writes (sale-boundaries.ts).
 */
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { listenToDatabase } from '#server/platform/db/listen.ts'
import type { Logger } from '#server/platform/logger.ts'
import { watchSaleBoundaries } from './sale-boundaries.ts'

const CHANNEL = 'catalogue_changed'
const MAX_BYTES = 16 * 1024 * 1024

export type CatalogueCache = {
  /** The JSON of what `load` answers, kept under `key` until the catalogue changes. A throwing load is not kept. */
  json: (key: string, load: () => Promise<unknown>) => Promise<string>
  /** When a sale begins or ends next; null where none is known. */
  nextTurn: () => Date | null
}

/** Keeps nothing: for tests and scripts. */
export const NO_CATALOGUE_CACHE: CatalogueCache = {
  json: async (_key, load) => JSON.stringify(await load()),
  nextTurn: () => null,
}

export type ListeningCatalogueCache = CatalogueCache & {
  /** Called after each change, and once the connection is back after a loss. */
  onChange: (listener: () => void) => void
  close: () => Promise<void>
}

/** Begins to listen; answers before the first listening succeeded. */
export function createCatalogueCache(
  pool: pg.Pool,
  logger: Logger,
  now?: () => Date,
): ListeningCatalogueCache {
  const answers = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (text, key) => key.length + text.length + 1,
  })
  const listeners: (() => void)[] = []
  let generation = 0
  let isListening = false

  function forget(): void {
    generation += 1
    answers.clear()
    for (const listener of listeners) listener()
  }

  const turns = watchSaleBoundaries(pool, logger, forget, now)

  function forgetAfterChange(): void {
    forget()
    turns.rearm()
  }

  const listening = listenToDatabase(pool, logger, {
    channels: [CHANNEL],
    onNotification: forgetAfterChange,
    onListening() {
      forgetAfterChange()
      isListening = true
    },
    onLost() {
      isListening = false
      forget()
    },
  })

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
    nextTurn: turns.next,
    onChange: (listener) => void listeners.push(listener),
    async close() {
      turns.close()
      await listening.close()
    },
  }
}
