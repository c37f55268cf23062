/**
 * What every part of the server is given: built once at the start (lifecycle.ts), replaced piece by piece in tests.
 * Clock and outside systems are members, so that no rule reads them by itself.
 */
import type pg from 'pg'
import { createSocialProviders, type SocialProviders } from './account/social/providers.ts'
import { type Keys, loadKeys } from './identity/keys.ts'
import type { Config } from './platform/config/config.ts'
import { createDb, type Db } from './platform/db/client.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { createLimits, type Limits } from './platform/http/rate-limit.ts'
import { type Jobs, NO_JOBS } from './platform/jobs/jobs.ts'
import type { Logger } from './platform/logger.ts'
import { createMailer, type Mailer } from './platform/mail/mailer.ts'
import { openTelemetry, type Telemetry } from './platform/telemetry/telemetry.ts'
import { type CatalogueCache, NO_CATALOGUE_CACHE } from './shop/catalogue/catalogue-cache.ts'
import { createStampThread, type PdfStamper } from './shop/materials/stamp-thread.ts'
import { openPayments, type Payments } from './shop/payments/providers.ts'
import { type House, openHouse } from './site/site.ts'
import { watchParts } from './watched-parts.ts'
import { createCorrectorThread } from './writing/correction/corrector-thread.ts'
import type { EssayCorrector } from './writing/correction/open-corrector.ts'
import { createReviewer, type Reviewer } from './writing/external-review/reviewer.ts'

export type AppContext = {
  readonly config: Config
  readonly logger: Logger
  /** What the owner sets, as it holds at this moment. */
  readonly house: House
  readonly pool: pg.Pool
  readonly db: Db
  /** Secrets and tokens, the same in every process. */
  readonly keys: Keys
  readonly limits: Limits
  readonly now: () => Date
  readonly files: FileStore
  readonly mailer: Mailer
  readonly payments: Payments
  /** Whom somebody may sign in with besides a password. */
  readonly socialProviders: SocialProviders
  /** Grades essays; its dictionary is read with the first one. */
  readonly corrector: EssayCorrector
  /** The service outside that comments on essays; null when none is configured. */
  readonly reviewer: Reviewer | null
  /** Writes the buyer into a bought PDF. */
  readonly stamper: PdfStamper
  readonly jobs: Jobs
  readonly catalogueCache: CatalogueCache
  /** Metrics and traces; closes itself over what it watches. */
  readonly telemetry: Telemetry
}

/** Wires the parts upon a migrated database. Of what it starts only `telemetry` is worth closing: it sends its last traces. */
export async function createContext(base: {
  config: Config
  logger: Logger
  pool: pg.Pool
}): Promise<AppContext> {
  const { config, logger, pool } = base
  const db = createDb(pool)
  const telemetry = await openTelemetry(config, pool, logger)
  const parts = {
    corrector: createCorrectorThread(),
    files: await openFileStore(config),
    mailer: createMailer(config),
    payments: await openPayments(config),
    reviewer: config.reviewer && createReviewer(config.reviewer),
    socialProviders: createSocialProviders(config),
  }
  return {
    ...base,
    ...watchParts(parts, telemetry, config),
    db,
    house: await openHouse(db, config.house, logger),
    keys: await loadKeys(db, config),
    limits: createLimits(pool, config.rateLimits),
    now: () => new Date(),
    stamper: createStampThread(),
    jobs: NO_JOBS,
    catalogueCache: NO_CATALOGUE_CACHE,
    telemetry,
  }
}
