/**
 * How a backup reaches the database: the server of DATABASE_URL, the built-in one that the running product holds,
 * or, when the product does not run, the built-in one started for as long as the backup takes.
 */
import { access, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#server/platform/start-error.ts'
import type { Config } from '../config/config.ts'
import type { Logger } from '../logger.ts'
import { refuseTransactionPool } from './check-ways.ts'
import type { DatabaseTarget } from './client.ts'
import { DATABASE_USER } from './embedded/cluster.ts'
import { layoutOf } from './embedded/data-directory.ts'
import { askReadiness, type SocketConnection } from './embedded/readiness.ts'
import { startEmbeddedPostgres } from './embedded/start-embedded.ts'

/** A running product may be starting its PostgreSQL again just now. */
const ATTACH_TIMEOUT_MS = 10_000
const POLL_MS = 200

export type OpenDatabase = { target: DatabaseTarget; close: () => Promise<void> }

/** @throws StartError when there is no database, or it cannot be reached */
export async function openDatabase(
  config: Pick<Config, 'database' | 'dataDir'>,
  logger: Logger,
): Promise<OpenDatabase> {
  const noop = async () => {}
  if (config.database.kind === 'server') {
    const { url, directUrl } = config.database
    if (directUrl === null) await refuseTransactionPool({ url }, 'DATABASE_URL')
    return { target: { url: directUrl ?? url }, close: noop }
  }
  const running = await attach(config.dataDir)
  if (running) return { target: running, close: noop }
  await access(layoutOf(config.dataDir).pgData).catch((cause) => {
    throw new StartError(
      `there is no database in ${config.dataDir}: set DATA_DIR to where the product keeps its data`,
      {
        cause,
      },
    )
  })
  try {
    const own = await startEmbeddedPostgres({ dataDir: config.dataDir, logger })
    return { target: own.connection, close: own.stop }
  } catch (error) {
    for (let waitedMs = 0; waitedMs < ATTACH_TIMEOUT_MS; waitedMs += POLL_MS) {
      const restarted = await attach(config.dataDir)
      if (restarted) return { target: restarted, close: noop }
      await sleep(POLL_MS)
    }
    throw error
  }
}

/** The server that somebody else runs on this directory, if it answers. Its lock is not needed to talk to it. */
async function attach(dataDir: string): Promise<SocketConnection | undefined> {
  const layout = layoutOf(dataDir)
  try {
    // Lines of postmaster.pid: 1 number, 2 data directory, 3 start, 4 port, 5 directory of the socket.
    const [, , , port, host] = (await readFile(`${layout.pgData}/postmaster.pid`, 'utf8')).split('\n')
    if (!port || !host) return undefined
    const password = (await readFile(layout.password, 'utf8')).trim()
    const connection = { host, port: Number(port), user: DATABASE_USER, password, database: 'postgres' }
    return (await askReadiness(connection)) === 'ready' ? connection : undefined
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    if (code === 'EACCES') {
      throw new StartError(
        `the database in ${dataDir} belongs to another account: run this as the one that runs the product`,
        {
          cause,
        },
      )
    }
    throw cause
  }
}
