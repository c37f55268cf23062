/**
 * The place a backup is restored into: an empty data directory with a new built-in database, or an empty database at
 * DATABASE_URL; its files go into an empty folder, or a bucket without foreign files. Never anything that is in use.
 */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { StartError } from '#server/platform/start-error.ts'
import type { Config } from '../config/config.ts'
import { refuseTransactionPool } from '../db/check-ways.ts'
import { createPool } from '../db/client.ts'
import { UNFINISHED } from '../db/embedded/cluster.ts'
import { startEmbeddedPostgres } from '../db/embedded/start-embedded.ts'
import type { FileContent } from '../files/file-store.ts'
import type { Logger } from '../logger.ts'
import { isRestoreUnfinished, markRestoreBegun, markRestoreFinished } from './restore-marker.ts'
import { openRestoredFiles, type RestoredFiles } from './restored-files.ts'

/** What a restore puts into a data directory, and so what it may remove from an unfinished one. */
const OURS = ['pg', 'pg.password', 'run', 'files']
/** There without having been put there: the lock of this very process, and what a fresh disk brings. */
const NOT_COUNTED = ['app.lock', 'lost+found', 'restore.unfinished']

/** The database was empty when we came, so all of it is ours; the schema itself and extensions were there before. */
export const DROP_EVERYTHING = `do $$
declare command text;
begin
  for command in
    select format('drop table %s cascade', c.oid::regclass) from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    union all
    select format('drop routine %s cascade', p.oid::regprocedure) from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute command;
  end loop;
end $$`

export type RestoreTarget = {
  pool: pg.Pool
  client: pg.Client
  putFile: (key: string, file: FileContent) => Promise<void>
  /** Closes; the product may start now. */
  finish: () => Promise<void>
  /** Closes and removes everything that was put there. */
  undo: () => Promise<void>
}

/** @throws StartError when the place is not empty or in use; it is left as it is */
export async function openRestoreTarget(
  config: Pick<Config, 'database' | 'dataDir' | 's3'>,
  { keys, logger, durable }: { keys: ReadonlySet<string>; logger: Logger; durable: boolean },
): Promise<RestoreTarget> {
  const files = await openRestoredFiles(config, keys)
  return config.database.kind === 'server'
    ? openServer(config.database, config.dataDir, files, logger)
    : openDataDirectory(config.dataDir, files, logger, durable)
}

async function openDataDirectory(
  dataDir: string,
  files: RestoredFiles,
  logger: Logger,
  durable: boolean,
): Promise<RestoreTarget> {
  let isBegun = false
  const postgres = await startEmbeddedPostgres({
    dataDir,
    logger,
    durable,
    whenLocked: async (path) => {
      await emptyUnfinished(path)
      await refuseContents(path)
      await markRestoreBegun(path)
      isBegun = true
    },
  }).catch(async (error) => {
    if (isBegun) await emptyUnfinished(dataDir)
    throw error
  })
  const pool = createPool(postgres.connection, { max: 1, logger })
  const client = await connect(postgres.connection)
  const close = async () => {
    await client.end()
    await pool.end()
    await postgres.stop()
  }
  return {
    pool,
    client,
    putFile: files.put,
    async finish() {
      await close()
      await markRestoreFinished(dataDir)
    },
    async undo() {
      await close()
      await files.undo()
      await emptyUnfinished(dataDir)
    },
  }
}

async function openServer(
  address: Extract<Config['database'], { kind: 'server' }>,
  dataDir: string,
  files: RestoredFiles,
  logger: Logger,
): Promise<RestoreTarget> {
  const url = address.directUrl ?? address.url
  if (address.directUrl === null) await refuseTransactionPool({ url }, 'DATABASE_URL')
  const path = resolve(dataDir)
  await mkdir(path, { recursive: true, mode: 0o711 })
  const filesDir = join(path, 'files')
  const isLeftOver = await isRestoreUnfinished(path)
  const client = await connect({ connectionString: url })
  try {
    await refuseRelations(client, 'the database at DATABASE_URL')
    if (!isLeftOver) await refuseContents(filesDir)
  } catch (error) {
    await client.end()
    throw error
  }
  await rm(filesDir, { recursive: true, force: true })
  await markRestoreBegun(path)
  const pool = createPool({ url }, { max: 1, logger })
  const close = async () => {
    await client.end()
    await pool.end()
  }
  return {
    pool,
    client,
    putFile: files.put,
    async finish() {
      await close()
      await markRestoreFinished(path)
    },
    async undo() {
      await client.end()
      await pool.query(DROP_EVERYTHING)
      await pool.end()
      await files.undo()
      await rm(filesDir, { recursive: true, force: true })
      await markRestoreFinished(path)
    },
  }
}

async function connect(options: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...options, application_name: 'domine-a-redacao restore' })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function emptyUnfinished(dataDir: string): Promise<void> {
  if (!(await isRestoreUnfinished(dataDir))) return
  for (const name of OURS) await rm(join(dataDir, name), { recursive: true, force: true })
  await markRestoreFinished(dataDir)
}

async function refuseContents(directory: string): Promise<void> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found = names.filter((name) => !NOT_COUNTED.includes(name) && !name.startsWith(UNFINISHED)).sort()
  if (found.length === 0) return
  throw new StartError(
    `${directory} is not empty (${found.slice(0, 3).join(', ')}${found.length > 3 ? ', …' : ''}): a backup is restored only into an empty place; set another DATA_DIR`,
  )
}

/** @param place as the person knows it @throws StartError when there is a table in it */
export async function refuseRelations(client: pg.Client, place: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') order by 1 limit 1`,
  )
  if (rows.length === 0) return
  throw new StartError(`${place} is not empty (${rows[0]?.name}): only an empty one is taken`)
}
