/**
 * Makes a backup while the product runs: every table at one moment, then every stored file, in one tar file.
 * The moment is a repeatable-read snapshot, so writers are neither blocked nor half-seen.
 * Files are stored before the row that names them and read after that moment, so each file that a saved row
 * names is there, unless it was deleted meanwhile.
 */
import { createHash } from 'node:crypto'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { DatabaseTarget } from '../db/client.ts'
import type { FileStore } from '../files/file-store.ts'
import { STAMPED_PREFIX } from '../files/stamped-prefix.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import {
  listMigrations,
  listSequences,
  listTables,
  quoted,
  refuseUnknownSchemas,
  setStableFormats,
  type TableShape,
} from './database-contents.ts'
import {
  FILES_PREFIX,
  FORMAT_VERSION,
  MANIFEST_ENTRY,
  MANIFEST_HASH_ENTRY,
  type Manifest,
  tableEntryName,
} from './manifest.ts'

/** Rows are collected to parts of about this size: what a backup holds in memory. */
const PART_BYTES = 4 << 20
const NEWLINE = 10
/** Rows whose files are made again when they are asked for (decision 0055). */
const MADE_ANEW: ReadonlySet<string> = new Set(['stamped_copies'])

export type BackupSummary = { tables: number; rows: number; files: number; bytes: number }

/**
 * @throws StartError when the file exists or cannot be written; nothing is left of it then
 */
export async function writeBackup(backup: {
  target: DatabaseTarget
  files: FileStore
  file: string
  productVersion: string
  now: Date
  /** Breaks it off. */
  signal?: AbortSignal
}): Promise<BackupSummary> {
  const archive = await createArchive(backup.file)
  const brokenOff = new Promise<never>((_, reject) => {
    backup.signal?.addEventListener('abort', () => reject(backup.signal?.reason))
  })
  try {
    const manifest = await Promise.race([fillArchive(archive, backup), archive.failure, brokenOff])
    await archive.finish()
    return {
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, { rowCount }) => sum + rowCount, 0),
      files: manifest.entries.filter(({ name }) => name.startsWith(FILES_PREFIX)).length,
      bytes: manifest.entries.reduce((sum, { byteSize }) => sum + byteSize, 0),
    }
  } catch (error) {
    await archive.discard()
    throw error
  }
}

async function fillArchive(
  archive: ArchiveWriter,
  backup: Parameters<typeof writeBackup>[0],
): Promise<Manifest> {
  const database = await saveDatabase(archive, backup.target)
  await saveFiles(archive, backup.files)
  const manifest: Manifest = {
    formatVersion: FORMAT_VERSION,
    productVersion: backup.productVersion,
    createdAt: backup.now.toISOString(),
    ...database,
    entries: [...archive.entries],
  }
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
  await archive.addBytes(MANIFEST_ENTRY, bytes)
  await archive.addBytes(MANIFEST_HASH_ENTRY, Buffer.from(createHash('sha256').update(bytes).digest('hex')))
  return manifest
}

type SavedDatabase = Pick<Manifest, 'serverVersion' | 'migrations' | 'tables' | 'sequences'>

async function saveDatabase(archive: ArchiveWriter, target: DatabaseTarget): Promise<SavedDatabase> {
  const client = new pg.Client('url' in target ? { connectionString: target.url } : target)
  // A lost connection rejects the query under way; the event besides it must not end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await setStableFormats(client)
    await client.query('begin isolation level repeatable read read only')
    await refuseUnknownSchemas(client)
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    const migrations = await listMigrations(client)
    const tables: Manifest['tables'] = []
    for (const table of await listTables(client)) {
      const rowCount = MADE_ANEW.has(table.name) ? 0 : await saveTable(archive, client, table)
      tables.push({ ...table, rowCount })
    }
    // Read last: a sequence knows no snapshot, and a number too high does no harm.
    const sequences = await listSequences(client)
    await client.query('commit')
    return { serverVersion: rows[0]?.server_version ?? 'unknown', migrations, tables, sequences }
  } finally {
    await client.end()
  }
}

/** @returns the number of rows */
async function saveTable(archive: ArchiveWriter, client: pg.Client, table: TableShape): Promise<number> {
  const columns = table.columns.map(quoted).join(', ')
  const rows = client.query(copyTo(`copy public.${quoted(table.name)} (${columns}) to stdout`))
  let pending: Buffer[] = []
  let pendingBytes = 0
  let part = 0
  const flush = async (bytes: Buffer) => archive.addBytes(tableEntryName(table.name, ++part), bytes)
  for await (const chunk of rows) {
    pending.push(chunk)
    pendingBytes += chunk.length
    if (pendingBytes < PART_BYTES) continue
    // The format writes a newline inside a value as \n, so this byte only ever ends a row.
    const bytes = Buffer.concat(pending)
    const end = bytes.lastIndexOf(NEWLINE) + 1
    if (end > 0) await flush(bytes.subarray(0, end))
    pending = [bytes.subarray(end)]
    pendingBytes = bytes.length - end
  }
  if (pendingBytes > 0) await flush(Buffer.concat(pending))
  return rows.rowCount
}

/** A file that was deleted since the keys were listed is not part of the backup. */
async function saveFiles(archive: ArchiveWriter, files: FileStore): Promise<void> {
  for (const key of await files.list()) {
    if (key.startsWith(STAMPED_PREFIX)) continue
    const file = await files.open(key)
    if (file) await archive.addFile(`${FILES_PREFIX}${key}`, file)
  }
}
