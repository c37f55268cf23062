/** `npm run move-database -- postgres://…`: the built-in database into an empty one of one's own, while the product is stopped. */
import { moveDatabase } from '#server/platform/backup/move-database.ts'
import { refuseMovedDatabase } from '#server/platform/backup/move-marker.ts'
import { refuseUnfinishedRestore } from '#server/platform/backup/restore-marker.ts'
import { loadConfig } from '#server/platform/config/config.ts'
import { createLogger } from '#server/platform/logger.ts'
import { StartError } from '#server/platform/start-error.ts'
import { readCommandWords } from './command-words.ts'

async function main(): Promise<void> {
  const { names } = readCommandWords('move-database', [], { argv: process.argv.slice(2), env: process.env })
  const [url, ...others] = names
  if (!url || others.length > 0) throw new StartError('say where to: npm run move-database -- postgres://…')
  const config = loadConfig({ ...process.env, DATABASE_URL: undefined })
  if (process.env['DATABASE_URL'])
    throw new StartError(
      'DATABASE_URL is set: the product has a server of its own already; take it out to move the built-in database',
    )
  // Reads the address as the product will read it.
  const { database } = loadConfig({ DATABASE_URL: url })
  if (database.kind !== 'server') throw new StartError('say where to: npm run move-database -- postgres://…')
  const { dataDir } = config
  await refuseUnfinishedRestore(dataDir)
  await refuseMovedDatabase(dataDir)
  const logger = createLogger({ level: 'warn', isTerminal: process.stdout.isTTY })
  const { tables, rows, to } = await moveDatabase({ dataDir, url: database.url, logger, now: new Date() })
  console.log(`moved to ${to}: ${tables} tables, ${rows} rows, each table counted and its references checked`)
  console.log(
    'Set DATABASE_URL to it and start. The files stay in DATA_DIR; its folder pg is not used any more.',
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? `nothing was moved: ${error.message}` : error)
  process.exitCode = 1
})
