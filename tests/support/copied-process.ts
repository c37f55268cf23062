/** A process of the product on a pair of databases: what it keeps of the catalogue is forgotten as in the product. */
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import type { AppContext } from '#server/context.ts'
import { createContext } from '#server/create-context.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import { createPool, type DatabaseTarget } from '#server/platform/db/client.ts'
import { openReadCopy, type ReadCopy } from '#server/platform/db/copy/read-copy.ts'
import { isHearing } from '#server/platform/db/listen.ts'
import { answerBy, createNodeServer } from '#server/platform/http/node-server.ts'
import type { Logger } from '#server/platform/logger.ts'
import { createCatalogueCache } from '#server/shop/catalogue/catalogue-cache.ts'
import { until } from './chat.ts'
import type { TestApp } from './test-app.ts'

export type CopiedProcess = TestApp & {
  readonly copy: ReadCopy
  /** After a change of the catalogue, as the page cache is told. */
  readonly onChange: (listener: () => void) => void
}

/** @param options.siteUrl of the one beside it, as visitors see both */
export async function startCopiedProcess(
  targets: { primary: DatabaseTarget; copy: DatabaseTarget },
  logger: Logger,
  options: { siteUrl?: string; mostLagMs?: number } = {},
): Promise<CopiedProcess> {
  const pool = createPool(targets.primary, { max: 10, logger })
  const dataDir = await mkdtemp(join(tmpdir(), 'domine-files-'))
  const http = createNodeServer((request, response) => listener(request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const config = loadConfig({
    SITE_URL: options.siteUrl ?? url,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    METRICS_TOKEN: 'token-of-a-test-and-of-nothing-else',
  })
  const copy = openReadCopy(targets.copy, config, { ...options, primary: pool, logger })
  const catalogueCache = createCatalogueCache(pool, logger)
  const made = await createContext({ config, logger, pool, copy })
  catalogueCache.onChange(made.reads.noteCatalogueChange)
  const context: AppContext = { ...made, catalogueCache }
  context.telemetry.attach({ copy: () => ({ counts: copy.counts(), ...copy.standing() }) })
  const listener = context.telemetry.wrap(answerBy(buildApp(context, null).fetch))
  await until(() => isHearing(pool) && copy.standing().state === 'used', 'a copy that is read from')
  return {
    url,
    context,
    server: http,
    copy,
    onChange: catalogueCache.onChange,
    async [Symbol.asyncDispose]() {
      http.closeAllConnections()
      await new Promise<void>((resolve) => http.close(() => resolve()))
      await catalogueCache.close()
      await copy.close()
      await context.telemetry.close()
      await pool.end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
