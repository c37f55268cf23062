/**
 * A command that does one thing to the database, while the product runs or not: opens it, prints what was done, closes
 * it. What the person can fix is said in a sentence, and the command ends with 1.
 */
import { type Config, loadConfig } from '#server/platform/config/config.ts'
import { fillFromEnvFile } from '#server/platform/config/env-file.ts'
import { createDb, createPool, type Db } from '#server/platform/db/client.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { isUnavailable } from '#server/platform/http/errors.ts'
import { createLogger } from '#server/platform/logger.ts'
import { StartError } from '#server/platform/start-error.ts'

type Work = (db: Db, config: Config) => Promise<readonly string[]>

/** @param prepare reads the words of the command: nothing is opened for one that is misspelt */
export async function runOnDatabase(prepare: () => Work): Promise<void> {
  try {
    const lines = await work(prepare())
    for (const line of lines) console.log(line)
  } catch (error) {
    const reason = reasonOf(error)
    console.error(reason === null ? error : `nothing was changed: ${reason}`)
    process.exitCode = 1
  }
}

async function work(task: Work): Promise<readonly string[]> {
  fillFromEnvFile(process.env)
  const config = loadConfig(process.env)
  const logger = createLogger({ level: 'warn', isTerminal: process.stdout.isTTY })
  const database = await openDatabase(config, logger)
  const pool = createPool(database.target, { max: 1, logger })
  try {
    return await task(createDb(pool), config)
  } finally {
    await pool.end()
    await database.close()
  }
}

/** Null for a fault of ours, which is shown whole. */
function reasonOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error instanceof StartError) return error.message
  const code = 'code' in error ? String(error.code) : ''
  // No such table.
  if (code === '42P01') return 'this database holds nothing of the product yet: start it once (npm start)'
  // Wrong password, no such database.
  if (isUnavailable(error) || /^(28|3D)/.test(code)) return `the database cannot be reached: ${error.message}`
  return null
}
