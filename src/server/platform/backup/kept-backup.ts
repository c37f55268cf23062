/**
 * The backup that the console makes (product §10 The owner's console, decision 0197): the file of `npm run backup`, kept
 * in DATA_DIR/backups until the next one is whole. One at a time over all processes, and only a whole one has a name.
 */
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import type { DbOrTx } from '../db/client.ts'
import { targetOfPool } from '../db/target-of-pool.ts'
import type { Platform } from '../platform.ts'
import { PRODUCT_VERSION } from '../product-version.ts'
import { noteBackup } from './note-backup.ts'
import { writeBackup } from './write-backup.ts'

/** Held by the process that writes one, for as long as its connection lives. */
const LOCK_KEY = 7_360_197
/** Its name in `installation_facts`: when the last one failed, until one is whole. */
export const BACKUP_FAILED = 'kept-backup-failed'
const NAME = /^domine-a-redacao-\d{4}-\d{2}-\d{2}-\d{9}\.tar$/

export type KeptBackup = { readonly name: string; readonly at: Date; readonly bytes: number }

/** It holds what people have had erased since: shorter than backups are kept at all (KEEP_DAYS). */
const KEPT_MS = 7 * 24 * 3600_000

type Keeping = Pick<Platform, 'config' | 'db' | 'files' | 'logger' | 'now' | 'direct'>

const folderOf = ({ dataDir }: Platform['config']) => join(dataDir, 'backups')

/** @returns a promise of its end that never rejects; null where one is being made already */
export async function startBackup(context: Keeping): Promise<{ done: Promise<boolean> } | null> {
  const { direct, logger } = context
  const target = targetOfPool(direct)
  const lock = new pg.Client('url' in target ? { connectionString: target.url } : target)
  // A lost connection gives the lock back by itself.
  lock.on('error', () => {})
  await lock.connect()
  const { rows } = await lock.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [
    LOCK_KEY,
  ])
  if (!rows[0]?.is_mine) {
    await lock.end()
    return null
  }
  const done = makeBackup(context)
    .then(
      () => true,
      async (error: unknown) => {
        logger.error({ err: error }, 'the backup that the console asked for was not made')
        await noteFailure(context).catch(() => {})
        return false
      },
    )
    .finally(() => lock.end().catch(() => {}))
  return { done }
}

async function makeBackup(context: Keeping): Promise<void> {
  const { config, direct, db, files } = context
  const folder = folderOf(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeAllBut(folder, (await findKeptBackup(config))?.name)
  const at = context.now()
  const name = `domine-a-redacao-${at.toISOString().slice(0, 23).replace('T', '-').replaceAll(/[:.]/g, '')}.tar`
  const { bytes } = await writeBackup({
    target: targetOfPool(direct),
    files,
    file: join(folder, name),
    productVersion: PRODUCT_VERSION,
    now: at,
  })
  await noteBackup(db, bytes, at)
  await db.deleteFrom('installation_facts').where('name', '=', BACKUP_FAILED).execute()
  await removeAllBut(folder, name)
}

async function noteFailure({ db, now }: Keeping): Promise<void> {
  const created_at = now()
  await db
    .insertInto('installation_facts')
    .values({ name: BACKUP_FAILED, created_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at }))
    .execute()
}

/** What a broken attempt left, and the backups of before: nobody else writes there under the lock. */
async function removeAllBut(folder: string, kept: string | undefined): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name !== kept) await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** The newest whole one on this machine; null where there is none. */
export async function findKeptBackup(config: Platform['config']): Promise<KeptBackup | null> {
  const folder = folderOf(config)
  const names = (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).sort()
  const name = names.at(-1)
  const found = name === undefined ? null : await stat(join(folder, name)).catch(() => null)
  return name !== undefined && found ? { name, at: found.mtime, bytes: found.size } : null
}

/** The job that ends what nobody has taken away. */
export async function forgetKeptBackup({ config, now }: Pick<Platform, 'config' | 'now'>): Promise<void> {
  const kept = await findKeptBackup(config)
  if (kept && now().getTime() - kept.at.getTime() >= KEPT_MS) {
    await rm(join(folderOf(config), kept.name), { force: true })
  }
}

/** Null for a name that is no backup of this folder. */
export function pathOfBackup(config: Platform['config'], name: string): string | null {
  return NAME.test(name) ? join(folderOf(config), name) : null
}

export async function isBackupRunning(db: DbOrTx): Promise<boolean> {
  const { rows } = await sql<{ is_running: boolean }>`select exists (
    select from pg_locks where locktype = 'advisory' and objid = ${LOCK_KEY} and classid = 0 and granted
      and database = (select oid from pg_database where datname = current_database())) as is_running`.execute(
    db,
  )
  return rows[0]?.is_running ?? false
}
