/**
 * Two marks of a move to another server (move-database.ts). In the target, a schema, while the rows are not all there:
 * the product does not start on it. In DATA_DIR, a file, once they are: the product does not start on the old database,
 * where a second shop would begin to differ from the first.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientBase, Pool } from 'pg'
import { StartError } from '#server/platform/start-error.ts'

export const MOVE_MARK = 'domine_move_unfinished'
const FILE = 'database.moved'

export async function markMoveBegun(target: ClientBase): Promise<void> {
  await target.query(`create schema ${MOVE_MARK}`)
}

/** @throws StartError for a target that a move did not finish */
export async function refuseUnfinishedMove(pool: Pool): Promise<void> {
  const { rows } = await pool.query('select from pg_namespace where nspname = $1', [MOVE_MARK])
  if (rows.length === 0) return
  throw new StartError(
    'a move into the database at DATABASE_URL did not finish: run npm run move-database again',
  )
}

export async function markMovedAway(dataDir: string, to: string, now: Date): Promise<void> {
  await writeFile(join(dataDir, FILE), `${to} ${now.toISOString()}\n`, { flush: true })
}

/** @throws StartError for a data directory whose database lives elsewhere now */
export async function refuseMovedDatabase(dataDir: string): Promise<void> {
  const told = await readFile(join(dataDir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (told === null) return
  const [to, at] = told.trim().split(' ')
  throw new StartError(
    `the database of ${dataDir} was moved to ${to} at ${at}: set DATABASE_URL to it, or delete ${FILE} to go back to the old one`,
  )
}
