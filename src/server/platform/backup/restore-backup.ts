/**
 * Brings a backup back to life in an empty place. The whole file is proved before anything is written;
 * whatever fails later is undone, and a kill leaves a mark that keeps the product from starting.
 */
import type { Config } from '../config/config.ts'
import type { Logger } from '../logger.ts'
import { readArchive, verifyArchive } from './archive-reader.ts'
import { setStableFormats } from './database-contents.ts'
import { beginLoad, selectMigrations } from './load-database.ts'
import { FILES_PREFIX, fileOfEntry, type Manifest, tableOfEntry } from './manifest.ts'
import { openRestoreTarget, type RestoreTarget } from './restore-target.ts'

export type RestoreSummary = { createdAt: string; tables: number; rows: number; files: number }

/**
 * @param restore.durable false gives up safety for speed: for tests only
 * @throws StartError when the file is damaged or of another version, or the place is not empty: then nothing was changed
 */
export async function restoreBackup(restore: {
  config: Pick<Config, 'database' | 'dataDir' | 's3'>
  file: string
  logger: Logger
  durable?: boolean
}): Promise<RestoreSummary> {
  const { config, file, logger, durable = true } = restore
  const manifest = await verifyArchive(file)
  await selectMigrations(manifest)
  const keys = new Set(manifest.entries.flatMap(({ name }) => fileOfEntry(name) ?? []))
  const target = await openRestoreTarget(config, { keys, logger, durable })
  try {
    const summary = await load(target, file, manifest, logger)
    await target.finish()
    return summary
  } catch (error) {
    await target.undo()
    throw error
  }
}

async function load(
  target: RestoreTarget,
  file: string,
  manifest: Manifest,
  logger: Logger,
): Promise<RestoreSummary> {
  await setStableFormats(target.client)
  const tables = await beginLoad(target.pool, target.client, manifest, logger)
  const sizes = new Map(manifest.entries.map(({ name, byteSize }) => [name, byteSize]))
  let files = 0
  await readArchive(file, async (name, content) => {
    const table = tableOfEntry(name)
    const key = fileOfEntry(name)
    if (table !== undefined) await tables.load(table, content)
    else if (key !== undefined) {
      await target.putFile(key, { byteSize: sizes.get(`${FILES_PREFIX}${key}`) ?? 0, content })
      files++
    } else for await (const _ of content); // the manifest: read already
  })
  await tables.finish()
  const rows = manifest.tables.reduce((sum, { rowCount }) => sum + rowCount, 0)
  return { createdAt: manifest.createdAt, tables: manifest.tables.length, rows, files }
}
