/** `npm run backup -- FILE`: everything the product keeps, in one file, while it runs or not. */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { noteBackup } from '#server/platform/backup/note-backup.ts'
import { refuseUnfinishedRestore } from '#server/platform/backup/restore-marker.ts'
import { writeBackup } from '#server/platform/backup/write-backup.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import { fillFromEnvFile } from '#server/platform/config/env-file.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { openFileStore } from '#server/platform/files/open-file-store.ts'
import { createLogger } from '#server/platform/logger.ts'
import { StartError } from '#server/platform/start-error.ts'

async function main(): Promise<void> {
  const name = process.argv[2]
  if (!name) throw new StartError('name the file to write: npm run backup -- FILE')
  // npm changes to the project's folder; the name is meant where the person stands.
  const file = resolve(process.env['INIT_CWD'] ?? '.', name)
  fillFromEnvFile(process.env)
  const config = loadConfig(process.env)
  const logger = createLogger({ level: 'warn', isTerminal: process.stdout.isTTY })
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    version: string // the manifest of this very package
  }
  await refuseUnfinishedRestore(config.dataDir)
  const database = await openDatabase(config, logger)
  // Nothing half-written is left of a backup that is broken off.
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => interruption.abort(new StartError(`it was broken off (${signal})`)))
  try {
    const { target } = database
    const { tables, rows, files, bytes } = await writeBackup({
      target,
      files: await openFileStore(config),
      file,
      productVersion: version,
      now: new Date(),
      signal: interruption.signal,
    })
    const pool = createPool(target, { max: 1, logger })
    try {
      await noteBackup(createDb(pool), bytes, new Date())
    } finally {
      await pool.end()
    }
    console.log(
      `backup written to ${file}: ${tables} tables, ${rows} rows, ${files} files, ${(bytes / 1e6).toFixed(1)} MB`,
    )
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? `no backup was made: ${error.message}` : error)
  process.exitCode = 1
})
