/**
 * Whose database this start works on: the server of DATABASE_URL, looked at first, or the built-in one, which then is
 * ours to stop.
 */
import { join } from 'node:path'
import { refuseMovedDatabase } from './platform/backup/move-marker.ts'
import { refuseUnfinishedRestore } from './platform/backup/restore-marker.ts'
import type { Config } from './platform/config/config.ts'
import { checkWays } from './platform/db/check-ways.ts'
import type { DatabaseWays } from './platform/db/client.ts'
import { checkCopy } from './platform/db/copy/check-copy.ts'
import { makeDataDirectory, prepareDataDirectory } from './platform/db/embedded/data-directory.ts'
import { startEmbeddedPostgres } from './platform/db/embedded/start-embedded.ts'
import type { Logger } from './platform/logger.ts'

export type OwnDatabase = DatabaseWays & { readonly close: () => Promise<void> }

/**
 * @param processes how many will work on it
 * @throws StartError for what the person who starts the product can fix
 */
export async function startOwnDatabase(
  { database, dataDir }: Config,
  logger: Logger,
  processes: number,
): Promise<OwnDatabase> {
  if (database.kind === 'server') await makeDataDirectory(dataDir)
  else await prepareDataDirectory(dataDir)
  await refuseUnfinishedRestore(dataDir)
  if (database.kind === 'server') {
    const { url, directUrl, readUrl } = database
    const ways = { target: { url }, direct: directUrl === null ? null : { url: directUrl } }
    await checkWays(ways, logger)
    if (readUrl !== null) await checkCopy({ url: readUrl }, ways.direct ?? ways.target, logger)
    return { ...ways, close: async () => {} }
  }
  await refuseMovedDatabase(dataDir)
  const postgres = await startEmbeddedPostgres({ dataDir, logger, processes })
  logger.info({ dataDir: join(dataDir, 'pg') }, 'PostgreSQL ready')
  return {
    target: postgres.connection,
    direct: null,
    async close() {
      await postgres.stop()
      logger.info('PostgreSQL stopped')
    },
  }
}
