/**
 * The connections of one process, and how many there are at most. Behind a pool in transaction mode (DATABASE_DIRECT_URL,
 * decision 0287) there are two kinds: everything goes by the pool but what needs a session of its own.
 */
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import type { Logger } from '../logger.ts'
import { createPool, type DatabaseWays } from './client.ts'
import { endPool } from './connection-bounds.ts'

/** Three listen, one migrates at the start or looks up the next sale, one to spare while a lost one is replaced. */
export const DIRECT_CONNECTIONS = 5
/** The backup of the console has them for itself: its lock, and what it reads by. */
export const BACKUP_CONNECTIONS = 2

export type Pools = {
  readonly pool: pg.Pool
  /** The pool itself where that keeps its sessions. */
  readonly direct: pg.Pool
  readonly end: () => Promise<void>
}

export function openPools(
  { target, direct: directTarget }: DatabaseWays,
  { databasePoolSize: max }: Pick<Config, 'databasePoolSize'>,
  logger: Logger,
): Pools {
  const pool = createPool(target, { max, logger, keepsSessions: directTarget === null })
  if (directTarget === null) return { pool, direct: pool, end: () => endPool(pool) }
  const direct = createPool(directTarget, { max: DIRECT_CONNECTIONS, logger })
  return {
    pool,
    direct,
    end: async () => {
      await Promise.all([endPool(pool), endPool(direct)])
    },
  }
}
