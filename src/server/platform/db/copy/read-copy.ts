/**
 * A copy of the database that is read from (DATABASE_READ_URL, decision 0289). Which readings go there is decided by
 * src/server/copied-reads.ts. Whatever goes wrong on the copy, the same reading is asked of the primary.
 */
import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import type { Logger } from '../../logger.ts'
import { createDb, createPool, type DatabaseTarget, type Db } from '../client.ts'
import { endPool } from '../connection-bounds.ts'
import { executePrepared } from '../prepared.ts'
import { type CopyStanding, type Mark, watchCopy } from './watch-copy.ts'
import { noteWriter, recentWriting } from './writers-repository.ts'

/** A copy that takes longer is looked at as one that is gone: the primary answers meanwhile. */
const CONNECT_MS = 2_000
const LOOK_PATIENCE_MS = 1_500
/** For the looks alone: how busy the others are says nothing about the copy. */
export const LOOK_CONNECTIONS = 1

export type ReadCounts = { readonly part: string; copy: number; primary: number }

export type ReadCopy = {
  /** What is read goes by it. */
  readonly pool: pg.Pool
  readonly standing: () => CopyStanding
  /** Since the start of the process. */
  readonly counts: () => readonly ReadCounts[]
  /** The end of the primary's log at a moment after this one. */
  readonly markNow: () => Mark
  readonly hasMark: (mark: Mark) => boolean
  /** Whether the copy has what this account has written. */
  readonly hasWritingsOf: (userId: string) => Promise<boolean>
  /** Call it after the commit of whatever the account has written, and before it is answered. */
  readonly noteWriter: (userId: string) => Promise<void>
  /**
   * @param part what is counted together
   * @param isThere whether the copy has what must be seen
   * @param reading queries alone: it may be asked twice
   */
  readonly read: <T>(
    part: string,
    isThere: () => boolean | Promise<boolean>,
    reading: (db: Db) => Promise<T>,
  ) => Promise<T>
  readonly close: () => Promise<void>
}

/** @returns null where there is none */
export function openConfiguredCopy(
  config: Pick<Config, 'database' | 'databasePoolSize'>,
  options: { primary: pg.Pool; logger: Logger },
): ReadCopy | null {
  const { database } = config
  const url = database.kind === 'server' ? database.readUrl : null
  return url === null ? null : openReadCopy({ url }, config, options)
}

/** @param options.mostLagMs another one in tests only */
export function openReadCopy(
  target: DatabaseTarget,
  { databasePoolSize: max }: Pick<Config, 'databasePoolSize'>,
  options: { primary: pg.Pool; logger: Logger; mostLagMs?: number },
): ReadCopy {
  const { primary, logger } = options
  const primaryDb = createDb(primary)
  // Of lost connections the watch tells, once. Nothing is set for a session: there may be a pool in front of it, too.
  const common = {
    logger: logger.child({}, { level: 'silent' }),
    keepsSessions: false,
    connectMs: CONNECT_MS,
  }
  const copyPool = createPool(target, { ...common, max })
  const lookPool = createPool(target, {
    ...common,
    max: LOOK_CONNECTIONS,
    statementPatienceMs: LOOK_PATIENCE_MS,
  })
  const copyDb = createDb(copyPool)
  const watch = watchCopy({ ...options, lookPool, copyPool })
  const counts = new Map<string, ReadCounts>()

  function count(part: string, from: 'copy' | 'primary'): void {
    const counted = counts.get(part) ?? { part, copy: 0, primary: 0 }
    counted[from] += 1
    counts.set(part, counted)
  }

  return {
    pool: copyPool,
    standing: watch.standing,
    counts: () => [...counts.values()],
    markNow: watch.markNow,
    hasMark: ({ position }) => position !== null && watch.has(position),
    async hasWritingsOf(userId) {
      const [row] = await executePrepared(primary, 'recent-writing', recentWriting(primaryDb, userId))
      return row === undefined || watch.has(BigInt(row.position))
    },
    noteWriter: (userId) => noteWriter(primaryDb, userId),
    async read(part, isThere, reading) {
      if (watch.isFit() && (await isThere())) {
        try {
          const answer = await reading(copyDb)
          count(part, 'copy')
          return answer
        } catch (error) {
          watch.doubt(error)
        }
      }
      count(part, 'primary')
      return reading(primaryDb)
    },
    async close() {
      watch.close()
      await Promise.all([endPool(copyPool), endPool(lookPool)])
    },
  }
}
