/**
 * From the built-in database to a server of one's own, by `npm run move-database` (decision 0073): read at one moment,
 * written in one transaction, counted and checked before it holds. The files stay where they are. While it is under way
 * the target bears a mark, and a run that was killed is begun again; afterwards DATA_DIR says where the database went.
 */
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { StartError } from '#server/platform/start-error.ts'
import { refuseTransactionPool } from '../db/check-ways.ts'
import { createPool, type DatabaseTarget } from '../db/client.ts'
import { startEmbeddedPostgres } from '../db/embedded/start-embedded.ts'
import type { Logger } from '../logger.ts'
import {
  listMigrations,
  listSequences,
  listTables,
  quoted,
  refuseUnknownSchemas,
  setStableFormats,
} from './database-contents.ts'
import { beginLoad } from './load-database.ts'
import { FORMAT_VERSION, type Manifest } from './manifest.ts'
import { MOVE_MARK, markMoveBegun, markMovedAway } from './move-marker.ts'
import { DROP_EVERYTHING, refuseRelations } from './restore-target.ts'

const OLDEST_VERSION = 15

export type MoveSummary = { tables: number; rows: number; to: string }

/** @throws StartError when the product runs, or the target is not empty, too old or out of reach: nothing was changed */
export async function moveDatabase(move: {
  dataDir: string
  url: string
  logger: Logger
  now: Date
}): Promise<MoveSummary> {
  const { dataDir, url, logger, now } = move
  const target = await reach({ url })
  try {
    await refuseOldServer(target)
    await refuseTransactionPool({ url }, 'the address')
    // Holds the directory: the product cannot start meanwhile, and is not running now.
    const own = await startEmbeddedPostgres({ dataDir, logger })
    try {
      const source = await reach(own.connection)
      try {
        const summary = await copyAll(source, target, { url, logger })
        const to = placeOf(target)
        await markMovedAway(dataDir, to, now)
        return { ...summary, to }
      } finally {
        await source.end()
      }
    } finally {
      await own.stop()
    }
  } finally {
    await target.end()
  }
}

async function copyAll(
  source: pg.Client,
  target: pg.Client,
  { url, logger }: { url: string; logger: Logger },
): Promise<{ tables: number; rows: number }> {
  for (const client of [source, target]) await setStableFormats(client)
  await source.query('begin isolation level repeatable read read only')
  await refuseUnknownSchemas(source)
  const manifest = await describe(source)
  if (manifest.migrations.length === 0)
    throw new StartError('the database of DATA_DIR holds nothing of the product yet')
  await clearUnfinished(target)
  await refuseRelations(target, 'the database to move to')
  await markMoveBegun(target)
  const pool = createPool({ url }, { max: 1, logger })
  try {
    const loader = await beginLoad(pool, target, manifest, logger)
    for (const { name, columns } of manifest.tables) {
      const rows = source.query(
        copyTo(`copy public.${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`),
      )
      await loader.load(name, rows)
    }
    // With the rows, in their transaction: the mark is gone exactly when they are there.
    await target.query(`drop schema ${MOVE_MARK}`)
    await loader.finish()
  } catch (error) {
    await target.query('rollback').catch(() => {})
    await clearUnfinished(target).catch(() => {})
    throw error
  } finally {
    await pool.end()
  }
  return {
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, { rowCount }) => sum + rowCount, 0),
  }
}

/** As a backup describes itself, without files. */
async function describe(source: pg.Client): Promise<Manifest> {
  const tables: Manifest['tables'] = []
  for (const table of await listTables(source)) {
    const { rows } = await source.query<{ count: string }>(
      `select count(*) as count from public.${quoted(table.name)}`,
    )
    tables.push({ ...table, rowCount: Number(rows[0]?.count) })
  }
  return {
    formatVersion: FORMAT_VERSION,
    productVersion: 'this one',
    serverVersion: 'this one',
    createdAt: new Date(0).toISOString(),
    migrations: await listMigrations(source),
    tables,
    sequences: await listSequences(source),
    entries: [],
  }
}

/** What a run that was killed has left: all of it is ours, since it began in an empty database. */
async function clearUnfinished(target: pg.Client): Promise<void> {
  const { rows } = await target.query('select from pg_namespace where nspname = $1', [MOVE_MARK])
  if (rows.length === 0) return
  await target.query(DROP_EVERYTHING)
  await target.query(`drop schema ${MOVE_MARK}`)
}

async function refuseOldServer(target: pg.Client): Promise<void> {
  const { rows } = await target.query<{ server_version_num: string }>('show server_version_num')
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  if (version >= OLDEST_VERSION) return
  throw new StartError(`the server has PostgreSQL ${version}: ${OLDEST_VERSION} or later is needed`)
}

async function reach(target: DatabaseTarget): Promise<pg.Client> {
  const options = 'url' in target ? { connectionString: target.url } : target
  const client = new pg.Client({ ...options, application_name: 'domine-a-redacao move' })
  client.on('error', () => {})
  await client.connect().catch((cause: Error) => {
    throw new StartError(`the database cannot be reached: ${cause.message}`, { cause })
  })
  return client
}

/** For people: where it is, and nothing that opens it. */
function placeOf({ host, port, database }: pg.Client): string {
  return `${host}:${port}/${database ?? ''}`
}
