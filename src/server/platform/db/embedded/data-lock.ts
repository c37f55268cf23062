/**
 * One process per data directory. The lock is SQLite's lock on an empty file: a lock of the kernel,
 * gone with its process however that died. Node itself offers no file lock.
 */
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#server/platform/start-error.ts'

const SQLITE_BUSY = 5
/** A process that was just killed may hold its lock for a moment longer. */
const WAIT_MS = 1_500

export type DataLock = { release: () => void }

/** @throws StartError when another process holds the lock */
export function acquireDataLock(file: string): DataLock {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    database.exec(
      `pragma busy_timeout = ${WAIT_MS}; pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive`,
    )
    return { release: () => database?.close() }
  } catch (cause) {
    database?.close()
    const directory = dirname(file)
    throw new StartError(
      (cause as { errcode?: number }).errcode === SQLITE_BUSY
        ? `another instance is already running on the data directory ${directory}: stop it first, or set another DATA_DIR`
        : `the data directory ${directory} cannot be locked (${(cause as Error).message}): check who owns ${file}`,
      { cause },
    )
  }
}
