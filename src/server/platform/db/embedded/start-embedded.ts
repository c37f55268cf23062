/**
 * The built-in PostgreSQL, a child of this process with its data in DATA_DIR/pg, reached by a unix socket only.
 *   1. lock the data directory (gone with the process, however it died)
 *   2. stop what a killed process left running; drop its pid file and socket
 *   3. make the cluster beside its place, then rename: never half of one
 *   4. start, wait for a real answer, start again when it dies, stop it when we end or are killed
 * Why so, and what was refused: docs/decisions/0004-built-in-postgresql.md.
 */
import { resolve } from 'node:path'
import type { Logger } from '#server/platform/logger.ts'
import { locateBinaries } from './binaries.ts'
import { DATABASE_USER, ensureCluster, readOrCreatePassword, removeUnfinishedClusters } from './cluster.ts'
import { layoutOf, prepareDataDirectory } from './data-directory.ts'
import { acquireDataLock } from './data-lock.ts'
import { stopOrphan } from './orphan.ts'
import { canWalkTo, lendPrograms } from './reach.ts'
import type { SocketConnection } from './readiness.ts'
import { chooseServerAccount } from './server-account.ts'
import { makeSocketDirectory, SOCKET_PORT } from './socket-directory.ts'
import { supervise } from './supervisor.ts'

export type EmbeddedPostgres = {
  connection: SocketConnection
  /** Changes when PostgreSQL had to be started again. */
  pid: () => number | undefined
  /** Ends PostgreSQL with a checkpoint and frees the data directory; may be called twice. */
  stop: () => Promise<void>
}

/**
 * @param options.durable false gives up safety for speed (no fsync): for tests only
 * @param options.processes how many of the product will work on it: each brings its connections
 * @param options.whenLocked runs when the directory is ours and nothing has been put there; a rejection ends the start
 * @throws StartError for everything that a person can fix, e.g. a second start on the same directory
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  logger: Logger
  durable?: boolean
  processes?: number
  whenLocked?: (dataDir: string) => Promise<void>
}): Promise<EmbeddedPostgres> {
  const { logger, durable = true, processes = 1 } = options
  const layout = layoutOf(await prepareDataDirectory(resolve(options.dataDir)))
  const account = await chooseServerAccount(layout.pgData)
  const isReachable = await canWalkTo(account, layout.dataDir)
  const programs = await lendPrograms(account, await locateBinaries())
  const lock = acquireDataLock(layout.lock)
  try {
    await stopOrphan(layout.pgData, logger)
    await options.whenLocked?.(layout.dataDir)
    await removeUnfinishedClusters(layout.dataDir)
    const password = await readOrCreatePassword(layout.password)
    await ensureCluster({ ...programs, layout, password, account, durable, isReachable })
    const socket = await makeSocketDirectory(layout, account, isReachable)
    const connection = {
      host: socket.path,
      port: SOCKET_PORT,
      user: DATABASE_USER,
      password,
      database: 'postgres',
    }
    const { postgres } = programs
    const { pgData } = layout
    const clear = async () => {
      await stopOrphan(layout.pgData, logger)
      await socket.clear()
    }
    const supervisor = supervise({
      postgres,
      pgData,
      isReachable,
      connection,
      account,
      durable,
      processes,
      logger,
      clear,
    })
    const stop = async () => {
      await supervisor.stop()
      await socket.remove()
      lock.release()
    }
    await supervisor.ready.catch(async (error) => {
      await supervisor.stop()
      await socket.remove()
      throw error
    })
    let stopped: Promise<void> | undefined
    return { connection, pid: supervisor.pid, stop: () => (stopped ??= stop()) }
  } catch (error) {
    lock.release()
    throw error
  }
}
