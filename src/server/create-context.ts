/** Makes what every part of the server is given (context.ts). */
import type pg from 'pg'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { postPush } from './account/push/post-push.ts'
import { createSocialProviders } from './account/social/providers.ts'
import { accountHooks } from './account-hooks.ts'
import type { AppContext } from './context.ts'
import { createCopiedReads } from './copied-reads.ts'
import { loadKeys } from './identity/keys.ts'
import { writeMail } from './mail-words.ts'
import type { Config } from './platform/config/config.ts'
import { createDb } from './platform/db/client.ts'
import type { ReadCopy } from './platform/db/copy/read-copy.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { createHealth } from './platform/http/health.ts'
import { createLimits } from './platform/http/rate-limit.ts'
import { NO_JOBS } from './platform/jobs/jobs.ts'
import type { Logger } from './platform/logger.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { NO_SIBLINGS } from './platform/processes/siblings.ts'
import { openTelemetry } from './platform/telemetry/telemetry.ts'
import { NO_CATALOGUE_CACHE } from './shop/catalogue/catalogue-cache.ts'
import { createStampThread } from './shop/materials/stamp-thread.ts'
import { openPayments } from './shop/payments/providers.ts'
import { openSite } from './site/site.ts'
import { watchParts } from './watched-parts.ts'
import { createCorrectorThread } from './writing/correction/corrector-thread.ts'
import { withOwnReferences } from './writing/correction/own-references.ts'
import { createReviewer } from './writing/external-review/reviewer.ts'

/**
 * Wires the parts on a migrated database. Of what it starts only `telemetry` is worth closing: it sends its last traces.
 * @param base.direct where the pool does not keep its sessions
 * @param base.copy where there is one to read from
 * @param base.now without it this machine's own time, in scripts and tests
 */
export async function createContext(base: {
  config: Config
  logger: Logger
  pool: pg.Pool
  direct?: pg.Pool
  copy?: ReadCopy | null
  now?: () => Date
}): Promise<AppContext> {
  const { config, logger, pool, direct = base.pool, copy = null, now = () => new Date() } = base
  const db = createDb(pool)
  const telemetry = await openTelemetry(config, { pool, copyPool: copy?.pool ?? null }, logger)
  const site = await openSite(db, config.site, logger)
  const parts = {
    corrector: withOwnReferences(createCorrectorThread(), () => site.study.listed(dayInBrasilia(now()))),
    files: await openFileStore(config),
    mailer: createMailer(config),
    payments: await openPayments(config, () => site.settings.payments.provider),
    reviewer: config.reviewer && createReviewer(config.reviewer),
    socialProviders: createSocialProviders(config),
  }
  return {
    config,
    logger,
    pool,
    direct,
    ...watchParts(parts, telemetry, config),
    db,
    copy,
    reads: createCopiedReads({ db, direct }, copy),
    accountHooks,
    postPush,
    writeMail,
    site,
    replyAddress: () => site.settings.shop.email ?? null,
    keys: await loadKeys(db, config, now),
    health: createHealth(pool, { direct, copy }),
    limits: createLimits(pool, config.rateLimits, now),
    now,
    stamper: createStampThread(),
    jobs: NO_JOBS,
    siblings: NO_SIBLINGS,
    catalogueCache: NO_CATALOGUE_CACHE,
    telemetry,
  }
}
