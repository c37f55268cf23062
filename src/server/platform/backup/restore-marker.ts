/**
 * A restore that was killed half-way leaves a database that looks usable and is not. A file in the data directory
 * says so from the first byte to the last; while it is there the product does not start.
 */
import { access, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/platform/start-error.ts'

const markerOf = (dataDir: string) => join(dataDir, 'restore.unfinished')

export async function isRestoreUnfinished(dataDir: string): Promise<boolean> {
  return access(markerOf(dataDir)).then(
    () => true,
    () => false,
  )
}

/** @throws StartError when a restore into this data directory did not finish */
export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  if (!(await isRestoreUnfinished(dataDir))) return
  throw new StartError(
    `a restore into ${dataDir} did not finish: run npm run restore again with the same backup`,
  )
}

export async function markRestoreBegun(dataDir: string): Promise<void> {
  await writeFile(markerOf(dataDir), `${new Date().toISOString()}\n`, { flush: true })
}

export async function markRestoreFinished(dataDir: string): Promise<void> {
  await rm(markerOf(dataDir), { force: true })
}
