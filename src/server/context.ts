/**
 * What every part of the server is given: built once at the start (lifecycle.ts), replaced piece by piece in tests.
 * Clock and outside systems are members, so that no rule reads them by itself.
 */
import type pg from 'pg'
import { type Keys, loadKeys } from './accounts/keys.ts'
import type { Config } from './config/config.ts'
import { createDb, type Db } from './db/client.ts'
import { createLimits, type Limits } from './http/rate-limit.ts'
import type { Logger } from './logger.ts'
import { type CatalogueCache, NO_CATALOGUE_CACHE } from './store/catalogue-cache.ts'

export type AppContext = {
  readonly config: Config
  readonly logger: Logger
  readonly pool: pg.Pool
  readonly db: Db
  /** Secrets and tokens, the same in every process. */
  readonly keys: Keys
  readonly limits: Limits
  readonly now: () => Date
  readonly catalogueCache: CatalogueCache
}

/** Wires the parts upon a migrated database. Starts nothing that must be stopped. */
export async function createContext(base: {
  config: Config
  logger: Logger
  pool: pg.Pool
}): Promise<AppContext> {
  const db = createDb(base.pool)
  return {
    ...base,
    db,
    keys: await loadKeys(db, base.config),
    limits: createLimits(base.pool, base.config.rateLimits),
    now: () => new Date(),
    catalogueCache: NO_CATALOGUE_CACHE,
  }
}
