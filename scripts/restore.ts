/** `npm run restore -- FILE`: a backup back to life, in an empty DATA_DIR or an empty database at DATABASE_URL. */
import { resolve } from 'node:path'
import { restoreBackup } from '#server/platform/backup/restore-backup.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import { fillFromEnvFile } from '#server/platform/config/env-file.ts'
import { createLogger } from '#server/platform/logger.ts'
import { StartError } from '#server/platform/start-error.ts'

async function main(): Promise<void> {
  const name = process.argv[2]
  if (!name) throw new StartError('name the file to read: npm run restore -- FILE')
  // npm changes to the project's folder; the name is meant where the person stands.
  const file = resolve(process.env['INIT_CWD'] ?? '.', name)
  fillFromEnvFile(process.env)
  const config = loadConfig(process.env)
  const logger = createLogger({ level: 'warn', isTerminal: process.stdout.isTTY })
  const { createdAt, tables, rows, files } = await restoreBackup({ config, file, logger })
  console.log(
    `restored the backup of ${createdAt} into ${config.dataDir}: ${tables} tables, ${rows} rows, ${files} files`,
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? `not restored: ${error.message}` : error)
  process.exitCode = 1
})
