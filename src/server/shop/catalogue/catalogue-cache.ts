/**
 * Answers of the catalogue in memory, forgotten the moment the catalogue changes: triggers in the database announce
 * every change of a catalogue table at its commit (migration 0004), and each process listens. While the listening
 * connection is down nothing is kept, so a process never serves what it could not have been told about. The moments
 * at which a sale begins or ends are changes too, which nobody writes (sale-boundaries.ts). Whole answers of the store
 * API are kept as they are sent, and found again by the address that asked for them (decision 0304).
 */
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { listenToDatabase } from '#server/platform/db/listen.ts'
import { bytesOf, type KeptAnswer } from '#server/platform/http/kept-answer.ts'
import type { Logger } from '#server/platform/logger.ts'
import { watchSaleBoundaries } from './sale-boundaries.ts'

const CHANNEL = 'catalogue_changed'
const MAX_BYTES = 16 * 1024 * 1024
/** Beside its bytes each answer has headers and a place in the memory: also the small ones are not without end. */
const BYTES_BESIDE = 4 * 1024
const MAX_COUNTS = 1_000
/** What anybody may ask is without end. Beyond these a question is read anew, and finds its answer all the same. */
const MAX_ADDRESSES = 2_000
const LONGEST_ADDRESS = 300

/** What was understood of a question, and the address that asked it. */
export type Asked = { readonly key: string; readonly address: string }

export type CatalogueCache = {
  /** A number that `count` tells, kept under `key` until the catalogue changes. */
  count: (key: string, count: () => Promise<number>) => Promise<number>
  /** The answer that `make` gives, kept until the catalogue changes, made once for all who ask at that moment. A throwing make is not kept. */
  answer: (asked: Asked, make: () => Promise<KeptAnswer>) => Promise<KeptAnswer>
  /** What is kept for this very address, which needs not be read any more. */
  at: (address: string) => KeptAnswer | undefined
  /** When a sale begins or ends next; null where none is known. */
  nextTurn: () => Date | null
}

/** Keeps nothing: for tests and scripts. */
export const NO_CATALOGUE_CACHE: CatalogueCache = {
  count: (_key, count) => count(),
  answer: (_asked, make) => make(),
  at: () => undefined,
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
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (answer, key) => key.length + bytesOf(answer) + BYTES_BESIDE,
  })
  const counts = new LRUCache<string, number>({ max: MAX_COUNTS })
  /** From addresses to keys: what an address means does not change with the catalogue. */
  const keys = new LRUCache<string, string>({ max: MAX_ADDRESSES })
  const underWay = new Map<string, Promise<KeptAnswer>>()
  const listeners: (() => void)[] = []
  let generation = 0
  let isListening = false

  function forget(): void {
    generation += 1
    answers.clear()
    counts.clear()
    // What was begun before the change is not for those who ask after it.
    underWay.clear()
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

  /** A change that was announced while something was made may not be in it. */
  async function unlessChanged<T>(make: () => Promise<T>, keep: (made: T) => void): Promise<T> {
    const generationAtStart = generation
    const made = await make()
    if (isListening && generation === generationAtStart) keep(made)
    return made
  }

  function begin(key: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    const making = unlessChanged(make, (answer) => answers.set(key, answer))
    // Who is deaf shares nothing either.
    if (!isListening) return making
    underWay.set(key, making)
    const done = () => {
      if (underWay.get(key) === making) underWay.delete(key)
    }
    making.then(done, done)
    return making
  }

  return {
    async count(key, count) {
      return counts.get(key) ?? unlessChanged(count, (made) => counts.set(key, made))
    },
    async answer({ key, address }, make) {
      const answer = answers.get(key) ?? (await (underWay.get(key) ?? begin(key, make)))
      if (address.length <= LONGEST_ADDRESS) keys.set(address, key)
      return answer
    },
    at(address) {
      const key = keys.get(address)
      return key === undefined ? undefined : answers.get(key)
    },
    nextTurn: turns.next,
    onChange: (listener) => void listeners.push(listener),
    async close() {
      turns.close()
      await listening.close()
    },
  }
}
